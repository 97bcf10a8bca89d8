import Presets

extension PresetFacts {
  /// The columns of facts, of `fact f` and `sketch s`.
  static let columns = """
    f.feel, f.duration, f.delay, f.settling, f.overshoot, f.damping_ratio, f.bounce, f.ninety, \
    s.samples
    """

  /// What brings `fact f` and `sketch s` to a `preset p`; either may be missing.
  static let joins = """
    LEFT JOIN fact f ON f.preset_id = p.id LEFT JOIN sketch s ON s.preset_id = p.id
    """

  /// Reads facts from ``columns``, the first of which has this number.
  init(_ row: Row, at column: Int32) {
    self.init(
      duration: row.optional(column + 1, Row.double), delay: row.optional(column + 2, Row.double))
    feel = Set(bits: row.int(column))
    settling = row.optional(column + 3, Row.double)
    overshoot = row.optional(column + 4, Row.double)
    dampingRatio = row.optional(column + 5, Row.double)
    bounce = row.optional(column + 6, Row.double)
    ninety = row.optional(column + 7, Row.double)
    sketch = row.isNull(column + 8) ? nil : row.withBlob(column + 8) { Sketch($0) }
  }

  /// A number where the tables have room for it: nobody looks for one of more than 30 years.
  static func stored(_ number: Double?) -> Double? {
    number.flatMap { abs($0) <= 1e9 ? $0 : nil }
  }

  /// A number that is not negative, where the tables have room for it.
  static func storedPositive(_ number: Double?) -> Double? {
    stored(number).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The facts as they are read back.
  var asStored: PresetFacts {
    var facts = self
    facts.duration = Self.storedPositive(duration)
    facts.delay = Self.stored(delay)
    facts.settling = Self.storedPositive(settling)
    facts.overshoot = Self.storedPositive(overshoot)
    facts.dampingRatio = Self.storedPositive(dampingRatio)
    facts.bounce = Self.stored(bounce)
    facts.ninety = Self.storedPositive(ninety)
    return facts
  }
}

extension Set<FeelWord> {
  /// The words of these bits; bits of words that are not known are left out.
  init(bits: Int) {
    self = bits == 0 ? [] : Set(FeelWord.allCases.filter { $0.bit & bits != 0 })
  }

  /// The bits of the words.
  var bits: Int { reduce(0) { $0 | $1.bit } }
}

extension Sketch {
  /// Reads the samples from a blob; nil where it is none of ours.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.count * 4 else { return nil }
    self.init(
      (0..<Self.count).map { index in
        Float(
          bitPattern: UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
      })
  }

  /// The samples as they are stored: little-endian IEEE 754 numbers of four bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.count * 4)
    for sample in samples {
      withUnsafeBytes(of: sample.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }
}
