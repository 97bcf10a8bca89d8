import Diagnostics
import Motion

extension Rule {
  /// Finds control points that UICubicTimingParameters clamps.
  static let controlPoints = Rule(
    "platform/control-points", .warning,
    finds: """
      An animator's timing has control points with y outside 0…1; for a curve on its own, this is \
      only a note
      """,
    reason: """
      UICubicTimingParameters accepts control points within 0…1 and clamps others, so the curve \
      neither moves back nor overshoots its target. CSS, SwiftUI, and Core Animation keep them.
      """,
    source: """
      Apple, UICubicTimingParameters; the clamping was observed in "Designing Animations with \
      UIViewPropertyAnimator in iOS 10 and Swift 3"
      """,
    example: "animator/pop",
    failing: """
      {"motion": {"duration": 0.3, "timing": "cubic-bezier(0.2, 0, 0.4, 1.4)",
        "animations": [{"property": "transform.scale", "from": 0.8, "to": 1}]}}
      """,
    passing: """
      {"motion": {"timing": "spring(duration: 0.3, bounce: 0.3)",
        "animations": [{"property": "transform.scale", "from": 0.8, "to": 1}]}}
      """,
    in: [.curve, .animator, .group],
    check: .together(
      .each(\.curves) { curve, part, _ in
        guard part.use == .whole, let outside = curve.shape.outside else { return nil }
        return Violation(
          at: part.pointer + "/cubicBezier",
          "y is outside 0…1 (\(outside)): UIKit's animators would clamp it\(curve.shape.distance)",
          help: "keep it for CSS, SwiftUI, and Core Animation; use a spring for animators",
          level: .info)
      },
      .each(\.animatorTimings) { timing, pointer, examined in
        guard case .curve(let curve) = examined.resolved(timing), let outside = curve.shape.outside
        else { return nil }
        return Violation(
          at: pointer,
          "y is outside 0…1 (\(outside)): UIKit's animators clamp it\(curve.shape.distance)",
          help: "use a spring, or keep y within 0…1")
      }))
}

extension Curve.Shape {
  /// How much clamping changes the curve at most, as the end of a message.
  fileprivate var distance: String {
    trimmingDifference.map {
      ", which changes the curve by up to \(RuleFigure.percent(atMost: $0.error))"
    } ?? ""
  }

  /// The outputs of control points that are outside 0…1, in words; nil if none is.
  fileprivate var outside: String? {
    guard case .cubicBezier(_, let y1, _, let y2) = self else { return nil }
    let outside = [y1, y2].filter { !(0...1).contains($0) }
    return outside.isEmpty ? nil : outside.map(Figure.text).joined(separator: " and ")
  }
}
