import Diagnostics

extension CatalogFile {
  /// Opens the catalog for reading if nothing has to be done to it first; nil otherwise.
  ///
  /// A key press is no reason to bring a catalog up to date, or to undo what a killed program began.
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
}
