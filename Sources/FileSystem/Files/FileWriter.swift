import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file writer writes beside its target and puts the result in place when it is whole.
///
/// A target that is no regular file, such as a pipe or a terminal, is written to directly.
package final class FileWriter {
  private let shown: String
  /// The file that is written first; nil if the target itself is written to.
  private let pending: PendingFile?
  private var descriptor: Int32
  private let isLasting: Bool
  private let isCancelled: (@Sendable () -> Bool)?

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - shown: the file as the user named it, for errors.
  ///   - isLasting: whether it is to survive a loss of power, which takes time.
  ///   - isCancelled: asked before every piece; true ends the writing with `interrupted`.
  package init(
    _ target: String, shown: String, isLasting: Bool = true,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(CatalogError) {
    self.isLasting = isLasting
    self.isCancelled = isCancelled
    self.shown = shown
    let kind = FileTree.kind(of: target)
    if kind == .folder {
      throw CatalogError(.exists, "this is a folder", path: shown, hints: ["name a file in it"])
    }
    if kind == .special {
      pending = nil
      descriptor = try Self.open(special: target, shown: shown)
    } else {
      // What a link leads to is replaced, not the link.
      let file = PendingFile(target: FileTree.destination(of: target), shown: shown)
      pending = file
      descriptor = try file.open(permissions: 0o666)
      // A later run removes what nobody holds.
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      if let former = FileStatus(of: file.target) { fchmod(descriptor, former.permissions) }
    }
  }

  /// Opens what is no regular file, without waiting for somebody to read it.
  private static func open(special target: String, shown: String) throws(CatalogError) -> Int32 {
    if let what = FileTree.special(at: target), what == .disk || what == .socket {
      throw CatalogError(
        .exists, "this is \(what.rawValue)", path: shown, hints: ["name a file"])
    }
    let descriptor = systemOpen(target, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENXIO {
      throw CatalogError(
        .exists, "nobody reads this pipe", path: shown,
        hints: ["start the program that reads it first"])
    }
    guard descriptor >= 0 else { throw CatalogError(errno: errno, making: shown) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    pending?.discard()
  }

  /// Writes bytes.
  package func write(_ bytes: [UInt8]) throws(CatalogError) {
    var done = 0
    while done < bytes.count {
      try demandInterest()
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw CatalogError(errno: errno, doing: "the file cannot be written", path: shown)
      }
      done += count
    }
  }

  private func demandInterest() throws(CatalogError) {
    if isCancelled?() == true { throw CatalogError(.interrupted, "interrupted", path: shown) }
  }

  /// Puts the file in place of what was there.
  package func finish() throws(CatalogError) {
    try demandInterest()
    if let pending {
      guard !isLasting || fsync(descriptor) == 0 || errno == EINVAL,
        rename(pending.path, pending.target) == 0
      else {
        throw CatalogError(errno: errno, doing: "the file cannot be written", path: shown)
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

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
