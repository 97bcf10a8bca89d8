import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CatalogError {
  /// Describes why the operating system refused, from the number it left in `errno`.
  ///
  /// - Parameters:
  ///   - action: what was not possible, such as "the file cannot be read".
  ///   - kind: the kind of an error that does not have one of its own.
  init(errno code: Int32, doing action: String, path: String, otherwise kind: Kind = .ioFailure) {
    switch code {
    case ENOENT, ENOTDIR: self.init(.notFound, "there is no such file", path: path)
    case EINTR: self.init(.interrupted, "interrupted", path: path)
    case EISDIR: self.init(.invalidInput, "this is a folder", path: path)
    case _ where Self.isFull(errno: code):
      self.init(
        .full, "there is no space left to write", path: path,
        hints: ["free some space and try again"])
    default:
      self.init(kind, "\(action): \(Self.reason(errno: code))", path: path)
    }
  }

  /// Describes why a file could not be put into its folder.
  init(errno code: Int32, making path: String) {
    let kind: Kind =
      switch code {
      case EEXIST: .exists
      case EIO, EINTR: .ioFailure
      case _ where Self.isFull(errno: code): .full
      // It is the folder that is missing, not a file that was asked for.
      default: .cannotOpen
      }
    self.init(kind, "couldn't create the file: \(Self.reason(errno: code))", path: path)
  }

  /// What the operating system says about a number that it left in `errno`.
  package static func reason(errno code: Int32) -> String { String(cString: strerror(code)) }

  /// Whether a number says that the disk or the quota is full, or the file too large.
  package static func isFull(errno code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
