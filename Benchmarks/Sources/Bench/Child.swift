#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A child process: what to run, and where its input comes from and its output goes.
struct Child {
  var program: String
  var arguments: [String]
  var input = "/dev/null"
  var output = "/dev/null"
  /// The exit codes that are no failure.
  var goodCodes: Set<Int32> = [0]

  init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// How long a run took, in seconds, and the most memory that it held, in bytes.
  struct Usage {
    var seconds: Double
    var peakBytes: Int
  }

  /// Runs the program to its end.
  ///
  /// - Throws: a failure where it can't be run, or ends with another code than the good ones.
  @discardableResult
  func run() throws(BenchFailure) -> Usage {
    var status: Int32 = 0
    var usage = rusage()
    let clock = ContinuousClock()
    let start = clock.now
    let process = try spawn()
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR { throw BenchFailure("\(program) was lost") }
    }
    let seconds = (clock.now - start) / .seconds(1)
    // The low bits tell of a signal.
    if status & 0x7F != 0 || !goodCodes.contains(status >> 8 & 0xFF) {
      throw BenchFailure("\(([program] + arguments).joined(separator: " ")) failed")
    }
    // Linux counts kilobytes.
    #if canImport(Glibc)
      return Usage(seconds: seconds, peakBytes: usage.ru_maxrss << 10)
    #else
      return Usage(seconds: seconds, peakBytes: usage.ru_maxrss)
    #endif
  }

  private func spawn() throws(BenchFailure) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    // The same for all, whatever the user's own settings are.
    var variables = ["PATH", "HOME"].map { name in
      strdup("\(name)=\(getenv(name).map { String(cString: $0) } ?? "")")
    }
    variables.append(nil)
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, &words, &variables)
    if code != 0 { throw BenchFailure("\(program): \(String(cString: strerror(code)))") }
    return process
  }
}

/// Why a benchmark could not be run.
struct BenchFailure: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
