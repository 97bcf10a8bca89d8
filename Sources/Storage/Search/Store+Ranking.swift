import Diagnostics
import Presets

/// Free searches: what words mean is found, too, and the best comes first.
extension Store {
  /// This many words are tried in every combination; each more would double the tries.
  private static let combinedParts = 6

  /// Finds what the words of a query mean, and says how they were read.
  ///
  /// Where nothing has all of them, misspelled words are corrected, and then words are left out. A few results
  /// are filled up with presets that have some of the words.
  func findBroadly(
    _ query: SearchQuery, rankingAtMost limit: Int
  ) throws(CatalogError) -> (Found, SearchedWords) {
    var words = SearchedWords(query.words)
    if query.words.isEmpty || query.isExact {
      return (try find(query, rankingAtMost: limit), words)
    }
    let reading = SearchReading(query.words)
    words.meanings = Meanings(of: reading)
    var parts = reading.parts
    if parts.isEmpty { return (Found(), words) }
    var found = try find(query, all: parts, called: reading.whole, limit)
    if found.total == 0 {
      (parts, words.corrections) = try corrected(parts)
      if !words.corrections.isEmpty {
        words.used = parts.map(\.text)
        words.meanings = nil
        found = try find(query, all: parts, called: [], limit)
      }
    }
    if found.total == 0 {
      let kept = try mostFound(of: parts, by: query)
      guard !kept.isEmpty, kept.count < parts.count else {
        return (Found(), SearchedWords(query.words))
      }
      words.leaveOut(of: parts, allBut: kept)
      found = try find(query, all: kept.map { parts[$0] }, called: [], limit)
    }
    if parts.count > 1, found.total < SearchLexicon.shared.fewer {
      try fillUp(&found, query, parts, limit)
    }
    return (found, words)
  }

  /// Finds what has all parts, the best first.
  private func find(
    _ query: SearchQuery, all parts: [SearchPart], called whole: Set<String>, _ limit: Int
  ) throws(CatalogError) -> Found {
    let expression = RankedExpression(parts, .all, whole: whole)
    guard query.order == .relevance, query.likeness == nil else {
      return try find(query, matching: expression.plain, rankingAtMost: limit)
    }
    // A small catalog need not be counted first.
    if try largestID() > limit {
      let total = try count(query, matching: expression.plain)
      if total == 0 { return Found() }
      if total > limit {
        let ids = try ids(query, matching: expression.plain, isBroad: true)
        return Found(rows: ids.map { ($0, nil) }, total: total, isTooBroad: true)
      }
    }
    var best = BestRows(limit: query.limit ?? .max)
    let adjustments = try adjustments(of: expression)
    try forEachWorth(query, expression) { id, worth in
      best.add(id, key: -Double((worth & 0xffff_ffff) + adjustments[id, default: 0]))
    }
    let rows = try order(best, shortNamesFirst: true)
    return Found(rows: rows.map { ($0.id, nil) }, total: best.total)
  }

  /// Adds presets that have some of the parts, those first that have the most of what says something.
  private func fillUp(
    _ found: inout Found, _ query: SearchQuery, _ parts: [SearchPart], _ limit: Int
  ) throws(CatalogError) {
    let free = min(SearchLexicon.shared.fewer, query.limit ?? .max) - found.total
    guard free > 0, query.order == .relevance, query.likeness == nil, !query.listsNames else {
      return
    }
    let expression = RankedExpression(parts, .any)
    if try largestID() > limit, try count(query, matching: expression.plain) > limit { return }
    let known = Set(found.rows.map(\.id))
    var best = BestRows(limit: free)
    let adjustments = try adjustments(of: expression)
    try forEachWorth(query, expression) { id, worth in
      if worth >> 32 > 0, !known.contains(id) {
        best.add(id, key: -Double(worth + adjustments[id, default: 0]))
      }
    }
    let near = try order(best, shortNamesFirst: true).map { (id: $0.id, distance: Double?.none) }
    found.near = near.count
    found.rows += near
  }

  /// Hands every match to the body, with its worth and, above 32 bits, how much the parts found say.
  private func forEachWorth(
    _ query: SearchQuery, _ expression: RankedExpression, body: (Int64, Int64) -> Void
  ) throws(CatalogError) {
    var sql = SearchSQL(query)
    sql.match(expression.text)
    let statement = try connection.prepare(sql.worths)
    try sql.bind(to: statement, after: expression.worths)
    while try statement.step() { body(statement.row.int64(0), statement.row.int64(1)) }
  }

  /// Returns what the table adds to the worth of matches for what they are.
  private func adjustments(
    of expression: RankedExpression
  ) throws(CatalogError) -> [Int64: Int64] {
    try connection.addWorthFunction()
    let (text, worths) = expression.marked
    let statement = try connection.cached(
      "SELECT rowid, worth(search, ?1) FROM search WHERE search MATCH ?2")
    var sums: [Int64: Int64] = [:]
    try statement.forEach(worths, text) { row in sums[row.int64(0)] = row.int64(1) }
    return sums
  }

  private func largestID() throws(CatalogError) -> Int {
    try connection.cached("SELECT max(id) FROM search_doc").first { $0.int(0) } ?? 0
  }

  /// Returns which parts say most of those that any preset has together; of equals, the most and then the first.
  private func mostFound(
    of parts: [SearchPart], by query: SearchQuery
  ) throws(CatalogError) -> [Int] {
    var able: [Int] = []
    for (index, part) in parts.enumerated() where able.count < Self.combinedParts {
      if try hasAny(query, matching: RankedExpression([part], .all).plain) { able.append(index) }
    }
    let decides = parts.map { SearchLexicon.shared.decides($0.senses) }
    let sets = (1..<(1 << able.count)).map { (bits: Int) -> [Int] in
      able.indices.filter { bits & (1 << $0) != 0 }.map { able[$0] }
    }.sorted { (first: [Int], second: [Int]) -> Bool in
      let sums = [first, second].map { $0.reduce(0) { $0 + decides[$1] } }
      if sums[0] != sums[1] { return sums[0] > sums[1] }
      if first.count != second.count { return first.count > second.count }
      return first.lexicographicallyPrecedes(second)
    }
    for set in sets {
      let expression = RankedExpression(set.map { parts[$0] }, .all)
      if try hasAny(query, matching: expression.plain) { return set }
    }
    return []
  }
}

extension SearchedWords {
  /// Notes that only some parts are looked for; words that aren't are reported as they were typed.
  fileprivate mutating func leaveOut(of parts: [SearchPart], allBut kept: [Int]) {
    asked = parts.enumerated().map { index, part in
      if kept.contains(index) { return part.text }
      return corrections.first { $0.used == part.text }?.typed ?? part.text
    }
    used = kept.map { asked[$0] }
    leftOut = asked.indices.filter { !kept.contains($0) }.map { asked[$0] }
    let used = used
    corrections.removeAll { !used.contains($0.used) }
    meanings = nil
  }
}
