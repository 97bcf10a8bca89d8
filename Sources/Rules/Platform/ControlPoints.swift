import Diagnostics
import Motion

extension Rule {
  /// Finds control points that UICubicTimingParameters trims.
  static let controlPoints = Rule(
    "platform/control-points", .warning,
    finds: """
      An animator is timed by control points whose y lies outside 0…1; of a curve by itself it is \
      only a note
      """,
    reason: """
      UICubicTimingParameters takes control points within 0…1 and trims what lies outside, so that \
      the curve neither swings back nor beyond its goal. CSS, SwiftUI and Core Animation keep it.
      """,
    source: """
      Apple, UICubicTimingParameters; that it trims was observed in "Designing Animations with \
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
          "y lies outside 0…1 (\(outside)): UIKit's animators would trim it\(curve.shape.distance)",
          help: "fine for CSS, SwiftUI and Core Animation; time animators by a spring",
          level: .info)
      },
      .each(\.animatorTimings) { timing, pointer, examined in
        guard case .curve(let curve) = examined.resolved(timing), let outside = curve.shape.outside
        else { return nil }
        return Violation(
          at: pointer,
          "y lies outside 0…1 (\(outside)): UIKit's animators trim it\(curve.shape.distance)",
          help: "time it by a spring, or keep y within 0…1")
      }))
}

extension Curve.Shape {
  /// How far it is then off at most, in words that follow others.
  fileprivate var distance: String {
    trimmingDifference.map { ", up to \(RuleFigure.percent(atMost: $0.error)) off" } ?? ""
  }

  /// The outputs of control points that lie outside 0…1, in words; nil if none does.
  fileprivate var outside: String? {
    guard case .cubicBezier(_, let y1, _, let y2) = self else { return nil }
    let outside = [y1, y2].filter { !(0...1).contains($0) }
    return outside.isEmpty ? nil : outside.map(Figure.text).joined(separator: " and ")
  }
}
