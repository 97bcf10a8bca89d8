#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Settling, in its three meanings.
extension SpringSolver {
  /// The three times that are called the time to settle.
  public var settlingTimes: SettlingTimes {
    SettlingTimes(
      coreAnimation: coreAnimationSettlingTime, swiftUI: swiftUISettlingTime,
      lastCrossing: lastCrossing())
  }

  /// The `settlingDuration` that CASpringAnimation reports, in seconds; nil if it isn't known.
  ///
  /// ln((1 + |λ − v₀|/ω_d)/ε)/λ below a damping ratio of 1, the tenth of a second from which the
  /// spring stays within ε at 1. For damping ratios above 1, if allowed, the rule is not known: a
  /// published figure (2.6 s for duration 1, bounce −.5) fits none. Published measurements
  /// reproduce the others to the last digit; at 1 they are from rest.
  public var coreAnimationSettlingTime: Double? {
    switch regime {
    case .underdamped:
      envelopeTime(abs(decayRate - initialVelocity) / dampedFrequency)
    case .critical: tenthOfSettling
    case .overdamped: nil
    }
  }

  /// The duration that SwiftUI's `Spring.settlingDuration` reports, in seconds; nil without
  /// damping.
  ///
  /// ln((1 + |λ − v₀|)/ε)/λ below a damping ratio of 1, else the tenth of a second from which the
  /// spring stays within ε, looked for up to 102.4 s, and 0 if it is not found. Published
  /// measurements cover damping ratios up to 1; the rest, the end of the search among it, is a
  /// reading.
  public var swiftUISettlingTime: Double? {
    switch regime {
    case .underdamped: envelopeTime(abs(decayRate - initialVelocity))
    case .critical, .overdamped: tenthOfSettling ?? 0
    }
  }

  /// The last time at which the spring is a threshold away from the target, in seconds; nil without
  /// damping.
  ///
  /// From then on it stays within. Exact: the turning points show between which two it lies.
  ///
  /// - Parameter threshold: A fraction of the distance, between 0 and 1.
  public func lastCrossing(of threshold: Double = SpringSolver.settlingThreshold) -> Double? {
    settling(within: threshold)?.time
  }

  /// The last crossing of a threshold and how often the target was passed before.
  package func settling(within threshold: Double) -> (time: Double, crossings: Int)? {
    // With less damping than that, turning points could no longer be counted.
    guard dampingRatio > 1e-14, threshold > 0, threshold < 1,
      abs(initialVelocity) / naturalFrequency < 1e100
    else { return nil }
    let turn = lastTurn(beyond: threshold)
    let start = turn.map { turningTime($0) ?? 0 } ?? 0
    let passed = (turn.map { $0 + 1 } ?? 0) - (initialVelocity < 0 ? 1 : 0)
    let crossings = max(0, passed)
    let level = log(threshold)
    let time = MonotoneRoot.falling(
      from: start, step: 1 / naturalFrequency, limit: crossingTime(crossings) ?? .infinity
    ) { time in
      let (distance, velocity) = motion(at: time)
      return (log(abs(distance)) - level, -velocity / distance)
    }
    return time.map { ($0, crossings) }
  }

  /// The index of the last turning point that is a threshold or more away from the target.
  private func lastTurn(beyond threshold: Double) -> Int? {
    func isBeyond(_ index: Int) -> Bool {
      guard let time = turningTime(index) else { return false }
      return abs(turningDistance(index, at: time)) >= threshold
    }
    guard isBeyond(0) else { return nil }
    guard regime == .underdamped, let first = turningTime(0) else { return 0 }
    let distance = abs(turningDistance(0, at: first))
    let guess = log(distance / threshold) / (decayRate * Double.pi / dampedFrequency)
    guard guess < 1e15 else { return 0 }
    let index = Int(max(guess, 0))
    return isBeyond(index + 1) ? index + 1 : isBeyond(index) ? index : index - 1
  }

  private func envelopeTime(_ amplitude: Double) -> Double? {
    decayRate > 0 ? log((1 + amplitude) / Self.settlingThreshold) / decayRate : nil
  }

  /// The tenth of a second from which the spring stays within the threshold, up to 102.4 s.
  ///
  /// A spring that starts fast is within it for an instant on its way through the target, too; that
  /// is not settling.
  private var tenthOfSettling: Double? {
    guard let last = lastCrossing() else { return nil }
    // What settles at a whole tenth does so but for the rounding of its figures.
    let tenths = max((last * 10 * (1 - 1e-12)).rounded(.up), 1)
    return tenths <= 1024 ? tenths / 10 : nil
  }

  // Crossings: where the spring passes a position.

  /// How far its swinging turns in that many seconds, in radians, half a turn for each crossing of
  /// the target; 0 unless the spring is underdamped.
  package func angle(until time: Double) -> Double {
    regime == .underdamped ? dampedFrequency * time : 0
  }

  /// The times at which the spring passes the target before it has settled; nil without damping,
  /// if there is no end to them.
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

  /// The first time at which the spring is at a fraction of the distance; nil if it never is.
  ///
  /// - Parameter fraction: A position: .9 is 90 % of the distance.
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

  /// When the spring passes the target for the time of an index; nil if it does not.
  func crossingTime(_ index: Int) -> Double? {
    if regime == .underdamped {
      let angle = atan2(dampedFrequency, initialVelocity - decayRate)
      return (angle + Double.pi * Double(index)) / dampedFrequency
    }
    guard index == 0, initialVelocity > fastRate else { return nil }
    return creepingTime(lag: 1 / (initialVelocity - slowRate))
  }
}

/// Settling times are the three times that are called the time to settle, in seconds.
public struct SettlingTimes: Hashable, Sendable {
  /// Core Animation's figure; nil if it is not known.
  public var coreAnimation: Double?
  /// SwiftUI's figure; nil without damping.
  public var swiftUI: Double?
  /// The last time at which the spring is .001 of the distance from its target; nil without damping.
  public var lastCrossing: Double?
}

/// Target crossings are the evenly spaced times at which a spring passes its target.
public struct TargetCrossings: RandomAccessCollection, Hashable, Sendable {
  /// The number of crossings.
  public let count: Int
  private let start: Double
  private let interval: Double

  init() { self.init(first: 0, interval: 0, count: 0) }

  init(first: Double, interval: Double, count: Int) {
    start = first
    (self.interval, self.count) = (interval, count)
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
