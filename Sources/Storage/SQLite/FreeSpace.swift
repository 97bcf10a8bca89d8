import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Free space is what a disk has room for.
public enum FreeSpace {
  /// Returns how many bytes can still be written below a folder; nil if that can't be told.
  public static func bytes(in folder: String) -> Int? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let (bytes, isTooMany) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    return isTooMany ? .max : bytes
  }
}

extension OpenOptions {
  /// Throws `full` if a folder's disk has no room for a copy.
  ///
  /// - Parameter bytes: how large the copy will be.
  public func demandRoom(for bytes: Int, in folder: String) throws(CatalogError) {
    guard let free = freeBytes(folder), free < bytes else { return }
    throw CatalogError(
      .full,
      "there is no room for the copy: it takes \(Self.size(bytes)), and \(Self.size(free)) are free",
      path: folder,
      hints: ["make room and try again"])
  }

  /// Returns a size in the unit that suits it: `612 kB`, `1.4 GB`.
  private static func size(_ bytes: Int) -> String {
    let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
    var (size, unit) = (Double(bytes) / 1000, 0)
    while size >= 1000, unit < units.count - 1 { (size, unit) = (size / 1000, unit + 1) }
    if unit == 0 { return "\(Int(size.rounded(.up))) kB" }
    let tenths = Int((size * 10).rounded())
    return tenths % 10 == 0
      ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
