import Diagnostics
import FileSystem
import Storage

/// What a backup holds.
package struct BackupReport: Hashable, Sendable {
  /// The file, as the user named it or its folder.
  package var path: String
  /// How much is in it.
  package var figures: CatalogFigures
}

extension Catalog {
  /// Writes a copy of the catalog, as of one instant, and checks it before it is put in its place.
  ///
  /// - Parameters:
  ///   - path: a file, or a folder that a file with the time in its name is put into.
  ///   - replacing: whether a file that is there may be replaced.
  /// - Throws: `damaged` if the catalog is, for a copy of it would be worth nothing.
  package func backUp(to path: String, replacing: Bool) throws(CatalogError) -> BackupReport {
    let shown = backupPath(path)
    try ProtectedFiles(catalog: location, in: environment).check(shown, isBackup: true)
    let target = FileTree.destination(of: environment.absolute(shown))
    switch FileTree.kind(of: target) {
    case .folder:
      throw CatalogError(.exists, "this is a folder", path: shown, hints: ["name a file in it"])
    case .special:
      throw CatalogError(.exists, "this is not a file", path: shown)
    case .file where !replacing:
      throw CatalogError(
        .exists, "there is a file already", path: shown,
        hints: [.nameAnotherOrForce])
    case .file, nil: break
    }
    Leftovers.removeFiles(beside: target, now: environment.storage.now())
    do throws(CatalogError) {
      var figures: CatalogFigures?
      try store.connection.writeCopy(to: target, replacing: replacing) {
        copy throws(CatalogError) in
        let copy = Store(copy, environment: environment.storage)
        try copy.verifyContent()
        figures = try copy.figures()
      }
      guard let figures else { throw CatalogError(.ioFailure, "nothing was written", path: shown) }
      return BackupReport(path: shown, figures: figures)
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
