import CSQLite
import Diagnostics
import FileSystem

/// How a transaction that ran to its end is to end.
package enum TransactionEnd<Value> {
  /// Keep what was changed.
  case commit(Value)
  /// Leave the catalog as it was.
  case rollback(Value)
}

extension TransactionEnd: Sendable where Value: Sendable {}

extension Connection {
  private static let beginReading = "BEGIN"

  /// Whether a transaction is open.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle.database) == 0 }

  /// Reads from one unchanging state of the catalog.
  package func read<Value>(_ body: () throws(CatalogError) -> Value) throws(CatalogError) -> Value {
    try transaction(Self.beginReading) { () throws(CatalogError) in .commit(try body()) }
  }

  /// Changes the catalog all or nothing: an error undoes everything.
  package func write<Value>(
    _ body: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    try writeDeciding { () throws(CatalogError) in .commit(try body()) }
  }

  /// Changes the catalog, and lets the body decide at its end whether the change is kept.
  package func writeDeciding<Value>(
    _ body: () throws(CatalogError) -> TransactionEnd<Value>
  ) throws(CatalogError) -> Value {
    if let readOnlyReason { throw readOnlyReason.error(path: path) }
    // A transaction that starts by reading could not get the lock once another one has written.
    return try transaction("BEGIN IMMEDIATE", body)
  }

  /// Runs the body between the given beginning and its end; transactions do not nest.
  ///
  /// The statements that begin and end are not cached: SQLite counts a statement's steps over all
  /// its runs, and a cancelation would sooner or later be reported for a commit that took place.
  func transaction<Value>(
    _ beginning: String, _ body: () throws(CatalogError) -> TransactionEnd<Value>
  ) throws(CatalogError) -> Value {
    guard !isInTransaction else {
      throw CatalogError(
        .misuse, "a transaction is already open", path: path, sqlite: .init(sql: beginning))
    }
    if beginning != Self.beginReading { try checkFreeSpace() }
    try execute(beginning)
    do {
      switch try body() {
      case .commit(let value):
        // The last point at which a change can be left undone; a change that is kept is reported.
        if beginning != Self.beginReading { try handle.confirm() }
        return try keep(value, isChange: beginning != Self.beginReading)
      case .rollback(let value):
        try execute("ROLLBACK")
        return value
      }
    } catch {
      // SQLite has already rolled back after some errors, such as a full disk.
      if isInTransaction { try? execute("ROLLBACK") }
      // Why a file that is gone could not be written says less than that it is gone.
      if beginning != Self.beginReading, !isInPlace { throw CatalogError.removed(path: path) }
      throw error
    }
  }

  private func keep<Value>(_ value: Value, isChange: Bool) throws(CatalogError) -> Value {
    let work = UnfinishedWork()
    defer { withExtendedLifetime(work) {} }
    try execute("COMMIT")
    if isChange {
      UnfinishedWork.reportIsDue()
      try demandPlace()
    }
    return value
  }

  /// Throws `full` if a process may not write as far into files as the catalog reaches.
  ///
  /// A change would fail in its midst then, and could not even be undone by this process.
  func checkFreeSpace() throws(CatalogError) {
    guard let status = FileStatus(of: location), !FreeSpace.allows(fileOf: status.size) else {
      return
    }
    throw CatalogError(
      .full, "no space left to write", path: path,
      hints: ["nothing was changed; free some space and try again"])
  }

  /// Throws `full` if a folder's disk has no space for a copy of the catalog.
  func checkFreeSpace(forCopyIn folder: String) throws(CatalogError) {
    guard let status = FileStatus(of: location) else { return }
    try handle.options.checkFreeSpace(for: status.size, in: folder)
  }
}

extension OpenOptions {
  /// Throws `full` if a folder's disk has no space for a copy.
  ///
  /// - Parameter bytes: how large the copy will be.
  package func checkFreeSpace(for bytes: Int, in folder: String) throws(CatalogError) {
    guard let free = freeBytes(folder), free < bytes else { return }
    let (size, space) = (FreeSpace.text(bytes), FreeSpace.text(free))
    throw CatalogError(
      .full, "not enough disk space for the copy: \(size) needed, \(space) free",
      path: folder,
      hints: ["free some space and try again"])
  }
}
