import Diagnostics
import Presets

/// An import source hands out presets that are to be stored, one after another.
package protocol ImportSource {
  /// Returns the next preset; nil at the end.
  mutating func next() throws(CatalogError) -> PreparedPreset?

  /// What is wrong with what was read; whole at the end.
  var findings: FindingList { get }
  /// How much of all has been read, from 0 to 1; nil where that is not known.
  var share: Double? { get }
}

/// Listed presets are those of a list, prepared as they are asked for.
package struct ListedPresets: ImportSource {
  /// What was found wrong in reading them.
  package let findings: FindingList
  private var entries: ArraySlice<PresetEntry>
  private var preparation = PresetPreparation()

  /// Takes a list.
  ///
  /// - Parameter findings: what was found wrong in reading it.
  package init(_ entries: [PresetEntry], findings: FindingList) {
    self.entries = entries[...]
    self.findings = findings
  }

  /// Everything has been read.
  package var share: Double? { nil }

  /// Returns the next preset; nil at the end.
  package mutating func next() -> PreparedPreset? {
    entries.popFirst().map { preparation.prepare($0) }
  }
}
