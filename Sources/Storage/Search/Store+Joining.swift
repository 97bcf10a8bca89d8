import Diagnostics
import Presets

/// Presets that only use another one have its motion under a name, a title and a source of their own.
extension Store {
  /// Searches like ``search(_:rankingAtMost:)``, but lists presets with exactly the same motion once, at the
  /// position of the first one.
  func searchJoined(
    _ query: SearchQuery, rankingAtMost limit: Int
  ) throws(CatalogError) -> SearchResult {
    var wider = query
    while true {
      let (found, words) = try findBroadly(wider, rankingAtMost: limit)
      var result = SearchResult(
        hits: [], total: found.total, isTooBroadToRank: found.isTooBroad, words: words)
      let near = Set(found.rows.suffix(found.near).map(\.id))
      var groups: Set<Int64> = []
      for row in found.rows {
        guard var hit = try hit(row, of: query) else { continue }
        let shared = try sharedMotion(of: hit.record.id, hit.record.payload)
        if groups.contains(shared) {
          result.joined += 1
          continue
        }
        if let most = query.limit, result.hits.count >= most { return result }
        groups.insert(shared)
        hit.sameAs = try users(of: shared).filter { $0 != hit.record.name }.sorted()
        result.near += near.contains(row.id) ? 1 : 0
        result.hits.append(hit)
      }
      // Where some were joined, others take their places.
      guard let most = query.limit, result.hits.count < most, let asked = wider.limit,
        found.rows.count >= asked
      else { return result }
      wider.limit = 2 * asked
    }
  }

  /// Returns the preset whose motion a preset has, which may be itself.
  private func sharedMotion(
    of id: Int64, _ payload: [UInt8]
  ) throws(CatalogError) -> Int64 {
    var (id, payload) = (id, payload)
    for _ in 0..<ReferenceResolver.longestChain {
      guard Self.onlyUses(payload),
        let next = try connection.cached(
          """
          SELECT p.id, p.payload FROM reference r JOIN preset p ON p.id = r.target_id
          WHERE r.preset_id = ?1 AND r.role = 'use'
          """
        ).first(id, read: { row in (row.int64(0), row.text(1)) })
      else { break }
      (id, payload) = next
    }
    return id
  }

  /// Returns the names of a preset and of those that only use it, directly or by others.
  private func users(of shared: Int64) throws(CatalogError) -> [String] {
    var waiting = [shared]
    var known: Set<Int64> = [shared]
    var names: [String] = [try name(of: shared)]
    while let id = waiting.popLast() {
      let users = try connection.cached(
        """
        SELECT p.id, p.name, p.payload FROM reference r JOIN preset p ON p.id = r.preset_id
        WHERE r.target_id = ?1 AND r.role = 'use' AND p.deleted_at IS NULL
        """
      ).all(id) { row in (id: row.int64(0), name: row.string(1), payload: row.text(2)) }
      for user in users where Self.onlyUses(user.payload) && known.insert(user.id).inserted {
        names.append(user.name)
        waiting.append(user.id)
      }
    }
    return names
  }

  /// Whether a preset takes another one's motion and changes nothing.
  ///
  /// A motion is the last field of a payload, and a name has no quotation marks.
  static func onlyUses(_ payload: [UInt8]) -> Bool {
    guard payload.suffix(3).elementsEqual(#""}}"#.utf8),
      let quote = payload.dropLast(3).lastIndex(of: UInt8(ascii: "\""))
    else { return false }
    return payload[..<quote].suffix(16).elementsEqual(#""motion":{"use":"#.utf8)
  }
}
