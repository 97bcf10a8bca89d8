import Motion

/// A Motion spring form is a spring with the parameters that Motion plays most exactly.
struct MotionSpringForm {
  let spring: PhysicalSpring
  /// The distance and the speed at which it ends, for a value that changes by 1.
  let restDelta, restSpeed: Double
  /// How far Motion is off at most.
  let difference: LargestDifference

  /// Finds the form.
  ///
  /// - Parameter tolerance: How far from its target Motion may end it.
  init(_ wanted: PhysicalSpring, tolerance: Double) throws(Unsupported) {
    let solver = wanted.solver
    // At .8 of the distance and .6 of the speed just the tolerance may be left: .8² + .6² = 1.
    restDelta = Self.roundedDown(0.8 * tolerance)
    restSpeed = Self.roundedDown(0.6 * tolerance * solver.naturalFrequency)
    var spring = wanted
    if solver.regime == .critical, solver.overshoot > 0 {
      // At a damping ratio of 1 Motion would end it on its way through the target.
      spring = try evaluated(
        PhysicalSpring(
          mass: wanted.mass, stiffness: wanted.stiffness, damping: wanted.damping * (1 - 1e-6),
          initialVelocity: wanted.initialVelocity))
    }
    self.spring = spring
    difference = RuntimeSpring.motion(spring, restDelta: restDelta, restSpeed: restSpeed)
      .largestDifference(from: solver)
  }

  /// A number of two significant digits, not above another one.
  private static func roundedDown(_ number: Double) -> Double {
    var scale = 1.0
    while number * scale < 10, scale < 1e300 { scale *= 10 }
    return (number * scale + 1e-9).rounded(.down) / scale
  }
}
