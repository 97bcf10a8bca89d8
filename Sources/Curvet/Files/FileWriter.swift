#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file writer writes beside its target and puts the result in place when it is whole.
///
/// A target that is no regular file, such as a pipe, is written to directly.
final class FileWriter {
  private let target, shown: String
  /// Where is written first; nil where that is the target.
  private let temporary: String?
  private var descriptor: Int32
  private let isLasting: Bool

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - shown: the file as the user named it, for errors.
  ///   - isLasting: whether it is to survive a loss of power, which takes time.
  init(_ target: String, shown: String, isLasting: Bool = true) throws(CatalogError) {
    self.isLasting = isLasting
    let kind = FileTree.kind(of: target)
    self.shown = shown
    if kind == .folder {
      throw CatalogError(.exists, "this is a folder", path: shown, hints: ["name a file in it"])
    }
    if kind == .special {
      self.target = target
      temporary = nil
      descriptor = open(target, O_WRONLY | O_CLOEXEC)
    } else {
      // What a link leads to is replaced, not the link.
      self.target = FileTree.resolved(target)
      let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = "\(self.target).\(suffix).tmp"
      temporary = path
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    if descriptor < 0 {
      let reason = String(cString: strerror(errno))
      throw CatalogError(.exists, "the file cannot be made: \(reason)", path: shown)
    }
    if temporary != nil, let mode = FileTree.permissions(of: self.target) {
      fchmod(descriptor, mode)
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) throws(CatalogError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw CatalogError(errno: errno, "the file cannot be written", path: shown)
      }
      done += count
    }
  }

  /// Puts the file in place of what was there.
  func finish() throws(CatalogError) {
    if let temporary {
      guard !isLasting || fsync(descriptor) == 0 || errno == EINVAL, rename(temporary, target) == 0
      else {
        throw CatalogError(errno: errno, "the file cannot be written", path: shown)
      }
    }
    close(descriptor)
    descriptor = -1
  }
}

private func systemWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
