#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A solver tells position, velocity and the landmarks of a spring in closed form.
///
/// Position runs from 0 at the start to 1 at the target, time from the spring's own beginning, in
/// seconds. A damping ratio above 1 is taken as 1 where the spring does not allow overdamping.
/// Absolute error: about 1e-15·(1 + |v₀|/ω₀)·(1 + ω₀t·e^(−λt)); velocity: ω₀ times that.
public struct SpringSolver: Hashable, Sendable {
  /// How far from the target a spring counts as settled in Apple's figures.
  public static let settlingThreshold = 0.001

  /// The speed at the start, in lengths of the way per second.
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

  /// The velocity at a time, in lengths of the way per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The slower of the two rates above a damping ratio of 1, else λ.
  var slowRate: Double {
    ratioDefect < 0 ? naturalFrequency * naturalFrequency / fastRate : decayRate
  }

  /// The faster of the two rates above a damping ratio of 1, else λ.
  var fastRate: Double { ratioDefect < 0 ? decayRate + dampedFrequency : decayRate }

  /// What is left of the way at a time, and the velocity.
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
}
