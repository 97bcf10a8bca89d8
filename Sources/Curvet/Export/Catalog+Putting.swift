import Diagnostics
import FileSystem
import Exporting
import StrictJSON

extension Catalog {
  /// Throws before anything is written, unless every file of these exports may be written.
  ///
  /// A file that the user named on the command line may be replaced. A file that a project's configuration
  /// names, or that is in a named folder, is replaced only if it was written by Curvet.
  ///
  /// - Throws: `exists` with each file that can't be replaced, and the reason.
  package func demandReplaceable(_ exports: [PreparedExport]) throws(CatalogError) {
    let precious = ProtectedFiles(catalog: location, in: environment)
    var refused: [CatalogError] = []
    var places: Set<String> = []
    for export in exports {
      for file in export.files {
        do throws(CatalogError) {
          try precious.check(file.path)
          try demandOwn(file, of: export)
          let place = FileTree.destination(of: environment.absolute(file.path))
          guard places.insert(place).inserted else {
            throw CatalogError(
              .exists, "two exports write to this file", path: file.path,
              hints: ["give each its own output"])
          }
        } catch  where error.kind == .exists {
          refused.append(error)
        }
      }
    }
    guard var error = refused.first else { return }
    guard exports.count > 1 || refused.count > 1 else { throw error }
    error.findings = refused.map { one in
      Finding(
        "export/in-the-way", "\(one.message), so nothing was exported", subject: one.path,
        help: one.hints.first)
    }
    throw error
  }

  private func demandOwn(
    _ file: PreparedExport.File, of export: PreparedExport
  ) throws(CatalogError) {
    guard export.isListed || export.isFolder || file.isBeside else { return }
    let path = environment.absolute(file.path)
    try demandFolder(for: path, shown: file.path)
    switch FileTree.kind(of: path) {
    case nil: return
    case .folder:
      throw CatalogError(
        .exists, "expected a file, found a folder", path: file.path,
        hints: ["remove it, or name a file in it"])
    case .special:
      throw CatalogError(
        .exists, "expected a regular file", path: file.path, hints: ["remove it"])
    case .file:
      let present = try InputFile(path: path, shown: file.path).readAll()
      guard present != file.bytes, !export.format.isOwn(present) else { return }
      throw CatalogError(
        .exists, "the file wasn't written by Curvet", path: file.path,
        hints: [
          file.isBeside || export.isFolder
            ? "remove it, or choose another folder" : .removeOrExport(to: file.path)
        ])
    }
  }

  /// Throws unless the file can be written to its folder, or the folder can be created.
  private func demandFolder(for path: String, shown: String) throws(CatalogError) {
    var folder = FileTree.folder(of: FileTree.destination(of: path))
    while FileTree.kind(of: folder) == nil, folder != "/" { folder = FileTree.folder(of: folder) }
    let isFolder = FileTree.kind(of: folder) == .folder
    if isFolder, FileTree.isWritable(folder) { return }
    let name = environment.shortened(folder)
    throw CatalogError(
      .exists, isFolder ? "\(name) is write-protected" : "\(name) isn't a folder", path: shown,
      hints: ["choose another folder"])
  }

  /// Puts a prepared export in its place; what is up to date or refused is left as it is.
  ///
  /// - Returns: the paths that were written, or why none was.
  /// - Throws: the errors of ``demandReplaceable(_:)``, before anything is written.
  package func put(
    _ export: PreparedExport
  ) throws(CatalogError) -> Result<[String], ExportRefusal> {
    try demandReplaceable([export])
    if let refusal = try export.refusal(in: environment) { return .failure(refusal) }
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
    return .success(written)
  }
}

extension ExportFormat {
  /// Whether a file is one that Curvet wrote in this format, or that holds nothing to lose.
  func isOwn(_ file: [UInt8]) -> Bool {
    if file.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return true }
    switch self {
    case .document(.json): return Self.isDocument(file)
    case .document(.ndjson): return Self.isLines(file)
    case .target: return GeneratedHeader.isPresent(in: file)
    }
  }

  private static func isDocument(_ file: [UInt8]) -> Bool {
    JSONDocument.read(file, file: "").document?.root["presets"]?.kind == .object
  }

  /// Whether the first line that is not blank is a preset.
  private static func isLines(_ file: [UInt8]) -> Bool {
    let line = file.split(separator: 0x0A).first { !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    guard let line, let root = JSONDocument.read(Array(line), file: "").document?.root else {
      return false
    }
    return root["name"]?.string != nil && root["motion"]?.kind == .object
  }
}
