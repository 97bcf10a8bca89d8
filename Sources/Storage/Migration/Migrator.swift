import CSQLite
import Diagnostics

/// Applies the migrations that a file lacks.
struct Migrator {
  let migrations: [Migration]
  let environment: StorageEnvironment

  /// Brings an existing file up to date, after putting a verified copy of it aside.
  ///
  /// The copy is `<file>.backup-before-000N`, N being the first number applied.
  func upgrade(_ connection: Connection) throws(CatalogError) {
    // The copy is taken outside the transaction; if another program writes in between, it would
    // lack that change, so it is taken again.
    for _ in 1...3 {
      let version = try connection.schemaVersion()
      guard let first = migrations.first(where: { $0.number > version }) else { return }
      let state = try connection.dataVersion()
      let digits = String(first.number)
      let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      try connection.writeCopy(
        to: "\(connection.location).backup-before-\(number)", replacing: true)
      if try apply(to: connection, ifStill: state) { return }
    }
    throw CatalogError(
      .busy, "other programs keep changing the catalog while it is brought up to date",
      path: connection.path)
  }

  /// Applies what is missing, each migration in a transaction of its own.
  ///
  /// The result is false, and nothing is done, if the file was changed since the given state.
  @discardableResult
  func apply(to connection: Connection, ifStill state: Int? = nil) throws(CatalogError) -> Bool {
    // Tables can only be rebuilt with foreign keys off, and that has no effect in a transaction.
    try connection.execute("PRAGMA foreign_keys = OFF")
    let result: Result<Bool, CatalogError>
    do throws(CatalogError) {
      result = .success(try applyEach(to: connection, ifStill: state))
    } catch {
      result = .failure(error)
    }
    try connection.execute("PRAGMA foreign_keys = ON")
    return try result.get()
  }

  private func applyEach(
    to connection: Connection, ifStill state: Int?
  ) throws(CatalogError) -> Bool {
    var expected = state
    for migration in migrations {
      let goesOn = try connection.transaction("BEGIN EXCLUSIVE") {
        () throws(CatalogError) -> TransactionEnd<Bool> in
        if let expected, try connection.dataVersion() != expected { return .rollback(false) }
        if try connection.schemaVersion() < migration.number {
          try apply(migration, to: connection)
        }
        return .commit(true)
      }
      guard goesOn else { return false }
      expected = nil
    }
    return true
  }

  private func apply(
    _ migration: Migration, to connection: Connection
  ) throws(CatalogError) {
    let code = migration.script.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_exec(connection.handle.database, $0.baseAddress, nil, nil, nil)
      }
    }
    try connection.check(code, sql: "migration \(migration.number)")
    guard connection.isInTransaction else {
      throw CatalogError(
        .misuse, "migration \(migration.number) ends the transaction", path: connection.path)
    }
    try checkForeignKeys(of: connection, after: migration)
    try connection.prepare(
      """
      INSERT INTO migration (number, name, sha256, applied_at, app_version)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """
    ).run(
      migration.number, migration.name, migration.sha256, environment.now(),
      environment.appVersion)
    try connection.execute("PRAGMA user_version = \(migration.number)")
    try connection.execute("PRAGMA application_id = \(FileHeader.catalog)")
  }

  private func checkForeignKeys(
    of connection: Connection, after migration: Migration
  ) throws(CatalogError) {
    let table = try connection.prepare("PRAGMA foreign_key_check")
      .first { $0.string(0) }
    if let table {
      throw CatalogError(
        .constraint, "migration \(migration.number) leaves dangling references in \(table)",
        path: connection.path)
    }
  }
}

extension Connection {
  /// A number that changes when another connection has committed something.
  fileprivate func dataVersion() throws(CatalogError) -> Int {
    try prepare("PRAGMA data_version").first { $0.int(0) } ?? 0
  }
}
