import Diagnostics

/// A recovery source is a private copy of a damaged catalog, with the columns that its tables still
/// have.
///
/// A column that is missing reads as null.
package struct RecoverySource {
  let connection: Connection
  /// The columns of presets, operations and revisions, for a SELECT.
  let presetColumns, operationColumns, revisionColumns: String

  /// The tables without which nothing can be saved, and those that only help.
  private static let needed: Set = ["preset", "revision", "operation", "name"]
  private static let useful: Set = ["search_doc", "fact", "meta"]

  /// Looks at the tables of a catalog; nil if one is missing, is a view, or has another form.
  init?(_ connection: Connection) throws(CatalogError) {
    self.connection = connection
    let objects = try connection.prepare("SELECT name, type FROM sqlite_schema")
      .all { row in (row.string(0), row.string(1)) }
    let tables = Set(objects.filter { $0.1 == "table" }.map(\.0))
    let others = Set(objects.map(\.0)).subtracting(tables)
    // A view could give rows without end.
    guard Self.needed.isSubset(of: tables), Self.useful.isDisjoint(with: others),
      let preset = try connection.columns(
        StoredPreset.columnNames, of: "preset", needing: ["id", "payload"], width: 14),
      let operation = try connection.columns(
        Recovery.operationColumns, of: "operation", needing: ["id"], width: 6),
      let revision = try connection.columns(
        Recovery.revisionColumns, of: "revision",
        needing: ["id", "preset_id", "rev", "operation_id", "payload"], width: 6)
    else { return nil }
    presetColumns = preset
    operationColumns = operation
    revisionColumns = revision
    _ = try connection.prepare("SELECT name, preset_id, is_alias FROM name")
  }
}

extension Connection {
  /// Returns the columns of a table for a SELECT, with NULL for missing columns; nil if the table can't be
  /// read this way.
  ///
  /// - Parameter width: the number of columns in a valid catalog. Rows are read by position: a table with the
  ///   same number of columns, but other names, has a damaged description and complete rows.
  fileprivate func columns(
    _ names: [String], of table: String, needing needed: Set<String>, width: Int
  ) throws(CatalogError) -> String? {
    let found = try prepare("SELECT name FROM pragma_table_info(?1)")
      .all(table) { $0.string(0) }
    guard needed.isSubset(of: found), found.count < width || Set(names).isSubset(of: found)
    else { return nil }
    return names.map { found.contains($0) ? $0 : "NULL" }.joined(separator: ", ")
  }
}

/// Returns the readable rows of a damaged table, in the order of their numbers.
///
/// Rows after a damaged page are read from the other end of the table, and rows between two damaged pages
/// one by one.
struct TableScan {
  let connection: Connection
  /// The table, whose key is called `id`.
  let table: String
  /// The columns to read, the key first.
  let columns: String

  /// The most numbers that are looked up one by one.
  static let mostLookUps: Int64 = 100_000

  /// Reads all rows that can be read.
  ///
  /// - Parameter last: the highest number that a row may have.
  /// - Returns: whether the table could be read from one end to the other.
  func forEach(
    last: Int64 = 0, _ body: (Row) throws(CatalogError) -> Void
  ) throws(CatalogError) -> Bool {
    let (reached, isWhole) = try forward(from: Int64.min, body)
    if isWhole { return true }
    // A damaged row may have the largest number there is.
    guard reached < .max else { return false }
    let end = lowestFromTheEnd() ?? min(max(last, reached), .max - 1) + 1
    let first = reached + 1
    if first < end {
      let (most, isTooFar) = first.addingReportingOverflow(Self.mostLookUps)
      for id in first..<(isTooFar ? end : min(end, most)) { try lookUp(id, body) }
    }
    _ = try forward(from: end, body)
    return false
  }

  private func forward(
    from start: Int64, _ body: (Row) throws(CatalogError) -> Void
  ) throws(CatalogError) -> (reached: Int64, isWhole: Bool) {
    var reached: Int64 = max(start, 1) - 1
    guard
      let statement = try readable({ () throws(CatalogError) in
        try connection.prepare("SELECT \(columns) FROM \(table) WHERE id >= ?1 ORDER BY id")
      })
    else { return (reached, false) }
    try statement.bind(start, at: 1)
    while true {
      guard let isRow = try readable({ () throws(CatalogError) in try statement.step() })
      else { return (reached, false) }
      guard isRow else { return (reached, true) }
      try body(statement.row)
      reached = statement.row.int64(0)
    }
  }

  /// The lowest number that can be reached from the table's end; nil if none can.
  private func lowestFromTheEnd() -> Int64? {
    var lowest: Int64?
    try? connection.prepare("SELECT \(columns) FROM \(table) ORDER BY id DESC").forEach {
      row in
      lowest = row.int64(0)
    }
    return lowest
  }

  private func lookUp(
    _ id: Int64, _ body: (Row) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    guard
      let statement = try readable({ () throws(CatalogError) in
        try connection.cached("SELECT \(columns) FROM \(table) WHERE id = ?1")
      })
    else { return }
    try statement.bind(id, at: 1)
    defer { statement.reset() }
    if try readable({ () throws(CatalogError) in try statement.step() }) == true {
      try body(statement.row)
    }
  }

  /// The result; nil if the file prevents it.
  private func readable<Value>(
    _ body: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value? {
    do throws(CatalogError) {
      return try body()
    } catch  where error.kind != .interrupted {
      return nil
    }
  }
}
