import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file made under another name beside its target, and put in place when it is whole.
package struct PendingFile {
  /// Where it is to stand.
  package let target: String
  /// Where to write; a name nobody else uses.
  package let path: String
  private let shown: String

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
  package func make() throws(CatalogError) {
    close(try open(permissions: 0o644))
  }

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
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw CatalogError(errno: errno, making: shown) }
    defer { close(descriptor) }
    // Some file systems refuse it for folders, where nothing more can be done.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw CatalogError(errno: errno, doing: "the file cannot be written", path: shown)
    }
  }
}

private func systemOpen(_ path: String, _ flags: Int32, _ permissions: mode_t) -> Int32 {
  open(path, flags, permissions)
}
