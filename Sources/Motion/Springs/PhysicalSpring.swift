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
  /// The speed at the start, in lengths of the way per second; positive towards the target.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 is evaluated as such; otherwise it is evaluated as 1 at the
  /// same natural frequency, which is how Core Animation's default is read.
  public let allowsOverdamping: Bool
  /// The natural frequency ω₀.
  public let naturalFrequency: Double
  /// The damping ratio ζ as given, even where it is evaluated as 1.
  public let dampingRatio: Double
  /// 1 − ζ², accurate where ζ is so close to 1 that squaring it would lose all digits.
  public let ratioDefect: Double

  /// Makes a spring from mass, stiffness and damping coefficient.
  ///
  /// - Throws: ``MotionError`` where a figure is out of its domain or too extreme to compute with.
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

  /// Makes a spring whose damping ratio is known better than its damping coefficient tells.
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
    else { throw MotionError("the spring's figures are too extreme to compute with") }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    // Negative zero would send the first extremum half a swing astray.
    self.initialVelocity = initialVelocity + 0
    self.allowsOverdamping = allowsOverdamping
    self.naturalFrequency = frequency
    self.dampingRatio = dampingRatio
    self.ratioDefect = ratioDefect
  }

  /// The rate λ at which the spring's swing dies away.
  public var decayRate: Double { dampingRatio * naturalFrequency }

  /// Whether the damping ratio is above 1 but evaluated as 1.
  public var isClamped: Bool { ratioDefect < 0 && !allowsOverdamping }

  /// What evaluates the spring.
  public var solver: SpringSolver { SpringSolver(self) }
}
