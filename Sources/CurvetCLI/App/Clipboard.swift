import Curvet
import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A clipboard takes texts through a program of the system.
package struct Clipboard: Sendable {
  /// Runs a program with a text as its standard input, and returns its exit status.
  package var run: @Sendable (_ words: [String], _ input: [UInt8]) -> Int32

  /// Makes a clipboard.
  package init(run: @escaping @Sendable (_ words: [String], _ input: [UInt8]) -> Int32) {
    self.run = run
  }

  /// What takes a text, the first that is there.
  private static let programs = [
    ["pbcopy"], ["wl-copy"], ["xclip", "-selection", "clipboard"],
  ]

  /// Returns the programs that are there, by the folders of a `PATH`, with their absolute paths.
  ///
  /// - Throws: `ioFailure` where there is none.
  static func programs(in path: String?) throws(CatalogError) -> [[String]] {
    let folders = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    var found: [[String]] = []
    for words in programs {
      let paths = folders.map { folder in "\(folder)/\(words[0])" }
      if let path = paths.first(where: { access($0, X_OK) == 0 }) {
        found.append([path] + words.dropFirst())
      }
    }
    guard found.isEmpty else { return found }
    throw CatalogError(
      .ioFailure, "no program that reaches the clipboard was found",
      hints: ["install wl-clipboard (Wayland) or xclip (X11); macOS has pbcopy"])
  }

  /// Hands a text to the first program that takes it.
  func copy(_ text: [UInt8], by programs: [[String]]) throws(CatalogError) {
    var told: [String] = []
    for words in programs {
      let status = run(words, text)
      if status == 0 { return }
      told.append("\(words[0].split(separator: "/").last ?? "") ended with \(status)")
    }
    throw CatalogError(
      .ioFailure, "the text did not reach the clipboard: \(told.joined(separator: ", "))",
      hints: ["is there a graphical session? over SSH there is no clipboard"])
  }

  /// Runs the program as a process of its own.
  package static let process = Clipboard { words, input in
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return 127 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = spawn(words, input: ends[0])
    close(ends[0])
    let rest = process == nil ? input.count : write(input, to: ends[1])
    close(ends[1])
    guard let process else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F
    guard code == 0 else { return 128 + code }
    return rest == 0 ? status >> 8 & 0xFF : 1
  }

  /// Writes a text to a pipe; returns how many bytes nobody took.
  private static func write(_ text: [UInt8], to pipe: Int32) -> Int {
    // A program that has gone is an error to be told, not a reason to be killed.
    var (broken, before) = (sigset_t(), sigset_t())
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &broken, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var rest = text[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(pipe, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EPIPE { takePending(broken) }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
    return rest.count
  }

  /// Takes a signal that waits to be delivered to this thread.
  private static func takePending(_ signals: sigset_t) {
    var pending = sigset_t()
    sigpending(&pending)
    guard sigismember(&pending, SIGPIPE) == 1 else { return }
    var (signals, number) = (signals, Int32(0))
    sigwait(&signals, &number)
  }

  /// Starts a program that reads from a pipe and prints nothing.
  ///
  /// Such programs stay behind to hand the text out: they must not hold the streams of this one.
  private static func spawn(_ words: [String], input: Int32) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    return posix_spawn(&process, words[0], &actions, nil, &arguments, environ) == 0 ? process : nil
  }
}

private func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, buffer, count)
}
