import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A keyboard tells whether a key was pressed, without waiting for one.
package struct Keyboard: Sendable {
  /// Starts to listen: keys are read one by one and not shown.
  package var listen: @Sendable () -> Void
  /// Whether a key was pressed since it was last asked.
  package var isPressed: @Sendable () -> Bool
  /// Stops listening.
  package var rest: @Sendable () -> Void

  /// Makes a keyboard.
  package init(
    listen: @escaping @Sendable () -> Void, isPressed: @escaping @Sendable () -> Bool,
    rest: @escaping @Sendable () -> Void
  ) {
    (self.listen, self.isPressed, self.rest) = (listen, isPressed, rest)
  }

  /// The terminal's own, through standard input.
  package static let terminal = Keyboard {
    former.withLock { former in
      var mode = termios()
      guard former == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
      former = mode
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
  } isPressed: {
    var question = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&question, 1, 0) == 1
  } rest: {
    former.withLock { mode in
      // The key that stopped the animation isn't meant for the shell.
      if var mode { tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode) }
      mode = nil
    }
  }

  private static let former = Mutex<termios?>(nil)
}
