#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An editor shows a file to a person, who may change it, and waits until that is done.
package struct Editor: Sendable {
  /// Opens a file with a command line, and returns the exit status.
  package var open: @Sendable (_ command: String, _ path: String) -> Int32

  /// Makes an editor.
  package init(open: @escaping @Sendable (_ command: String, _ path: String) -> Int32) {
    self.open = open
  }

  /// Runs the command as a process of its own, on the same terminal.
  package static let process = Editor { command, path in
    // Control-C is meant for the editor while it is open.
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    // The shell reads the command, which may have arguments, but not the path.
    return ChildProcess(["sh", "-c", "\(command) \"$1\"", "sh", path], at: "/bin/sh")?.wait() ?? 127
  }
}

/// A child process treats signals as if it had been started from a terminal.
struct ChildProcess {
  private var id = pid_t()

  /// Starts a program; nil if that fails.
  ///
  /// - Parameter input: The standard input of the program. If set, the program prints nothing, because
  ///   it may keep running, and must not keep the streams of this process open.
  init?(_ words: [String], at path: String, input: Int32? = nil) {
    #if canImport(Glibc)
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    var usual = sigset_t()
    sigemptyset(&usual)
    for code in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&usual, code) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    guard posix_spawn(&id, path, &actions, &attributes, &arguments, environ) == 0 else {
      return nil
    }
  }

  /// Waits until it ends, and returns its exit status, or 128 and the signal that ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F
    return code == 0 ? status >> 8 & 0xFF : 128 + code
  }
}
