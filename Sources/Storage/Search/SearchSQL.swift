import Diagnostics
import Motion
import Presets

/// A search as SQL has conditions, each with its arguments, and selects numbers of presets.
///
/// Where facts are asked for, or a shape, all conditions are on `fact f`, otherwise on `preset p`,
/// which has an index by kind.
struct SearchSQL {
  enum Argument {
    case text(String)
    case number(Double)
    case bits(Int)
  }

  /// Whether facts or a shape are asked for.
  let isFactual: Bool
  private let order: SearchQuery.Order
  private let isDescending: Bool
  private var filters: [String]
  private var arguments: [Argument] = []
  private var hasMatch = false
  private let hasFilters: Bool
  private let hasKinds: Bool
  /// The condition on names, as one of the filters.
  private let nameFilter: NameFilter?
  private let tagCount: Int
  /// How a name ends that has all the words and no others: `/half-modal`; nil for a single word, which
  /// many names end with.
  private let ending: String?

  init(_ query: SearchQuery) {
    hasKinds = !query.kinds.isEmpty
    nameFilter = NameFilter(query.names)
    tagCount = query.tags.count
    let words = query.words.flatMap { $0.split(separator: " ") }
    ending = words.count > 1 ? "/" + words.joined(separator: "-").lowercased() : nil
    order = query.order
    isDescending = query.isDescending
    isFactual =
      !query.ranges.isEmpty || !query.feel.isEmpty || query.likeness != nil || order.fact != nil
    hasFilters =
      !(query.kinds.isEmpty && query.roles.isEmpty && query.tags.isEmpty && query.ranges.isEmpty
      && query.feel.isEmpty && query.names.isEmpty)
    // Removed presets have no facts.
    filters = isFactual ? [] : ["p.deleted_at IS NULL"]
    if let nameFilter {
      filters.append(nameFilter.nested(id))
      arguments += nameFilter.arguments
    }
    add(oneOf: query.kinds.map(\.rawValue), column: "\(table).kind")
    add(oneOf: query.roles.map(\.rawValue), column: "\(table).role")
    for tag in query.tags { add("\(id) IN (\(Self.tagged))", .text(tag)) }
    for (fact, range) in query.ranges.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      add("\(fact.column) BETWEEN ? AND ?", .number(range.lowerBound), .number(range.upperBound))
    }
    if !query.feel.isEmpty { add("f.feel & ? = ?", .bits(query.feel.bits), .bits(query.feel.bits)) }
  }

  private var table: String { isFactual ? "f" : "p" }
  private var id: String { isFactual ? "f.preset_id" : "p.id" }

  /// Adds the search condition; its argument is the last.
  mutating func match(_ expression: String) {
    hasMatch = true
    add("search MATCH ?", .text(expression))
  }

  private mutating func add(_ filter: String, _ values: Argument...) {
    filters.append(filter)
    arguments += values
  }

  private mutating func add(oneOf words: [String], column: String) {
    guard !words.isEmpty else { return }
    filters.append("\(column) IN (\(words.map { _ in "?" }.joined(separator: ", ")))")
    arguments += words.map(Argument.text)
  }

  /// Where one index knows the answer, the presets themselves are not read.
  var count: String {
    if !hasFilters, !isFactual {
      return hasMatch
        ? "SELECT count(*) FROM search WHERE search MATCH ?"
        : "SELECT count(*) FROM name WHERE is_alias = 0"
    }
    if !isFactual, !hasMatch, filters.count == 2 {
      if tagCount == 1 { return "SELECT count(*) FROM (\(Self.tagged))" }
      if let nameFilter {
        return "SELECT count(*) FROM name n WHERE n.is_alias = 0 AND \(nameFilter.direct)"
      }
    }
    return "SELECT count(*) FROM \(tables)\(condition)"
  }

  /// One match, if there is any.
  var probe: String { "SELECT 1 FROM \(tables)\(condition) LIMIT 1" }

  /// Every match as it comes, with the number by which it is ordered.
  ///
  /// Ordering millions of rows is left to who reads them and keeps but the best.
  var scan: String {
    "SELECT f.preset_id, \(order.fact.map { isDescending ? "-\($0.column)" : $0.column } ?? "NULL") FROM \(tables)\(condition)"
  }

  /// Every match that has a shape, with its samples.
  var shapes: String {
    if !hasFilters, !hasMatch { return "SELECT preset_id, samples FROM sketch" }
    return """
      SELECT f.preset_id, s.samples FROM \(tables) JOIN sketch s ON s.preset_id = f.preset_id\
      \(condition)
      """
  }

  /// Returns the search in its order.
  ///
  /// - Parameter isBroad: whether so much is found that it is listed by name, not ranked.
  func select(limit: Int, isBroad: Bool) -> String {
    switch order {
    case .relevance where hasMatch && !isBroad: ranked(limit: limit)
    case .relevance, .name, .likeness:
      // An index has the names of each kind in order already.
      isBroad && (hasMatch || !hasKinds) || nameFilter != nil && !hasMatch
        ? walked(limit: limit) : plain("p.name", limit: limit)
    case .updated: plain("p.updated_at DESC, p.name", limit: limit)
    case .duration, .settling, .overshoot, .bounce:
      plain(
        order.fact.map {
          "\($0.column) IS NULL, \($0.column)\(isDescending ? " DESC" : ""), p.name"
        } ?? "", limit: limit)
    }
  }

  private func plain(_ order: String, limit: Int) -> String {
    """
    SELECT \(id) FROM \(tables)\(isFactual ? " JOIN preset p ON p.id = f.preset_id" : "")\(condition)
    ORDER BY \(order) LIMIT \(limit)
    """
  }

  /// Ranked first and joined after, so that payloads are read of the best only.
  ///
  /// Of these, what is called just so comes before what is called more, short names before long ones,
  /// and deprecated presets last; and what takes longer than anybody waits is an example more often
  /// than what people look for. Of a preset and its counterpart that match about as well, the one that
  /// enters comes first.
  private func ranked(limit: Int) -> String {
    let best = limit < 0 ? -1 : max(limit, 60)
    return """
      WITH scored AS (
      SELECT p.id, p.is_deprecated, p.name,
        best.score / (1 + length(p.name) - length(replace(p.name, '/', '')))
          / max(1, coalesce(t.duration, 0) - 1) AS score,
        coalesce(p.role = 'exit', 0)
          OR coalesce(json_extract(p.payload, '$.motion.phase') IN ('dismiss', 'pop'), 0) AS leaves
      FROM (
        SELECT search.rowid AS id, bm25(search, 8, 5, 1, 4, 3) AS score
        FROM \(hasFilters ? tables : "search")
        \(hasFilters ? condition : " WHERE search MATCH ?") ORDER BY score, search.rowid LIMIT \(best)
      ) best JOIN preset p ON p.id = best.id LEFT JOIN fact t ON t.preset_id = p.id
      )
      SELECT s.id FROM scored s
      LEFT JOIN reference r ON r.preset_id = s.id AND r.role = 'counterpart'
      LEFT JOIN scored o ON o.id = r.target_id
        AND abs(o.score - s.score) < abs(min(o.score, s.score)) / 10
      ORDER BY s.is_deprecated, min(s.score, coalesce(o.score, s.score))\(isCalledSo),
        CASE WHEN o.id IS NULL THEN 0 ELSE s.leaves END, s.name
      LIMIT \(limit)
      """
  }

  /// The factor of what is called just so; its argument is the very last.
  private var isCalledSo: String {
    guard let ending else { return "" }
    return " * CASE WHEN substr(s.name, -\(ending.unicodeScalars.count)) = ? THEN 2 ELSE 1 END"
  }

  /// Names are walked in their order until enough of them match, which is soon if much does.
  private func walked(limit: Int) -> String {
    let other = isFactual ? "fact f ON f.preset_id" : "preset p ON p.id"
    // The sign keeps SQLite from going through the matches and sorting them.
    let conditions = filters.map { filter in
      if filter == nameFilter?.nested(id), let nameFilter { return nameFilter.direct }
      return filter.hasPrefix("search ")
        ? "+n.preset_id IN (SELECT rowid FROM search WHERE \(filter))" : filter
    }
    return """
      SELECT n.preset_id FROM name n CROSS JOIN \(other) = n.preset_id
      WHERE \((["n.is_alias = 0"] + conditions).joined(separator: " AND "))
      ORDER BY n.name LIMIT \(limit)
      """
  }

  private static let tagged = """
    SELECT pt.preset_id FROM preset_tag pt JOIN tag t ON t.id = pt.tag_id WHERE t.tag = ?
    """

  private var condition: String {
    filters.isEmpty ? "" : " WHERE \(filters.joined(separator: " AND "))"
  }

  private var tables: String {
    let table = isFactual ? "fact f" : "preset p"
    // Otherwise SQLite may ask the index of words about every preset, one by one.
    return hasMatch ? "search CROSS JOIN \(table) ON \(id) = search.rowid" : table
  }

  func bind(to statement: Statement) throws(CatalogError) {
    for (index, argument) in arguments.enumerated() {
      switch argument {
      case .text(let text): try statement.bind(text, at: Int32(index + 1))
      case .number(let number): try statement.bind(number, at: Int32(index + 1))
      case .bits(let bits): try statement.bind(bits, at: Int32(index + 1))
      }
    }
    if let ending, statement.parameterCount > arguments.count {
      try statement.bind(ending, at: Int32(arguments.count + 1))
    }
  }
}
