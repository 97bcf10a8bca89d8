import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CatalogError {
  /// Describes why the operating system refused, from the number it left in `errno`.
  init(errno number: Int32, doing action: String, path: String) {
    let kind: Kind =
      switch number {
      case ENOENT: .notFound
      case EEXIST: .exists
      case ENOSPC, EDQUOT, EFBIG: .full
      case EIO, EINTR: .ioFailure
      default: .cannotOpen
      }
    self.init(kind, "\(action): \(String(cString: strerror(number)))", path: path)
  }
}
