import Diagnostics
import FileSystem
import Storage

/// The results of a backup.
package struct BackupReport: Hashable, Sendable {
  /// The file, as the user named it or its folder.
  package var path: String
  /// How much is in it.
  package var figures: CatalogFigures
  /// The damage in the catalog, which the copy has, too.
  package var damage: CatalogError?
}

extension Catalog {
  /// Writes a copy of the catalog, as of one instant, and checks it before it is put in its place.
  ///
  /// - Parameters:
  ///   - path: a file, or a folder that a file with the time in its name is put into.
  ///   - replacing: whether a file that is there may be replaced.
  /// A catalog in which presets are damaged is copied as it is, but never in place of another file.
  ///
  /// - Throws: `damaged` if the file can't be read to its end, or if presets are damaged and there is a file.
  package func backUp(to path: String, replacing: Bool) throws(CatalogError) -> BackupReport {
    let shown = backupPath(path)
    try ProtectedFiles(catalog: location, in: environment).check(shown, isBackup: true)
    let target = FileTree.destination(of: environment.absolute(shown))
    switch FileTree.kind(of: target) {
    case .folder:
      throw CatalogError(
        .exists, "expected a file, found a folder", path: shown, hints: ["name a file in it"])
    case .special:
      throw CatalogError(.exists, "expected a regular file", path: shown)
    case .file where !replacing:
      throw CatalogError(
        .exists, "the file already exists", path: shown,
        hints: [.nameAnotherOrForce])
    case .file, nil: break
    }
    Leftovers.removeFiles(beside: target, now: environment.storage.now())
    do throws(CatalogError) {
      var report: BackupReport?
      try store.connection.writeCopy(to: target, replacing: replacing) {
        copy throws(CatalogError) in
        let copy = Store(copy, environment: environment.storage)
        var damage = try copy.damagedContent()
        damage?.path = location.shown
        if let damage, FileTree.kind(of: target) != nil { throw damage }
        report = BackupReport(path: shown, figures: try copy.figures(), damage: damage)
        return damage == nil
      }
      guard let report else { throw CatalogError(.ioFailure, "nothing was written", path: shown) }
      return report
    } catch {
      var error = error
      if error.path == target { error.path = shown }
      throw error
    }
  }

  /// The file that a backup is written to: in a folder, the catalog's name and the time.
  private func backupPath(_ path: String) -> String {
    guard FileTree.kind(of: environment.absolute(path)) == .folder else { return path }
    let file = location.path.split(separator: "/").last.map(String.init) ?? "catalog"
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let stamp = FileStamp.text(environment.storage.now())
    let folder = path.hasSuffix("/") ? path : path + "/"
    return "\(folder)\(file[..<dot])-\(stamp)\(file[dot...])"
  }
}
