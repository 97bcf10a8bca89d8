extension CatalogFile {
  /// Makes a new catalog of what can be read of a damaged one.
  ///
  /// - Parameters:
  ///   - source: a connection to the damaged catalog, or to a copy of it.
  ///   - operation: the command that the history is to name, where presets are no longer what it says.
  public func create(
    salvaging source: Connection, operation: OperationNote
  ) throws(StorageError) -> SalvageReport {
    var report = SalvageReport()
    try create { connection throws(StorageError) in
      let target = Store(connection, environment: environment)
      report = try Salvage(of: source, into: target, operation: operation).run()
    }
    return report
  }

  /// Opens a private copy of a damaged catalog, mending its header and the description of its tables
  /// where SQLite would not open it otherwise.
  ///
  /// - Parameter fresh: a new catalog.
  /// - Throws: `damaged` where nothing helps.
  public func openForSalvage(fresh: CatalogFile) throws(StorageError) -> Connection {
    try dropForeignObjects()
    if let connection = try openIfReadable() { return connection }
    try HeaderMending.mend(path)
    if let connection = try openIfReadable() { return connection }
    try SchemaGraft.apply(from: fresh.path, to: path)
    if let connection = try openIfReadable() { return connection }
    throw Self.nothing(path)
  }

  /// The error of a catalog that is lost.
  public static func nothing(_ path: String) -> StorageError {
    StorageError(
      .damaged, "nothing can be read of the catalog",
      hints: ["bring back a backup with 'curvet restore FILE'"], path: path)
  }

  /// Removes triggers and views: what is read and written must not run what others have written.
  private func dropForeignObjects() throws(StorageError) {
    do throws(StorageError) {
      let connection = try openUnchecked(.readWrite)
      let objects = try connection.prepare(
        "SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view')"
      ).all { row throws(StorageError) in (row.string(0), row.string(1)) }
      for (type, name) in objects {
        let quoted = name.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"")
        try connection.execute("DROP \(type) IF EXISTS \"\(quoted)\"")
      }
    } catch  where ![.interrupted, .full, .ioFailure].contains(error.kind) {
      // What can't be read so far is mended first, and has no triggers after that.
    }
  }

  /// Opens the catalog; nil where its tables are not known to SQLite.
  private func openIfReadable() throws(StorageError) -> Connection? {
    do throws(StorageError) {
      let connection = try openUnchecked(.readWrite)
      for (table, columns) in [
        ("preset AS p", StoredPreset.columns), ("revision", Salvage.revisionColumns),
        ("operation", Salvage.operationColumns), ("name", "name, preset_id, is_alias"),
      ] {
        _ = try connection.prepare("SELECT \(columns) FROM \(table)")
      }
      return connection
    } catch  where ![.interrupted, .full, .ioFailure].contains(error.kind) {
      return nil
    }
  }
}
