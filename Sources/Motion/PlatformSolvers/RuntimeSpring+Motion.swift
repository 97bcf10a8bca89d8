#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RuntimeSpring {
  /// Motion's spring of stiffness, damping and mass, which ends at a distance and a speed.
  ///
  /// Below a damping ratio of 1 both count, else the distance alone: a spring that shoots past its
  /// target is over if a frame finds it on its way through. Above 1 its hyperbolic functions stop at
  /// 300, and the slow rest of a very heavy damping is cut off.
  /// Source: `packages/motion-dom/src/animation/generators/spring.ts`, Motion 12 and 13.
  package static func motion(
    _ spring: PhysicalSpring, restDelta: Double, restSpeed: Double
  ) -> RuntimeSpring {
    let solver = spring.solver
    let time = solver.lastCrossing(of: restDelta) ?? 0
    if solver.regime == .underdamped {
      let reach = solver.reach(distance: restDelta, speed: restSpeed)
      return RuntimeSpring(solver, rest: LargestDifference(reach, at: time))
    }
    var rest = LargestDifference(restDelta, at: time)
    rest.consider(solver.overshoot, at: solver.peak?.time ?? 0)
    if solver.regime == .overdamped {
      // From there on it comes to the target sooner than the spring does.
      let left = solver.largestDistance(after: 300 / solver.dampedFrequency)
      if left.distance > restDelta { rest.consider(left.distance, at: left.time) }
    }
    return RuntimeSpring(solver, rest: rest)
  }
}

extension PhysicalSpring {
  /// The spring of Motion's `{type: "spring", duration, bounce}`, in seconds.
  ///
  /// It is UIKit's of a damping ratio and a duration, within Motion's limits: from .01 to 10 s, and
  /// from .05 to 1, so that a negative bounce is none.
  /// Source: `findSpring` in `packages/motion-dom/src/animation/generators/spring.ts`, 12 and 13.
  ///
  /// - Throws: ``MotionError`` if the figures are not finite.
  package init(motionDuration duration: Double, bounce: Double) throws(MotionError) {
    let ratio = min(max(1 - bounce, 0.05), 1)
    let time = min(max(duration, 0.01), 10)
    let frequency: Double
    if ratio < 1 {
      frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * time)
    } else {
      frequency = Self.criticalAngle / time
    }
    try self.init(dampingRatio: ratio, stiffness: frequency * frequency)
  }

  /// Where (1 + x) · e^(−x) is .001.
  private static let criticalAngle: Double =
    MonotoneRoot.falling(from: 1, step: 1, limit: 100) { x in
      ((1 + x) * exp(-x) - 0.001, -x * exp(-x))
    } ?? 9.2334

  /// The spring of Motion's `{type: "spring", visualDuration, bounce}`, in seconds.
  ///
  /// - Throws: ``MotionError`` if the figures are not finite or the duration is not greater than 0.
  package init(motionVisualDuration duration: Double, bounce: Double) throws(MotionError) {
    try self.init(
      response: 1.2 * duration, dampingFraction: min(max(1 - bounce, 0.05), 1))
  }
}
