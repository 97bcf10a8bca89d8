import CSQLite
import Diagnostics

/// A prepared statement, kept by its owner and run many times; one run at a time.
///
/// Arguments are numbered from 1 and columns from 0, as SQLite does.
final class Statement {
  let sql: String
  let pointer: OpaquePointer
  let handle: ConnectionHandle
  let parameterCount: Int32

  init(_ pointer: OpaquePointer, sql: String, handle: ConnectionHandle) {
    self.pointer = pointer
    self.sql = sql
    self.handle = handle
    parameterCount = sqlite3_bind_parameter_count(pointer)
  }

  deinit { sqlite3_finalize(pointer) }

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
  func reset() { sqlite3_reset(pointer) }
}

extension Statement {
  /// Runs the statement with these arguments and ignores its rows.
  func run<each Value: Bindable>(_ values: repeat each Value) throws(CatalogError) {
    try bind(repeat each values)
    while try step() {}
  }

  /// Runs the statement and reads its first row; nil if there is none.
  func first<each Value: Bindable, Result>(
    _ values: repeat each Value, read: (Row) throws(CatalogError) -> Result
  ) throws(CatalogError) -> Result? {
    try bind(repeat each values)
    guard try step() else { return nil }
    defer { reset() }
    return try read(row)
  }

  /// Runs the statement and reads all its rows.
  func all<each Value: Bindable, Result>(
    _ values: repeat each Value, read: (Row) throws(CatalogError) -> Result
  ) throws(CatalogError) -> [Result] {
    try bind(repeat each values)
    defer { reset() }
    var results: [Result] = []
    while try step() { results.append(try read(row)) }
    return results
  }

  /// Runs the statement and hands its rows to the body one by one.
  func forEach<each Value: Bindable>(
    _ values: repeat each Value, body: (Row) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    try forEachWhile(repeat each values) { row throws(CatalogError) in
      try body(row)
      return true
    }
  }

  /// Runs the statement and hands its rows to the body one by one, until it returns false.
  func forEachWhile<each Value: Bindable>(
    _ values: repeat each Value, body: (Row) throws(CatalogError) -> Bool
  ) throws(CatalogError) {
    try bind(repeat each values)
    defer { reset() }
    while try step() { guard try body(row) else { return } }
  }
}

/// Short forms for statements that the connection keeps.
extension Connection {
  func run<each Value: Bindable>(_ sql: String, _ values: repeat each Value) throws(CatalogError) {
    try cached(sql).run(repeat each values)
  }

  func first<each Value: Bindable, Result>(
    _ sql: String, _ values: repeat each Value, read: (Row) throws(CatalogError) -> Result
  ) throws(CatalogError) -> Result? {
    try cached(sql).first(repeat each values, read: read)
  }

  func all<each Value: Bindable, Result>(
    _ sql: String, _ values: repeat each Value, read: (Row) throws(CatalogError) -> Result
  ) throws(CatalogError) -> [Result] {
    try cached(sql).all(repeat each values, read: read)
  }

  /// Returns the row numbers that the statement gives.
  func ids<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value
  ) throws(CatalogError) -> [Int64] {
    try cached(sql).all(repeat each values) { $0.int64(0) }
  }

  /// Returns the texts that the statement gives.
  func strings<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value
  ) throws(CatalogError) -> [String] {
    try cached(sql).all(repeat each values) { $0.string(0) }
  }
}

/// The row a statement has come to, valid until its next step.
///
/// Columns are numbered from 0. Null reads as 0, 0.0 or "" unless `isNull` is asked first.
struct Row {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  /// How many columns it has.
  var columnCount: Int32 { sqlite3_column_count(statement) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func int(_ column: Int32) -> Int { Int(truncatingIfNeeded: int64(column)) }

  /// The bytes of a text, such as a payload.
  func text(_ column: Int32) -> [UInt8] { withText(column) { Array($0) } }

  func digest(_ column: Int32) -> SHA256.Digest? { withBlob(column) { SHA256.Digest($0) } }

  func bool(_ column: Int32) -> Bool { int64(column) != 0 }

  func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  /// The text, with broken UTF-8 fixed.
  func string(_ column: Int32) -> String {
    withText(column) { String(decoding: $0, as: UTF8.self) }
  }

  func bytes(_ column: Int32) -> [UInt8] { withBlob(column) { Array($0) } }

  /// The value, or nil for null.
  func optional<Value>(_ column: Int32, _ read: (Row) -> (Int32) -> Value) -> Value? {
    isNull(column) ? nil : read(self)(column)
  }

  /// Lends the text's UTF-8 without copying it.
  func withText<Result, Failure: Error>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The text has to be asked for before its length, which may change with the encoding.
    let start = UnsafeRawPointer(sqlite3_column_text(statement, column))
    let count = start == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
    return try body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Lends the blob's bytes without copying them.
  func withBlob<Result, Failure: Error>(
    _ column: Int32, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = sqlite3_column_blob(statement, column)
    let count = start == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
    return try body(UnsafeRawBufferPointer(start: start, count: count))
  }
}
