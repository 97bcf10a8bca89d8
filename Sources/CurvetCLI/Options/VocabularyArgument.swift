import CommandKit
import Curvet

/// A name that selects a preset collection, or a group of them.
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
  /// All selected collections.
  var vocabularies: [Vocabulary] { flatMap(\.vocabularies) }
}
