import CSQLite
import Storage

/// A raw catalog is a file that SQLite opens without any of Curvet's precautions: to damage it, and to see
/// what is still in it.
final class RawCatalog {
  private var database: OpaquePointer?
  private var steps: Int32 = 0

  /// Opens a file; to read, it is taken as it is, whatever journal stands beside it.
  init?(_ path: String, isReading: Bool) {
    let query = isReading ? "?mode=ro&immutable=1" : "?mode=rw"
    let escaped = path.split(separator: "%", omittingEmptySubsequences: false).joined(
      separator: "%25")
    let flags = SQLITE_OPEN_URI | (isReading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
    guard sqlite3_open_v2("file:\(escaped)\(query)", &database, flags, nil) == SQLITE_OK else {
      sqlite3_close(database)
      return nil
    }
    // A view may have no end.
    sqlite3_progress_handler(
      database, 1000,
      { counter in
        guard let counter = counter?.assumingMemoryBound(to: Int32.self) else { return 1 }
        counter.pointee += 1
        return counter.pointee > 20_000 ? 1 : 0
      }, &steps)
  }

  deinit { sqlite3_close(database) }

  /// Runs SQL; returns whether all of it went well.
  @discardableResult
  func execute(_ sql: String) -> Bool {
    steps = 0
    return sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK
  }

  /// Returns the rows of a query, each value as bytes, nil for null; nil where they can't be read.
  func rows(_ sql: String) -> [[[UInt8]?]]? {
    steps = 0
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { return nil }
    defer { sqlite3_finalize(statement) }
    var rows: [[[UInt8]?]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_DONE: return rows
      case SQLITE_ROW:
        rows.append((0..<sqlite3_column_count(statement)).map { value(statement, $0) })
      default: return nil
      }
    }
  }

  private func value(_ statement: OpaquePointer?, _ column: Int32) -> [UInt8]? {
    guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
    guard let start = sqlite3_column_blob(statement, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
