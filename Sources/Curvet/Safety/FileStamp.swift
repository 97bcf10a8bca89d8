#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file stamp is a moment as it may stand in a file's name: `20261122-063000`, in UTC.
enum FileStamp {
  /// Returns the stamp of a moment, given in seconds since 1970.
  static func text(_ seconds: Double) -> String {
    var moment = time_t(min(max(seconds, 0), 2e11))
    var parts = tm()
    gmtime_r(&moment, &parts)
    let date = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map(digits).joined()
    return date + "-" + [parts.tm_hour, parts.tm_min, parts.tm_sec].map(digits).joined()
  }

  private static func digits(_ number: Int32) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
