#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A solver computes position, velocity and the landmarks of a spring in closed form.
///
/// Position runs from 0 at the start to 1 at the target, time from the spring's own beginning, in
/// seconds. A damping ratio above 1 is taken as 1 if the spring does not allow overdamping.
/// Absolute error: about 1e-15·(1 + |v₀|/ω₀)·(1 + ω₀t·e^(−λt)); velocity: ω₀ times that.
public struct SpringSolver: Hashable, Sendable {
  /// How far from the target a spring counts as settled in Apple's figures.
  public static let settlingThreshold = 0.001

  /// The speed at the start, in distances per second.
  public let initialVelocity: Double
  /// The natural frequency ω₀, in radians per second.
  public let naturalFrequency: Double
  /// The damping ratio ζ that is evaluated.
  public let dampingRatio: Double
  /// The rate λ of decay, per second.
  public let decayRate: Double
  /// √|ω₀² − λ²|: the frequency of the swing below a damping ratio of 1, half the distance of the
  /// two rates above it.
  public let dampedFrequency: Double
  /// Which of the three kinds of motion it is.
  public let regime: Regime

  let ratioDefect: Double

  /// A regime is a kind of motion, by the damping ratio.
  public enum Regime: String, CaseIterable, Hashable, Sendable {
    case underdamped, critical, overdamped
  }

  /// Makes a solver for a spring.
  public init(_ spring: PhysicalSpring) {
    ratioDefect = spring.isClamped ? 0 : spring.ratioDefect
    dampingRatio = spring.isClamped ? 1 : spring.dampingRatio
    naturalFrequency = spring.naturalFrequency
    initialVelocity = spring.initialVelocity
    decayRate = dampingRatio * naturalFrequency
    dampedFrequency = naturalFrequency * abs(ratioDefect).squareRoot()
    regime = ratioDefect > 0 ? .underdamped : ratioDefect < 0 ? .overdamped : .critical
  }

  /// The position and velocity at a time; before 0 it is at the start, at infinity at the target.
  public func state(at time: Double) -> (position: Double, velocity: Double) {
    let (distance, velocity) = motion(at: time)
    return (1 - distance, velocity)
  }

  /// The position at a time.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// The velocity at a time, in distances per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The slower of the two rates above a damping ratio of 1, else λ.
  var slowRate: Double {
    ratioDefect < 0 ? naturalFrequency * naturalFrequency / fastRate : decayRate
  }

  /// The faster of the two rates above a damping ratio of 1, else λ.
  var fastRate: Double { ratioDefect < 0 ? decayRate + dampedFrequency : decayRate }

  /// The remaining distance at a time, and the velocity.
  func motion(at time: Double) -> (distance: Double, velocity: Double) {
    guard time > 0 else { return (1, initialVelocity) }
    guard time.isFinite else { return (0, 0) }
    return ratioDefect > 0 ? swinging(time) : creeping(time)
  }

  /// The motion below a damping ratio of 1.
  ///
  /// sin(w)/w stays exact as w goes to 0, where the swing's amplitude does not.
  private func swinging(_ time: Double) -> (Double, Double) {
    let decay = exp(-decayRate * time)
    let angle = dampedFrequency * time
    let cosine = cos(angle)
    let lag = angle > 0 ? time * (sin(angle) / angle) : time
    let pull = naturalFrequency * naturalFrequency - decayRate * initialVelocity
    return (
      decay * (cosine + (decayRate - initialVelocity) * lag),
      decay * (initialVelocity * cosine + pull * lag)
    )
  }

  /// The motion at a damping ratio of 1 and above.
  ///
  /// Hyperbolic functions would overflow; the slow rate, factored out, leaves (1 − e^(−2w))/2w,
  /// which is 1 at w = 0.
  private func creeping(_ time: Double) -> (Double, Double) {
    let decay = exp(-slowRate * time)
    guard decay > 0 else { return (0, 0) }
    let spread = 2 * dampedFrequency * time
    let lag = spread > 0 ? time * (-expm1(-spread) / spread) : time
    let drive = initialVelocity - slowRate
    let distance = decay * (1 - drive * lag)
    // Each form cancels where the other does not.
    let velocity =
      spread > 2
      ? slowRate * distance + decay * drive * exp(-spread)
      : decay * (initialVelocity - fastRate * drive * lag)
    return (distance, velocity)
  }

  // Turning points: where the velocity is 0.

  /// A turning point is an instant at which the spring stands still on its way back.
  public struct TurningPoint: Hashable, Sendable {
    /// When, in seconds; greater than 0.
    public var time: Double
    /// The position then.
    public var position: Double
  }

  /// The turning point of an index, counted from 0; nil if there is none.
  ///
  /// Below a damping ratio of 1 there is one every π/ω_d seconds, forever; otherwise there is at
  /// most one, and only with an initial velocity away from the target or faster than λ + ω_d.
  public func turningPoint(_ index: Int) -> TurningPoint? {
    guard index >= 0, let time = turningTime(index) else { return nil }
    return TurningPoint(time: time, position: 1 - turningDistance(index, at: time))
  }

  /// The highest point; nil if the spring only approaches the target.
  public var peak: TurningPoint? {
    if regime == .underdamped { return turningPoint(initialVelocity < 0 ? 1 : 0) }
    return initialVelocity > 0 ? turningPoint(0) : nil
  }

  /// How far the spring goes beyond the target, as a fraction of the distance; 0 if it does not.
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

  /// What is left of the distance at a turning point, in closed form: evaluating there would round.
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
