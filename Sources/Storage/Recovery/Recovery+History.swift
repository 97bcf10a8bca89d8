import Diagnostics
import Presets

extension Recovery {
  /// Numbers the revisions without gaps, and adds one to each preset that is not as its last one
  /// says.
  func repairHistory() throws(CatalogError) {
    try closeGaps()
    try fillTimes()
    let rows = try connection.prepare(
      """
      SELECT p.id, p.name, iif(p.deleted_at IS NULL, p.payload, NULL), coalesce(max(r.rev), 0),
        (SELECT l.name = p.name AND l.payload IS iif(p.deleted_at IS NULL, p.payload, NULL)
         FROM revision l WHERE l.preset_id = p.id ORDER BY l.rev DESC LIMIT 1)
      FROM preset p LEFT JOIN revision r ON r.preset_id = p.id GROUP BY p.id
      """
    ).all { row in
      Head(
        id: row.int64(0), name: row.string(1),
        payload: row.optional(2, Row.text),
        rev: row.int(3), isRight: row.bool(4))
    }
    let wrong = rows.filter { !$0.isRight || replaced[$0.id] != nil }
    let number = wrong.isEmpty ? nil : try begin(changing: wrong.count)
    let update = try connection.prepare("UPDATE preset SET rev = ?2 WHERE id = ?1 AND rev <> ?2")
    for var head in rows {
      if let other = replaced[head.id] {
        head.rev += 1
        head.isRight = false
        try writer.addRevision(
          of: head.id, head.rev, in: number, name: head.name, UTF8Text(other.payload))
      }
      if !head.isRight {
        try writer.addRevision(
          of: head.id, head.rev + 1, in: number, name: head.name, head.payload.map(UTF8Text.init))
      }
      try update.run(head.id, head.isRight ? head.rev : head.rev + 1)
    }
  }

  /// How a preset relates to its last revision.
  private struct Head {
    var id: Int64
    var name: String
    var payload: [UInt8]?
    var rev: Int
    var isRight: Bool
  }

  private func begin(changing count: Int) throws(CatalogError) -> Int64 {
    try connection.prepare(
      "INSERT INTO operation (command, author, at, summary) VALUES (?1, ?2, ?3, ?4)"
    ).run(operation.command, operation.author, now, "repaired \(count)")
    return connection.lastInsertedID
  }

  /// Takes times that are missing from the operations.
  private func fillTimes() throws(CatalogError) {
    for (column, function) in [("created_at", "min"), ("updated_at", "max")] {
      try connection.execute(
        """
        UPDATE preset SET \(column) = coalesce(
          (SELECT \(function)(o.at) FROM revision r JOIN operation o ON o.id = r.operation_id
           WHERE r.preset_id = preset.id), 0)
        WHERE \(column) = 0
        """)
    }
  }

  private func closeGaps() throws(CatalogError) {
    let broken = try connection.prepare(
      """
      SELECT r.preset_id, p.name FROM revision r JOIN preset p ON p.id = r.preset_id
      GROUP BY r.preset_id HAVING min(r.rev) <> 1 OR max(r.rev) <> count(*)
      """
    ).all { row in (row.int64(0), row.string(1)) }
    let update = try connection.prepare("UPDATE revision SET rev = ?2 WHERE id = ?1")
    for (preset, name) in broken {
      damagedHistories[preset] = name
      let ids = try connection.ids(
        "SELECT id FROM revision WHERE preset_id = ?1 ORDER BY rev", preset)
      for (index, id) in ids.enumerated() { try update.run(id, index + 1) }
    }
  }
}
