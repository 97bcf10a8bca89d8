import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file status is what the file system says of what is at a path.
package struct FileStatus: Sendable {
  /// The kind.
  package let kind: FileTree.EntryKind
  /// The kind of special file; nil for a file, a folder, or an unknown kind.
  package let special: FileTree.Special?
  /// How many bytes it has.
  package let size: Int
  /// Which file it is, whatever its path.
  package let identity: FileIdentity
  /// Who may do what with it.
  let permissions: mode_t
  private let owner: uid_t
  fileprivate let seconds, nanoseconds: Int64

  /// Reads the status of a path; nil if it doesn't exist.
  ///
  /// - Parameter followsLink: whether to follow a link.
  package init?(of path: String, followsLink: Bool = true) {
    var status = stat()
    guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Looks at an open file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: (kind, special) = (.folder, nil)
    case S_IFREG: (kind, special) = (.file, nil)
    case S_IFIFO: (kind, special) = (.special, .pipe)
    case S_IFSOCK: (kind, special) = (.special, .socket)
    case S_IFBLK: (kind, special) = (.special, .disk)
    case S_IFCHR: (kind, special) = (.special, .device)
    default: (kind, special) = (.special, nil)
    }
    size = max(0, Int(status.st_size))
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    permissions = status.st_mode & 0o777
    owner = status.st_uid
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }

  /// Looks at a path before it is opened; returns nil if nothing is there.
  ///
  /// - Parameter shown: the path by which errors call it.
  /// - Throws: `cannotOpen` if it isn't known what is there.
  package static func find(_ path: String, shown: String) throws(CatalogError) -> FileStatus? {
    if let status = FileStatus(of: path) { return status }
    let code = errno
    if code == ENOENT { return nil }
    throw CatalogError(
      .cannotOpen, "can't open the file: \(CatalogError.reason(errno: code))", path: shown)
  }

  /// Whether it belongs to the user who runs this program.
  package var isOwn: Bool { owner == geteuid() }
  /// Whether nobody else may look into it.
  package var isPrivate: Bool { permissions & 0o077 == 0 }
  /// When it was last written to, in whole seconds since 1970.
  package var modified: Double { Double(seconds) }
}

/// Identifies a file, to compare whether two paths point to the same file.
package struct FileIdentity: Hashable, Sendable {
  fileprivate let device, number: UInt64

  fileprivate init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  /// The identity of the file at a path; nil if there is none.
  package init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    self = status.identity
  }
}

/// A file state changes whenever somebody writes to the file.
package struct FileState: Hashable, Sendable {
  /// How many bytes the file has.
  package let size: Int
  private let seconds, nanoseconds: Int64
  private let identity: FileIdentity

  /// The state of the file at a path; nil if there is none.
  package init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    size = status.size
    seconds = status.seconds
    nanoseconds = status.nanoseconds
    identity = status.identity
  }
}

/// Free space is what a disk and the limits of the process have space for.
package enum FreeSpace {
  /// Returns how many bytes can still be written below a folder; nil if that isn't known.
  @Sendable package static func bytes(in folder: String) -> Int? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let (bytes, isTooMany) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    return isTooMany ? .max : bytes
  }

  /// Whether the process may write as far into files as this many bytes.
  package static func allows(fileOf bytes: Int) -> Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    return getrlimit(resource, &limit) != 0 || UInt64(limit.rlim_cur) >= UInt64(max(0, bytes))
  }

  /// Returns a size in the unit that suits it: `612 kB`, `1.4 GB`.
  package static func text(_ bytes: Int) -> String {
    let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
    var (size, unit) = (Double(bytes) / 1000, 0)
    while size >= 1000, unit < units.count - 1 { (size, unit) = (size / 1000, unit + 1) }
    if unit == 0 { return "\(Int(size.rounded(.up))) kB" }
    let tenths = Int((size * 10).rounded())
    return tenths % 10 == 0
      ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
