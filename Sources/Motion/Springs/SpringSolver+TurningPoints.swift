#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turning points: where the velocity is 0.
extension SpringSolver {
  /// A turning point is a moment at which the spring stands still on its way back.
  public struct TurningPoint: Hashable, Sendable {
    /// When, in seconds; greater than 0.
    public var time: Double
    /// The position then.
    public var position: Double
  }

  /// The turning point of an index, counted from 0; nil where there is none.
  ///
  /// Below a damping ratio of 1 there is one every π/ω_d seconds, for ever; otherwise there is at
  /// most one, and only with an initial velocity away from the target or faster than λ + ω_d.
  public func turningPoint(_ index: Int) -> TurningPoint? {
    guard index >= 0, let time = turningTime(index) else { return nil }
    return TurningPoint(time: time, position: 1 - turningDistance(index, at: time))
  }

  /// The highest point; nil where the spring only approaches the target.
  public var peak: TurningPoint? {
    if regime == .underdamped { return turningPoint(initialVelocity < 0 ? 1 : 0) }
    return initialVelocity > 0 ? turningPoint(0) : nil
  }

  /// How far the spring goes beyond the target, in lengths of the way; 0 where it does not.
  ///
  /// Without initial velocity it is e^(−πζ/√(1−ζ²)).
  public var overshoot: Double {
    guard let peak else { return 0 }
    let index = regime == .underdamped && initialVelocity < 0 ? 1 : 0
    return max(0, -turningDistance(index, at: peak.time))
  }

  /// The lowest and highest position from the start on.
  public var range: ClosedRange<Double> {
    let low = initialVelocity < 0 ? turningPoint(0)?.position ?? 0 : 0
    // A spring that starts fast may swing back beyond its start.
    let back = regime == .underdamped && initialVelocity >= 0 ? turningPoint(1)?.position ?? 0 : 0
    return min(0, low, back)...(1 + overshoot)
  }

  func turningTime(_ index: Int) -> Double? {
    if regime == .underdamped {
      let square = naturalFrequency * naturalFrequency
      let along = decayRate * initialVelocity - square
      let across = initialVelocity * dampedFrequency
      let angle = initialVelocity < 0 ? atan2(-across, -along) : atan2(across, along)
      return (angle + Double.pi * Double(index)) / dampedFrequency
    }
    guard index == 0, initialVelocity < 0 || initialVelocity > fastRate else { return nil }
    return creepingTime(lag: initialVelocity / (fastRate * (initialVelocity - slowRate)))
  }

  /// What is left of the way at a turning point, in closed form: evaluating there would round.
  func turningDistance(_ index: Int, at time: Double) -> Double {
    guard regime == .underdamped else {
      return exp(-slowRate * time) * (1 - initialVelocity / fastRate)
    }
    let isMaximum = index.isMultiple(of: 2) == (initialVelocity >= 0)
    let height = turningScale * exp(-decayRate * time)
    return isMaximum ? -height : height
  }

  /// √(1 − 2ζu + u²), u = v₀/ω₀: the height that the turning points decay from.
  var turningScale: Double {
    let speed = initialVelocity / naturalFrequency
    let offset = speed - dampingRatio
    return (offset * offset + ratioDefect).squareRoot()
  }

  /// The time at which (1 − e^(−2ω_d t))/2ω_d takes a value.
  func creepingTime(lag: Double) -> Double? {
    guard lag > 0 else { return nil }
    let spread = 2 * dampedFrequency
    guard spread > 0 else { return lag }
    let time = -log1p(-spread * lag) / spread
    return time.isFinite ? time : nil
  }
}
