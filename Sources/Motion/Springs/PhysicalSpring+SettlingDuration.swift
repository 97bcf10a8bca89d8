#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// UIKit's damping ratio and time to settle.
///
/// Apple documents neither the stiffness nor the mass this leads to. The rule is that of published
/// re-implementations, one of which reproduces (3 s, .25) to 16 digits; no device was measured. The
/// mass is 1; T is when the swing falls to ε = .001: |λ − v₀|/ω_d · e^(−λT) = ε below a damping
/// ratio of 1, |1 + (ω₀ − v₀)T| · e^(−ω₀T) = ε at 1 and above. They also keep T within .01…10 s,
/// which is not done here.
///
/// With an initial velocity the equation can have several solutions. Which one UIKit takes is not
/// known; the stiffest is taken, the one that the spring without velocity leads to.
extension PhysicalSpring {
  /// Makes a spring from its damping ratio and the time it takes to settle, in seconds.
  ///
  /// A damping ratio above 1 is taken as 1. With an initial velocity the result is unverified.
  ///
  /// - Throws: ``MotionError`` if a figure is out of its domain, or the damping ratio so small,
  ///   about .001, that no stiffness fits.
  public init(
    dampingRatio: Double, settlingDuration duration: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    guard duration > 0 else { throw MotionError("duration must be greater than 0") }
    guard dampingRatio > 0 else { throw MotionError("dampingRatio must be greater than 0") }
    let ratio = min(dampingRatio, 1)
    let reach = initialVelocity * duration
    let decay =
      ratio < 1 ? Self.decay(ratio: ratio, reach: reach) : Self.criticalDecay(reach: reach)
    guard let decay, decay > 0 else {
      throw MotionError("a dampingRatio of \(dampingRatio) is too small for a settling duration")
    }
    let frequency = decay / (ratio * duration)
    try self.init(
      dampingRatio: ratio, stiffness: frequency * frequency, initialVelocity: initialVelocity)
  }

  /// UIKit's time to settle, in seconds, from which the same motion results; nil if there is
  /// none.
  public var settlingDuration: Double? {
    let spring = asEvaluated
    guard spring.ratioDefect >= 0, spring.dampingRatio > 0 else { return nil }
    let duration: Double
    if spring.ratioDefect > 0 {
      let damped = spring.naturalFrequency * spring.ratioDefect.squareRoot()
      let swing = abs(spring.decayRate - spring.initialVelocity) / damped
      duration = log(swing / SpringSolver.settlingThreshold) / spring.decayRate
    } else {
      duration = spring.solver.lastCrossing() ?? .nan
    }
    guard duration > 0, duration.isFinite,
      let back = try? PhysicalSpring(
        dampingRatio: spring.dampingRatio, settlingDuration: duration,
        initialVelocity: spring.initialVelocity),
      abs(back.naturalFrequency / spring.naturalFrequency - 1) < 1e-9
    else { return nil }
    return duration
  }

  /// λT for a damping ratio below 1, where `reach` is v₀T.
  private static func decay(ratio: Double, reach: Double) -> Double? {
    let swing = log(ratio / ((1 - ratio) * (1 + ratio)).squareRoot()) - logThreshold
    if reach == 0 { return swing }
    let height = { (z: Double) in
      (swing + log(abs(1 - reach / z)) - z, reach / (z * (z - reach)) - 1)
    }
    if reach < 0 { return MonotoneRoot.falling(from: 0, step: 1, height) }
    // Beyond the reach the swing rises from 0 to a hill and falls; before it, it only falls.
    let top = (reach + (reach * (reach + 4)).squareRoot()) / 2
    return height(top).0 >= 0
      ? MonotoneRoot.falling(from: top, step: 1, height)
      : MonotoneRoot.falling(from: 0, step: reach, limit: reach, height)
  }

  /// λT for a damping ratio of 1, where `reach` is v₀T.
  private static func criticalDecay(reach: Double) -> Double? {
    let height = { (z: Double) in
      (log(abs(1 + z - reach)) - z - logThreshold, 1 / (1 + z - reach) - 1)
    }
    let top = max(reach, 0)
    return height(top).0 >= 0
      ? MonotoneRoot.falling(from: top, step: 1, height)
      : MonotoneRoot.falling(from: 0, step: reach - 1, limit: reach - 1, height)
  }

  private static var logThreshold: Double { log(SpringSolver.settlingThreshold) }
}
