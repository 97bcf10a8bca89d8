import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A side file is a journal that SQLite keeps beside a catalog, read without SQLite.
///
/// The catalog itself must not be read so: closing it would give up this process's locks on it.
final class SideFile {
  /// How many bytes it holds.
  let size: Int
  private let descriptor: Int32

  private init(descriptor: Int32, size: Int) {
    self.descriptor = descriptor
    self.size = size
  }

  deinit {
    close(descriptor)
  }

  /// Opens a file; nil where there is none, or nothing in it.
  ///
  /// - Throws: `damaged` for what is no regular file.
  static func open(_ path: String) throws(CatalogError) -> SideFile? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw CatalogError.damaged("its journal is not a regular file", path: path)
    }
    guard status.st_size > 0 else { return nil }
    let descriptor = systemOpen(path)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw CatalogError(errno: errno, doing: "the journal cannot be opened", path: path)
    }
    return SideFile(descriptor: descriptor, size: Int(status.st_size))
  }

  /// Returns the bytes at a place; nil where there are fewer.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset <= size, count <= size - offset else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
  }
}

private func systemOpen(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }

extension [UInt8] {
  /// The big-endian number in the four bytes from a place on.
  func number(at offset: Int) -> Int {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
