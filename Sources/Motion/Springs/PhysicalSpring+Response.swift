/// SwiftUI's older response and damping fraction.
///
/// The response is the perceptual duration, the damping fraction the damping ratio.
extension PhysicalSpring {
  /// Makes a spring from response, in seconds, and damping fraction.
  ///
  /// Overdamping is allowed by default, as for the perceptual form it is another spelling of.
  ///
  /// - Throws: ``MotionError`` where a figure is out of its domain or too extreme to compute with.
  public init(
    response: Double, dampingFraction: Double, mass: Double = 1, initialVelocity: Double = 0,
    allowsOverdamping: Bool = true
  ) throws(MotionError) {
    guard response > 0 else { throw MotionError("response must be greater than 0") }
    guard dampingFraction >= 0 else { throw MotionError("dampingFraction must not be negative") }
    let frequency = 2 * Double.pi / response
    try self.init(
      mass: mass, stiffness: frequency * frequency * mass,
      damping: 2 * dampingFraction * frequency * mass, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping, dampingRatio: dampingFraction,
      ratioDefect: (1 - dampingFraction) * (1 + dampingFraction))
  }

  /// The response 2π/ω₀ in seconds.
  public var response: Double { perceptualDuration }

  /// The damping fraction, which is the damping ratio.
  public var dampingFraction: Double { dampingRatio }
}
