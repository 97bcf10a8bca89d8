import CSQLite
import Diagnostics
import FileSystem

/// An open catalog: one thread at a time, closed when the last reference to it goes.
package final class Connection {
  /// The path by which errors call the file.
  package var path: String { handle.shown }
  /// The path it was opened with.
  var location: String { handle.path }
  /// Why nothing can be written; nil if writing is possible.
  package internal(set) var readOnlyReason: ReadOnlyReason?
  /// Whether an older version of the code has derived the facts, and they could not be renewed.
  package internal(set) var hasOldFacts = false
  /// Whether the connection only reads.
  package var isReadOnly: Bool { readOnlyReason != nil }

  /// How it waits, gives up and reports.
  package var options: OpenOptions { handle.options }

  let handle: ConnectionHandle
  /// Which file it was when it was opened; nil in memory.
  private let file: FileIdentity?
  var cache: [String: Statement] = [:]
  /// Whether searches can ask what a match is worth.
  var hasWorthFunction = false

  /// Opens a file and, unless it is being made, refuses one that is not a catalog.
  ///
  /// It looks at the application id only; `CatalogFile` also looks at the schema's version.
  init(
    path: String, shown: String? = nil, mode: OpenMode, options: OpenOptions = OpenOptions()
  ) throws(CatalogError) {
    let protection = mode == .create ? nil : try Self.inspect(path, shown: shown)
    readOnlyReason = mode == .readOnly ? .asked : protection
    let access =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: protection == nil ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    handle = try ConnectionHandle(path: path, shown: shown, flags: access, options: options)
    file = FileIdentity(of: path)
    try harden()
    handle.installHandlers()
    let header = mode == .create ? nil : try readHeader()
    if let header { try JournalCheck(handle: handle, header: header).run() }
    try configure(header: header)
  }

  /// Makes an empty database in memory.
  init() throws(CatalogError) {
    readOnlyReason = nil
    file = nil
    let access = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
    handle = try ConnectionHandle(path: "memory", flags: access, options: OpenOptions())
  }

  /// Whether the path still points to the file that was opened.
  var isInPlace: Bool {
    guard let file else { return true }
    var hasMoved: Int32 = 0
    let code = curvet_sqlite3_has_moved(handle.database, &hasMoved)
    return code == SQLITE_OK && hasMoved == 0 && FileIdentity(of: location) == file
  }

  /// Throws if the path no longer points to the file that was opened, because the changes would be lost.
  func demandPlace() throws(CatalogError) {
    if !isInPlace { throw CatalogError.removed(path: path) }
  }

  /// Throws the error behind a result code unless it is success.
  func check(_ code: Int32, sql: String? = nil) throws(CatalogError) {
    if code != SQLITE_OK { throw handle.error(code, sql: sql) }
  }
}

extension CatalogError {
  /// The error of a catalog that was there when it was opened.
  static func removed(path: String) -> CatalogError {
    CatalogError(
      .ioFailure, "the catalog was removed or replaced while it was being changed",
      path: path,
      hints: ["the change wasn't saved; run the command again"])
  }
}

extension Connection {
  /// Prepares one statement, for its owner to keep and run as often as needed.
  func prepare(_ sql: String) throws(CatalogError) -> Statement {
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle.database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    try check(code, sql: sql)
    guard let pointer else {
      throw CatalogError(.misuse, "empty SQL", path: path, sqlite: .init(sql: sql))
    }
    return Statement(pointer, sql: sql, handle: handle)
  }

  /// The statement for this SQL, prepared at its first use and kept as long as the connection.
  func cached(_ sql: String) throws(CatalogError) -> Statement {
    if let statement = cache[sql], !statement.isRunning { return statement }
    let statement = try prepare(sql)
    cache[sql] = statement
    return statement
  }

  /// Runs SQL that takes no arguments and whose rows, if any, do not matter.
  func execute(_ sql: String) throws(CatalogError) {
    try check(sqlite3_exec(handle.database, sql, nil, nil, nil), sql: sql)
  }

  /// Runs the statements of a script, a NUL-terminated text.
  func execute(script: UnsafePointer<CChar>, name: String) throws(CatalogError) {
    try check(sqlite3_exec(handle.database, script, nil, nil, nil), sql: name)
  }

  /// How many rows the last statement changed.
  var changes: Int { Int(sqlite3_changes64(handle.database)) }

  /// The row number of the last row inserted.
  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle.database) }
}
