#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file state changes whenever somebody writes to the file.
struct FileState: Hashable {
  /// How many bytes the file has.
  let size: Int
  private let seconds, nanoseconds: Int64
  private let identity: FileIdentity

  /// The state of the file at a path; nil where there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, let identity = FileIdentity(of: path) else { return nil }
    self.identity = identity
    size = max(0, Int(status.st_size))
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }
}
