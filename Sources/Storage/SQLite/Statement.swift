import CSQLite
import Diagnostics

/// A prepared statement, kept by its owner and run many times; one run at a time.
///
/// Arguments are numbered from 1 and columns from 0, as SQLite does.
final class Statement {
  let sql: String
  let pointer: OpaquePointer
  let handle: ConnectionHandle
  private let parameterCount: Int32

  init(_ pointer: OpaquePointer, sql: String, handle: ConnectionHandle) {
    self.pointer = pointer
    self.sql = sql
    self.handle = handle
    parameterCount = sqlite3_bind_parameter_count(pointer)
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  /// Whether a run has begun and not come to its end.
  var isRunning: Bool { sqlite3_stmt_busy(pointer) != 0 }

  /// The row that the last step came to; valid until the next step.
  var row: Row { Row(pointer) }

  /// Sets one argument.
  func bind<Value: Bindable>(_ value: Value, at index: Int32) throws(CatalogError) {
    let code = value.bind(to: pointer, at: index)
    if code != SQLITE_OK { throw handle.error(code, sql: sql) }
  }

  /// Sets all arguments, as many as the SQL has.
  func bind<each Value: Bindable>(_ values: repeat each Value) throws(CatalogError) {
    var index: Int32 = 0
    for value in repeat each values {
      index += 1
      try bind(value, at: index)
    }
    guard index == parameterCount else {
      throw CatalogError(
        .misuse, "\(index) arguments for \(parameterCount)", path: handle.shown,
        sqlite: .init(sql: sql))
    }
  }

  /// Goes on to the next row; at the end, and after an error, it is ready for another run.
  func step() throws(CatalogError) -> Bool {
    let code = sqlite3_step(pointer)
    if code == SQLITE_ROW { return true }
    // The error is described first, because resetting may change what the connection says.
    let error = code == SQLITE_DONE ? nil : handle.error(code, sql: sql)
    sqlite3_reset(pointer)
    if let error { throw error }
    return false
  }

  /// Ends a run before its end; the arguments stay.
  func reset() {
    sqlite3_reset(pointer)
  }
}
