/// A runtime spring is what an animation library plays of a spring's figures, until it ends it.
///
/// Libraries end springs at a distance in the value's own unit. The models have the value go from 0 to
/// 1; on a longer way what is left is a smaller fraction.
package struct RuntimeSpring: Sendable {
  /// The course that is played until the end.
  package let solver: SpringSolver
  /// How far from its target the motion may still have been when the library is over with it.
  package let rest: LargestDifference

  init(_ solver: SpringSolver, rest: LargestDifference) {
    (self.solver, self.rest) = (solver, rest)
  }

  /// How far the library is off at most from a spring: the largest difference of what is played, and
  /// what is left at the end.
  package func largestDifference(from spring: SpringSolver) -> LargestDifference {
    if solver == spring { return rest }
    // From there on both are so near to the target that their difference can't be seen.
    let near = 1e-7
    let times = [solver, spring].map { $0.lastCrossing(of: near) }
    guard let end = times.reduce(0, { time, next in next.flatMap { max(time ?? 0, $0) } }) else {
      return LargestDifference(1)
    }
    var worst = LargestDifference(
      of: CurveGraph(solver, until: end), CurveGraph(spring, until: end))
    worst.consider(2 * near, at: end)
    worst.add(rest.error)
    return worst.error > rest.error ? worst : rest
  }
}

extension SpringSolver {
  /// How far from its target the spring still gets when it is at most so far from it and so fast.
  ///
  /// Its energy, ω₀²x² + v², never grows; nor does it get farther than at first.
  func reach(distance: Double, speed: Double) -> Double {
    let part = speed / naturalFrequency
    let energy = (distance * distance + part * part).squareRoot()
    return min(energy, largestDistance(after: 0).distance)
  }
}
