#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Crossings: where the spring passes a position.
extension SpringSolver {
  /// The times at which the spring passes the target before it has settled; nil without damping,
  /// where there is no end to them.
  ///
  /// - Parameter threshold: How near the target counts as settled, between 0 and 1.
  public func targetCrossings(
    within threshold: Double = SpringSolver.settlingThreshold
  ) -> TargetCrossings? {
    guard let end = settling(within: threshold) else { return nil }
    guard let first = crossingTime(0), end.crossings > 0 else { return TargetCrossings() }
    return TargetCrossings(
      first: first, interval: Double.pi / dampedFrequency, count: end.crossings)
  }

  /// The first time at which the spring is at a fraction of the way; nil where it never is.
  ///
  /// - Parameter fraction: A position: .9 is 90 % of the way.
  public func time(toReach fraction: Double) -> Double? {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 || fraction <= 1 + overshoot else { return nil }
    if fraction == 1 { return crossingTime(0) }
    let start = initialVelocity < 0 ? turningTime(0) ?? 0 : 0
    let end = peak?.time ?? .infinity
    let missing = 1 - fraction
    return MonotoneRoot.falling(from: start, step: 1 / naturalFrequency, limit: end) { time in
      let (distance, velocity) = motion(at: time)
      return (distance - missing, -velocity)
    }
  }

  /// When the spring passes the target for the time of an index; nil where it does not.
  func crossingTime(_ index: Int) -> Double? {
    if regime == .underdamped {
      let angle = atan2(dampedFrequency, initialVelocity - decayRate)
      return (angle + Double.pi * Double(index)) / dampedFrequency
    }
    guard index == 0, initialVelocity > fastRate else { return nil }
    return creepingTime(lag: 1 / (initialVelocity - slowRate))
  }
}

/// Target crossings are the evenly spaced times at which a spring passes its target.
public struct TargetCrossings: RandomAccessCollection, Hashable, Sendable {
  /// The number of crossings.
  public let count: Int
  private let start: Double
  private let interval: Double

  init() {
    self.init(first: 0, interval: 0, count: 0)
  }

  init(first: Double, interval: Double, count: Int) {
    start = first
    self.interval = interval
    self.count = count
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { count }

  /// The time of a crossing, in seconds.
  public subscript(index: Int) -> Double {
    precondition(indices.contains(index), "no such crossing")
    return index == 0 ? start : start + interval * Double(index)
  }
}
