import Presets

/// A use is a preset that refers to another, directly or through others.
public struct PresetUse: Hashable, Sendable {
  /// The name of the preset that refers.
  public var name: String
  /// Where in it, as a JSON Pointer.
  public var slot: String
  /// What for.
  public var role: ReferenceRole
  /// The name of the preset that is referred to.
  public var target: String
  /// 1 for a direct use, 2 for a use of a user, and so on.
  public var depth: Int
}

extension Store {
  /// Returns what refers to a preset, the direct uses first; `depth` 1 leaves the others out.
  ///
  /// Counterparts count as direct uses only: they are mutual and would lead back at once.
  public func uses(of id: Int64, depth: Int = .max) throws(StorageError) -> [PresetUse] {
    if depth == 1 { return try directUses(of: id) }
    return try connection.cached(
      """
      WITH RECURSIVE user (id, depth) AS (
        VALUES (?1, 0)
        UNION
        SELECT r.preset_id, u.depth + 1 FROM user u JOIN reference r ON r.target_id = u.id
        WHERE u.depth < ?2 AND u.depth < 64 AND (u.depth = 0 OR r.role <> 'counterpart')
          AND r.preset_id <> ?1
      )
      SELECT p.name, r.slot, r.role, t.name, min(u.depth) + 1 AS depth
      FROM user u JOIN reference r ON r.target_id = u.id
      JOIN preset p ON p.id = r.preset_id JOIN preset t ON t.id = r.target_id
      WHERE u.depth < ?2 AND (u.depth = 0 OR r.role <> 'counterpart')
      GROUP BY r.preset_id, r.slot ORDER BY depth, p.name, r.slot
      """
    ).all(id, min(depth, 64)) { row throws(StorageError) in
      PresetUse(
        name: row.string(0), slot: row.string(1), role: try role(row.string(2)),
        target: row.string(3), depth: row.int(4))
    }
  }

  private func directUses(of id: Int64) throws(StorageError) -> [PresetUse] {
    try connection.cached(
      """
      SELECT p.name, r.slot, r.role, t.name FROM reference r
      JOIN preset p ON p.id = r.preset_id JOIN preset t ON t.id = r.target_id
      WHERE r.target_id = ?1 ORDER BY p.name, r.slot
      """
    ).all(id) { row throws(StorageError) in try direct(row) }
  }

  private func direct(_ row: Row) throws(StorageError) -> PresetUse {
    PresetUse(
      name: row.string(0), slot: row.string(1), role: try role(row.string(2)),
      target: row.string(3), depth: 1)
  }

  /// Returns what a preset refers to, by slot.
  public func references(of id: Int64) throws(StorageError) -> [PresetUse] {
    try connection.cached(
      """
      SELECT p.name, r.slot, r.role, t.name FROM reference r
      JOIN preset p ON p.id = r.preset_id JOIN preset t ON t.id = r.target_id
      WHERE r.preset_id = ?1 ORDER BY r.slot
      """
    ).all(id) { row throws(StorageError) in try direct(row) }
  }

  /// Returns the names of some presets and of all that they refer to, in the order of their bytes.
  public func closure(of names: [String]) throws(StorageError) -> [String] {
    var seen: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard let brief = try brief(named: name), seen.insert(brief.name).inserted else { continue }
      waiting += try references(of: brief.id).map(\.target)
    }
    return seen.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the numbers of the presets that one refers to, where circles are not allowed.
  func targets(of id: Int64) throws(StorageError) -> [Int64] {
    try connection.cached(
      "SELECT target_id FROM reference WHERE preset_id = ?1 AND role <> 'counterpart'"
    ).all(id) { row throws(StorageError) in row.int64(0) }
  }

  private func role(_ text: String) throws(StorageError) -> ReferenceRole {
    if let role = ReferenceRole(rawValue: text) { return role }
    throw StorageError(
      .damaged, "the catalog is damaged: \"\(text)\" is not the role of a reference", path: path)
  }
}
