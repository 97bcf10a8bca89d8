import Diagnostics

/// A recovery source is a private copy of a damaged catalog, with the columns that its tables still have.
///
/// A column that is missing reads as null.
package struct RecoverySource {
  let connection: Connection
  /// The columns of presets, operations and revisions, for a SELECT.
  let presetColumns, operationColumns, revisionColumns: String

  /// The tables without which nothing can be saved, and those that only help.
  private static let needed: Set = ["preset", "revision", "operation", "name"]
  private static let useful: Set = ["search_doc", "fact", "meta"]

  /// Looks at the tables of a catalog; nil where one is missing, is a view, or has another form.
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
  /// Returns the columns of a table for a SELECT, with NULL for those that are missing; nil where the
  /// table is not to be read so.
  ///
  /// - Parameter width: how many columns the table has in a sound catalog. Rows are read by position:
  ///   a table that has as many, but under other names, has a damaged description and whole rows.
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
