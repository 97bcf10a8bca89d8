import Diagnostics
import Presets

/// Searches that read every fact or shape once and keep the best.
extension Store {
  /// This many names are looked up one by one; for more, all are walked in their order.
  private static let lookedUpNames = 5_000

  /// Returns the first presets of a search by facts.
  func first(_ limit: Int, _ sql: SearchSQL) throws(CatalogError) -> Found {
    var best = BestRows(limit: limit)
    let statement = try connection.prepare(sql.scan)
    try sql.bind(to: statement)
    while try statement.step() {
      let row = statement.row
      // Presets without the fact come last.
      best.add(row.int64(0), key: row.isNull(1) ? .greatestFiniteMagnitude : row.double(1))
    }
    return Found(rows: try order(best).map { ($0.id, nil) }, total: best.total)
  }

  /// Returns the presets with the nearest shapes; equally near ones by name.
  func nearest(to sketch: Sketch, _ sql: SearchSQL, limit: Int?) throws(CatalogError) -> Found {
    let shape = ShapeDistance(from: sketch)
    var best = BestRows(limit: limit ?? .max)
    // A rough sum may be off in its seventh digit.
    var roughBound = Float.infinity
    let statement = try connection.prepare(sql.shapes)
    try sql.bind(to: statement)
    while try statement.step() {
      let row = statement.row
      row.withBlob(1) { samples in
        guard samples.count == ShapeDistance.bytes else { return }
        guard shape.roughSum(to: samples) <= roughBound else { return best.skip() }
        best.add(row.int64(0), key: shape.sum(to: samples))
        roughBound = Float(best.bound).nextUp * 1.0001
      }
    }
    return Found(
      rows: try order(best).map { ($0.id, ShapeDistance.distance(ofSum: $0.key)) },
      total: best.total)
  }

  /// Puts what was kept in order: by key, and by name if keys are equal.
  ///
  /// - Parameter shortNamesFirst: whether names of fewer words come before others.
  func order(
    _ best: BestRows, shortNamesFirst: Bool = false
  ) throws(CatalogError) -> [BestRows.Row] {
    var (rows, key, tied) = best.result
    for id in try firstByName(tied, best.limit - rows.count, shortNamesFirst) {
      rows.append(BestRows.Row(key: key, id: id))
    }
    rows.sort { $0.key < $1.key }
    var start = rows.startIndex
    while start < rows.endIndex {
      var end = start + 1
      while end < rows.endIndex, rows[end].key == rows[start].key { end += 1 }
      if end - start > 1 {
        let key = rows[start].key
        let ids = try byName(rows[start..<end].map(\.id), shortNamesFirst)
        rows.replaceSubrange(start..<end, with: ids.map { BestRows.Row(key: key, id: $0) })
      }
      start = end
    }
    return rows
  }

  /// Returns the first presets of some in the order of their names.
  private func firstByName(
    _ ids: [Int64], _ count: Int, _ shortNamesFirst: Bool
  ) throws(CatalogError) -> [Int64] {
    if ids.count <= max(Self.lookedUpNames, count) {
      return try byName(ids, shortNamesFirst, first: count)
    }
    let wanted = IDSet(ids)
    var found: [Int64] = []
    if count == 0 { return found }
    try connection.cached("SELECT preset_id FROM name WHERE is_alias = 0 ORDER BY name")
      .forEachWhile {
        row in
        let id = row.int64(0)
        if wanted.contains(id) { found.append(id) }
        return found.count < count
      }
    return found
  }

  private func byName(
    _ ids: [Int64], _ shortNamesFirst: Bool, first count: Int = .max
  ) throws(CatalogError) -> [Int64] {
    var named: [(words: Int, name: String, id: Int64)] = []
    let isBefore = {
      (one: (words: Int, name: String, id: Int64), other: (words: Int, name: String, id: Int64)) in
      one.words == other.words
        ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : one.words < other.words
    }
    for id in ids {
      let name = try name(of: id)
      let last = name.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }
      let words = shortNamesFirst ? last.count { $0 == UInt8(ascii: "-") } : 0
      named.append((words, name, id))
      // Of many, only the first are sorted.
      if count < named.count / 4 {
        named.sort(by: isBefore)
        named.removeLast(named.count - count)
      }
    }
    return named.sorted(by: isBefore).prefix(count).map(\.id)
  }
}

