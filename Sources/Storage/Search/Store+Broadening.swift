import Diagnostics
import Presets

/// Searches that find what people mean if they do not find what they typed.
extension Store {
  /// This many words are tried in every combination; each more would double the tries.
  private static let combinedParts = 6

  /// Finds what the words of a query mean, and says which words were looked for in the end.
  func findBroadly(
    _ query: SearchQuery, rankingAtMost limit: Int
  ) throws(CatalogError) -> (Found, SearchedWords) {
    var words = SearchedWords(query.words)
    if query.words.isEmpty || query.isExact {
      return (try find(query, rankingAtMost: limit), words)
    }
    var parts = SearchReading(query.words).parts
    if parts.isEmpty { return (Found(), words) }
    var found = try find(query, parts, rankingAtMost: limit)
    if found.total > 0 { return (found, words) }

    (parts, words.corrections) = try corrected(parts)
    if !words.corrections.isEmpty {
      words.used = parts.map(\.text)
      found = try find(query, parts, rankingAtMost: limit)
      if found.total > 0 { return (found, words) }
    }
    let kept = try mostFound(of: parts, by: query)
    guard !kept.isEmpty, kept.count < parts.count else {
      return (Found(), SearchedWords(query.words))
    }
    // Ignored words are reported as they were typed, because their corrections weren't searched for.
    let asked = parts.enumerated().map { index, part in
      let isKept = kept.contains(index)
      return isKept
        ? part.text : words.corrections.first { $0.used == part.text }?.typed ?? part.text
    }
    words.asked = asked
    words.used = kept.map { asked[$0] }
    words.leftOut = asked.indices.filter { !kept.contains($0) }.map { asked[$0] }
    let used = words.used
    words.corrections.removeAll { !used.contains($0.used) }
    return (try find(query, kept.map { parts[$0] }, rankingAtMost: limit), words)
  }

  /// Finds what has all parts, as they were typed and then by their synonyms.
  ///
  /// Where nothing has them as typed, what is used for such things comes last.
  private func find(
    _ query: SearchQuery, _ parts: [SearchPart], rankingAtMost limit: Int
  ) throws(CatalogError) -> Found {
    let typed = Self.all(parts.map(\.typed))
    let synonyms = Self.all(parts.map(\.synonyms))
    if typed == synonyms, !parts.contains(where: { !$0.standIns.isEmpty }) {
      return try find(query, matching: typed, rankingAtMost: limit)
    }
    var turns = [typed, synonyms]
    if parts.contains(where: { !$0.standIns.isEmpty }), try !hasAny(query, matching: typed) {
      let standIns = parts.count == 1 ? parts[0].standIns : []
      turns = [synonyms] + standIns + [Self.all(parts.map(\.anything))]
    }
    return try find(query, inTurn: turns, rankingAtMost: limit)
  }

  private static func all(_ expressions: [String]) -> String {
    expressions.joined(separator: " AND ")
  }

  /// Finds matches of expressions in order: matches of the first come before those of the next.
  ///
  /// The last expression matches everything that any of them matches.
  private func find(
    _ query: SearchQuery, inTurn expressions: [String], rankingAtMost limit: Int
  ) throws(CatalogError) -> Found {
    guard let first = expressions.first, let last = expressions.last else { return Found() }
    guard first != last, query.order == .relevance, query.likeness == nil else {
      return try find(query, matching: last, rankingAtMost: limit)
    }
    let total = try count(query, matching: last)
    if total == 0 { return Found() }
    if total > limit { return try find(query, matching: first, or: last, of: total, limit) }
    var found = Found(total: total)
    var known: Set<Int64> = []
    let wanted = min(total, max(0, query.limit ?? total))
    for expression in expressions where known.count < wanted {
      var turn = query
      turn.limit = query.limit == nil ? nil : wanted + known.count
      for id in try ids(turn, matching: expression, isBroad: false) {
        if known.count < wanted, known.insert(id).inserted { found.rows.append((id, nil)) }
      }
    }
    return found
  }

  /// Finds what matches the first expression if that can be ranked, else lists what matches the
  /// last.
  private func find(
    _ query: SearchQuery, matching first: String, or last: String, of total: Int, _ limit: Int
  ) throws(CatalogError) -> Found {
    let count = try count(query, matching: first)
    let isRanked = count > 0 && count <= limit
    let ids = try ids(query, matching: isRanked ? first : last, isBroad: !isRanked)
    return Found(
      rows: ids.map { ($0, nil) }, total: isRanked ? count : total, isTooBroad: !isRanked)
  }

  /// Returns which parts find most together: as many as can be, those that say most of what a
  /// motion is like, and the first of them.
  private func mostFound(
    of parts: [SearchPart], by query: SearchQuery
  ) throws(CatalogError) -> [Int] {
    var able: [Int] = []
    for (index, part) in parts.enumerated() where able.count < Self.combinedParts {
      if try hasAny(query, matching: part.anything) { able.append(index) }
    }
    let sets = (1..<(1 << able.count)).map { (bits: Int) -> [Int] in
      able.indices.filter { bits & (1 << $0) != 0 }.map { able[$0] }
    }.sorted { (first: [Int], second: [Int]) -> Bool in
      if first.count != second.count { return first.count > second.count }
      let weights = [first, second].map { $0.reduce(0) { $0 + parts[$1].weight } }
      if weights[0] != weights[1] { return weights[0] > weights[1] }
      return first.lexicographicallyPrecedes(second)
    }
    for set in sets {
      if try hasAny(query, matching: Self.all(set.map { parts[$0].anything })) { return set }
    }
    return []
  }
}
