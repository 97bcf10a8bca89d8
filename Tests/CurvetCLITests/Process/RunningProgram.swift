import Dispatch
import Foundation
import Synchronization

/// A process that has been started and is to be waited for.
struct RunningProgram {
  private let pid: pid_t
  private let output, errors: String
  private let root, shownRoot: String

  /// Where the process writes what it has to say.
  enum Output {
    case file
    /// A pipe that nobody reads.
    case closedPipe
  }

  /// Starts a program by its path, with its words, in a folder of its own.
  init(_ words: [String], in program: BuiltProgram, output stream: Output = .file) throws {
    try self.init(
      words, root: program.root, folder: "\(program.root)/work",
      variables: [
        "HOME": "\(program.root)/home", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
        "TMPDIR": program.root, "USER": "kim",
      ], output: stream)
  }

  /// Starts a program by its path, with its words.
  ///
  /// - Parameters:
  ///   - root: the folder that takes what it writes to its streams.
  ///   - folder: its working folder.
  ///   - input: the file that it reads as standard input.
  ///   - shownRoot: what `root` is called in what it wrote.
  init(
    _ words: [String], root: String, folder: String, variables: [String: String],
    input: String = "/dev/null", output stream: Output = .file, shownRoot: String = "/root"
  ) throws {
    if Self.hasHung.load(ordering: .relaxed) { throw Hang() }
    (self.root, self.shownRoot) = (root, shownRoot)
    let id = UUID().uuidString
    output = "\(root)/\(id).out"
    errors = "\(root)/\(id).err"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    var ends: [Int32] = [-1, -1]
    switch stream {
    case .file: posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    case .closedPipe:
      pipe(&ends)
      close(ends[0])
      _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    }
    defer { if ends[1] >= 0 { close(ends[1]) } }
    posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o600)
    // Threads of tests keep signals away from themselves, which the process is not to inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // The shell goes into the folder, and becomes the program.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
    var arguments = (shell + words).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var pid = pid_t()
    let code = posix_spawn(&pid, shell[0], &actions, &attributes, &arguments, &settings)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    self.pid = pid
  }

  /// Sends the process a signal.
  func send(_ signal: Int32) { kill(pid, signal) }

  /// A program has not come to its end.
  private struct Hang: Error, CustomStringConvertible {
    let description =
      "a command took longer than \(Int(RunningProgram.limit)) s, so no other one is started"
  }

  /// How long a command may take, in seconds.
  private static let limit = 180.0
  private static let hasHung = Atomic(false)

  /// Waits for the end; the status of a process that a signal ended is the signal below 0.
  ///
  /// A process that takes too long is killed, and no other one is started: all would take as long.
  func wait() throws -> CommandRun {
    let timer = DispatchWorkItem { [pid] in
      Self.hasHung.store(true, ordering: .relaxed)
      kill(pid, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: timer)
    defer { timer.cancel() }
    var state: Int32 = 0
    while waitpid(pid, &state, 0) < 0, errno == EINTR {}
    let signal = state & 0x7f
    let status = signal == 0 ? state >> 8 & 0xff : -signal
    defer { for path in [output, errors] { unlink(path) } }
    return CommandRun(status: status, output: text(output), errors: text(errors))
  }

  private func text(_ path: String) -> String {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: root, with: shownRoot)
  }
}
