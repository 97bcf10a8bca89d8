import CSQLite
import Diagnostics

extension CatalogFile {
  /// Derives the facts again and opens the catalog again; if it cannot be written, leaves it.
  func refresh(_ connection: Connection, mode: OpenMode) throws(CatalogError) -> Connection {
    if mode != .readOnly, connection.readOnlyReason == nil {
      try Store(connection, environment: environment).refreshFacts()
      return connection
    }
    guard mode == .readOnly, try Connection.inspect(path) == nil else {
      connection.hasOldFacts = true
      return connection
    }
    do throws(CatalogError) {
      _ = try open(.readWrite)
    } catch  where [.busy, .full, .ioFailure].contains(error.kind) {
      // A reader is better served with what there is.
      connection.hasOldFacts = true
      return connection
    }
    return try open(mode)
  }

  /// Opens the catalog for reading if it needs no upgrade or recovery; nil otherwise.
  ///
  /// Completion must not upgrade a catalog, or undo the change of an interrupted program.
  package func openAsItIs() throws(CatalogError) -> Connection? {
    let connection = try openUnchecked()
    let state = try connection.read { () throws(CatalogError) in
      try connection.schemaState(knowing: migrations, comparingHashes: false)
    }
    switch state {
    case .current, .tampered(_, isBehind: false): return connection
    case .newer(_, let minReader, _):
      return (migrations.last?.number ?? 0) < minReader ? nil : connection
    case .behind, .tampered(_, isBehind: true): return nil
    }
  }

  /// Whether a program is changing the catalog right now; true if that isn't known.
  ///
  /// Nothing is read, and no change that was interrupted is undone.
  package var isBeingChanged: Bool {
    guard
      let handle = try? ConnectionHandle(path: path, flags: SQLITE_OPEN_READONLY, options: options)
    else { return true }
    var isReserved: Int32 = 1
    let code = curvet_sqlite3_check_reserved(handle.database, &isReserved)
    return code != SQLITE_OK || isReserved != 0
  }
}
