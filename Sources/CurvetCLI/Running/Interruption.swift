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
    for code in [SIGINT, SIGTERM, SIGHUP] {
      signal(code) { code in
        if Interruption.flag.exchange(true, ordering: .relaxed) { _exit(130) }
      }
    }
  }
}
