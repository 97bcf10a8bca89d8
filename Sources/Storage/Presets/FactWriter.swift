import Diagnostics
import Motion
import Presets

/// The writer of facts: what searches filter and sort by, the shape, the parameters, and the words of a
/// feel.
///
/// It works inside a transaction that its user has begun.
final class FactWriter {
  private let insertFact, insertSketch, insertParameters: Statement
  private let deletions: [Statement]

  init(_ connection: Connection) throws(CatalogError) {
    insertFact = try connection.cached(
      """
      INSERT INTO fact (preset_id, kind, role, feel, duration, delay, settling, overshoot,
        damping_ratio, bounce, ninety)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    insertSketch = try connection.cached("INSERT INTO sketch (preset_id, samples) VALUES (?1, ?2)")
    insertParameters = try connection.cached(
      """
      INSERT INTO parameter (preset_id, mass, stiffness, damping, initial_velocity,
        perceptual_duration, x1, y1, x2, y2, moves)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """)
    deletions = try ["fact", "sketch", "parameter"].map { table throws(CatalogError) in
      try connection.cached("DELETE FROM \(table) WHERE preset_id = ?1")
    }
  }

  /// Adds the facts of a preset that has none.
  func insert(
    _ facts: PresetFacts, of id: Int64, _ labels: PresetRows.Labels
  ) throws(CatalogError) {
    let stored = facts.asStored
    try insertFact.run(
      id, labels.kind, labels.role, stored.feel.bits, stored.duration, stored.delay,
      stored.settling, stored.overshoot, stored.dampingRatio, stored.bounce, stored.timeTo90Percent)
    if let sketch = stored.sketch { try insertSketch.run(id, sketch.bytes) }
    let known = stored.parameters
    if known != MotionParameters() {
      try insertParameters.run(
        id, known.mass, known.stiffness, known.damping, known.initialVelocity,
        known.perceptualDuration, known.x1, known.y1, known.x2, known.y2, known.storedMoves)
    }
  }

  /// Puts facts in the place of those that a preset has.
  func replace(
    _ id: Int64, by facts: PresetFacts, _ labels: PresetRows.Labels
  ) throws(CatalogError) {
    try delete(id)
    try insert(facts, of: id, labels)
  }

  /// Takes the facts of a preset away.
  func delete(_ id: Int64) throws(CatalogError) {
    for statement in deletions { try statement.run(id) }
  }
}

extension PresetFacts {
  /// The columns of facts, of `fact f` and `sketch s`.
  static let ownColumns = """
    f.feel, f.duration, f.delay, f.settling, f.overshoot, f.damping_ratio, f.bounce, f.ninety, \
    s.samples
    """
  /// The columns of facts, of `fact f`, `sketch s` and `parameter q`.
  static let columns = "\(ownColumns), \(MotionParameters.columns)"

  /// Joins `fact f`, `sketch s` and `parameter q` to a `preset p`; each may be missing.
  static let joins = """
    LEFT JOIN fact f ON f.preset_id = p.id LEFT JOIN sketch s ON s.preset_id = p.id \
    LEFT JOIN parameter q ON q.preset_id = p.id
    """

  /// Reads facts from ``columns``, the first of which has this number.
  init(_ row: Row, at column: Int32) {
    self.init(own: row, at: column)
    parameters = MotionParameters(row, at: column + 9)
  }

  /// Reads facts without parameters from ``ownColumns``, the first of which has this number.
  init(own row: Row, at column: Int32) {
    self.init(
      duration: row.optional(column + 1, Row.double), delay: row.optional(column + 2, Row.double))
    feel = Set(bits: row.int(column))
    settling = row.optional(column + 3, Row.double)
    overshoot = row.optional(column + 4, Row.double)
    dampingRatio = row.optional(column + 5, Row.double)
    bounce = row.optional(column + 6, Row.double)
    timeTo90Percent = row.optional(column + 7, Row.double)
    sketch = row.isNull(column + 8) ? nil : row.withBlob(column + 8) { Sketch($0) }
  }

  /// A number if the tables have space for it: nobody looks for one of more than 30 years.
  static func stored(_ number: Double?) -> Double? { number.flatMap { abs($0) <= 1e9 ? $0 : nil } }

  /// A number that is not negative, if the tables have space for it.
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
    facts.timeTo90Percent = Self.storedPositive(timeTo90Percent)
    facts.parameters = parameters.asStored
    return facts
  }
}

extension MotionParameters {
  /// The columns of `parameter q`.
  fileprivate static let columns = """
    q.mass, q.stiffness, q.damping, q.initial_velocity, q.perceptual_duration, q.x1, q.y1, q.x2, \
    q.y2, q.moves
    """

  /// Reads parameters from ``columns``, the first of which has this number.
  fileprivate init(_ row: Row, at column: Int32) {
    self.init()
    func number(_ index: Int32) -> Double? { row.optional(column + index, Row.double) }
    (mass, stiffness, damping) = (number(0), number(1), number(2))
    (initialVelocity, perceptualDuration) = (number(3), number(4))
    (x1, y1, x2, y2) = (number(5), number(6), number(7), number(8))
    moves = Self.moves(row.optional(column + 9, Row.string))
  }

  private static func moves(_ stored: String?) -> [String] {
    stored?.split(separator: " ").map(String.init) ?? []
  }

  /// The names of what moves as they are stored; nil if nothing moves.
  fileprivate var storedMoves: String? { moves.isEmpty ? nil : moves.joined(separator: " ") }

  /// The parameters as they are read back.
  fileprivate var asStored: MotionParameters {
    func bounded(_ number: Double?) -> Double? {
      number.flatMap { abs($0) <= 1e15 ? $0 + 0 : nil }
    }
    var stored = self
    (stored.mass, stored.stiffness) = (bounded(mass), bounded(stiffness))
    (stored.damping, stored.initialVelocity) = (bounded(damping), bounded(initialVelocity))
    stored.perceptualDuration = bounded(perceptualDuration)
    (stored.x1, stored.y1) = (bounded(x1), bounded(y1))
    (stored.x2, stored.y2) = (bounded(x2), bounded(y2))
    if !moves.isEmpty { stored.moves = Self.moves(storedMoves) }
    return stored
  }
}

extension Set<FeelWord> {
  /// The words of these bits; bits of words that are not known are left out.
  init(bits: Int) { self = bits == 0 ? [] : Set(FeelWord.allCases.filter { $0.bit & bits != 0 }) }

  /// The bits of the words.
  var bits: Int { reduce(0) { $0 | $1.bit } }
}

extension Sketch {
  /// Reads the samples from a blob; nil if it is none of ours.
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
