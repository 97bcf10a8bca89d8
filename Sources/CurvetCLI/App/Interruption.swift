import FileSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An interruption is a request to stop, by Control-C or a signal.
///
/// Commands that wait or work in steps check for it and end. After a fifth of a second, the process exits even
/// within a long step, such as evaluating one preset, unless it has unfinished work.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Whether it was asked for.
  static var wasAsked: Bool { flag.load(ordering: .relaxed) }

  /// The time for the program to end on its own, and then to finish its work, in microseconds.
  private static let patience = 200_000, pause = 10_000

  /// Installs the signal handlers; a second signal ends the program at once.
  static func install() {
    // Made before a signal can need them.
    flag.store(false, ordering: .relaxed)
    _ = UnfinishedWork.isNone
    // Without SA_RESTART, so that a read that waits for input ends too.
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    for code in [SIGINT, SIGTERM, SIGHUP] { sigaction(code, &action, nil) }
    signal(SIGALRM, leave)
  }

  private static let handler: @convention(c) (Int32) -> Void = { _ in
    if Interruption.flag.exchange(true, ordering: .relaxed) { _exit(130) }
    Interruption.wake(after: Interruption.patience)
  }

  /// Ends the process without allocating memory or locking, because a signal can arrive at any moment.
  private static let leave: @convention(c) (Int32) -> Void = { _ in
    guard UnfinishedWork.isNone else { return Interruption.wake(after: Interruption.pause) }
    if isatty(STDERR_FILENO) != 0 { Interruption.say("\r\u{1B}[K") }
    Interruption.say("error: interrupted\n")
    _exit(130)
  }

  private static func say(_ text: StaticString) {
    _ = systemWrite(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func wake(after microseconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_usec = .init(microseconds)
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }
}
