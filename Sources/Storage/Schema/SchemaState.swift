import Diagnostics

/// How a file's schema relates to the migrations this program knows.
enum SchemaState: Equatable {
  /// They are the same.
  case current
  /// The file has been migrated up to this number, and not to the end.
  case behind(Int)
  /// A newer program has migrated the file up to this number.
  case newer(Int, minReader: Int, minWriter: Int)
  /// The applied migration of this number differs from the one known, or is missing.
  case tampered(Int, isBehind: Bool)
}

extension Connection {
  /// The number of the last migration applied, which the file keeps as its user_version.
  func schemaVersion() throws(CatalogError) -> Int {
    try prepare("PRAGMA user_version").first { $0.int(0) } ?? 0
  }

  /// Compares the file with the migrations, and what was applied with what is known if asked.
  ///
  /// - Throws: `damaged` if the tables are not those of the form that the file says it has.
  func schemaState(
    knowing migrations: [Migration], comparingHashes: Bool
  ) throws(CatalogError) -> SchemaState {
    let version = try schemaVersion()
    let newest = migrations.last?.number ?? 0
    // A catalog is put in place only when it is whole.
    guard version > 0 else {
      throw CatalogError.damaged("its schema version is missing", path: path)
    }
    try SchemaCheck(connection: self, migrations: migrations).run(version: version)
    if comparingHashes {
      let applied = try appliedMigrations()
      for migration in migrations.prefix(version)
      where applied[migration.number] != migration.sha256 {
        return .tampered(migration.number, isBehind: version < newest)
      }
    }
    if version < newest { return .behind(version) }
    if version == newest { return .current }
    return .newer(
      version, minReader: try meta("min_reader") ?? version,
      minWriter: try meta("min_writer") ?? version)
  }

  /// The version of the program that brought the schema to the given number.
  func appVersion(of migration: Int) throws(CatalogError) -> String? {
    try prepare("SELECT app_version FROM migration WHERE number >= ?1 ORDER BY number LIMIT 1")
      .first(migration) { $0.string(0) }
  }

  private func appliedMigrations() throws(CatalogError) -> [Int: SHA256.Digest] {
    let rows = try prepare("SELECT number, sha256 FROM migration")
      .all { row in (row.int(0), row.digest(1)) }
    return rows.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  private func meta(_ key: String) throws(CatalogError) -> Int? {
    try prepare("SELECT value FROM meta WHERE key = ?1")
      .first(key) { $0.int(0) }
  }
}

/// A schema status says how a catalog's form relates to the one this program knows.
package enum SchemaStatus: Hashable, Sendable {
  /// They are the same.
  case current
  /// An older one, of this number, which is brought up to date when the catalog is opened.
  case older(Int)
  /// A newer one, made by this version of Curvet.
  case newer(version: String)
  /// The applied migration with this number differs from the one that this program has.
  case tampered(migration: Int)
}

extension CatalogFile {
  /// Returns how the form of a catalog relates to the one this program knows.
  package func status(of connection: Connection) throws(CatalogError) -> SchemaStatus {
    switch try connection.schemaState(knowing: migrations, comparingHashes: true) {
    case .current: .current
    case .behind(let number): .older(number)
    case .newer(let number, _, _):
      .newer(version: try connection.appVersion(of: number) ?? "unknown")
    case .tampered(let number, _): .tampered(migration: number)
    }
  }
}
