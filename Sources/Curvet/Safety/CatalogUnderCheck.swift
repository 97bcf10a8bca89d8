import Diagnostics
import FileSystem
import Storage

/// A doctor's subject is the catalog itself; where that can't be written, a private copy of it.
///
/// FTS5 checks its index by a statement that could change it.
final class CatalogUnderCheck {
  let store: Store
  private let folder: TemporaryFolder?

  init(
    _ file: CatalogFile, shown: String, in environment: CatalogEnvironment
  ) throws(CatalogError) {
    let connection = try file.openUnchecked(.readWrite)
    guard connection.isReadOnly else {
      folder = nil
      store = Store(connection, environment: environment.storage)
      return
    }
    let folder = try TemporaryFolder(in: environment)
    let path = "\(folder.path)/copy.sqlite"
    do throws(CatalogError) {
      try CatalogCopy.copy(
        FileTree.resolved(file.path), to: path, shown: shown, in: environment,
        until: environment.busyDeadline)
      let copy = CatalogFile(
        path: path, environment: environment.storage, options: environment.options)
      let opened = try copy.openUnchecked(.readWrite)
      store = Store(opened, environment: environment.storage)
    } catch {
      throw folder.attributed(error, to: shown)
    }
    self.folder = folder
  }
}
