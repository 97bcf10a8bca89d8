import FileSystem

/// A clock measures time that only moves forward, and waits; tests pass one that does not wait.
package struct Clock: Sendable {
  /// Returns the seconds since some instant.
  package var now: @Sendable () -> Double
  /// Waits for some seconds, or less if a signal comes.
  package var wait: @Sendable (Double) -> Void

  /// Makes a clock.
  package init(now: @escaping @Sendable () -> Double, wait: @escaping @Sendable (Double) -> Void) {
    self.now = now
    self.wait = wait
  }

  /// The machine's own.
  package static let monotonic = Clock {
    let passed = start.duration(to: SuspendingClock.now).components
    return Double(passed.seconds) + Double(passed.attoseconds) / 1e18
  } wait: { seconds in
    Worker.sleep(seconds: seconds)
  }

  private static let start = SuspendingClock.now
}
