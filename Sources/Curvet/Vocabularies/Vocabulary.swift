import Storage

/// A vocabulary is a set of presets that come with Curvet and belong together, such as those of a framework.
package struct Vocabulary: Sendable {
  /// Its name, as in `curvet init --with flutter`.
  package let name: String
  /// Whether every catalog begins with it.
  package let isStandard: Bool
  /// The documents that hold its presets.
  let files: [EmbeddedFile]

  /// The vocabularies that every catalog begins with.
  package static let standard: [Vocabulary] = make(EmbeddedFile.seeds, isStandard: true)

  /// The vocabularies to choose from, those that every catalog begins with first.
  package static let all: [Vocabulary] =
    standard + make(EmbeddedFile.vocabularies, isStandard: false)

  /// The names that choose several at once.
  package static let standardName = "default"
  package static let allName = "all"

  /// The valid names: first the groups, then each collection.
  package static var names: [String] { [standardName, allName] + all.map(\.name) }

  /// Returns the collections with a name; nil if none has it.
  package static func named(_ name: String) -> [Vocabulary]? {
    switch name {
    case standardName: return standard
    case allName: return all
    default:
      let found = all.filter { $0.name == name }
      return found.isEmpty ? nil : found
    }
  }

  /// The collections with several files, such as `articles-animators.json` and `articles-transitions.json`.
  private static let families = ["articles", "recipes"]

  /// Makes a vocabulary of each file; the files of a family make one.
  private static func make(_ files: [EmbeddedFile], isStandard: Bool) -> [Vocabulary] {
    var names: [String] = []
    var grouped: [String: [EmbeddedFile]] = [:]
    for file in files {
      let stem = String(file.name.prefix { $0 != "." })
      let name = families.first { stem.hasPrefix($0 + "-") } ?? stem
      if grouped[name] == nil { names.append(name) }
      grouped[name, default: []].append(file)
    }
    return names.map { Vocabulary(name: $0, isStandard: isStandard, files: grouped[$0] ?? []) }
  }
}
