import CSQLite
import Diagnostics
import EmbeddedData

/// A text file of the project that the program carries in itself.
package struct EmbeddedFile: Sendable {
  /// The file's name without its folder, such as "0001_catalog.sql".
  package let name: String
  /// The number of bytes.
  package let count: Int
  private let file: @Sendable () -> embedded_file

  private init(_ file: @escaping @Sendable () -> embedded_file) {
    self.file = file
    name = String(cString: file().name)
    count = file().length
  }

  /// The files of Migrations/, in the order of their numbers.
  package static var migrations: [EmbeddedFile] {
    (0..<embedded_migration_count()).map { index in EmbeddedFile { embedded_migration(index) } }
  }

  /// The files of Seeds/, in the order of their names.
  package static var seeds: [EmbeddedFile] {
    (0..<embedded_seed_count()).map { index in EmbeddedFile { embedded_seed(index) } }
  }

  /// The files of Seeds/Vocabularies/, in the order of their names.
  package static var vocabularies: [EmbeddedFile] {
    (0..<embedded_vocabulary_count()).map { index in EmbeddedFile { embedded_vocabulary(index) } }
  }

  /// The bytes, UTF-8, which live as long as the program; a NUL follows the last one.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: file().bytes, count: count)
  }
}

/// One step in the growth of the schema: a numbered file of SQL.
struct Migration: Sendable {
  /// 1 for the first, and one more for each that follows.
  let number: Int
  /// The file's name without number and extension.
  let name: String
  /// The SQL, ended by a NUL.
  let script: [UInt8]
  /// The hash of the SQL without the NUL, worked out again each time.
  var sha256: SHA256.Digest {
    script.withUnsafeBytes { SHA256.hash(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
  }

  /// Takes a migration from its file's name, such as "0001_catalog.sql", and its bytes.
  ///
  /// The result is nil if the name is not of that form.
  init?(fileName: String, bytes: UnsafeRawBufferPointer) {
    // Every start of the program comes by here, and bytes are quicker to look at than characters.
    let text = fileName.utf8
    guard text.count > 9, let number = Int(fileName.prefix(4)), number > 0,
      text.dropFirst(4).first == UInt8(ascii: "_"), text.suffix(4).elementsEqual(".sql".utf8)
    else { return nil }
    self.number = number
    name = String(decoding: text.dropFirst(5).dropLast(4), as: UTF8.self)
    script = [UInt8](unsafeUninitializedCapacity: bytes.count + 1) { script, count in
      _ = script.initialize(from: bytes)
      script.initializeElement(at: bytes.count, to: 0)
      count = bytes.count + 1
    }
  }

  /// The migrations that the program carries, by number.
  static var embedded: [Migration] {
    EmbeddedFile.migrations.compactMap { Migration(fileName: $0.name, bytes: $0.bytes) }
  }
}

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
      .busy, "other programs keep changing the catalog during its upgrade",
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

  private func apply(_ migration: Migration, to connection: Connection) throws(CatalogError) {
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
