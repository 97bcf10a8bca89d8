/// SwiftUI's perceptual duration D and bounce b, which Core Animation takes too.
///
/// k/m = (2π/D)²; ζ = 1 − b for b ≥ 0 and 1/(1 + b) for b < 0. Source: Apple's documentation of
/// `Spring(duration:bounce:)`, whose published figures these reproduce.
extension PhysicalSpring {
  /// Makes a spring from perceptual duration, in seconds, and bounce, above −1 and at most 1.
  ///
  /// Overdamping is allowed by default: Core Animation sets it so for springs given this way.
  ///
  /// - Throws: ``MotionError`` where a figure is out of its domain or too extreme to compute with.
  public init(
    perceptualDuration duration: Double, bounce: Double, mass: Double = 1,
    initialVelocity: Double = 0, allowsOverdamping: Bool = true
  ) throws(MotionError) {
    guard duration > 0 else { throw MotionError("duration must be greater than 0") }
    guard bounce > -1, bounce <= 1 else {
      throw MotionError(
        "bounce must be greater than -1 and at most 1",
        help: bounce == -1 ? "at a bounce of -1 the spring would never arrive" : nil)
    }
    let reach = 1 + bounce
    let frequency = 2 * Double.pi / duration
    let ratio = bounce < 0 ? 1 / reach : 1 - bounce
    try self.init(
      mass: mass, stiffness: frequency * frequency * mass, damping: 2 * ratio * frequency * mass,
      initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping, dampingRatio: ratio,
      ratioDefect: bounce < 0 ? bounce * (2 + bounce) / (reach * reach) : bounce * (2 - bounce))
  }

  /// The perceptual duration 2π/ω₀ in seconds; not the time to settle.
  public var perceptualDuration: Double { 2 * Double.pi / naturalFrequency }

  /// The bounce of the damping ratio as given: negative where it is above 1.
  public var bounce: Double {
    let distance = ratioDefect / (1 + dampingRatio)
    return ratioDefect < 0 ? distance / dampingRatio : distance
  }

  /// What SwiftUI's `Spring.stiffness` reports, which for a damping ratio above 1 is not the
  /// stiffness but m(2λ² − ω₀²).
  ///
  /// Published measurements (duration .5, bounce −.2: 335.57) agree.
  public var swiftUIStiffness: Double {
    ratioDefect < 0 ? stiffness * (1 - 2 * ratioDefect) : stiffness
  }
}
