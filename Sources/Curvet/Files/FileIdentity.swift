#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file identity tells whether two paths lead to the same file.
struct FileIdentity: Hashable {
  private let device, number: UInt64

  /// The identity of the file at a path; nil where there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
