import Diagnostics
import Motion

extension Rule {
  /// Finds animators with a timing that UIKit's timing parameters can't express.
  static let animatorTiming = Rule(
    "platform/animator-timing", .warning,
    finds: "An animator is timed by stops, steps, or a path of several curves",
    reason: """
      UIViewPropertyAnimator takes one cubic Bézier curve or a spring. Other curves can only run \
      as keyframes, which can't be paused and reversed in the same way.
      """,
    source: "Apple, UITimingCurveProvider: its parameters are cubic, spring, or both",
    example: "animator/drop",
    failing: """
      {"motion": {"duration": 0.5, "timing": "linear(0, 0.4 30%, 1 60%, 0.9 80%, 1)",
        "animations": [{"property": "position.y", "by": 200}]}}
      """,
    passing: """
      {"motion": {"duration": 0.5, "timing": "cubic-bezier(0.5, 0, 0.75, 0)",
        "animations": [{"property": "position.y", "by": 200}]}}
      """,
    in: [.animator, .group],
    check: .each(\.animatorTimings) { timing, pointer, examined in
      guard case .curve(let curve) = examined.resolved(timing), let words = curve.shape.composed
      else { return nil }
      return Violation(
        at: pointer, "UIKit's animators take one cubic Bézier curve or a spring, not \(words)",
        help: .convertToCubicBezier)
    })
}

extension Curve.Shape {
  /// The shape in words; nil if it's a single Bézier curve.
  fileprivate var composed: String? {
    switch self {
    case .use, .cubicBezier, .named: nil
    // Two stops at the corners are a straight line.
    case .linear(let stops): stops.count > 2 ? RuleFigure.count(stops.count, "stop") : nil
    case .steps(let count, _): RuleFigure.count(count, "step")
    case .path(let path):
      path.segments.count > 2 ? "a path of \(path.segments.count - 1) segments" : nil
    }
  }
}
