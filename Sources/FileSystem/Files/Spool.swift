import Diagnostics
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spool keeps all of a stream, so that it can be read later without waiting.
///
/// A stream longer than ``inMemory`` goes into a file without a name. Nobody else can read it, and it disappears with
/// the process, however that ends.
package final class Spool: Sendable {
  private let start: [UInt8]
  private let file: FileWithoutName?
  private let position = Mutex(0)

  /// How many bytes need no file.
  private static let inMemory = 1 << 20
  private static let piece = 1 << 16

  /// Reads a stream to its end.
  ///
  /// - Parameters:
  ///   - folder: The folder for the file, if one is needed.
  ///   - read: Returns up to this many further bytes, none at the end.
  /// - Throws: `full` if the disk has no space for the file, and the errors of `read`.
  package init(
    in folder: String, of read: (Int) throws(CatalogError) -> [UInt8]
  ) throws(CatalogError) {
    var start: [UInt8] = []
    var file: FileWithoutName?
    while true {
      let bytes = try read(Self.piece)
      if bytes.isEmpty { break }
      if file == nil, start.count + bytes.count <= Self.inMemory {
        start += bytes
      } else {
        if file == nil { file = try FileWithoutName(in: folder) }
        try file?.append(bytes)
      }
    }
    (self.start, self.file) = (start, file)
  }

  /// Returns up to this many further bytes, none at the end.
  package func read(_ count: Int) throws(CatalogError) -> [UInt8] {
    let begin = position.withLock { $0 }
    let bytes =
      begin < start.count
      ? Array(start[begin...].prefix(count))
      : try file?.read(at: begin - start.count, atMost: count) ?? []
    position.withLock { $0 = begin + bytes.count }
    return bytes
  }
}

/// A file that only this process knows.
private final class FileWithoutName: Sendable {
  private let descriptor: Int32
  private let folder: String

  init(in folder: String) throws(CatalogError) {
    self.folder = folder
    let path = "\(folder)/curvet-\(String(UInt64.random(in: .min ... .max), radix: 36)).input"
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      var error = CatalogError(errno: errno, making: path)
      error.hints = ["set TMPDIR to another folder for temporary files"]
      throw error
    }
    unlink(path)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ bytes: [UInt8]) throws(CatalogError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        var error = CatalogError(
          errno: errno, doing: "can't store standard input in a temporary file", path: folder)
        error.hints.append("set TMPDIR to another folder for temporary files")
        throw error
      }
      rest = rest.dropFirst(count)
    }
  }

  func read(at offset: Int, atMost count: Int) throws(CatalogError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let result = pread(descriptor, buffer.baseAddress, count, off_t(offset))
      failure = result < 0 ? errno : 0
      filled = max(0, result)
    }
    if failure != 0 {
      throw CatalogError(errno: failure, doing: "can't read the file", path: folder)
    }
    return bytes
  }
}
