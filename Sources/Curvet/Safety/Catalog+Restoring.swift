import Diagnostics
import FileSystem
import Storage

/// The results of restoring a catalog, or of a dry run.
package struct RestoreReport: Hashable, Sendable {
  /// The counts of the previous catalog; nil if it didn't exist or couldn't be read.
  package var before: CatalogFigures?
  /// The counts of the restored catalog.
  package var after: CatalogFigures
  /// Where what was there is kept; nil if nothing was there.
  package var kept: String?
}

extension Catalog {
  /// Replaces a catalog with a backup, and keeps the previous catalog in a file next to it.
  ///
  /// The backup is treated like an untrusted file: it's read from a private copy, every page, table, and
  /// preset is checked, and an older schema is upgraded.
  package static func restore(
    _ location: CatalogLocation, from path: String, isDryRun: Bool,
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> RestoreReport {
    let absolute = environment.absolute(path)
    if let file = FileIdentity(of: absolute), file == FileIdentity(of: location.path) {
      throw CatalogError(
        .exists, "the catalog can't be restored from itself", path: path,
        hints: ["name a backup of the catalog"])
    }
    if FileTree.kind(of: absolute) == .folder {
      throw CatalogError(
        .invalidInput, "expected a backup, found a folder", path: path,
        hints: ["name one of the backups in it"])
    }
    try FileTree.refuseSpecial(absolute, shown: path)
    try location.refuseSpecial()
    let backup = try CatalogCopy(of: absolute, shown: path, in: environment)
    try backup.demandSoundness(shown: path)
    let file = location.file(in: environment)
    var report = RestoreReport(before: figures(of: file), after: try backup.figures(), kept: nil)
    if isDryRun { return report }
    try FileTree.makeFolder(FileTree.folder(of: location.path))
    Leftovers.removeFiles(beside: location.path, now: environment.storage.now())
    do throws(CatalogError) {
      let stamp = FileStamp.text(environment.storage.now())
      report.kept = try file.replaceContent(
        by: backup.connection, keepingAs: "before-restore-\(stamp)")
    } catch {
      var error = error
      if error.path == nil || error.path == location.path { error.path = location.shown }
      throw error
    }
    return report
  }

  /// The counts of a catalog; nil if it can't be read.
  private static func figures(of file: CatalogFile) -> CatalogFigures? {
    // The file may be anything: without a catalog's tables, nothing is counted.
    guard let connection = try? file.openUnchecked(),
      (try? file.status(of: connection)) != nil
    else { return nil }
    return try? Store(connection, environment: file.environment).figures()
  }
}

extension CatalogCopy {
  /// The connection to the copy.
  var connection: Connection { store.connection }

  /// How much the copy holds.
  func figures() throws(CatalogError) -> CatalogFigures { try store.figures() }

  /// Throws if the copy can't replace a catalog.
  func demandSoundness(shown: String) throws(CatalogError) {
    if let reason = connection.readOnlyReason {
      var error = reason.error(path: shown)
      error.hints = ["restore it with the version of Curvet that created it"]
      throw error
    }
    if case .newer(let version) = try status() {
      var error = CatalogError(
        .damaged, "the file was written by Curvet \(version), a newer version", path: shown)
      error.hints = ["restore it with the version of Curvet that created it"]
      throw error
    }
    let faults = try store.check(.deep)
    guard faults.wantRepair, let fault = faults.first else { return }
    let name = fault.preset.map { "'\($0)': " } ?? ""
    throw CatalogError(
      .damaged, "the file is damaged: \(name)\(fault.message)", path: shown,
      hints: [.repairCatalog])
  }
}
