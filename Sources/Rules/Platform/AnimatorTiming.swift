import Diagnostics
import Motion

extension Rule {
  /// Finds animators that are timed by what UIKit has no timing parameters for.
  static let animatorTiming = Rule(
    "platform/animator-timing", .warning,
    finds: "An animator is timed by stops, steps or a path of several curves",
    reason: """
      UIViewPropertyAnimator takes one cubic Bézier or a spring. Other curves can only be run as \
      keyframes, which cannot be paused and turned round in the same way.
      """,
    source: "Apple, UITimingCurveProvider: its parameters are cubic, spring or both",
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
        at: pointer, "UIKit's animators take one cubic Bézier or a spring, not \(words)",
        help: .convertToCubicBezier)
    })
}

extension Curve.Shape {
  /// The shape in words if it is no single Bézier.
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
