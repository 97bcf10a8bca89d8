import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file number tells files apart, whatever their paths are.
struct FileNumber: Hashable {
  private let device, number: UInt64

  /// The number of the file that a path leads to; nil where there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension CatalogError {
  /// The error of a catalog that was there when it was opened.
  static func removed(path: String) -> CatalogError {
    CatalogError(
      .ioFailure, "the catalog was removed or replaced while it was being changed",
      path: path,
      hints: ["nothing of this change was kept; run the command again"])
  }
}
