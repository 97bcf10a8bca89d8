import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A temporary folder that nobody else can look into, removed with its files when it is let go.
///
/// A locked file in it says that it is in use, for as long as the process runs.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String
  private let lock: FileLock?
  private let work = UnfinishedWork()

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - parent: the folder for temporary files.
  ///   - name: a name that nobody else uses.
  package init(in parent: String, named name: String) throws(CatalogError) {
    path = try Self.make(in: parent, named: name)
    lock = FileLock(making: "\(path)/\(Self.lockName)")
  }

  /// The file that is locked for as long as a folder is in use.
  package static let lockName = "in-use"

  deinit { Self.remove(path) }

  /// Makes such a folder, which stays until it is removed: nothing in it is locked.
  package static func make(in parent: String, named name: String) throws(CatalogError) -> String {
    let path = "\(parent)/\(name)"
    if mkdir(path, 0o700) != 0 {
      let reason = CatalogError.reason(errno: errno)
      throw CatalogError(
        .exists, "couldn't create the folder: \(reason)", path: path, hints: [Self.hint])
    }
    return path
  }

  private static let hint: Hint = "set TMPDIR to another folder for temporary files"

  /// Returns an error for users, who don't know the files in this folder.
  ///
  /// Errors while writing concern the disk; all other errors concern the original file of a copy.
  package func attributed(_ error: CatalogError, to shown: String) -> CatalogError {
    var error = error
    let isOurs = error.kind.isAboutTheDisk && error.path?.hasPrefix(path) == true
    error.path = isOurs ? FileTree.folder(of: path) : shown
    if isOurs { error.hints.append(Self.hint) }
    return error
  }

  /// Removes a folder and the files in it.
  package static func remove(_ path: String) {
    for name in (try? FileTree.entries(of: path, shown: path)) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}

/// A file lock shows other runs that a file is in use; it ends with the process at the latest.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Makes a file and locks it; nil if that is not possible.
  package init?(making path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  /// Locks a file that is there; nil if another run holds it, or SQLite does.
  package init?(existing path: String) {
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    var question = flock()
    question.l_type = Int16(F_WRLCK)
    question.l_whence = Int16(SEEK_SET)
    guard fcntl(descriptor, F_GETLK, &question) == 0, question.l_type == Int16(F_UNLCK) else {
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
