/// A file that a project exports from the catalog.
public struct ProjectFile: Hashable, Sendable {
  /// The state of a file, compared with the output of a new export.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// The file is the same.
    case upToDate
    /// The catalog or the file has changed.
    case outdated
    /// The file doesn't exist.
    case missing
  }

  /// The path.
  public let path: String
  /// The state of the file.
  public let state: State
}

extension Catalog {
  /// Compares the exported files of a project with the output of a new export.
  ///
  /// The files are those that `curvet.config.json` lists under `exports`.
  ///
  /// ```swift
  /// let outdated = try catalog.status(ofProjectIn: "App").filter { $0.state != .upToDate }
  /// ```
  ///
  /// - Parameter folder: A folder in the project; the working folder by default.
  /// - Throws: `notFound` if the folder isn't in a project or the project lists no exports, and `invalidInput`
  ///   if its configuration isn't valid.
  public func status(ofProjectIn folder: String = ".") throws(CatalogError) -> [ProjectFile] {
    try working(in: folder) { () throws(CatalogError) in try projectFiles() }
  }

  /// Writes the exported files of a project, except those that are up to date.
  ///
  /// ```swift
  /// try catalog.exportProject(in: "App")
  /// ```
  ///
  /// - Parameter folder: A folder in the project; the working folder by default.
  /// - Returns: The files, with their states before the export.
  /// - Throws: `notFound` if the folder isn't in a project or the project lists no exports, `invalidInput` if its
  ///   configuration isn't valid, and `exists` if a file wasn't written by Curvet. In these cases, nothing is
  ///   written. Also `notFound` if an export finds no presets, and `invalidInput` if a file would lose presets
  ///   that can no longer be exported. In these cases, that file isn't changed, and the others are written.
  @discardableResult
  public func exportProject(in folder: String = ".") throws(CatalogError) -> [ProjectFile] {
    try working(in: folder) { () throws(CatalogError) in
      let files = try projectFiles()
      let project = try requireProject()
      for (one, outcome) in zip(project.prepared, try put(project)) {
        if case .failure(let refusal) = outcome { throw refusal.error(one.entry.path) }
      }
      return files
    }
  }

  private func projectFiles() throws(CatalogError) -> [ProjectFile] {
    var files: [ProjectFile] = []
    for export in try requireProject().prepared.map(\.export) {
      for (file, state) in zip(export.files, try export.drifts(in: environment)) {
        let state: ProjectFile.State =
          switch state {
          case .upToDate, .headerDiffers: .upToDate
          case .missing: .missing
          case .different: .outdated
          }
        files.append(ProjectFile(path: file.path, state: state))
      }
    }
    return files
  }

  /// Runs a closure with another working folder.
  private func working<Value>(
    in folder: String, _ body: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    let own = environment
    environment.workingDirectory = own.absolute(folder)
    defer { environment = own }
    return try body()
  }
}
