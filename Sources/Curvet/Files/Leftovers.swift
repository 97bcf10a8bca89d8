#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_mode & 0o077 == 0, isOld(status, now: now),
        let lock = FileLock(existing: "\(path)/\(TemporaryFolder.lockName)")
      else { continue }
      withExtendedLifetime(lock) { TemporaryFolder.remove(path) }
    }
  }

  /// Removes what killed runs were writing beside a file: `.NAME.RANDOM.tmp`.
  ///
  /// - Parameter now: the time, in seconds since 1970.
  static func removeFiles(beside target: String, now: Double) {
    let target = FileTree.destination(of: target)
    let folder = FileTree.folder(of: target)
    let prefix = ".\(FileTree.name(of: target))."
    for name in names(in: folder) where isFileName(name, prefix: prefix) {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
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

  private static func isOld(_ status: stat, now: Double) -> Bool {
    #if canImport(Glibc)
      let changed = Double(status.st_mtim.tv_sec)
    #else
      let changed = Double(status.st_mtimespec.tv_sec)
    #endif
    return status.st_uid == geteuid() && changed < now - age
  }
}
