#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RuntimeSpring {
  /// What Compose's `spring()` plays of a damping ratio and a stiffness, in single precision, until the
  /// time at which it expects the value to stay within its threshold; then it is at its target.
  ///
  /// Of a swing the time is that of its envelope, cut to whole milliseconds; else it is searched for, to
  /// two milliseconds.
  /// Source: androidx `compose/animation/animation-core/…/{SpringSimulation,SpringEstimation}.kt`, 1.7.
  ///
  /// - Parameter threshold: The `visibilityThreshold`; .01 is `Spring.DefaultDisplacementThreshold`.
  package static func compose(_ spring: PhysicalSpring, threshold: Double = 0.01) -> RuntimeSpring {
    let solver = spring.solver
    guard solver.dampingRatio > 0 else { return RuntimeSpring(solver, rest: LargestDifference()) }
    let end: Double
    if solver.regime == .underdamped {
      let speed = (solver.decayRate - solver.initialVelocity) / solver.dampedFrequency
      end = log((1 + speed * speed).squareRoot() / threshold) / solver.decayRate - 0.001
    } else {
      end = (solver.lastCrossing(of: threshold) ?? 0) - 0.002
    }
    let left = solver.largestDistance(after: max(end, 0))
    var rest = LargestDifference(left.distance, at: left.time)
    // Rounded figures run apart by less than this before the swing has died away.
    let drift = min(
      1e-7 * (1 + 1 / solver.dampingRatio), 2 * solver.largestDistance(after: 0).distance)
    rest.add(drift)
    return RuntimeSpring(solver, rest: rest)
  }
}
