import Diagnostics

extension Store {
  /// Checks a catalog from elsewhere: that its tables are those of a fresh one, and every page.
  ///
  /// A newer catalog may have more tables, and its tables more columns.
  ///
  /// - Throws: `damaged` at the first difference or fault.
  package func verify(against fresh: Store) throws(CatalogError) {
    let isNewer = try connection.schemaVersion() > fresh.connection.schemaVersion()
    let expected = try SchemaObjects(of: fresh.connection).objects
    let found = try SchemaObjects(of: connection).objects
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

  private func foreign(_ type: String, _ name: String) -> CatalogError {
    CatalogError(
      .damaged, "the file's tables are not those of a catalog: see the \(type) \"\(name)\"",
      path: path,
      hints: ["export it with the program that made it, and import that"])
  }
}
