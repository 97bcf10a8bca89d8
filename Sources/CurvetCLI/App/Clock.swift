import FileSystem

/// A clock tells time that only goes forward, and waits; tests hand in one that does not wait.
package struct Clock: Sendable {
  /// Returns the seconds since some moment.
  package var now: @Sendable () -> Double
  /// Waits for so many seconds, or less where a signal comes.
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
