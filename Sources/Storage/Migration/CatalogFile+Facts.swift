import Diagnostics

extension CatalogFile {
  /// Derives the facts anew and opens the catalog again; where it cannot be written, leaves it.
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
      // Whoever only reads is better served with what there is.
      connection.hasOldFacts = true
      return connection
    }
    return try open(mode)
  }
}
