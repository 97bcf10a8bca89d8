import Motion

/// Parameters are the numbers that define a spring or a cubic Bézier, and the names of what moves.
///
/// All ways to write a spring lead to the same numbers. What is timed by a spring or a curve has the
/// parameters of that.
public struct MotionParameters: Hashable, Sendable {
  /// The mass of a spring.
  public var mass: Double?
  /// The stiffness of a spring.
  public var stiffness: Double?
  /// The damping coefficient of a spring.
  public var damping: Double?
  /// The initial velocity of a spring, in distances per second; nil if it depends on a measure.
  public var initialVelocity: Double?
  /// The perceptual duration of a spring in seconds, as SwiftUI has it.
  public var perceptualDuration: Double?
  /// The control points of a cubic Bézier.
  public var x1, y1, x2, y2: Double?
  /// The properties that change, as key paths in the order of their bytes.
  public var moves: [String] = []

  /// Makes parameters of which none is known.
  public init() {}

  /// Takes the control points of a curve that is a cubic Bézier.
  mutating func take(_ shape: Curve.Shape) {
    switch shape {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    case .named(let name): (x1, y1, x2, y2) = name.controlPoints
    case .use, .linear, .steps, .path: break
    }
  }

  /// Takes the numbers of a spring.
  ///
  /// - Parameter authored: The spring as it was written; a perceptual duration is taken from it.
  mutating func take(_ spring: PhysicalSpring, of authored: Spring) {
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    switch authored.parameters {
    case .perceptual(.seconds(let written), _), .response(.seconds(let written), _, _):
      perceptualDuration = written
    default: perceptualDuration = spring.perceptualDuration
    }
  }

  /// Takes the names of what a motion without references moves.
  mutating func takeMoves(of motion: Motion) {
    if [.curve, .spring, .duration].contains(motion.kind) { return }
    moves = Set(MotionOutline(of: motion).elements.flatMap { $0.properties.map(\.name) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
