/// An evaluator computes what a spring does, once its times and measures are known.
///
/// Springs are evaluated in closed form, for SwiftUI too.
public struct SpringEvaluator: Hashable, Sendable {
  /// The spring as it was authored.
  public let authored: Spring
  /// The physical form of it.
  public let spring: PhysicalSpring
  /// The solver, in seconds from the end of the delay.
  public let solver: SpringSolver
  /// How long it waits before it begins, in seconds.
  public let delay: Double

  /// Makes an evaluator.
  ///
  /// - Parameters:
  ///   - spring: The spring; its `use`, if any, already followed.
  ///   - symbols: The values of the measure in the initial velocity, by name.
  ///   - seconds: The seconds of a time that refers to a preset; nil if it is not known.
  /// - Throws: ``MotionError`` if a reference or a symbol is not known or a figure is out of its
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

  /// What to say beside the figures: readings if Apple's behaviour is not documented, and
  /// surprises.
  public var notes: [String] {
    var notes: [String] = []
    if spring.isClamped {
      notes.append(
        Self.clampingNote(
          spring.dampingRatio, reason: "as in Core Animation unless allowsOverdamping is true"))
    }
    if case .settling(let ratio, _) = authored.parameters, ratio > 1 {
      notes.append(Self.clampingNote(ratio, reason: "as in UIKit's published rule"))
    }
    switch authored.parameters {
    case .settling:
      notes.append(Self.settlingNote)
      if spring.initialVelocity != 0 { notes.append(Self.settlingVelocityNote) }
    case .response(_, _, let blend?) where blend != .seconds(0):
      notes.append(
        "the blend time takes effect when one spring replaces another, and isn't evaluated")
    default: break
    }
    if authored.verticalVelocity != nil { notes.append(Self.vectorNote) }
    switch solver.regime {
    case .overdamped: notes.append(Self.overdampedSettlingNote)
    case .critical: notes.append(Self.criticalSettlingNote)
    case .underdamped:
      if solver.decayRate == 0 { notes.append("without damping, the spring never settles") }
    }
    return notes
  }

  private static func clampingNote(_ ratio: Double, reason: String) -> String {
    let shown = ratio < 1.01 ? "above 1" : "of \((ratio * 100).rounded() / 100)"
    return "the damping ratio \(shown) is treated as 1, \(reason)"
  }

  private static let vectorNote =
    "the initial velocity is a vector: values use its x, and a position's y starts with its y"
  private static let settlingNote =
    "UIKit doesn't document how a damping ratio and a duration define a spring; this is the rule of"
    + " published reimplementations, with mass 1"
  private static let settlingVelocityNote =
    "the effect of the initial velocity in UIKit's rule isn't verified; the stiffest matching spring"
    + " is used"
  private static let overdampedSettlingNote =
    "Core Animation's settling duration above a damping ratio of 1 isn't known; SwiftUI's is"
    + " searched in steps of 0.1 s, up to 102.4 s, and is 0 beyond that (not verified)"
  private static let criticalSettlingNote =
    "at a damping ratio of 1, both of Apple's settling durations are rounded up to the next 0.1 s"
}

extension PhysicalSpring {
  /// Makes the physical form of an authored spring.
  fileprivate init(
    _ spring: Spring, initialVelocity: Double, seconds: (Time) -> Double?
  ) throws(MotionError) {
    let overdamps = spring.impliedOverdamping
    switch spring.parameters {
    case .use(let reference):
      throw MotionError("the spring '\(reference.name)' isn't resolved", kind: .unresolved)
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
        throw MotionError("the time '\(reference.name)' isn't resolved", kind: .unresolved)
      }
      return value
    }
  }
}

extension Spring {
  /// Whether a damping ratio above 1 is evaluated as such: `allowsOverdamping`, or what the form
  /// implies if that is nil.
  ///
  /// - `.physical` and `.ratio` are read as Core Animation's, whose default is false.
  /// - `.perceptual` is read as true, which Core Animation sets for it; `.response` is another
  ///   spelling of it.
  /// - `.settling` is UIKit's, which takes a damping ratio above 1 as 1, whatever
  ///   `allowsOverdamping` says.
  /// - `.use` has what the preset it names has; until it is resolved, false.
  public var impliedOverdamping: Bool {
    switch parameters {
    case .settling: false
    case .physical, .ratio, .use: allowsOverdamping ?? false
    case .perceptual, .response: allowsOverdamping ?? true
    }
  }
}
