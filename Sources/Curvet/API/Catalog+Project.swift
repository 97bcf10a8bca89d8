/// A file that a project takes from the catalog.
public struct ProjectFile: Hashable, Sendable {
  /// How a file compares with what would be written now.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// It is the same.
    case upToDate
    /// The catalog has changed, or the file has.
    case outdated
    /// There is no such file.
    case missing
  }

  /// The path.
  public let path: String
  /// How it compares with what would be written now.
  public let state: State
}

extension Catalog {
  /// Compares the files that a project takes from the catalog with what would be written now.
  ///
  /// The files are those that `curvet.config.json` lists under `exports`.
  ///
  /// ```swift
  /// let outdated = try catalog.status(ofProjectIn: "App").filter { $0.state != .upToDate }
  /// ```
  ///
  /// - Parameter folder: A folder of the project; the working folder by default.
  /// - Throws: `notFound` if there is no project or it lists no exports, and `invalidInput` if its
  ///   configuration isn't valid.
  public func status(ofProjectIn folder: String = ".") throws(CatalogError) -> [ProjectFile] {
    try working(in: folder) { () throws(CatalogError) in try projectFiles() }
  }

  /// Writes the files that a project takes from the catalog; those that are up to date stay as they are.
  ///
  /// ```swift
  /// try catalog.exportProject(in: "App")
  /// ```
  ///
  /// - Parameter folder: A folder of the project; the working folder by default.
  /// - Returns: The files, as they were before.
  /// - Throws: `notFound` if there is no project or it lists no exports, `invalidInput` if its
  ///   configuration isn't valid, and `exists` if a file was not written by Curvet. Then nothing is written.
  ///   `notFound` if an export finds no presets, and `invalidInput` if a file would lose presets that can
  ///   no longer be exported: then that file is left as it is, and the others are written.
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
          case .upToDate: .upToDate
          case .missing: .missing
          case .different: .outdated
          }
        files.append(ProjectFile(path: file.path, state: state))
      }
    }
    return files
  }

  /// Does something as if a folder were the working folder.
  private func working<Value>(
    in folder: String, _ body: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    let own = environment
    environment.workingDirectory = own.absolute(folder)
    defer { environment = own }
    return try body()
  }
}
