import Diagnostics

/// The schema check looks whether a file's tables are those of the form that it says it has, before
/// any of them is read: a view in place of a table could keep its reader busy forever, and a
/// trigger could change what nobody asked for.
struct SchemaCheck {
  let connection: Connection
  let migrations: [Migration]

  /// The hashes of the tables of each form, for a quick look; another hash calls for a close one.
  static let digests: [Int: String] = [
    1: "9088a000488523fb131de543fd2626631541c1d79633cd4ba4aa175823c752b5",
    2: "ce05f25060fd447b75ed4d969ca7ef793268b2b44cecfbf5058acbd55f24ef9c",
    3: "6c46f91eee6a781603fdd6f6fd0dde6d21b1e3631fab58af1253c11e2e347d15",
  ]

  private static let hints = [Hint.rebuildCatalog]

  /// Throws `damaged` if the file is not what its version says.
  func run(version: Int) throws(CatalogError) {
    let newest = migrations.last?.number ?? 0
    if version > newest { return try runOnNewer(version) }
    let digest = try SchemaObjects.digest(of: connection).hexadecimal
    if digest != Self.digests[version] {
      let found = try SchemaObjects(of: connection)
      let expected = try SchemaObjects(after: Array(migrations.prefix(version)))
      let newest = try SchemaObjects(after: migrations)
      try refuse(
        found.foreignObject { name, view in
          view == expected.objects[name] || view == newest.objects[name]
        })
      try compareTables(version, found, expected)
    }
    try refuseLaterMigration(than: version)
  }

  /// Looks at a newer schema, which may have more tables, columns, and views.
  ///
  /// One that can't be read anyway is left to who says so: nothing but these two tables is read of it.
  private func runOnNewer(_ version: Int) throws(CatalogError) {
    let found = try SchemaObjects(of: connection)
    let expected = try SchemaObjects(after: migrations)
    try refuse(found.missingTable(of: expected, among: ["meta", "migration"]))
    try demandMigration(version)
    let reader = try connection.first("SELECT value FROM meta WHERE key = 'min_reader'") {
      $0.int(0)
    }
    if let reader, reader > migrations.count { return }
    try refuse(found.foreignObject { name, _ in expected.objects[name]?.type != "table" })
    try refuse(found.missingTable(of: expected))
  }

  private func refuse(_ problem: SchemaObjects.Problem?) throws(CatalogError) {
    switch problem {
    case .foreign(let type, let name):
      throw damaged("the \(type) '\(name)' wasn't created by Curvet", Self.hints)
    case .missing(let name): throw damaged("the table '\(name)' is missing")
    case nil: break
    }
  }

  private func compareTables(
    _ version: Int, _ found: SchemaObjects, _ expected: SchemaObjects
  ) throws(CatalogError) {
    guard let name = found.firstDifferentTable(from: expected) else {
      if let index = found.firstComputedIndex(besides: expected) {
        throw damaged("the index '\(index)' wasn't created by Curvet", Self.hints)
      }
      return
    }
    for other in migrations.map(\.number).reversed() where other != version {
      let form = try SchemaObjects(after: Array(migrations.prefix(other)))
      if found.firstDifferentTable(from: form) == nil {
        throw damaged(
          "its schema version is \(version), but its tables have schema version \(other)")
      }
    }
    throw damaged(
      found.objects[name] == nil
        ? "the table '\(name)' is missing" : "the table '\(name)' was modified outside Curvet")
  }

  private func demandMigration(_ version: Int) throws(CatalogError) {
    let last = try lastMigration() ?? 0
    if last != version {
      throw damaged("its schema version is \(version), but its last recorded upgrade is \(last)")
    }
  }

  private func refuseLaterMigration(than version: Int) throws(CatalogError) {
    if let last = try lastMigration(), last > version {
      throw damaged("its schema version is \(version), but upgrade \(last) is recorded in it")
    }
  }

  private func lastMigration() throws(CatalogError) -> Int? {
    try connection.first("SELECT max(number) FROM migration") { $0.optional(0, Row.int) } ?? nil
  }

  private func damaged(_ what: String, _ hints: [Hint] = [.examineCatalog]) -> CatalogError {
    CatalogError.damaged(what, path: connection.path, hints: hints)
  }
}

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
    objects = Dictionary(rows) { $1 }
  }

  /// Creates the tables of the migrations in memory, and reads their description from SQLite.
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
      }
    return hash.finalized()
  }

  /// Why a schema isn't accepted.
  enum Problem {
    case foreign(type: String, name: String)
    case missing(table: String)
  }

  /// Returns the first object, by name, that Curvet hasn't created: a trigger, or a view that isn't accepted.
  func foreignObject(accepting: (String, Object) -> Bool) -> Problem? {
    objects.sorted { $0.key < $1.key }.first { name, object in
      switch object.type {
      case "table", "index": false
      case "view": !accepting(name, object)
      default: true
      }
    }.map { .foreign(type: $0.value.type, name: $0.key) }
  }

  /// Returns the first table, by name, that others have and that is missing here, or is a view here.
  func missingTable(of expected: SchemaObjects, among names: Set<String>? = nil) -> Problem? {
    expected.objects.sorted { $0.key < $1.key }.first { name, object in
      object.type == "table" && names?.contains(name) != false && objects[name]?.type != "table"
    }.map { name, _ in
      objects[name].map { .foreign(type: $0.type, name: name) } ?? .missing(table: name)
    }
  }

  /// Returns the first table, by name, that is not here as it is in others; nil if all are.
  func firstDifferentTable(from expected: SchemaObjects) -> String? {
    expected.objects.sorted { $0.key < $1.key }.first { name, table in
      guard table.type == "table" else { return false }
      guard let own = objects[name], own.type == "table" else { return true }
      return own.sql.split(whereSeparator: \.isWhitespace)
        != table.sql.split(whereSeparator: \.isWhitespace)
    }?.key
  }

  /// Returns the first index, by name, that others do not have and that computes something for
  /// every row that is written; nil if there is none.
  func firstComputedIndex(besides expected: SchemaObjects) -> String? {
    objects.sorted { $0.key < $1.key }.first { name, index in
      guard index.type == "index", expected.objects[name] != index else { return false }
      // One that orders columns has one pair of parentheses, and leaves out no row.
      return index.sql.count { $0 == "(" } > 1 || index.sql.lowercased().contains("where")
    }?.key
  }
}

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
      .damaged, "the file isn't a catalog: it contains the \(type) '\(name)'",
      path: path,
      hints: ["export the data with the program that created it, and import that"])
  }
}
