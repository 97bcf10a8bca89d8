import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a file next to its target, and moves it into place when it's complete.
///
/// A target that isn't a regular file, such as a pipe or a terminal, is written to directly.
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
      throw CatalogError(
        .exists, "expected a file, found a folder", path: shown, hints: ["name a file in it"])
    }
    if kind == .special {
      pending = nil
      descriptor = try Self.open(special: target, shown: shown)
    } else {
      // Replace the file that a link points to, not the link.
      let file = PendingFile(target: FileTree.destination(of: target), shown: shown)
      pending = file
      descriptor = try file.open(permissions: 0o666)
      // A later run removes unlocked temporary files.
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      if let former = FileStatus(of: file.target) { fchmod(descriptor, former.permissions) }
    }
  }

  /// Opens a target that isn't a regular file, without waiting for a reader.
  private static func open(special target: String, shown: String) throws(CatalogError) -> Int32 {
    if let what = FileTree.special(at: target), what == .disk || what == .socket {
      throw CatalogError(
        .exists, "can't write to \(what.rawValue)", path: shown, hints: ["name a file"])
    }
    let descriptor = systemOpen(target, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENXIO {
      throw CatalogError(
        .exists, "no program is reading this pipe", path: shown,
        hints: ["first start the program that reads it"])
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
        throw CatalogError(errno: errno, doing: "can't write the file", path: shown)
      }
      done += count
    }
  }

  private func demandInterest() throws(CatalogError) {
    if isCancelled?() == true { throw CatalogError(.interrupted, "interrupted", path: shown) }
  }

  /// Moves the file into place.
  package func finish() throws(CatalogError) {
    try demandInterest()
    if let pending {
      guard !isLasting || fsync(descriptor) == 0 || errno == EINVAL,
        rename(pending.path, pending.target) == 0
      else {
        throw CatalogError(errno: errno, doing: "can't write the file", path: shown)
      }
    }
    close(descriptor)
    descriptor = -1
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// A temporary file next to its target, which is moved into place when it's complete.
package struct PendingFile {
  /// Where it belongs.
  package let target: String
  /// Where to write; a name nobody else uses.
  package let path: String
  private let shown: String
  private let work = UnfinishedWork()

  /// Names a file without making it.
  ///
  /// - Parameter shown: the target as the user named it, for errors; the target itself if left out.
  package init(target: String, shown: String? = nil) {
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    let folder = FileTree.folder(of: target)
    self.target = target
    self.shown = shown ?? target
    path = "\(folder == "/" ? "" : folder)/.\(FileTree.name(of: target)).\(random).tmp"
  }

  /// Makes the file, without content; SQLite would not say why it can't be made.
  package func make() throws(CatalogError) { close(try open(permissions: 0o644)) }

  /// Makes the file and opens it for writing.
  func open(permissions: mode_t) throws(CatalogError) -> Int32 {
    let descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw CatalogError(errno: errno, making: shown) }
    return descriptor
  }

  /// Puts the file if there is none yet; throws `exists` if another program was faster.
  package func place() throws(CatalogError) {
    try synchronize(path)
    if link(path, target) == 0 {
      unlink(path)
    } else {
      let reason = errno
      // Some file systems know no links; there, only looking first is possible.
      guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(reason) else {
        throw CatalogError(errno: reason, making: shown)
      }
      guard FileStatus(of: target, followsLink: false) == nil else {
        throw CatalogError(errno: EEXIST, making: shown)
      }
      try takePlace()
    }
    try synchronize(FileTree.folder(of: target))
  }

  /// Puts the file where it belongs, in place of what may be there.
  package func replace() throws(CatalogError) {
    try synchronize(path)
    try takePlace()
    try synchronize(FileTree.folder(of: target))
  }

  /// Removes what was written, if anything was.
  package func discard() {
    unlink(path)
    unlink(path + "-journal")
  }

  private func takePlace() throws(CatalogError) {
    guard rename(path, target) == 0 else { throw CatalogError(errno: errno, making: shown) }
  }

  /// Waits until the file or folder is on the disk.
  private func synchronize(_ path: String) throws(CatalogError) {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CatalogError(errno: errno, making: shown) }
    defer { close(descriptor) }
    // Some file systems refuse it for folders: nothing more can be done then.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw CatalogError(errno: errno, doing: "can't write the file", path: shown)
    }
  }
}

private func systemOpen(_ path: String, _ flags: Int32, _ permissions: mode_t = 0) -> Int32 {
  open(path, flags, permissions)
}
