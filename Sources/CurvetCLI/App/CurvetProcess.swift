import CommandKit
import Curvet
import Diagnostics
import FileSystem
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process: runs the program with the real environment.
package enum CurvetProcess {
  /// Runs the program with the process's arguments and streams, and ends with its exit code.
  package static func main() -> Never {
    // A reader that has gone and a full disk are errors to report, not reasons to be killed.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Interruption.install()
    let errors = TextOutput(descriptor: STDERR_FILENO)
    let time = fixedTime
    var environment = CatalogEnvironment(
      variables: HostProcess.variables(names), workingDirectory: HostProcess.workingDirectory,
      storage: StorageEnvironment(
        appVersion: CurvetVersion.text, now: { time ?? HostProcess.timeOfDay() }),
      readInput: { count throws(CatalogError) in try Descriptor.read(STDIN_FILENO, count) })
    environment.options.isCancelled = { Interruption.wasAsked }
    environment.options.isAbandoned = { Descriptor.hasNoReader(STDOUT_FILENO) }
    let shown = environment
    environment.options.whenWaiting = { path in
      guard isatty(STDERR_FILENO) != 0 else { return }
      let name = VisibleText.of(shown.shortened(path))
      try? Descriptor.write(
        STDERR_FILENO, Array("waiting for another program to release \(name)…\n".utf8))
    }
    var context = Context(
      environment: environment, output: TextOutput(descriptor: STDOUT_FILENO), errors: errors,
      words: Array(CommandLine.arguments.dropFirst()),
      isInteractive: isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0)
    if let (what, help) = brokenText {
      refuse("\(what) isn't valid UTF-8", help: help, ExitStatus.invalidInput, errors)
    }
    if time == nil, environment.variable("CURVET_NOW") != nil {
      refuse(
        "CURVET_NOW must be a number of seconds since 1970",
        help: "unset it, or set it to a number such as 1800000000", ExitStatus.usage, errors)
    }
    exit(Program.run(in: &context))
  }

  private static func refuse(
    _ message: String, help: String, _ code: ExitCode, _ errors: TextOutput
  ) -> Never {
    errors.report(message, help: help)
    try? errors.flush()
    exit(code.rawValue)
  }

  /// The time set by `CURVET_NOW`, in seconds since 1970; the program uses it instead of the clock.
  private static var fixedTime: Double? {
    // The last second is that of the year 9999.
    HostProcess.variables(["CURVET_NOW"])["CURVET_NOW"].flatMap(Double.init)
      .flatMap { (0...253_402_300_799).contains($0) ? $0 : nil }
  }

  /// The argument, variable, or path that is not valid UTF-8; it would be changed silently, and point to
  /// other files.
  private static var brokenText: (what: String, help: String)? {
    if let word = brokenWord { return ("argument \(word)", "write it in UTF-8") }
    for name in names {
      if let value = getenv(name), String(validatingCString: value) == nil {
        return ("the variable \(name)", "set it to valid UTF-8")
      }
    }
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(validatingCString: path) == nil
      ? ("the path of the current folder", "run the command in another folder") : nil
  }

  /// The first argument that is not valid UTF-8, counted from 1; it would be changed silently.
  private static var brokenWord: Int? {
    (1..<max(1, Int(CommandLine.argc))).first { index in
      guard let word = CommandLine.unsafeArgv[index] else { return false }
      return String(validatingCString: word) == nil
    }
  }

  /// The variables that the program reads.
  private static let names = [
    "HOME", "XDG_DATA_HOME", "CURVET_CATALOG", "CURVET_AUTHOR", "CURVET_NOW", "USER", "NO_COLOR",
    "TERM",
    "PATH", "TMPDIR", "VISUAL", "EDITOR", "LC_ALL", "LC_CTYPE", "LANG",
  ]
}

extension TextOutput {
  /// Makes an output of a file descriptor.
  convenience init(descriptor: Int32) {
    let isTerminal = isatty(descriptor) != 0
    self.init(
      isTerminal: isTerminal, isColored: isTerminal, columns: Descriptor.columns(descriptor)
    ) { bytes throws(CatalogError) in try Descriptor.write(descriptor, bytes) }
  }
}
