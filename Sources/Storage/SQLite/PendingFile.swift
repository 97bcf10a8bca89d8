import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file made under another name beside its target, and put in place when it is whole.
struct PendingFile {
  let target: String
  /// Where to write; a name nobody else uses.
  let path: String

  init(target: String) {
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    let name = ".\(FilePath.name(of: target)).\(random).tmp"
    self.target = target
    path = "\(FilePath.folder(of: target))/\(name)"
  }

  /// Makes the file, without content; SQLite would not tell why it can't be made.
  func make() throws(CatalogError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let error = CatalogError(errno: errno, doing: "the file cannot be made", path: target)
      // It is the folder that is missing, not a file that was asked for.
      let kind = error.kind == .notFound ? .cannotOpen : error.kind
      throw CatalogError(kind, error.message, path: target)
    }
    close(descriptor)
  }

  /// Puts the file where there is none yet; throws `exists` where another program was faster.
  func place() throws(CatalogError) {
    try synchronize(path)
    if link(path, target) == 0 {
      unlink(path)
    } else {
      let reason = errno
      var status = stat()
      // Some file systems know no links; there, only looking first is possible.
      guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(reason) else {
        throw CatalogError(errno: reason, doing: "the file cannot be made", path: target)
      }
      guard lstat(target, &status) != 0 else {
        throw CatalogError(errno: EEXIST, doing: "the file cannot be made", path: target)
      }
      try rename()
    }
    try synchronize(FilePath.folder(of: target))
  }

  /// Puts the file where it belongs, in place of what may be there.
  func replace() throws(CatalogError) {
    try synchronize(path)
    try rename()
    try synchronize(FilePath.folder(of: target))
  }

  /// Removes what was written, if anything was.
  func discard() {
    unlink(path)
    unlink(path + "-journal")
  }

  private func rename() throws(CatalogError) {
    guard systemRename(path, target) == 0 else {
      throw CatalogError(errno: errno, doing: "the file cannot be made", path: target)
    }
  }

  /// Waits until the file or folder is on the disk.
  private func synchronize(_ path: String) throws(CatalogError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CatalogError(errno: errno, doing: "the file cannot be made", path: target)
    }
    defer { close(descriptor) }
    // Some file systems refuse it for folders, where nothing more can be done.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw CatalogError(errno: errno, doing: "the file cannot be written", path: target)
    }
  }
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
