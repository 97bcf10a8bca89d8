import Diagnostics
import Presets
import Storage
import StrictJSON

/// Vocabulary presets are those of vocabularies that were chosen, and what these refer to.
package struct VocabularyPresets {
  /// The presets of the vocabularies, each once.
  package private(set) var chosen: [PresetEntry] = []
  /// The presets of other vocabularies that they refer to, directly or by others.
  package private(set) var needed: [PresetEntry] = []
  /// The problems in the documents.
  package private(set) var findings = FindingList()

  /// Reads the presets.
  package init(_ vocabularies: [Vocabulary]) {
    let names = Set(vocabularies.map(\.name))
    for vocabulary in Vocabulary.all where names.contains(vocabulary.name) {
      chosen += read(vocabulary)
    }
    addNeeded(besides: names)
  }

  /// Follows references until there is nothing new; nothing else is read if the chosen ones have all.
  private mutating func addNeeded(besides names: Set<String>) {
    var known = Set(chosen.flatMap(\.preset.names))
    var missing = Self.targets(of: chosen).subtracting(known)
    if missing.isEmpty { return }
    var others: [String: PresetEntry] = [:]
    for vocabulary in Vocabulary.all where !names.contains(vocabulary.name) {
      for entry in read(vocabulary) { for name in entry.preset.names { others[name] = entry } }
    }
    while !missing.isEmpty {
      var added: [PresetEntry] = []
      for name in missing.sorted() where !known.contains(name) {
        guard let entry = others[name] else { continue }
        known.formUnion(entry.preset.names)
        added.append(entry)
      }
      needed += added
      missing = Self.targets(of: added).subtracting(known)
    }
  }

  private mutating func read(_ vocabulary: Vocabulary) -> [PresetEntry] {
    var entries: [PresetEntry] = []
    for file in vocabulary.files {
      let reading = JSONDocument.read(Array(file.bytes), file: file.name)
      findings.append(reading)
      guard let document = reading.document else { continue }
      DocumentReader.read(document, findings: &findings) { entries.append($0) }
    }
    return entries
  }

  private static func targets(of entries: [PresetEntry]) -> Set<String> {
    Set(entries.flatMap { $0.preset.references.map(\.target.name) })
  }
}

extension Preset {
  /// The name and the aliases.
  fileprivate var names: [String] { [name.text] + aliases.map(\.text) }
}
