import Motion
import Presets

/// A search as SQL: conditions, each with its arguments.
struct SearchSQL {
  private enum Argument {
    case text(String)
    case number(Double)
  }

  private var filters: [String] = ["p.deleted_at IS NULL"]
  private var arguments: [Argument] = []
  private var hasMatch = false
  private let hasFilters: Bool
  private let hasKinds: Bool
  private let tagCount: Int

  init(_ query: SearchQuery) {
    hasKinds = !query.kinds.isEmpty
    tagCount = query.tags.count
    hasFilters =
      !(query.kinds.isEmpty && query.roles.isEmpty && query.tags.isEmpty) || query.duration != nil
    add(oneOf: query.kinds.map(\.rawValue), column: "p.kind")
    add(oneOf: query.roles.map(\.rawValue), column: "p.role")
    for tag in query.tags {
      filters.append("p.id IN (\(Self.tagged))")
      arguments.append(.text(tag))
    }
    if let duration = query.duration {
      filters.append("p.duration BETWEEN ? AND ?")
      arguments += [.number(duration.lowerBound), .number(duration.upperBound)]
    }
  }

  /// Adds what is to be found; its argument is the last.
  mutating func match(_ expression: String) {
    hasMatch = true
    arguments.append(.text(expression))
  }

  private mutating func add(oneOf words: [String], column: String) {
    guard !words.isEmpty else { return }
    filters.append("\(column) IN (\(words.map { _ in "?" }.joined(separator: ", ")))")
    arguments += words.map(Argument.text)
  }

  /// Where one index knows the answer, the presets themselves are not read.
  var count: String {
    if !hasFilters {
      return hasMatch
        ? "SELECT count(*) FROM search WHERE search MATCH ?"
        : "SELECT count(*) FROM name WHERE is_alias = 0"
    }
    if !hasMatch, tagCount == 1, filters.count == 2 {
      return "SELECT count(*) FROM (\(Self.tagged))"
    }
    return "SELECT count(*) FROM \(tables) WHERE \(condition)"
  }

  /// Returns the search with the columns of `preset p` wanted.
  ///
  /// - Parameter isBroad: whether so much is found that it is listed by name, not ranked.
  func select(
    _ columns: String, order: SearchQuery.Order, limit: Int, isBroad: Bool
  ) -> String {
    switch order {
    case .relevance where hasMatch && !isBroad: ranked(columns, limit: limit)
    case .relevance, .name:
      // An index has the names of each kind in order already.
      isBroad && (hasMatch || !hasKinds)
        ? walked(columns, limit: limit) : plain(columns, order: order, limit: limit)
    default: plain(columns, order: order, limit: limit)
    }
  }

  private func plain(_ columns: String, order: SearchQuery.Order, limit: Int) -> String {
    """
    SELECT \(columns) FROM \(tables) WHERE \(condition)
    ORDER BY \(Self.columns(order)) LIMIT \(limit)
    """
  }

  /// Ranked first and joined after, so that payloads are read of the best only.
  ///
  /// Of these, short names come before long ones and deprecated presets last.
  private func ranked(_ columns: String, limit: Int) -> String {
    let best = limit < 0 ? -1 : max(limit, 60)
    return """
      SELECT \(columns) FROM (
        SELECT search.rowid AS id, bm25(search, 8, 5, 1, 4, 3) AS score
        FROM \(hasFilters ? tables : "search")
        WHERE \(hasFilters ? condition : "search MATCH ?") ORDER BY score, search.rowid LIMIT \(best)
      ) best JOIN preset p ON p.id = best.id
      ORDER BY p.is_deprecated,
        best.score / (1 + length(p.name) - length(replace(p.name, '/', ''))), p.name
      LIMIT \(limit)
      """
  }

  /// Names are walked in their order until enough of them match, which is soon where much does.
  private func walked(_ columns: String, limit: Int) -> String {
    // The sign keeps SQLite from going through the matches and sorting them.
    """
    SELECT \(columns) FROM name n CROSS JOIN preset p ON p.id = n.preset_id
    WHERE n.is_alias = 0 AND \(filters.joined(separator: " AND "))
      \(hasMatch ? "AND +n.preset_id IN (SELECT rowid FROM search WHERE search MATCH ?)" : "")
    ORDER BY n.name LIMIT \(limit)
    """
  }

  private static let tagged = """
    SELECT pt.preset_id FROM preset_tag pt JOIN tag t ON t.id = pt.tag_id WHERE t.tag = ?
    """

  private var condition: String {
    (filters + (hasMatch ? ["search MATCH ?"] : [])).joined(separator: " AND ")
  }

  private var tables: String {
    hasMatch ? "search JOIN preset p ON p.id = search.rowid" : "preset p"
  }

  private static func columns(_ order: SearchQuery.Order) -> String {
    switch order {
    case .relevance, .name: "p.name"
    case .duration: "p.duration IS NULL, p.duration, p.name"
    case .updated: "p.updated_at DESC, p.name"
    }
  }

  func bind(to statement: Statement) throws(StorageError) {
    for (index, argument) in arguments.enumerated() {
      switch argument {
      case .text(let text): try statement.bind(text, at: Int32(index + 1))
      case .number(let number): try statement.bind(number, at: Int32(index + 1))
      }
    }
  }
}
