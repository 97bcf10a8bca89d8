/// A preset location is where a preset can be read again: in eight bytes, for there may be millions.
package struct PresetLocation: Hashable, Sendable {
  private let bits: UInt64

  /// A line of NDJSON in the file of an index, 0 to 65,534, that begins after so many bytes.
  init(file: Int, offset: Int) {
    bits = UInt64(file + 1) << 48 | UInt64(offset)
  }

  /// One of the presets that are kept.
  package init(kept index: Int) {
    bits = UInt64(index)
  }

  /// The file and the offset of a line; nil where the preset is kept.
  var line: (file: Int, offset: Int)? {
    bits >> 48 == 0 ? nil : (Int(bits >> 48) - 1, Int(bits & 0xFFFF_FFFF_FFFF))
  }

  /// The index of a preset that is kept.
  package var kept: Int { Int(bits) }
}
