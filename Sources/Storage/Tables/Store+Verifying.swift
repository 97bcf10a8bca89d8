extension Store {
  /// Checks a catalog from elsewhere: that its tables are those of a fresh one, and every page.
  ///
  /// A newer catalog may have more tables, and its tables more columns.
  ///
  /// - Throws: `damaged` at the first difference or fault.
  public func verify(against fresh: Store) throws(StorageError) {
    let isNewer = try connection.schemaVersion() > fresh.connection.schemaVersion()
    let expected = try fresh.schema()
    let found = try schema()
    for (name, object) in expected.sorted(by: { $0.key < $1.key }) {
      guard let other = found[name], other.type == object.type, isNewer || other == object else {
        throw foreign(object.type, name)
      }
    }
    if let extra = found.keys.sorted().first(where: { expected[$0] == nil }), !isNewer {
      throw foreign(found[extra]?.type ?? "", extra)
    }
    try connection.verify()
  }

  private struct SchemaObject: Equatable {
    var type, table, sql: String
  }

  /// The tables, indexes, views and triggers, by name; without those that SQLite itself makes.
  private func schema() throws(StorageError) -> [String: SchemaObject] {
    var objects: [String: SchemaObject] = [:]
    let rows = try connection.prepare(
      """
      SELECT name, type, tbl_name, coalesce(sql, '') FROM sqlite_schema
      WHERE name NOT GLOB 'sqlite_*' AND name NOT IN
        ('search_data', 'search_idx', 'search_content', 'search_docsize', 'search_config')
      """
    ).all { row throws(StorageError) in
      (row.string(0), SchemaObject(type: row.string(1), table: row.string(2), sql: row.string(3)))
    }
    for (name, object) in rows { objects[name] = object }
    return objects
  }

  private func foreign(_ type: String, _ name: String) -> StorageError {
    StorageError(
      .damaged, "the file's tables are not those of a catalog: see the \(type) \"\(name)\"",
      hints: ["export it with the program that made it, and import that"], path: path)
  }
}
