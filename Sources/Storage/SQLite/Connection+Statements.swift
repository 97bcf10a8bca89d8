import CSQLite
import Diagnostics

extension Connection {
  /// Prepares one statement, for its owner to keep and run as often as needed.
  func prepare(_ sql: String) throws(CatalogError) -> Statement {
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle.database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    try check(code, sql: sql)
    guard let pointer else {
      throw CatalogError(.misuse, "empty SQL", path: path, sqlite: .init(sql: sql))
    }
    return Statement(pointer, sql: sql, handle: handle)
  }

  /// The statement for this SQL, prepared at its first use and kept as long as the connection.
  func cached(_ sql: String) throws(CatalogError) -> Statement {
    if let statement = cache[sql], !statement.isRunning { return statement }
    let statement = try prepare(sql)
    cache[sql] = statement
    return statement
  }

  /// Runs SQL that takes no arguments and whose rows, if any, do not matter.
  func execute(_ sql: String) throws(CatalogError) {
    try check(sqlite3_exec(handle.database, sql, nil, nil, nil), sql: sql)
  }

  /// Runs the statements of a script, a NUL-terminated text.
  func execute(script: UnsafePointer<CChar>, name: String) throws(CatalogError) {
    try check(sqlite3_exec(handle.database, script, nil, nil, nil), sql: name)
  }

  /// How many rows the last statement changed.
  var changes: Int { Int(sqlite3_changes64(handle.database)) }

  /// The row number of the last row inserted.
  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle.database) }
}
