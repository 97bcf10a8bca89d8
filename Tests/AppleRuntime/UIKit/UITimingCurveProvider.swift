@MainActor public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1, controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  nonisolated public override convenience init() { self.init(builtin: .easeInOut) }
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(builtin: curve)
  }
  nonisolated private init(builtin curve: UIView.AnimationCurve) {
    let points = curve.bezier
    controlPoint1 = CGPoint(x: points.x1, y: points.y1)
    controlPoint2 = CGPoint(x: points.x2, y: points.y2)
    (animationCurve, timingCurveType) = (curve, .builtin)
    super.init()
  }
  // Source: UICubicTimingParameters, "the x and y values of the control points are from 0 to 1".
  // Assumed: y outside of that is clamped.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    func clamped(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, 0), 1), y: min(max(point.y, 0), 1))
    }
    (controlPoint1, controlPoint2) = (clamped(point1), clamped(point2))
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
    super.init()
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring by its parts, or by its ratio for a duration that the animator has.
  enum Form: Equatable, Sendable {
    case physical(mass: Double, stiffness: Double, damping: Double, isLimited: Bool)
    case ratio(Double)
  }

  let form: Form
  public let initialVelocity: CGVector

  nonisolated private init(_ form: Form, _ velocity: CGVector) {
    (self.form, initialVelocity) = (form, velocity)
    super.init()
  }
  // Source: measured; UIKit's default spring has mass 3, stiffness 1000 and damping 500. Assumed:
  // limited to critical damping.
  nonisolated public override convenience init() {
    self.init(.physical(mass: 3, stiffness: 1000, damping: 500, isLimited: true), .zero)
  }
  nonisolated public convenience init(
    dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.ratio(Double(ratio)), velocity)
  }
  nonisolated public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
  nonisolated public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      .physical(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        isLimited: true), velocity)
  }
  // Source: WWDC 2023, "Animate with springs".
  nonisolated public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector
  ) {
    let ratio = Double(bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    let frequency = 2 * Double.pi / duration
    self.init(
      .physical(
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, isLimited: false),
      initialVelocity)
  }
  nonisolated public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView.AnimationCurve {
  // Source: CAMediaTimingFunction's curves of the same names.
  nonisolated var bezier: RuntimeBezier {
    switch self {
    case .easeInOut: RuntimeBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .easeIn: RuntimeBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: RuntimeBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .linear: RuntimeBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    }
  }
}

extension UITimingCurveProvider {
  /// The curve for a duration, and how long it takes.
  ///
  /// Source: UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:), "the duration
  /// property of the animator is ignored".
  func curve(lasting duration: Double) -> (curve: RuntimeCurve, duration: Double) {
    if let cubic = cubicTimingParameters {
      let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
      return (
        .bezier(
          RuntimeBezier(
            x1: Double(first.x), y1: Double(first.y), x2: Double(second.x), y2: Double(second.y))),
        duration
      )
    }
    guard let spring = springTimingParameters else { return (.linear, duration) }
    let velocity = spring.initialVelocity
    switch spring.form {
    case .physical(let mass, let stiffness, let damping, let isLimited):
      func solved(_ velocity: CGFloat) -> RuntimeSpring {
        RuntimeSpring(
          mass: mass, stiffness: stiffness, damping: damping, velocity: Double(velocity),
          isLimited: isLimited)
      }
      let (along, upright) = (solved(velocity.dx), solved(velocity.dy))
      let seconds = max(along.settlingDuration, upright.settlingDuration)
      return (.spring(along, vertical: upright, seconds: seconds), seconds)
    case .ratio(let ratio):
      let along = RuntimeSpring(ratio: ratio, duration: duration, velocity: Double(velocity.dx))
      let upright = RuntimeSpring(ratio: ratio, duration: duration, velocity: Double(velocity.dy))
      return (.spring(along, vertical: upright, seconds: duration), duration)
    }
  }
}

extension RuntimeSpring {
  /// A spring of a damping ratio whose envelope is within .001 after a duration.
  ///
  /// Source: re-implementations of UIKit's rule; not documented. At ratio 1, ω·T is 9.2334.
  init(ratio: Double, duration: Double, velocity: Double) {
    let ratio = min(max(ratio, 0.01), 1)
    func spring(_ frequency: Double) -> RuntimeSpring {
      RuntimeSpring(
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
        velocity: velocity)
    }
    func envelope(_ frequency: Double) -> Double {
      let decay = ratio * frequency
      let fall = exp(-decay * duration)
      if ratio == 1 { return abs(1 + (frequency - velocity) * duration) * fall }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return abs(decay - velocity) / damped * fall
    }
    // The stiffest solution: from above, the first that isn't settled.
    var (low, high) = (0.0, 1e5 / max(duration, 1e-6))
    let steps = 4_000
    let least = 0.01 / max(duration, 1e-6)
    for step in (0..<steps).reversed() {
      let frequency = least * pow(high / least, Double(step) / Double(steps))
      if envelope(frequency) > 0.001 {
        low = frequency
        break
      }
      high = frequency
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    self = spring((low + high) / 2)
  }
}
