#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file lock tells other runs that a file is in use; it ends with the process at the latest.
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

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
