import Diagnostics
import FileSystem
import Importing
import Storage

/// Precious files are what a command must never write over: the catalog and its journals, other
/// databases, the project's configuration, and what the command reads.
package struct ProtectedFiles: Sendable {
  private let environment: CatalogEnvironment
  private let catalog: String?
  private let config: String?
  private let inputs: [String]

  /// Gathers the precious files of a command.
  ///
  /// - Parameters:
  ///   - catalog: the catalog in use, whether or not it is open.
  ///   - inputs: the files and folders that the command reads, as the user named them.
  package init(
    catalog: CatalogLocation?, inputs: [String] = [], in environment: CatalogEnvironment
  ) {
    self.environment = environment
    self.catalog = catalog?.path
    self.inputs = inputs
    config = ProjectConfig.path(from: environment.workingDirectory)
  }

  /// Throws `exists` if a path to write is a protected file, under any spelling or link.
  package func check(_ path: String) throws(CatalogError) { try check(path, isBackup: false) }

  /// - Parameter isBackup: whether an older backup may be replaced, and nothing else.
  func check(_ path: String, isBackup: Bool) throws(CatalogError) {
    let target = environment.absolute(path)
    guard let what = what(target, isBackup: isBackup) else { return }
    throw CatalogError(.exists, "can't overwrite \(what)", path: path, hints: ["name another file"])
  }

  private func what(_ target: String, isBackup: Bool) -> String? {
    // The catalog comes first: reading its file would give up the locks on it.
    if let catalog {
      if FileTree.isSame(target, catalog) { return "the catalog itself" }
      if isJournal(target, of: catalog) { return "a journal of the catalog" }
    }
    if isConfig(target) { return "a project's configuration" }
    if FileTree.destination(of: target).lowercased().split(separator: "/").contains(".git") {
      return "a file in a '.git' folder"
    }
    if inputs.contains(where: { isRead(target, from: $0) }) { return "one of the command's inputs" }
    let file = FileTree.destination(of: target)
    switch Self.content(of: file) {
    case .database: return "an SQLite database"
    case .catalog where !isBackup: return "an SQLite database"
    case .other where isBackup: return "a file that isn't a backup"
    default: break
    }
    let owner = Self.journals.lazy.filter(file.hasSuffix).map { file.dropLast($0.utf8.count) }.first
    if let owner, [.catalog, .database].contains(Self.content(of: String(owner))) {
      return "a journal of an SQLite database"
    }
    return nil
  }

  private static let journals = ["-journal", "-wal", "-shm"]

  private func isJournal(_ target: String, of catalog: String) -> Bool {
    let catalog = FileTree.destination(of: catalog)
    let file = FileTree.destination(of: target)
    return Self.journals.contains { journal in
      let path = catalog + journal
      if FileTree.isSame(file, path) { return true }
      // On some disks names differ in case alone and are the same.
      return FileTree.name(of: file).lowercased() == FileTree.name(of: path).lowercased()
        && FileTree.isSame(FileTree.folder(of: file), FileTree.folder(of: path))
    }
  }

  private func isConfig(_ target: String) -> Bool {
    let name = FileTree.name(of: FileTree.destination(of: target))
    if name.lowercased() == ProjectConfig.fileName { return true }
    return config.map { FileTree.isSame(target, $0) } ?? false
  }

  private func isRead(_ target: String, from input: String) -> Bool {
    let path = environment.absolute(input)
    guard FileTree.kind(of: path) == .folder else { return FileTree.isSame(target, path) }
    guard FileTree.kind(of: target) == .file else { return false }
    let (file, folder) = (FileTree.destination(of: target), FileTree.destination(of: path))
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return file.utf8.starts(with: start.utf8) && InputFormat.isRead(FileTree.name(of: file))
  }

  private enum Content { case catalog, database, other }

  /// Returns what a file contains; nil if it is empty or can't be read.
  private static func content(of path: String) -> Content? {
    guard FileTree.kind(of: path) == .file,
      let start = try? FileStream(path, shown: path).read(FileHeader.size), !start.isEmpty
    else { return nil }
    guard start.count == FileHeader.size else { return .other }
    let header = start.withUnsafeBytes { FileHeader($0) }
    return header.isCatalog ? .catalog : header.isDatabase ? .database : .other
  }
}
