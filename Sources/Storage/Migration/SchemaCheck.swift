import Diagnostics

/// The schema check looks whether a file's tables are those of the form that it says it has, before
/// any of them is read: a view in place of a table could keep its reader busy for ever, and a trigger
/// could change what nobody asked for.
struct SchemaCheck {
  let connection: Connection
  let migrations: [Migration]

  /// The hashes of the tables of each form, for a quick look; another hash calls for a close one.
  static let digests: [Int: String] = [
    1: "9088a000488523fb131de543fd2626631541c1d79633cd4ba4aa175823c752b5",
    2: "ce05f25060fd447b75ed4d969ca7ef793268b2b44cecfbf5058acbd55f24ef9c",
  ]

  private static let hints = [Hint.rebuildCatalog]

  /// Throws `damaged` where the file is not what its version says.
  func run(version: Int) throws(CatalogError) {
    let newest = migrations.last?.number ?? 0
    if version > newest {
      try refuseForeignObjects()
      try refuseMissingTables()
      try demandMigration(version)
      return
    }
    let digest = try SchemaObjects.digest(of: connection).hexadecimal
    if digest != Self.digests[version] {
      try refuseForeignObjects()
      try compareTables(version)
    }
    try refuseLaterMigration(than: version)
  }

  private func refuseForeignObjects() throws(CatalogError) {
    let found = try connection.prepare(
      "SELECT type, name FROM sqlite_schema WHERE type NOT IN ('table', 'index') ORDER BY name"
    ).first { row in (row.string(0), row.string(1)) }
    if let (type, name) = found {
      throw damaged("the \(type) \"\(name)\" is not Curvet's", Self.hints)
    }
  }

  private func compareTables(_ version: Int) throws(CatalogError) {
    let found = try SchemaObjects(of: connection)
    let expected = try SchemaObjects(after: Array(migrations.prefix(version)))
    guard let name = found.firstDifferentTable(from: expected) else {
      if let index = found.firstComputedIndex(besides: expected) {
        throw damaged("the index \"\(index)\" is not Curvet's", Self.hints)
      }
      return
    }
    for other in migrations.map(\.number) where other != version {
      let form = try SchemaObjects(after: Array(migrations.prefix(other)))
      if found.firstDifferentTable(from: form) == nil {
        throw damaged("its version is \(version), but its tables are those of form \(other)")
      }
    }
    throw damaged(
      found.objects[name] == nil
        ? "no such table: \(name)" : "the table \"\(name)\" is not as Curvet made it")
  }

  /// A newer form may have more tables, and more columns in them.
  private func refuseMissingTables() throws(CatalogError) {
    let found = try SchemaObjects(of: connection)
    let expected = try SchemaObjects(after: migrations)
    for (name, object) in expected.objects.sorted(by: { $0.key < $1.key })
    where object.type == "table" && found.objects[name]?.type != "table" {
      throw damaged("no such table: \(name)")
    }
  }

  private func demandMigration(_ version: Int) throws(CatalogError) {
    let last = try lastMigration() ?? 0
    if last != version {
      throw damaged("its version is \(version), but the last form applied to it is \(last)")
    }
  }

  private func refuseLaterMigration(than version: Int) throws(CatalogError) {
    if let last = try lastMigration(), last > version {
      throw damaged("its version is \(version), but form \(last) is said to be applied to it")
    }
  }

  private func lastMigration() throws(CatalogError) -> Int? {
    try connection.prepare("SELECT max(number) FROM migration")
      .first { $0.optional(0, Row.int) } ?? nil
  }

  private func damaged(
    _ what: String, _ hints: [Hint] = [.examineCatalog]
  ) -> CatalogError {
    CatalogError.damaged(what, path: connection.path, hints: hints)
  }
}
