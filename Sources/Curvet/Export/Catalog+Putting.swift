import Diagnostics
import FileSystem

extension Catalog {
  /// Puts a prepared export in its place; what is in step already is left as it is.
  ///
  /// - Returns: the paths that were written.
  /// - Throws: what ``demandReplaceable(_:)`` does, before anything is written.
  package func put(_ export: PreparedExport) throws(CatalogError) -> [String] {
    try demandReplaceable([export])
    let precious = ProtectedFiles(catalog: location, in: environment)
    var written: [String] = []
    for file in export.files {
      if FileTree.kind(of: environment.absolute(file.path)) == .file,
        case .upToDate = try export.drift(of: file, in: environment)
      {
        continue
      }
      let writer = try environment.output(file.path, sparing: precious, makesFolders: true)
      try writer.write(file.bytes)
      try writer.finish()
      written.append(file.path)
    }
    return written
  }
}