/// The best rows of a scan: those with the least keys, of any number that pass by.
///
/// Rows with equal keys are distinguished by name only, which is not read for each; those that tie
/// with the last one kept are therefore kept aside.
struct BestRows {
  /// A row: its number, and what it is ordered by.
  struct Row {
    var key: Double
    var id: Int64
  }

  /// How many are wanted.
  let limit: Int
  /// How many passed by.
  private(set) var total = 0
  /// Those kept, as a heap: the one with the greatest key is the first.
  private var heap: [Row] = []
  /// Those whose key is the greatest kept, for which there was no place.
  private var ties: [Int64] = []

  init(limit: Int) { self.limit = max(0, limit) }

  /// A row with a greater key would not be kept.
  var bound: Double { heap.count < limit ? .infinity : heap.first?.key ?? -.infinity }

  /// Takes a row into account.
  mutating func add(_ id: Int64, key: Double) {
    total += 1
    if heap.count < limit {
      heap.append(Row(key: key, id: id))
      rise()
    } else if let last = heap.first {
      if key < last.key {
        heap[0] = Row(key: key, id: id)
        sink()
        if heap[0].key < last.key {
          ties.removeAll(keepingCapacity: true)
        } else {
          ties.append(last.id)
        }
      } else if key == last.key {
        ties.append(id)
      }
    }
  }

  /// Counts a row that would not be kept.
  mutating func skip() { total += 1 }

  /// The rows that are certain, and those with the greatest key, of which the first by name fill
  /// the places left.
  var result: (certain: [Row], key: Double, tied: [Int64]) {
    guard let last = heap.first, !ties.isEmpty else { return (heap, .infinity, []) }
    let certain = heap.filter { $0.key < last.key }
    return (certain, last.key, heap.filter { $0.key == last.key }.map(\.id) + ties)
  }

  private mutating func rise() {
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].key < heap[child].key else { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, heap[child].key < heap[child + 1].key { child += 1 }
      guard heap[parent].key < heap[child].key else { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}

/// The distance of shapes from one: the root mean square of the samples' differences.
///
/// Stored samples are read without copying. SIMD8 is what the compiler keeps in registers; a sum
/// over SIMD32 is 25 times slower.
struct ShapeDistance {
  /// How many bytes the samples of a shape take.
  static let bytes = Sketch.count * 4

  private let a, b, c, d: SIMD8<Float>

  init(from sketch: Sketch) {
    let samples = sketch.samples
    a = SIMD8(samples[0..<8])
    b = SIMD8(samples[8..<16])
    c = SIMD8(samples[16..<24])
    d = SIMD8(samples[24..<32])
  }

  /// Returns the sum of squares, right to about six digits: enough to pass over most shapes.
  @inline(__always)
  func roughSum(to samples: UnsafeRawBufferPointer) -> Float {
    let (a, b, c, d) = differences(to: samples)
    return (a * a + b * b + c * c + d * d).sum()
  }

  /// Returns the sum of squares.
  func sum(to samples: UnsafeRawBufferPointer) -> Double {
    let (a, b, c, d) = differences(to: samples)
    return [a, b, c, d].reduce(0) { sum, part in
      let part = SIMD8<Double>(part)
      return sum + (part * part).sum()
    }
  }

  /// Returns the distance of a sum of squares, in lengths of the distance.
  static func distance(ofSum sum: Double) -> Double { (sum / Double(Sketch.count)).squareRoot() }

  @inline(__always)
  private func differences(
    to samples: UnsafeRawBufferPointer
  ) -> (SIMD8<Float>, SIMD8<Float>, SIMD8<Float>, SIMD8<Float>) {
    (
      samples.loadUnaligned(fromByteOffset: 0, as: SIMD8<Float>.self) - a,
      samples.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self) - b,
      samples.loadUnaligned(fromByteOffset: 64, as: SIMD8<Float>.self) - c,
      samples.loadUnaligned(fromByteOffset: 96, as: SIMD8<Float>.self) - d
    )
  }
}
