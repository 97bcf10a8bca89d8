/// An evaluator tells what a spring does, once its times and measures are known.
///
/// Springs are evaluated in closed form, for SwiftUI too.
public struct SpringEvaluator: Hashable, Sendable {
  /// The spring as it was authored.
  public let authored: Spring
  /// The physical form of it.
  public let spring: PhysicalSpring
  /// What evaluates it, in seconds from the end of the delay.
  public let solver: SpringSolver
  /// How long it waits before it begins, in seconds.
  public let delay: Double

  /// Makes an evaluator.
  ///
  /// - Parameters:
  ///   - spring: The spring; its `use`, if any, already followed.
  ///   - symbols: The values of the measure in the initial velocity, by name.
  ///   - seconds: The seconds of a time that refers to a preset; nil where it is not known.
  /// - Throws: ``MotionError`` where a reference or a symbol is not known or a figure is out of its
  ///   domain.
  public init(
    _ spring: Spring, symbols: [String: Double] = [:],
    seconds: (Time) -> Double? = { $0.seconds }
  ) throws(MotionError) {
    authored = spring
    let velocity = try spring.initialVelocity?.evaluate(symbols) ?? 0
    self.spring = try PhysicalSpring(spring, initialVelocity: velocity, seconds: seconds)
    solver = self.spring.solver
    delay = try spring.delay.map { time throws(MotionError) in try time.known(by: seconds) } ?? 0
  }
}

extension PhysicalSpring {
  /// Makes the physical form of an authored spring.
  fileprivate init(
    _ spring: Spring, initialVelocity: Double, seconds: (Time) -> Double?
  ) throws(MotionError) {
    let overdamps = spring.impliedOverdamping
    switch spring.parameters {
    case .use(let reference):
      throw MotionError("the spring '\(reference.name)' is not resolved", kind: .unresolved)
    case .physical(let mass, let stiffness, let damping):
      try self.init(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        allowsOverdamping: overdamps)
    case .ratio(let ratio, let stiffness, let mass):
      try self.init(
        dampingRatio: ratio, stiffness: stiffness, mass: mass ?? 1,
        initialVelocity: initialVelocity, allowsOverdamping: overdamps)
    case .perceptual(let duration, let bounce):
      try self.init(
        perceptualDuration: duration.known(by: seconds), bounce: bounce,
        initialVelocity: initialVelocity, allowsOverdamping: overdamps)
    case .response(let response, let fraction, _):
      try self.init(
        response: response.known(by: seconds), dampingFraction: fraction,
        initialVelocity: initialVelocity, allowsOverdamping: overdamps)
    case .settling(let ratio, let duration):
      try self.init(
        dampingRatio: ratio, settlingDuration: duration.known(by: seconds),
        initialVelocity: initialVelocity)
    }
  }
}

extension Time {
  /// The seconds, those of a reference by what is known of it.
  fileprivate func known(by seconds: (Time) -> Double?) throws(MotionError) -> Double {
    switch self {
    case .seconds(let value): return value
    case .preset(let reference):
      guard let value = seconds(self) else {
        throw MotionError("the time '\(reference.name)' is not resolved", kind: .unresolved)
      }
      return value
    }
  }
}
