import CSQLite

@testable import Storage

extension Statement {
  var columnCount: Int32 { sqlite3_column_count(pointer) }
}
