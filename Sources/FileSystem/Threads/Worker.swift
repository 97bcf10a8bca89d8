import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A worker is a thread that does one thing and ends.
package struct Worker {
  private let thread: pthread_t

  /// Starts a thread.
  package init(_ body: @escaping @Sendable () -> Void) throws(CatalogError) {
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(
      &thread, nil,
      { pointer in
        Body.run(pointer)
        return nil
      }, box.toOpaque())
    let started: pthread_t? = thread
    guard code == 0, let started else {
      box.release()
      throw CatalogError(.ioFailure, "can't create a thread: \(CatalogError.reason(errno: code))")
    }
    self.thread = started
  }

  /// Waits for the end of the thread.
  package func join() { pthread_join(thread, nil) }

  /// Leaves the thread to itself.
  package func detach() { pthread_detach(thread) }

  /// How many threads work at once at best: as many as there are processors, at most eight.
  package static var processors: Int { min(8, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }

  /// Lets the current thread wait for some seconds, or less if a signal comes.
  package static func sleep(seconds: Double) {
    guard seconds > 0 else { return }
    let whole = min(seconds.rounded(.down), 1e6)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    nanosleep(&time, nil)
  }

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }

    static func run(_ pointer: UnsafeMutableRawPointer?) {
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
    }
  }
}

/// The identity of the thread that it was made on.
package struct ThreadIdentity: @unchecked Sendable {
  // It is compared alone: on Apple's systems it is a pointer.
  private let thread = pthread_self()

  /// Takes the identity of the current thread.
  package init() {}

  /// Whether the current thread is the same one.
  package var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }
}
