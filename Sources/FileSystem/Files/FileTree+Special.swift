import Diagnostics

extension FileTree {
  /// What stands at a path that is neither a file nor a folder.
  package enum Special: String, Sendable {
    case pipe = "a pipe"
    case device = "a device"
    case disk = "a disk"
    case socket = "a socket"
  }

  /// Returns what stands at a path that is neither a file nor a folder; nil if it is one, or nothing.
  package static func special(at path: String) -> Special? {
    FileStatus(of: path)?.special
  }

  /// Throws `invalidInput` if what is to be read is neither a file nor a folder.
  ///
  /// A pipe may block for ever, and a device may never end.
  package static func refuseSpecial(_ path: String, shown: String) throws(CatalogError) {
    guard let special = special(at: path) else { return }
    throw CatalogError(special, path: shown)
  }
}

extension CatalogError {
  /// Describes an input that is neither a file nor a folder.
  package init(_ special: FileTree.Special, path: String) {
    self.init(
      .invalidInput, "this is \(special.rawValue), not a regular file", path: path,
      hints: ["name a file"])
  }
}
