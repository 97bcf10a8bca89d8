extension Catalog {
  /// Puts a prepared export in its place; what is in step already is left as it is.
  ///
  /// - Returns: the paths that were written.
  public func put(_ export: PreparedExport) throws(CatalogError) -> [String] {
    var written: [String] = []
    for file in export.files {
      let absolute = environment.absolute(file.path)
      try refuseItself(absolute, shown: file.path)
      if FileTree.kind(of: absolute) == .file,
        case .inStep = try export.drift(of: file, in: environment)
      {
        continue
      }
      if export.isFolder { try FileTree.makeFolder(FileTree.folder(of: absolute)) }
      try environment.write(file.bytes, to: file.path)
      written.append(file.path)
    }
    return written
  }

  /// Throws where a path that is to be written leads to the catalog itself.
  public func refuseItself(as path: String) throws(CatalogError) {
    try refuseItself(environment.absolute(path), shown: path)
  }

  /// Throws where a path leads to the catalog itself.
  func refuseItself(_ absolute: String, shown: String) throws(CatalogError) {
    guard let target = FileIdentity(of: absolute), target == FileIdentity(of: location.path)
    else { return }
    throw CatalogError(
      .exists, "this is the catalog itself", path: shown, hints: ["name another file"])
  }
}
