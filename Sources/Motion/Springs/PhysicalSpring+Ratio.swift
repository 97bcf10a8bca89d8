/// Damping ratio, stiffness and mass.
extension PhysicalSpring {
  /// Makes a spring from its damping ratio and stiffness: c = 2ζ√(km).
  ///
  /// - Throws: ``MotionError`` where a figure is out of its domain or too extreme to compute with.
  public init(
    dampingRatio: Double, stiffness: Double, mass: Double = 1, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(MotionError) {
    guard dampingRatio >= 0 else { throw MotionError("dampingRatio must not be negative") }
    try self.init(
      mass: mass, stiffness: stiffness,
      damping: 2 * dampingRatio * (mass * stiffness).squareRoot(),
      initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping,
      dampingRatio: dampingRatio, ratioDefect: (1 - dampingRatio) * (1 + dampingRatio))
  }

  /// The spring as it is evaluated: itself, or critically damped where its damping ratio is above 1
  /// and not allowed to be.
  public var asEvaluated: PhysicalSpring {
    guard isClamped else { return self }
    let critical = try? PhysicalSpring(
      dampingRatio: 1, stiffness: stiffness, mass: mass, initialVelocity: initialVelocity)
    return critical ?? self
  }
}
