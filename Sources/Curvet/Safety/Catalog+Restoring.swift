import Diagnostics
import FileSystem
import Storage

/// What restoring a catalog did, or would do.
package struct RestoreReport: Hashable, Sendable {
  /// What the catalog held before; nil if there was none, or none that could be read.
  package var before: CatalogFigures?
  /// What it holds now.
  package var after: CatalogFigures
  /// Where what was there is kept; nil if nothing was there.
  package var kept: String?
}

extension Catalog {
  /// Puts a backup in the place of a catalog, and keeps what is there beside it.
  ///
  /// The backup is read as a stranger's file is: from a private copy, with every page, table and preset
  /// checked, and brought up to date if it is older.
  package static func restore(
    _ location: CatalogLocation, from path: String, isDryRun: Bool,
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> RestoreReport {
    let absolute = environment.absolute(path)
    if let file = FileIdentity(of: absolute), file == FileIdentity(of: location.path) {
      throw CatalogError(
        .exists, "this is the catalog itself", path: path, hints: ["name a backup of it"])
    }
    if FileTree.kind(of: absolute) == .folder {
      throw CatalogError(
        .invalidInput, "this is a folder", path: path, hints: ["name one of the backups in it"])
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

  /// What a catalog holds, as far as it can be read.
  private static func figures(of file: CatalogFile) -> CatalogFigures? {
    // What is there may be anything: without its tables, nothing is counted.
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

  /// Throws if the copy could not take the place of a catalog.
  func demandSoundness(shown: String) throws(CatalogError) {
    if let reason = connection.readOnlyReason {
      var error = reason.error(path: shown)
      error.hints = ["restore it with the version of Curvet that made it"]
      throw error
    }
    if case .newer(let version) = try status() {
      var error = CatalogError(
        .damaged, "the file is from Curvet \(version), which is newer than this one", path: shown)
      error.hints = ["restore it with the version of Curvet that made it"]
      throw error
    }
    let faults = try store.check(.deep)
    guard faults.wantRepair, let fault = faults.first else { return }
    let name = fault.preset.map { "\"\($0)\": " } ?? ""
    throw CatalogError(
      .damaged, "the file is damaged: \(name)\(fault.message)", path: shown,
      hints: [.repairCatalog])
  }
}
