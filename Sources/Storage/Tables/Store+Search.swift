import Motion
import Presets

extension Store {
  /// The most matches that are ranked; ranking takes about a microsecond each.
  static let rankedMatches = 20_000

  /// Returns the presets that a query asks for.
  public func search(_ query: SearchQuery) throws(StorageError) -> SearchResult {
    try search(query, rankingAtMost: Self.rankedMatches)
  }

  func search(
    _ query: SearchQuery, rankingAtMost limit: Int
  ) throws(StorageError) -> SearchResult {
    try connection.read { () throws(StorageError) in
      let found = try find(query, rankingAtMost: limit)
      var hits: [SearchHit] = []
      hits.reserveCapacity(found.rows.count)
      for row in found.rows {
        guard let record = try record(of: row.id) else { continue }
        hits.append(SearchHit(record: record, distance: row.distance))
      }
      return SearchResult(hits: hits, total: found.total, isTooBroadToRank: found.isTooBroad)
    }
  }

  /// Returns the names of the presets that a query asks for, in their order.
  public func searchNames(_ query: SearchQuery) throws(StorageError) -> [String] {
    var names: [String] = []
    for row in try find(query, rankingAtMost: Self.rankedMatches).rows {
      names.append(try name(of: row.id))
    }
    return names
  }

  /// What was found, by number.
  struct Found {
    var rows: [(id: Int64, distance: Double?)] = []
    var total = 0
    var isTooBroad = false
  }

  private func find(
    _ query: SearchQuery, rankingAtMost limit: Int
  ) throws(StorageError) -> Found {
    guard let sql = sql(of: query) else { return Found() }
    if let likeness = query.likeness { return try nearest(to: likeness, sql, limit: query.limit) }
    let isRanked = !query.words.isEmpty && query.order == .relevance
    if sql.isFactual, !isRanked, query.order != .updated, let limit = query.limit {
      return try first(limit, sql)
    }
    let total = try rows(sql.count, sql) { row in row.int(0) }.first ?? 0
    let isBroad = total > limit
    let ids = try rows(sql.select(limit: query.rows, isBroad: isBroad), sql) { row in row.int64(0) }
    return Found(
      rows: ids.map { ($0, nil) }, total: total, isTooBroad: isBroad && isRanked)
  }

  /// Returns the search as SQL; nil where nothing in the words can be looked for.
  private func sql(of query: SearchQuery) -> SearchSQL? {
    var sql = SearchSQL(query)
    if query.words.isEmpty { return sql }
    guard let expression = SearchExpression.make(query.words) else { return nil }
    sql.match(expression)
    return sql
  }

  private func rows<Result>(
    _ text: String, _ sql: SearchSQL, read: (Row) -> Result
  ) throws(StorageError) -> [Result] {
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
