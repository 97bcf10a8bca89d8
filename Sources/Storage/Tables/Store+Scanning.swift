import Diagnostics
import Presets

/// Searches that read every fact or shape once and keep the best.
extension Store {
  /// So many names are looked up one by one; for more, all are walked in their order.
  private static let lookedUpNames = 5_000

  /// Returns the first presets of a search by facts.
  func first(_ limit: Int, _ sql: SearchSQL) throws(CatalogError) -> Found {
    var best = BestRows(limit: limit)
    let statement = try connection.prepare(sql.scan)
    try sql.bind(to: statement)
    while try statement.step() {
      let row = statement.row
      // What lacks the fact comes last.
      best.add(row.int64(0), key: row.isNull(1) ? .greatestFiniteMagnitude : row.double(1))
    }
    return Found(rows: try order(best).map { ($0.id, nil) }, total: best.total)
  }

  /// Returns the presets with the nearest shapes; equally near ones by name.
  func nearest(
    to sketch: Sketch, _ sql: SearchSQL, limit: Int?
  ) throws(CatalogError) -> Found {
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

  /// Puts what was kept in order: by key, and by name where keys are equal.
  private func order(_ best: BestRows) throws(CatalogError) -> [BestRows.Row] {
    var (rows, key, tied) = best.result
    for id in try firstByName(tied, best.limit - rows.count) {
      rows.append(BestRows.Row(key: key, id: id))
    }
    rows.sort { $0.key < $1.key }
    var start = rows.startIndex
    while start < rows.endIndex {
      var end = start + 1
      while end < rows.endIndex, rows[end].key == rows[start].key { end += 1 }
      if end - start > 1 {
        let key = rows[start].key
        let ids = try byName(rows[start..<end].map(\.id))
        rows.replaceSubrange(start..<end, with: ids.map { BestRows.Row(key: key, id: $0) })
      }
      start = end
    }
    return rows
  }

  /// Returns the first so many of some presets in the order of their names.
  private func firstByName(_ ids: [Int64], _ count: Int) throws(CatalogError) -> [Int64] {
    if ids.count <= max(Self.lookedUpNames, count) {
      return Array(try byName(ids).prefix(count))
    }
    let wanted = IDSet(ids)
    var found: [Int64] = []
    if count == 0 { return found }
    try connection.cached("SELECT preset_id FROM name WHERE is_alias = 0 ORDER BY name").forEach {
      row in
      let id = row.int64(0)
      if wanted.contains(id) { found.append(id) }
      return found.count < count
    }
    return found
  }

  private func byName(_ ids: [Int64]) throws(CatalogError) -> [Int64] {
    var named: [(name: String, id: Int64)] = []
    named.reserveCapacity(ids.count)
    for id in ids { named.append((try name(of: id), id)) }
    return named.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map(\.id)
  }
}
