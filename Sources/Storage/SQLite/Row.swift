import CSQLite

/// The row a statement has come to, valid until its next step.
///
/// Columns are numbered from 0. Null reads as 0, 0.0 or "" unless `isNull` is asked first.
struct Row {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  /// How many columns it has.
  var columnCount: Int32 { sqlite3_column_count(statement) }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  func int64(_ column: Int32) -> Int64 {
    sqlite3_column_int64(statement, column)
  }

  func int(_ column: Int32) -> Int {
    Int(truncatingIfNeeded: int64(column))
  }

  func bool(_ column: Int32) -> Bool {
    int64(column) != 0
  }

  func double(_ column: Int32) -> Double {
    sqlite3_column_double(statement, column)
  }

  /// The text, with broken UTF-8 fixed.
  func string(_ column: Int32) -> String {
    withText(column) { String(decoding: $0, as: UTF8.self) }
  }

  func bytes(_ column: Int32) -> [UInt8] {
    withBlob(column) { Array($0) }
  }

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
