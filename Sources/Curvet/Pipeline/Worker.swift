import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A worker is a thread that does one thing and ends.
struct Worker {
  private let thread: pthread_t

  /// Starts a thread.
  init(_ body: @escaping @Sendable () -> Void) throws(CatalogError) {
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Glibc)
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { pointer in
          if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
          return nil
        }, box.toOpaque())
    #else
      var thread: pthread_t?
      let code = pthread_create(
        &thread, nil,
        { pointer in
          Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
          return nil
        }, box.toOpaque())
    #endif
    #if canImport(Glibc)
      let started: pthread_t? = thread
    #else
      let started = thread
    #endif
    guard code == 0, let started else {
      box.release()
      throw CatalogError(.ioFailure, "no thread can be made: \(String(cString: strerror(code)))")
    }
    self.thread = started
  }

  /// Waits for the end of the thread.
  func join() {
    pthread_join(thread, nil)
  }

  /// Leaves the thread to itself.
  func detach() {
    pthread_detach(thread)
  }

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
