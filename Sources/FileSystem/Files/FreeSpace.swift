#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Free space is what a disk and the limits of the process have room for.
package enum FreeSpace {
  /// Returns how many bytes can still be written below a folder; nil if that can't be told.
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
