import CommandKit
import Curvet

/// A name that chooses vocabularies: one, or a group of them.
struct VocabularyArgument: ExpressibleByArgument {
  let name: String
  let vocabularies: [Vocabulary]

  init?(argument: String) {
    guard let vocabularies = Vocabulary.named(argument) else { return nil }
    (name, self.vocabularies) = (argument, vocabularies)
  }

  var defaultValueDescription: String { name }
  static var allValueStrings: [String] { Vocabulary.names }
}

extension [VocabularyArgument] {
  /// What they choose together.
  var vocabularies: [Vocabulary] { flatMap(\.vocabularies) }
}
