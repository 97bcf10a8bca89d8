extension Salvage {
  /// Numbers rows anew whose numbers leave none for others, in their order.
  func renumber() throws(StorageError) {
    for table in RowNumber.tables {
      let high = try target.connection.prepare(
        "SELECT id FROM \(table) WHERE id >= ?1 ORDER BY id"
      ).all(RowNumber.last) { row throws(StorageError) in row.int64(0) }
      guard !high.isEmpty else { continue }
      let largest =
        try target.connection.prepare("SELECT max(id) FROM \(table) WHERE id < ?1")
        .first(RowNumber.last) { row throws(StorageError) in max(0, row.int64(0)) } ?? 0
      for (index, id) in high.enumerated() {
        try renumber(id, in: table, as: largest + Int64(index) + 1)
      }
    }
  }

  private func renumber(
    _ id: Int64, in table: String, as new: Int64
  ) throws(StorageError) {
    let users =
      switch table {
      case "preset": ["revision SET preset_id"]
      case "operation": ["revision SET operation_id", "operation SET undoes"]
      default: [String]()
      }
    try target.connection.cached("UPDATE \(table) SET id = ?2 WHERE id = ?1").run(id, new)
    for user in users {
      let column = user.split(separator: " ").last ?? ""
      try target.connection.cached("UPDATE \(user) = ?2 WHERE \(column) = ?1").run(id, new)
    }
  }
}
