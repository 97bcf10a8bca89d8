import Diagnostics
import Motion
import Presets

extension Store {
  /// The most matches that are ranked; ranking takes about a microsecond each.
  static let rankedMatches = 20_000

  /// Returns the presets that a query asks for.
  ///
  /// Words find what they mean, too, unless the query is exact.
  package func search(_ query: SearchQuery) throws(CatalogError) -> SearchResult {
    try search(query, rankingAtMost: Self.rankedMatches)
  }

  func search(_ query: SearchQuery, rankingAtMost limit: Int) throws(CatalogError) -> SearchResult {
    try connection.read { () throws(CatalogError) in
      if query.joinsSame { return try searchJoined(query, rankingAtMost: limit) }
      let (found, words) = try findBroadly(query, rankingAtMost: limit)
      var hits: [SearchHit] = []
      hits.reserveCapacity(found.rows.count)
      for row in found.rows { if let hit = try hit(row, of: query) { hits.append(hit) } }
      return SearchResult(
        hits: hits, total: found.total, near: found.near, isTooBroadToRank: found.isTooBroad,
        words: words)
    }
  }

  /// Returns what a search lists of a row; nil if the preset is gone.
  func hit(
    _ row: (id: Int64, distance: Double?), of query: SearchQuery
  ) throws(CatalogError) -> SearchHit? {
    guard let record = try record(of: row.id) else { return nil }
    var hit = SearchHit(record: record, distance: row.distance)
    if let base = query.likenessTime, let time = record.facts.shapeTime(of: record.kind) {
      hit.timeFactor = base > 0 && time > 0 ? time / base : nil
    }
    return hit
  }

  /// Returns the names of the presets that contain exactly the words of a query, sorted.
  ///
  /// These presets may be changed, because no word is corrected.
  package func searchNames(_ query: SearchQuery) throws(CatalogError) -> [String] {
    var names: [String] = []
    for row in try find(query, rankingAtMost: Self.rankedMatches).rows {
      names.append(try name(of: row.id))
    }
    return names
  }

  /// The matches, by number.
  struct Found {
    var rows: [(id: Int64, distance: Double?)] = []
    /// How many match.
    var total = 0
    /// How many of the rows, the last ones, have only some of the words.
    var near = 0
    var isTooBroad = false
  }

  /// Finds what has the words of a query as they are.
  func find(_ query: SearchQuery, rankingAtMost limit: Int) throws(CatalogError) -> Found {
    if query.words.isEmpty { return try find(query, matching: nil, rankingAtMost: limit) }
    guard let expression = SearchExpression.make(query.words) else { return Found() }
    return try find(query, matching: expression, rankingAtMost: limit)
  }

  /// Finds what matches an expression, and all else that a query asks for.
  func find(
    _ query: SearchQuery, matching expression: String?, rankingAtMost limit: Int
  ) throws(CatalogError) -> Found {
    let sql = sql(of: query, matching: expression)
    if let likeness = query.likeness { return try nearest(to: likeness, sql, limit: query.limit) }
    let isRanked = expression != nil && query.order == .relevance
    if sql.isFactual, !isRanked, query.order != .updated, let limit = query.limit {
      return try first(limit, sql)
    }
    let total = try rows(sql.count, sql) { $0.int(0) }.first ?? 0
    let isBroad = total > limit
    let ids = try ids(query, matching: expression, isBroad: isBroad)
    return Found(rows: ids.map { ($0, nil) }, total: total, isTooBroad: isBroad && isRanked)
  }

  /// Returns the presets that match an expression, and all else that a query asks for, in its
  /// order.
  ///
  /// - Parameter isBroad: whether they are too many to be ranked.
  func ids(
    _ query: SearchQuery, matching expression: String?, isBroad: Bool
  ) throws(CatalogError) -> [Int64] {
    let sql = sql(of: query, matching: expression)
    return try rows(sql.select(limit: query.rows, isBroad: isBroad), sql) { $0.int64(0) }
  }

  /// Returns how many presets match an expression, and all else that a query asks for.
  func count(_ query: SearchQuery, matching expression: String) throws(CatalogError) -> Int {
    let sql = sql(of: query, matching: expression)
    return try rows(sql.count, sql) { $0.int(0) }.first ?? 0
  }

  /// Whether any preset matches an expression, and all else that a query asks for.
  func hasAny(_ query: SearchQuery, matching expression: String) throws(CatalogError) -> Bool {
    let sql = sql(of: query, matching: expression)
    return try !rows(sql.probe, sql) { $0.int(0) }.isEmpty
  }

  private func sql(of query: SearchQuery, matching expression: String?) -> SearchSQL {
    var sql = SearchSQL(query)
    if let expression { sql.match(expression) }
    return sql
  }

  private func rows<Result>(
    _ text: String, _ sql: SearchSQL, read: (Row) -> Result
  ) throws(CatalogError) -> [Result] {
    let statement = try connection.prepare(text)
    try sql.bind(to: statement)
    var results: [Result] = []
    while try statement.step() { results.append(read(statement.row)) }
    return results
  }
}

extension SearchQuery {
  /// How many rows to ask for; SQLite takes a negative number for all.
  fileprivate var rows: Int { limit.map { max(0, $0) } ?? -1 }
}
