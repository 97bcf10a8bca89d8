import Diagnostics
import Motion

extension Rule {
  /// Finds overdamped springs that Core Animation evaluates as critically damped.
  static let overdamped = Rule(
    "platform/overdamped", .warning,
    finds: "A damping ratio above 1 without allowsOverdamping",
    reason: """
      Unless allowsOverdamping is set Core Animation takes such a spring as critically damped, so \
      that it arrives much sooner than its figures say. Set it to true or false to say which is \
      meant.
      """,
    source: "Apple, CASpringAnimation.allowsOverdamping, from iOS 17 on; false by default",
    example: "spring/heavy",
    failing: #"{"motion": {"mass": 1, "stiffness": 100, "damping": 40}}"#,
    passing:
      #"{"motion": {"mass": 1, "stiffness": 100, "damping": 40, "allowsOverdamping": true}}"#,
    in: .holdingSprings,
    check: .each(\.springs) { spring, part, _ in
      guard spring.allowsOverdamping == nil, let given = spring.damping,
        // A coefficient that was rounded is meant as critical.
        given.ratio > 1.01
      else { return nil }
      let critical =
        given.isRatio ? "dampingRatio 1" : "damping \(RuleFigure.number(given.critical))"
      return Violation(
        at: part.pointer + (given.isRatio ? "/dampingRatio" : "/damping"),
        "a damping ratio of \(RuleFigure.number(given.ratio)) is taken as 1",
        help: "add \"allowsOverdamping\": true, or write \(critical) for what it is taken as")
    })
}

extension Spring {
  /// The damping ratio, and the coefficient that would be critical, if it can exceed 1.
  fileprivate var damping: (ratio: Double, critical: Double, isRatio: Bool)? {
    switch parameters {
    case .physical(let mass, let stiffness, let damping):
      let critical = 2 * (mass * stiffness).squareRoot()
      return (damping / critical, critical, false)
    case .ratio(let ratio, _, _): return (ratio, 1, true)
    case .use, .perceptual, .response, .settling: return nil
    }
  }
}
