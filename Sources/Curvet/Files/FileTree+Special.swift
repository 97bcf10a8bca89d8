import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileTree {
  /// What stands at a path that is neither a file nor a folder.
  enum Special: String {
    case pipe = "a pipe"
    case device = "a device"
    case disk = "a disk"
    case socket = "a socket"
  }

  /// Returns what stands at a path that is neither a file nor a folder; nil if it is one, or nothing.
  static func special(at path: String) -> Special? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return special(status.st_mode)
  }

  static func special(_ mode: mode_t) -> Special? {
    switch mode & S_IFMT {
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    case S_IFBLK: .disk
    case S_IFCHR: .device
    default: nil
    }
  }

  /// Throws `invalidInput` if what is to be read is neither a file nor a folder.
  ///
  /// A pipe may block for ever, and a device may never end.
  static func refuseSpecial(_ path: String, shown: String) throws(CatalogError) {
    guard let special = special(at: path) else { return }
    throw CatalogError(special, path: shown)
  }
}

extension CatalogError {
  /// Describes an input that is neither a file nor a folder.
  init(_ special: FileTree.Special, path: String) {
    self.init(
      .invalidInput, "this is \(special.rawValue), not a regular file", path: path,
      hints: ["name a file"])
  }
}
