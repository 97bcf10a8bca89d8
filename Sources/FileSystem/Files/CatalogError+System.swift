import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CatalogError {
  /// Makes the error of a failed system call from `errno`.
  ///
  /// - Parameters:
  ///   - action: what failed, such as "can't read the file".
  ///   - kind: the kind for error numbers that don't have a specific kind.
  init(
    errno code: Int32, doing action: String, path: String, otherwise kind: ErrorKind = .ioFailure
  ) {
    switch code {
    case ENOENT, ENOTDIR: self.init(.notFound, "no such file", path: path)
    case EINTR: self.init(.interrupted, "interrupted", path: path)
    case EISDIR: self.init(.invalidInput, "expected a file, found a folder", path: path)
    case _ where Self.isFull(errno: code):
      self.init(
        .full, "no space left to write", path: path,
        hints: ["free some space and try again"])
    default:
      self.init(kind, "\(action): \(Self.reason(errno: code))", path: path)
    }
  }

  /// Makes the error of a file that couldn't be created in its folder.
  init(errno code: Int32, making path: String) {
    let kind: ErrorKind =
      switch code {
      case EEXIST: .exists
      case EIO, EINTR: .ioFailure
      case _ where Self.isFull(errno: code): .full
      // The folder is missing, not the requested file.
      default: .cannotOpen
      }
    self.init(kind, "couldn't create the file: \(Self.reason(errno: code))", path: path)
  }

  /// Returns the operating system's message for an error number.
  package static func reason(errno code: Int32) -> String { String(cString: strerror(code)) }

  /// Whether an error number means that the disk or the quota is full, or that the file is too large.
  package static func isFull(errno code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
