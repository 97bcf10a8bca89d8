import Presets
import StrictJSON

/// A prepared preset has with it what is stored of it and takes no look at the catalog: it can be
/// made on another thread.
package struct PreparedPreset: Sendable {
  /// The preset and where it was read.
  package let entry: PresetEntry
  /// The preset on one line of canonical JSON.
  let payload: [UInt8]
  /// The hash of the payload.
  let hash: SHA256.Digest
  /// The words it is found by; those of how it feels are added if ``facts`` are nil.
  let words: SearchDocument
  /// The presets that it refers to.
  let references: [PresetReference]
  /// The size of its motion, without its references.
  let ownExpansion: Expansion
  /// Its derived properties; nil if they depend on the presets that it refers to.
  let facts: PresetFacts?

  /// The preset.
  var preset: Preset { entry.preset }
}

/// A preparation turns presets into what is stored of them, one after another.
package struct PresetPreparation {
  private var writer = JSONWriter()

  /// Makes a preparation.
  package init() {}

  /// Prepares a preset.
  package mutating func prepare(_ entry: PresetEntry) -> PreparedPreset {
    writer.removeAll()
    entry.preset.write(to: &writer, namesItself: true)
    let references = entry.preset.references
    let isWhole = !references.contains { $0.role.isPartOfMotion }
    let facts = isWhole ? PresetFacts(of: entry.preset.motion) : nil
    return PreparedPreset(
      entry: entry, payload: writer.bytes, hash: SHA256.hash(writer.bytes),
      words: SearchDocument(entry.preset, facts ?? PresetFacts()), references: references,
      ownExpansion: entry.preset.motion.ownExpansion, facts: facts)
  }
}

extension PresetPreparation {
  /// Prepares the preset that a payload holds; nil if it can't be read.
  mutating func prepare(payload: [UInt8]) -> PreparedPreset? {
    PresetEntry(payload: payload).map { prepare($0) }
  }
}
