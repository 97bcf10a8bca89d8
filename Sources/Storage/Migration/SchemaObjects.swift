import Diagnostics

/// The tables, indexes, views and triggers of a file by name; those that SQLite makes are left out.
struct SchemaObjects: Equatable {
  struct Object: Equatable {
    var type, table, sql: String
  }

  private(set) var objects: [String: Object] = [:]

  private static let rows = """
    FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' AND name NOT IN
      ('search_data', 'search_idx', 'search_content', 'search_docsize', 'search_config')
    """

  /// Reads what SQLite says of a file; no table is read.
  init(of connection: Connection) throws(CatalogError) {
    let rows = try connection.prepare(
      "SELECT name, type, tbl_name, coalesce(sql, '') \(Self.rows)"
    ).all { row in
      (row.string(0), Object(type: row.string(1), table: row.string(2), sql: row.string(3)))
    }
    for (name, object) in rows { objects[name] = object }
  }

  /// Makes the tables that migrations lead to, in memory, and reads what SQLite says of them.
  init(after migrations: [Migration]) throws(CatalogError) {
    let connection = try Connection()
    let environment = StorageEnvironment(appVersion: "", now: { 0 })
    try Migrator(migrations: migrations, environment: environment).apply(to: connection)
    try self.init(of: connection)
  }

  /// Returns a hash of all of them, which takes no more than reading them once.
  static func digest(of connection: Connection) throws(CatalogError) -> SHA256.Digest {
    var hash = SHA256()
    try connection.prepare("SELECT type, name, tbl_name, coalesce(sql, '') \(rows) ORDER BY name")
      .forEach { row in
        for column: Int32 in 0..<4 {
          row.withText(column) { hash.update($0) }
          withUnsafeBytes(of: UInt8(0)) { hash.update($0) }
        }
        return true
      }
    return hash.finalized()
  }

  /// Returns the first table, by name, that is not here as it is in others; nil where all are.
  func firstDifferentTable(from expected: SchemaObjects) -> String? {
    expected.objects.sorted { $0.key < $1.key }.first { name, table in
      guard table.type == "table" else { return false }
      guard let own = objects[name], own.type == "table" else { return true }
      return own.sql.split(whereSeparator: \.isWhitespace)
        != table.sql.split(whereSeparator: \.isWhitespace)
    }?.key
  }

  /// Returns the first index, by name, that others do not have and that computes something for every
  /// row that is written; nil where there is none.
  func firstComputedIndex(besides expected: SchemaObjects) -> String? {
    objects.sorted { $0.key < $1.key }.first { name, index in
      guard index.type == "index", expected.objects[name] != index else { return false }
      // One that orders columns has one pair of parentheses, and leaves out no row.
      return index.sql.count { $0 == "(" } > 1 || index.sql.lowercased().contains("where")
    }?.key
  }
}
