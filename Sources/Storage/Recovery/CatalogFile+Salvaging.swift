import Diagnostics

extension CatalogFile {
  /// Makes a new catalog of what can be read of a damaged one.
  ///
  /// - Parameters:
  ///   - source: a copy of the damaged catalog.
  ///   - operation: the command that the history is to name, where presets are no longer what it says.
  package func create(
    recovering source: RecoverySource, operation: OperationNote
  ) throws(CatalogError) -> RecoveryReport {
    var report = RecoveryReport()
    try create { connection throws(CatalogError) in
      let target = Store(connection, environment: environment)
      report = try Recovery(of: source, into: target, operation: operation).run()
    }
    return report
  }

  /// Opens a private copy of a damaged catalog, fix its header and the description of its tables
  /// where SQLite would not open it otherwise.
  ///
  /// - Parameter fresh: a new catalog.
  /// - Throws: `damaged` where nothing helps.
  package func openForRecovery(fresh: CatalogFile) throws(CatalogError) -> RecoverySource {
    try dropForeignObjects()
    if let source = try openIfReadable() { return source }
    try HeaderRepair.fix(path)
    if let source = try openIfReadable() { return source }
    try SchemaRestorer.apply(from: fresh.path, to: path)
    if let source = try openIfReadable() { return source }
    throw Self.nothing(path)
  }

  /// The error of a catalog that is lost.
  package static func nothing(_ path: String) -> CatalogError {
    CatalogError(
      .damaged, "nothing can be read of the catalog", path: path,
      hints: [.restoreBackup])
  }

  /// Removes triggers and views: what is read and written must not run what others have written.
  private func dropForeignObjects() throws(CatalogError) {
    do throws(CatalogError) {
      let connection = try openUnchecked(.readWrite)
      let objects = try connection.prepare(
        "SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view')"
      ).all { row in (row.string(0), row.string(1)) }
      for (type, name) in objects {
        let quoted = name.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"")
        try connection.execute("DROP \(type) IF EXISTS \"\(quoted)\"")
      }
    } catch  where ![.interrupted, .full, .ioFailure].contains(error.kind) {
      // What can't be read so far is fixed first, and has no triggers after that.
    }
  }

  /// Opens the catalog; nil where its tables can't be read.
  private func openIfReadable() throws(CatalogError) -> RecoverySource? {
    do throws(CatalogError) {
      return try RecoverySource(try openUnchecked(.readWrite))
    } catch  where ![.interrupted, .full, .ioFailure].contains(error.kind) {
      return nil
    }
  }
}
