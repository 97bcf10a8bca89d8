import Diagnostics
import FileSystem
import Storage

extension CatalogEnvironment {
  /// Writes a whole file: beside its target first, then put in place.
  ///
  /// - Parameters:
  ///   - path: The file as the user named it.
  ///   - precious: What must not be written over.
  package func write(
    _ bytes: [UInt8], to path: String, sparing precious: ProtectedFiles
  ) throws(CatalogError) {
    let writer = try output(path, sparing: precious)
    try writer.write(bytes)
    try writer.finish()
  }

  /// Begins a file that the user asked for.
  ///
  /// - Parameter makesFolders: whether the folders that lead to it are made.
  func output(
    _ path: String, sparing precious: ProtectedFiles, makesFolders: Bool = false
  ) throws(CatalogError) -> FileWriter {
    try precious.check(path)
    let target = absolute(path)
    if makesFolders {
      let folder = FileTree.folder(of: FileTree.destination(of: target))
      do throws(CatalogError) {
        try FileTree.makeFolder(folder)
      } catch {
        throw CatalogError(error.kind, error.message, path: shortened(folder))
      }
    }
    Leftovers.removeFiles(beside: target, now: storage.now())
    return try FileWriter(target, shown: path, isCancelled: options.isCancelled)
  }
}
