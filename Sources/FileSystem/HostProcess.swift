#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Information from the operating system about this process and its environment.
package enum HostProcess {
  /// Returns the values of environment variables, of those that are set.
  package static func variables(_ names: [String]) -> [String: String] {
    var variables: [String: String] = [:]
    for name in names { if let value = getenv(name) { variables[name] = String(cString: value) } }
    return variables
  }

  /// The absolute path of the working folder.
  package static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns the time of day, in seconds since 1970.
  package static func timeOfDay() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
