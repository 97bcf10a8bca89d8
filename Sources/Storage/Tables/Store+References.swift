import Diagnostics
import Presets

/// A use is a preset that refers to another, directly or through others.
package struct PresetUse: Hashable, Sendable {
  /// The name of the preset that refers.
  package var name: String
  /// Where in it, as a JSON Pointer.
  package var slot: String
  /// What for.
  package var role: ReferenceRole
  /// The name of the preset that is referred to.
  package var target: String
  /// 1 for a direct use, 2 for a use of a user, and so on.
  package var depth: Int
}

extension Store {
  /// Returns what refers to a preset, the direct uses first; `depth` 1 leaves the others out.
  ///
  /// Counterparts count as direct uses only: they are mutual and would lead back at once.
  package func uses(of id: Int64, depth: Int = .max) throws(CatalogError) -> [PresetUse] {
    var uses: [PresetUse] = []
    var seen = IDSet([id])
    var nearest = [id]
    var distance = 0
    while distance < depth, !nearest.isEmpty {
      distance += 1
      var found: [PresetUse] = []
      var further: [Int64] = []
      for target in nearest {
        for (user, use) in try users(of: target, at: distance) {
          found.append(use)
          if seen.insert(user) { further.append(user) }
        }
      }
      uses += found.sorted { ($0.name, $0.slot) < ($1.name, $1.slot) }
      nearest = further
    }
    return uses
  }

  private func users(
    of target: Int64, at depth: Int
  ) throws(CatalogError) -> [(id: Int64, use: PresetUse)] {
    try connection.cached(
      """
      SELECT p.name, r.slot, r.role, t.name, r.preset_id FROM reference r
      JOIN preset p ON p.id = r.preset_id JOIN preset t ON t.id = r.target_id
      WHERE r.target_id = ?1 AND (?2 = 1 OR r.role <> 'counterpart')
      """
    ).all(target, depth) { row throws(CatalogError) in
      var use = try direct(row)
      use.depth = depth
      return (row.int64(4), use)
    }
  }

  private func direct(_ row: Row) throws(CatalogError) -> PresetUse {
    PresetUse(
      name: row.string(0), slot: row.string(1), role: try role(row.string(2)),
      target: row.string(3), depth: 1)
  }

  /// Returns what a preset refers to, by slot.
  package func references(of id: Int64) throws(CatalogError) -> [PresetUse] {
    try connection.cached(
      """
      SELECT p.name, r.slot, r.role, t.name FROM reference r
      JOIN preset p ON p.id = r.preset_id JOIN preset t ON t.id = r.target_id
      WHERE r.preset_id = ?1 ORDER BY r.slot
      """
    ).all(id) { row throws(CatalogError) in try direct(row) }
  }

  /// Returns the names of some presets and of all that they refer to, in the order of their bytes.
  package func closure(of names: [String]) throws(CatalogError) -> [String] {
    var seen: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard let brief = try brief(named: name), seen.insert(brief.name).inserted else { continue }
      waiting += try references(of: brief.id).map(\.target)
    }
    return seen.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func role(_ text: String) throws(CatalogError) -> ReferenceRole {
    if let role = ReferenceRole(rawValue: text) { return role }
    throw CatalogError.damaged("\"\(text)\" is not the role of a reference", path: path)
  }
}
