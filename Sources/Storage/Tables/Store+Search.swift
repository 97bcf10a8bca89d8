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
    let found = try run(query, PresetRecord.columns, rankingAtMost: limit) {
      row throws(StorageError) in try PresetRecord(row, path: path)
    }
    return SearchResult(
      records: found.rows, total: found.total, isTooBroadToRank: found.isTooBroad)
  }

  /// Returns the names of the presets that a query asks for, in their order.
  public func searchNames(_ query: SearchQuery) throws(StorageError) -> [String] {
    try run(query, "p.name", rankingAtMost: Self.rankedMatches) { row throws(StorageError) in
      row.string(0)
    }.rows
  }

  private func run<Result>(
    _ query: SearchQuery, _ columns: String, rankingAtMost limit: Int,
    read: (Row) throws(StorageError) -> Result
  ) throws(StorageError) -> (rows: [Result], total: Int, isTooBroad: Bool) {
    guard let sql = sql(of: query) else { return ([], 0, false) }
    let total = try rows(sql.count, sql) { row throws(StorageError) in row.int(0) }.first ?? 0
    let isBroad = total > limit
    let text = sql.select(columns, order: query.order, limit: query.rows, isBroad: isBroad)
    let isUnranked = isBroad && !query.words.isEmpty && query.order == .relevance
    return (try rows(text, sql, read: read), total, isUnranked)
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
    _ text: String, _ sql: SearchSQL, read: (Row) throws(StorageError) -> Result
  ) throws(StorageError) -> [Result] {
    let statement = try connection.prepare(text)
    try sql.bind(to: statement)
    var results: [Result] = []
    while try statement.step() { results.append(try read(statement.row)) }
    return results
  }
}

extension SearchQuery {
  /// How many rows to ask for; SQLite takes a negative number for all.
  fileprivate var rows: Int { limit.map { max(0, $0) } ?? -1 }
}
