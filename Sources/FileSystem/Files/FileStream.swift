import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file stream hands out the bytes of a file from its beginning to its end.
package final class FileStream {
  private let descriptor: Int32
  private let shown: String

  /// Opens a regular file.
  ///
  /// - Parameter shown: the file as the user named it, for errors.
  /// - Throws: `invalidInput` if it is a pipe, a device or the like.
  package init(_ path: String, shown: String) throws(CatalogError) {
    self.shown = shown
    try FileTree.refuseSpecial(path, shown: shown)
    // What takes the place of the file in this moment must not block either.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      throw CatalogError(errno: errno, doing: "the file cannot be read", path: shown)
    }
    if let special = FileStatus(descriptor: descriptor)?.special {
      throw CatalogError(special, path: shown)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Returns at most `count` further bytes; none at the end.
  package func read(_ count: Int) throws(CatalogError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let result = systemRead(descriptor, buffer.baseAddress, count)
      failure = result < 0 ? errno : 0
      filled = max(0, result)
    }
    if failure != 0 {
      throw CatalogError(errno: failure, doing: "the file cannot be read", path: shown)
    }
    return bytes
  }
}

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
