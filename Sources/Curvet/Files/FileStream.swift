import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file stream hands out the bytes of a file from its beginning to its end.
final class FileStream {
  private let descriptor: Int32
  private let shown: String

  /// Opens a regular file.
  ///
  /// - Parameter shown: the file as the user named it, for errors.
  /// - Throws: `invalidInput` if it is a pipe, a device or the like.
  init(_ path: String, shown: String) throws(CatalogError) {
    self.shown = shown
    try FileTree.refuseSpecial(path, shown: shown)
    // What takes the place of the file in this moment must not block either.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw CatalogError(errno: errno, "the file cannot be read", path: shown) }
    var status = stat()
    if fstat(descriptor, &status) == 0, let special = FileTree.special(status.st_mode) {
      throw CatalogError(special, path: shown)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Returns at most `count` further bytes; none at the end.
  func read(_ count: Int) throws(CatalogError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let result = systemRead(descriptor, buffer.baseAddress, count)
      failure = result < 0 ? errno : 0
      filled = max(0, result)
    }
    if failure != 0 { throw CatalogError(errno: failure, "the file cannot be read", path: shown) }
    return bytes
  }
}

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

extension CatalogError {
  /// Describes a failed call to the operating system.
  init(errno code: Int32, _ doing: String, path: String) {
    let reason = String(cString: strerror(code))
    switch code {
    case ENOENT, ENOTDIR: self.init(.notFound, "there is no such file", path: path)
    case EINTR: self.init(.interrupted, "interrupted", path: path)
    case ENOSPC, EDQUOT, EFBIG:
      self.init(
        .ioFailure, "there is no room left to write", path: path, hints: ["make room and try again"]
      )
    case EISDIR: self.init(.invalidInput, "this is a folder", path: path)
    default: self.init(.ioFailure, "\(doing): \(reason)", path: path)
    }
  }
}
