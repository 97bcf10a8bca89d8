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
  /// Orders presets of another kind than the first last; nil if none is first.
  private let otherKinds: String?
  private var filters: [String]
  private var arguments: [Argument] = []
  private var hasMatch = false
  private let hasFilters: Bool
  private let hasKinds: Bool
  /// The condition on names, as one of the filters.
  private let nameFilter: NameFilter?
  private let tagCount: Int
  init(_ query: SearchQuery) {
    hasKinds = !query.kinds.isEmpty
    nameFilter = NameFilter(query.names)
    tagCount = query.tags.count
    order = query.order
    isDescending = query.isDescending
    otherKinds = query.order == .relevance ? query.first.map { "kind <> '\($0.rawValue)'" } : nil
    isFactual =
      !query.ranges.isEmpty || !query.feel.isEmpty || query.likeness != nil || order.fact != nil
      || !query.properties.isEmpty || !query.sources.isEmpty
    hasFilters =
      !(query.kinds.isEmpty && query.roles.isEmpty && query.tags.isEmpty && query.ranges.isEmpty
      && query.feel.isEmpty && query.names.isEmpty && query.sources.isEmpty
      && query.properties.isEmpty)
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
      add(fact.condition, .number(range.lowerBound), .number(range.upperBound))
    }
    for property in query.properties { add(Self.moving, textInAnyCase: property) }
    for source in query.sources { add(Self.from, textInAnyCase: source) }
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

  /// Adds a condition on a text in lower case, and on one that begins with a capital letter.
  private mutating func add(_ selection: String, textInAnyCase text: String) {
    let lower = text.lowercased()
    add(
      "\(id) IN (\(selection))", .text(lower),
      .text(lower.prefix(1).uppercased() + text.dropFirst()))
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
    let key = order.fact.map { isDescending ? "-\($0.column)" : $0.column }
    return
      "SELECT f.preset_id, \(key ?? otherKinds.map { "f.\($0)" } ?? "NULL") FROM \(tables)\(condition)"
  }

  /// Every match as it comes, with what it is worth; the first argument is what phrases are worth.
  var worths: String {
    "SELECT search.rowid, worth(search, ?) FROM \(hasFilters ? tables : "search")"
      + (hasFilters ? condition : " WHERE search MATCH ?")
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
    case .relevance, .name, .likeness:
      // An index has the names of each kind in order already.
      isBroad && (hasMatch || !hasKinds) || nameFilter != nil && !hasMatch
        ? walked(limit: limit)
        : plain((otherKinds.map { "p.\($0), " } ?? "") + "p.name", limit: limit)
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

  /// Selects presets that move a property: a part of its key path, or a word such as `Radius` in it, begins so.
  private static let moving = """
    SELECT preset_id FROM parameter
    WHERE instr('.' || replace(lower(moves), ' ', '.'), '.' || ?) > 0 OR instr(moves, ?) > 0
    """

  /// Selects presets from a source that has a text in it.
  ///
  /// SQLite's lower-case letters are those of ASCII.
  private static let from = """
    SELECT o.id FROM preset o WHERE o.deleted_at IS NULL AND o.source_id IN (
      SELECT id FROM (SELECT id, coalesce(title, '') || ' ' || coalesce(author, '') || ' '
        || coalesce(license, '') || ' ' || coalesce(url, '') AS text FROM source)
      WHERE instr(lower(text), ?) > 0 OR instr(text, ?) > 0)
    """

  private var condition: String {
    filters.isEmpty ? "" : " WHERE \(filters.joined(separator: " AND "))"
  }

  private var tables: String {
    let table = isFactual ? "fact f" : "preset p"
    // Otherwise SQLite may ask the index of words about every preset, one by one.
    return hasMatch ? "search CROSS JOIN \(table) ON \(id) = search.rowid" : table
  }

  func bind(to statement: Statement, after first: [UInt8]? = nil) throws(CatalogError) {
    if let first { try statement.bind(first, at: 1) }
    for (index, argument) in arguments.enumerated() {
      let place = Int32(index + (first == nil ? 1 : 2))
      switch argument {
      case .text(let text): try statement.bind(text, at: place)
      case .number(let number): try statement.bind(number, at: place)
      case .bits(let bits): try statement.bind(bits, at: place)
      }
    }
  }
}
