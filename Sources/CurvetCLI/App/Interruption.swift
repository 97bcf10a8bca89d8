import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An interruption is the user's wish to stop, by Control-C or a polite signal.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Whether it was asked for.
  static var wasAsked: Bool { flag.load(ordering: .relaxed) }

  /// Lets signals ask for it; a second one ends the program at once.
  static func install() {
    // Made before a signal can need it.
    flag.store(false, ordering: .relaxed)
    // Without SA_RESTART, so that a read that waits for input ends too.
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    for code in [SIGINT, SIGTERM, SIGHUP] { sigaction(code, &action, nil) }
  }

  private static let handler: @convention(c) (Int32) -> Void = { _ in
    if Interruption.flag.exchange(true, ordering: .relaxed) { _exit(130) }
  }
}
