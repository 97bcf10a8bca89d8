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
    guard let process = spawn(["sh", "-c", "\(command) \"$1\"", "sh", path]) else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F
    return code == 0 ? status >> 8 & 0xFF : 128 + code
  }

  /// Starts a shell that treats signals as if it had been started from a terminal.
  private static func spawn(_ words: [String]) -> pid_t? {
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    for code in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&usual, code) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    return posix_spawn(&process, "/bin/sh", nil, &attributes, &arguments, environ) == 0
      ? process : nil
  }
}
