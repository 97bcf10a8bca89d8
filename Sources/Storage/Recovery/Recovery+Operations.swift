import Diagnostics

extension Recovery {
  /// Operations and revisions with higher numbers than this leave too few for those to come.
  static let highestNumber: Int64 = 1 << 40
  /// The most operations that are added at one place if they are missing.
  private static let mostAdded: Int64 = 1000

  /// Copies the operations that can be read.
  func copyOperations() throws(CatalogError) {
    let insert = try connection.prepare(
      """
      INSERT OR IGNORE INTO operation (id, command, author, at, summary, undoes)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """)
    let scan = TableScan(connection: damaged, table: "operation", columns: source.operationColumns)
    _ = try scan.forEach { row throws(CatalogError) in
      try insert.run(
        row.int64(0), row.string(1), row.optional(2, Row.string), Self.time(row.double(3)),
        row.string(4), row.optional(5, Row.int64))
    }
  }

  /// Adds the operations that are missing, so that their numbers have no gaps.
  func fillOperations() throws(CatalogError) {
    let insert = try connection.prepare(
      "INSERT OR IGNORE INTO operation (id, command, at, summary) VALUES (?1, 'unknown', 0, 'lost')"
    )
    // Of some, the revisions are known.
    let named = try connection.ids(
      """
      SELECT DISTINCT operation_id FROM revision
      WHERE operation_id NOT IN (SELECT id FROM operation)
      """)
    for id in named { try insert.run(id) }
    report.lostOperations = named.count
    try closeLargeGaps()
    for range in try target.missingOperations() {
      for id in range { try insert.run(id) }
      report.lostOperations += range.count
      suspects += range
    }
    try connection.execute(
      "UPDATE operation SET undoes = NULL WHERE undoes NOT IN (SELECT id FROM operation)")
  }

  /// Gives operations other numbers if too many are missing before them for the number to be right.
  private func closeLargeGaps() throws(CatalogError) {
    var last: Int64 = 0
    var moved: [(old: Int64, new: Int64)] = []
    try connection.prepare("SELECT id FROM operation ORDER BY id < 1, id").forEach {
      row in
      let id = row.int64(0)
      if id < 1 || id - last > Self.mostAdded {
        moved.append((id, last + 1))
        last += 1
      } else {
        last = id
      }
    }
    for (old, new) in moved {
      for sql in [
        "UPDATE operation SET id = ?2 WHERE id = ?1",
        "UPDATE operation SET undoes = ?2 WHERE undoes = ?1",
        "UPDATE revision SET operation_id = ?2 WHERE operation_id = ?1",
      ] { try connection.cached(sql).run(old, new) }
    }
  }

  /// Finds the operations that may have changed presets without leaving a trace.
  ///
  /// Revisions that could not be read, and those that presets are known to lack, are not to be
  /// looked for anywhere else.
  func findSuspects() throws(CatalogError) {
    let incomplete = try target.incompleteOperations()
      .map { ($0, $0.missing - unreadable[$0.id, default: 0]) }.filter { $0.1 > 0 }
    let known = try connection.prepare(
      """
      SELECT coalesce(sum(min(?1, p.rev - (SELECT count(*) FROM revision r WHERE r.preset_id = p.id))),
        0)
      FROM preset p WHERE p.rev > (SELECT count(*) FROM revision r WHERE r.preset_id = p.id)
      """
    ).first(Int64(incomplete.count)) { $0.int(0) }
    guard incomplete.reduce(0, { $0 + $1.1 }) > known ?? 0 else { return }
    suspects = (suspects + incomplete.map(\.0.id)).sorted()
    report.cutOperations = incomplete.map {
      .init(operation: $0.0.id, summary: $0.0.summary, missing: $0.1)
    }
  }

  /// Writes down in the history of which operations some changes are lost.
  func markCutOperations() throws(CatalogError) {
    let mark = try connection.prepare(
      "UPDATE operation SET summary = summary || ', ' || ?2 || ' of them lost' WHERE id = ?1")
    for operation in try target.incompleteOperations() {
      try mark.run(operation.id, Int64(operation.missing))
    }
  }

  /// Gives presets and revisions other numbers if theirs leave none for those to come.
  func lowerNumbers() throws(CatalogError) {
    let limits = "id NOT BETWEEN 1 AND \(Self.highestNumber)"
    for table in ["preset", "revision"] {
      let wrong = try connection.prepare("SELECT id FROM \(table) WHERE \(limits) ORDER BY id")
        .all { $0.int64(0) }
      var next =
        try connection.prepare(
          "SELECT coalesce(max(id), 0) FROM \(table) WHERE NOT (\(limits))"
        ).first { $0.int64(0) } ?? 0
      for id in wrong {
        next += 1
        try connection.cached("UPDATE \(table) SET id = ?2 WHERE id = ?1").run(id, next)
        guard table == "preset" else { continue }
        try connection.run("UPDATE revision SET preset_id = ?2 WHERE preset_id = ?1", id, next)
        if let name = damagedHistories.removeValue(forKey: id) { damagedHistories[next] = name }
      }
    }
  }
}
