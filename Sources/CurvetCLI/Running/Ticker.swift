#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A ticker tells time that only goes forward, and waits; tests hand in one that does not wait.
public struct Ticker: Sendable {
  /// Returns the seconds since some moment.
  public var now: @Sendable () -> Double
  /// Waits for so many seconds, or less where a signal comes.
  public var wait: @Sendable (Double) -> Void

  /// Makes a ticker.
  public init(now: @escaping @Sendable () -> Double, wait: @escaping @Sendable (Double) -> Void) {
    self.now = now
    self.wait = wait
  }

  /// The machine's own.
  public static let monotonic = Ticker {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  } wait: { seconds in
    guard seconds > 0 else { return }
    let whole = min(seconds.rounded(.down), 1e6)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    nanosleep(&time, nil)
  }
}
