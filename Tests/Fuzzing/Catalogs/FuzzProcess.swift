import Foundation

/// A fuzz process runs the built program with a limit on its time and on the files that it writes.
struct FuzzProcess {
  private let words: [String]
  private let desk: FuzzDesk
  private let seconds: Double

  /// What a process may take: bytes of address space, if they are limited, and seconds.
  struct Limits {
    var memory: Int?
    var seconds = FuzzDesk.limit
  }

  init(_ program: String, _ words: [String], in desk: FuzzDesk, _ limits: Limits = Limits()) {
    seconds = limits.seconds
    // The shell sets the limits, goes into the folder, and becomes the program; -f counts blocks of 512
    // bytes, -v of 1024.
    let memory = limits.memory.map { "ulimit -v \($0 / 1024); " } ?? ""
    let shell = "\(memory)ulimit -f 65536; cd \"$0\" && exec \"$@\" <&-"
    self.words = ["/bin/sh", "-c", shell, desk.folder, program] + words
    self.desk = desk
  }

  /// Runs it to its end, or to that of its time.
  func run() throws -> FuzzDesk.Run {
    let (output, errors) = (desk.path("tmp/out"), desk.path("tmp/err"))
    defer { for path in [output, errors] { unlink(path) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, path) in [(Int32(1), output), (2, errors)] {
      posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var arguments = words.map { strdup($0) } + [nil]
    let environment = [
      "HOME=\(desk.path("home"))", "TMPDIR=\(desk.path("tmp"))", "PATH=/usr/bin:/bin", "USER=kim",
    ]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, nil, &arguments, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    var state: Int32 = 0
    let deadline = Date().addingTimeInterval(seconds)
    var isLate = false
    while waitpid(process, &state, WNOHANG) == 0 {
      if !isLate, Date() > deadline {
        isLate = true
        kill(process, SIGKILL)
      }
      usleep(500)
    }
    let signal = state & 0x7f
    return FuzzDesk.Run(
      status: signal == 0 ? state >> 8 & 0xff : -signal, output: desk.bytes("tmp/out") ?? [],
      errors: String(decoding: desk.bytes("tmp/err") ?? [], as: UTF8.self), isLate: isLate)
  }
}
