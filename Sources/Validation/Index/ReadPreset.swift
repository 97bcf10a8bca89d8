import Motion
import Presets
import StrictJSON

/// A read preset is a good preset and what an index needs to know of it.
package struct ReadPreset: Sendable {
  let name: PresetName
  let kind: MotionKind
  let references: [PresetReference]
  /// The size of its motion, without its references.
  let ownExpansion: Expansion
  /// The preset and where it is, if it refers to others or has aliases.
  ///
  /// Most do not, and need not be handed from one thread to another.
  let entry: PresetEntry?
  /// The line that its document begins on.
  let line: Int
  /// Where its line begins in its file.
  var offset = 0
  /// Whether it is still to be checked, together with what it refers to.
  var isWaiting = false

  /// - Parameter isKept: whether the entry is wanted in any case.
  package init(_ entry: PresetEntry, isKept: Bool = false) {
    name = entry.preset.name
    kind = entry.preset.kind
    references = entry.preset.references
    ownExpansion = entry.preset.motion.ownExpansion
    line = entry.origin.value.document.firstLine
    self.entry = isKept || !references.isEmpty || !entry.preset.aliases.isEmpty ? entry : nil
  }
}

/// The location where a preset can be read again, in 8 bytes, because there may be millions.
package struct PresetLocation: Hashable, Sendable {
  private let bits: UInt64

  /// A line of NDJSON in the file of an index, 0 to 65,534, that begins at an offset.
  init(file: Int, offset: Int) { bits = UInt64(file + 1) << 48 | UInt64(offset) }

  /// One of the presets that are kept.
  package init(kept index: Int) { bits = UInt64(index) }

  /// The file and the offset of a line; nil if the preset is kept.
  var line: (file: Int, offset: Int)? {
    bits >> 48 == 0 ? nil : (Int(bits >> 48) - 1, Int(bits & 0xFFFF_FFFF_FFFF))
  }

  /// The index of a preset that is kept.
  package var kept: Int { Int(bits) }
}
