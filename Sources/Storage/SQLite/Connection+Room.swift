import Diagnostics
import FileSystem

extension Connection {
  /// Throws `full` where a process may not write as far into files as the catalog reaches.
  ///
  /// A change would fail in its midst then, and could not even be undone by this process.
  func checkFreeSpace() throws(CatalogError) {
    guard let status = FileStatus(of: location), !FreeSpace.allows(fileOf: status.size) else {
      return
    }
    throw CatalogError(
      .full, "there is no room left to write", path: path,
      hints: ["nothing was changed; make room and try again"])
  }

  /// Throws `full` if a folder's disk has no room for a copy of the catalog.
  func checkFreeSpace(forCopyIn folder: String) throws(CatalogError) {
    guard let status = FileStatus(of: location) else { return }
    try handle.options.checkFreeSpace(for: status.size, in: folder)
  }
}

extension OpenOptions {
  /// Throws `full` if a folder's disk has no room for a copy.
  ///
  /// - Parameter bytes: how large the copy will be.
  package func checkFreeSpace(for bytes: Int, in folder: String) throws(CatalogError) {
    guard let free = freeBytes(folder), free < bytes else { return }
    let (size, room) = (FreeSpace.text(bytes), FreeSpace.text(free))
    throw CatalogError(
      .full, "there is no room for the copy: it takes \(size), and \(room) are free",
      path: folder,
      hints: ["make room and try again"])
  }
}
