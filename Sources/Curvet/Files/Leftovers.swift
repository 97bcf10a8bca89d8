import Diagnostics
import FileSystem
import Storage

/// Leftovers are temporary files and folders of runs that were killed.
///
/// Only what has a name of our own form, belongs to the same user, is older than a day and is held by
/// nobody is removed.
enum Leftovers {
  private static let age = 86_400.0

  /// Removes the temporary folders of killed runs.
  ///
  /// - Parameter now: the time, in seconds since 1970.
  static func removeFolders(in parent: String, now: Double) {
    for name in names(in: parent) where isFolderName(name) {
      let path = "\(parent)/\(name)"
      guard let status = FileStatus(of: path, followsLink: false), status.kind == .folder,
        status.isPrivate, isOld(status, now: now),
        let lock = FileLock(existing: "\(path)/\(TemporaryFolder.lockName)")
      else { continue }
      withExtendedLifetime(lock) { TemporaryFolder.remove(path) }
    }
  }

  /// Removes unfinished files that interrupted runs left next to a file: `.NAME.RANDOM.tmp`.
  ///
  /// - Parameter now: the time, in seconds since 1970.
  static func removeFiles(beside target: String, now: Double) {
    let target = FileTree.destination(of: target)
    let folder = FileTree.folder(of: target)
    let prefix = ".\(FileTree.name(of: target))."
    for name in names(in: folder) where isFileName(name, prefix: prefix) {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      guard let status = FileStatus(of: path, followsLink: false), status.kind == .file,
        isOld(status, now: now), let lock = FileLock(existing: path)
      else { continue }
      withExtendedLifetime(lock) { FileTree.remove(path) }
    }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileTree.entries(of: folder, shown: folder)) ?? []
  }

  private static func isFolderName(_ name: String) -> Bool {
    let prefix = TemporaryFolder.prefix
    let id = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && id.count == 32
      && id.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  private static func isFileName(_ name: String, prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    var rest = name.utf8.dropFirst(prefix.utf8.count)
    let ends = [".tmp", ".tmp-journal"].map(\.utf8)
    guard let end = ends.first(where: { rest.suffix($0.count).elementsEqual($0) }) else {
      return false
    }
    rest = rest.dropLast(end.count)
    return (1...13).contains(rest.count)
      && rest.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
  }

  private static func isOld(_ status: FileStatus, now: Double) -> Bool {
    status.isOwn && status.modified < now - age
  }
}

extension Spool {
  /// Reads standard input to its end.
  convenience init(ofInputOf environment: CatalogEnvironment) throws(CatalogError) {
    try self.init(in: TemporaryFolder.parent(in: environment), of: environment.readInput)
  }
}

extension TemporaryFolder {
  /// The prefix of the names of these folders.
  fileprivate static let prefix = "curvet-"

  /// Makes a folder for a command, after those that killed runs have left are removed.
  convenience init(in environment: CatalogEnvironment) throws(CatalogError) {
    let parent = Self.parent(in: environment)
    Leftovers.removeFolders(in: parent, now: environment.storage.now())
    try self.init(in: parent, named: Self.name(in: environment))
  }

  /// Makes a folder that stays until it is removed.
  static func make(in environment: CatalogEnvironment) throws(CatalogError) -> String {
    try make(in: parent(in: environment), named: name(in: environment))
  }

  fileprivate static func parent(in environment: CatalogEnvironment) -> String {
    environment.variable("TMPDIR") ?? "/tmp"
  }

  private static func name(in environment: CatalogEnvironment) -> String {
    prefix + environment.storage.makeUID()
  }
}
