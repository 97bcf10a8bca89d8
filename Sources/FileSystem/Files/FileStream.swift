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
    // A file that replaces it in the meantime must not block, either.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      throw CatalogError(errno: errno, doing: "can't read the file", path: shown)
    }
    if let special = FileStatus(descriptor: descriptor)?.special {
      throw CatalogError(special, path: shown)
    }
  }

  deinit { close(descriptor) }

  /// Returns at most `count` further bytes; none at the end.
  package func read(_ count: Int) throws(CatalogError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let result = systemRead(descriptor, buffer.baseAddress, count)
      failure = result < 0 ? errno : 0
      filled = max(0, result)
    }
    if failure != 0 {
      throw CatalogError(errno: failure, doing: "can't read the file", path: shown)
    }
    return bytes
  }
}

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

/// A random access file is read and written in place, at any offset.
///
/// A catalog that SQLite has open must not be read so: closing it would give up this process's
/// locks on it.
package final class RandomAccessFile: Sendable {
  /// How many bytes it held when it was opened.
  package let size: Int
  private let descriptor: Int32
  private let shown: String

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - shown: the file as the user named it, for errors; its path if left out.
  ///   - what: the name of the file in errors.
  package init(
    _ path: String, shown: String? = nil, isWritable: Bool = false, what: String = "the file"
  ) throws(CatalogError) {
    self.shown = shown ?? path
    let access = isWritable ? O_RDWR : O_RDONLY
    descriptor = open(path, access | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw CatalogError(
        errno: errno, doing: "can't open \(what)", path: self.shown, otherwise: .cannotOpen)
    }
    size = FileStatus(descriptor: descriptor)?.size ?? 0
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the bytes at an offset; fewer if the file ends or can't be read.
  package func read(at offset: Int, atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// Returns the bytes at an offset; nil if there are fewer.
  package func read(at offset: Int, count: Int) -> [UInt8]? {
    guard offset <= size, count <= size - offset else { return nil }
    let bytes = read(at: offset, atMost: count)
    return bytes.count == count ? bytes : nil
  }

  /// Writes bytes at an offset.
  package func write(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(CatalogError) {
    let count = bytes.withUnsafeBytes {
      pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset))
    }
    if count != bytes.count { throw failure }
  }

  /// Cuts the file off, or makes it longer with zeros.
  package func resize(to size: Int) throws(CatalogError) {
    if ftruncate(descriptor, off_t(size)) != 0 { throw failure }
  }

  private var failure: CatalogError {
    CatalogError(errno: errno, doing: "can't write the file", path: shown)
  }
}
