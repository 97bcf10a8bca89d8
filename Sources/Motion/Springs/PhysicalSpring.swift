/// A physical spring is the one form that all ways to give a spring lead to.
///
/// A mass on a damped spring is pulled from 0 to 1.
///
/// Frequencies and rates are per second, angles in radians. With the damping coefficient c, mass m
/// and stiffness k: λ = c/2m, ω₀ = √(k/m), ζ = λ/ω₀.
public struct PhysicalSpring: Hashable, Sendable {
  /// The mass, greater than 0.
  public let mass: Double
  /// The stiffness, greater than 0.
  public let stiffness: Double
  /// The damping coefficient, 0 or more.
  public let damping: Double
  /// The speed at the start, in distances per second; positive towards the target.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 is evaluated as such; otherwise it is evaluated as 1 at the
  /// same natural frequency, which is how Core Animation's default is read.
  public let allowsOverdamping: Bool
  /// The natural frequency ω₀.
  public let naturalFrequency: Double
  /// The damping ratio ζ as given, even if it is evaluated as 1.
  public let dampingRatio: Double
  /// 1 − ζ², accurate if ζ is so close to 1 that squaring it would lose all digits.
  public let ratioDefect: Double

  /// Makes a spring from mass, stiffness and damping coefficient.
  ///
  /// - Throws: ``MotionError`` if a figure is out of its domain or too extreme to compute with.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(MotionError) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    // The square's rounding error is known exactly; without it the difference is noise near ζ = 1.
    let square = damping * damping
    let error = square.addingProduct(-damping, damping)
    let difference = (-square).addingProduct(4 * mass, stiffness) + error
    // A coefficient that is 2√(km) but for its last digit means critical damping.
    try self.init(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping, dampingRatio: ratio,
      ratioDefect: ratio == 1 ? 0 : difference / (4 * mass * stiffness))
  }

  /// Makes a spring whose damping ratio is known better than from its damping coefficient.
  init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool, dampingRatio: Double, ratioDefect: Double
  ) throws(MotionError) {
    guard mass > 0 else { throw MotionError("mass must be greater than 0") }
    guard stiffness > 0 else { throw MotionError("stiffness must be greater than 0") }
    guard damping >= 0 else { throw MotionError("damping must not be negative") }
    let frequency = (stiffness / mass).squareRoot()
    let rate = dampingRatio * frequency
    let mustBeNormal = [mass, stiffness, 4 * mass * stiffness, frequency * frequency]
    let mustBeFinite = [
      damping, ratioDefect, rate * rate, rate * initialVelocity, initialVelocity * initialVelocity,
    ]
    guard mustBeNormal.allSatisfy(\.isNormal), mustBeFinite.allSatisfy(\.isFinite)
    else { throw MotionError("the spring's values are too extreme to compute with") }
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    // Negative zero would send the first extremum half a swing astray.
    self.initialVelocity = initialVelocity + 0
    self.allowsOverdamping = allowsOverdamping
    self.naturalFrequency = frequency
    (self.dampingRatio, self.ratioDefect) = (dampingRatio, ratioDefect)
  }

  /// The rate λ at which the spring's swing dies away.
  public var decayRate: Double { dampingRatio * naturalFrequency }

  /// Whether the damping ratio is above 1 but evaluated as 1.
  public var isClamped: Bool { ratioDefect < 0 && !allowsOverdamping }

  /// The solver of the spring.
  public var solver: SpringSolver { SpringSolver(self) }

  // Damping ratio, stiffness and mass.

  /// Makes a spring from its damping ratio and stiffness: c = 2ζ√(km).
  ///
  /// - Throws: ``MotionError`` if a figure is out of its domain or too extreme to compute with.
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

  /// The spring as it is evaluated: itself, or critically damped if its damping ratio is above 1
  /// and not allowed to be.
  public var asEvaluated: PhysicalSpring {
    guard isClamped else { return self }
    let critical = try? PhysicalSpring(
      dampingRatio: 1, stiffness: stiffness, mass: mass, initialVelocity: initialVelocity)
    return critical ?? self
  }

  /// The same mass, stiffness and damping without an initial velocity.
  public var fromRest: PhysicalSpring {
    guard initialVelocity != 0 else { return self }
    let resting = try? PhysicalSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 0,
      allowsOverdamping: allowsOverdamping, dampingRatio: dampingRatio, ratioDefect: ratioDefect)
    return resting ?? self
  }

  // SwiftUI's perceptual duration D and bounce b, which Core Animation takes too.
  //
  // k/m = (2π/D)²; ζ = 1 − b for b ≥ 0 and 1/(1 + b) for b < 0. Source: Apple's documentation of
  // `Spring(duration:bounce:)`, whose published figures these reproduce.

  /// Makes a spring from perceptual duration, in seconds, and bounce, above −1 and at most 1.
  ///
  /// Overdamping is allowed by default: Core Animation sets it so for springs given this way.
  ///
  /// - Throws: ``MotionError`` if a figure is out of its domain or too extreme to compute with.
  public init(
    perceptualDuration duration: Double, bounce: Double, mass: Double = 1,
    initialVelocity: Double = 0, allowsOverdamping: Bool = true
  ) throws(MotionError) {
    guard duration > 0 else { throw MotionError("duration must be greater than 0") }
    guard bounce > -1, bounce <= 1 else {
      throw MotionError(
        "bounce must be greater than -1 and at most 1",
        help: bounce == -1 ? "use a bounce above -1; at -1, the spring would never arrive" : nil)
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

  /// The bounce of the damping ratio as given: negative if it is above 1.
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

  // SwiftUI's older response and damping fraction.
  //
  // The response is the perceptual duration, the damping fraction the damping ratio.

  /// Makes a spring from response, in seconds, and damping fraction.
  ///
  /// Overdamping is allowed by default, as for the perceptual form it is another spelling of.
  ///
  /// - Throws: ``MotionError`` if a figure is out of its domain or too extreme to compute with.
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

  /// The spring in another form: the same motion, to the rounding of its figures.
  ///
  /// The mass is kept if the form has one; elsewhere it does not change the motion. Where the
  /// form takes damping ratios above 1 as such and this spring does not, the damping ratio is
  /// written as 1; if it is the other way round, `allowsOverdamping` is written.
  ///
  /// - Throws: ``MotionError`` if the form cannot express the motion.
  public func spring(as form: SpringForm) throws(MotionError) -> Spring {
    let evaluated = asEvaluated
    var spring: Spring
    switch form {
    case .physical:
      spring = Spring(.physical(mass: mass, stiffness: stiffness, damping: damping))
    case .ratio:
      spring = Spring(
        .ratio(
          dampingRatio: dampingRatio, stiffness: stiffness, mass: mass == 1 ? nil : mass))
    case .perceptual:
      spring = Spring(.perceptual(duration: .seconds(perceptualDuration), bounce: evaluated.bounce))
    case .response:
      spring = Spring(
        .response(
          response: .seconds(response), dampingFraction: evaluated.dampingRatio,
          blendDuration: nil))
    case .settling:
      guard let duration = settlingDuration else {
        throw MotionError(
          "no damping ratio and settling duration give this motion",
          help: "use a damping ratio above about 0.001 and up to 1, as UIKit does")
      }
      spring = Spring(.settling(dampingRatio: evaluated.dampingRatio, duration: .seconds(duration)))
    }
    if initialVelocity != 0 { spring.initialVelocity = .number(initialVelocity) }
    if form == .physical || form == .ratio, ratioDefect < 0, allowsOverdamping {
      spring.allowsOverdamping = true
    }
    return spring
  }
}

/// A spring form is one of the customary ways to give a spring.
public enum SpringForm: String, CaseIterable, Hashable, Sendable {
  case physical, ratio, perceptual, response, settling
}
