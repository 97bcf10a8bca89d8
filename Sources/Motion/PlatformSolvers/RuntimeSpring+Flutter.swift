extension RuntimeSpring {
  /// What Flutter's `SpringSimulation` plays until it is done, by `Tolerance.defaultTolerance`.
  ///
  /// Nearer than .001 and slower than .001 a second it stops where it is, unless it snaps to its end.
  /// Source: `packages/flutter/lib/src/physics/{spring_simulation,tolerance}.dart`, Flutter 3.
  package static func flutter(_ spring: PhysicalSpring) -> RuntimeSpring {
    let (solver, tolerance) = (spring.solver, 0.001)
    let time = solver.lastCrossing(of: tolerance) ?? 0
    // What may still swing to the other side is that much farther from where it stopped.
    let isSwinging = solver.regime == .underdamped || solver.overshoot > 0
    let reach = isSwinging ? solver.reach(distance: tolerance, speed: tolerance) : 0
    return RuntimeSpring(solver, rest: LargestDifference(tolerance + reach, at: time))
  }
}
