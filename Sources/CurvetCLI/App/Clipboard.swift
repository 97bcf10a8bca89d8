import Curvet
import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A clipboard copies text with a system program.
package struct Clipboard: Sendable {
  /// Runs a program with a text as its standard input, and returns its exit status; -1 if it ended
  /// well without having read the whole text.
  package var run: @Sendable (_ words: [String], _ input: [UInt8]) -> Int32

  /// Makes a clipboard.
  package init(run: @escaping @Sendable (_ words: [String], _ input: [UInt8]) -> Int32) {
    self.run = run
  }

  /// The programs that copy text; the first that exists is used.
  private static let programs = [
    ["pbcopy"], ["wl-copy"], ["xclip", "-selection", "clipboard"],
  ]

  /// Returns the programs that exist, by the folders of a `PATH`, with their absolute paths.
  ///
  /// - Throws: `ioFailure` if there is none.
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
      .ioFailure, "no clipboard program found",
      hints: ["install wl-clipboard (Wayland) or xclip (X11); macOS has pbcopy"])
  }

  /// Copies a text with the first program that succeeds.
  func copy(_ text: [UInt8], by programs: [[String]]) throws(CatalogError) {
    var failures: [String] = []
    for words in programs {
      let status = run(words, text)
      if status == 0 { return }
      let name = words[0].split(separator: "/").last ?? ""
      failures.append("\(name) \(status < 0 ? "didn't read the text" : "exited with \(status)")")
    }
    throw CatalogError(
      .ioFailure, "couldn't copy to the clipboard: \(failures.joined(separator: ", "))",
      hints: ["run it in a graphical session; SSH has no clipboard"])
  }

  /// Runs the program as a process of its own.
  package static let process = Clipboard { words, input in
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return 127 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = ChildProcess(words, at: words[0], input: ends[0])
    close(ends[0])
    let rest = process == nil ? 0 : write(input, to: ends[1])
    close(ends[1])
    let status = process?.wait() ?? 127
    return status == 0 && rest > 0 ? -1 : status
  }

  /// Writes a text to a pipe; returns how many bytes were not read.
  private static func write(_ text: [UInt8], to pipe: Int32) -> Int {
    // A program that has exited is an error to report, not a reason to be killed.
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
}
