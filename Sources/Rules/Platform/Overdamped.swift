import Diagnostics
import Motion

extension Rule {
  /// Finds overdamped springs that Core Animation evaluates as critically damped.
  static let overdamped = Rule(
    "platform/overdamped", .warning,
    finds: "A damping ratio is above 1, but allowsOverdamping isn't set",
    reason: """
      Unless allowsOverdamping is true, Core Animation treats such a spring as critically damped, \
      so it arrives much sooner than its values suggest. Set it to true or false to state which \
      one you mean.
      """,
    source: "Apple, CASpringAnimation.allowsOverdamping, since iOS 17; false by default",
    example: "spring/heavy",
    failing: #"{"motion": {"mass": 1, "stiffness": 100, "damping": 40}}"#,
    passing:
      #"{"motion": {"mass": 1, "stiffness": 100, "damping": 40, "allowsOverdamping": true}}"#,
    in: .holdingSprings,
    check: .each(\.springs) { spring, part, _ in
      guard spring.allowsOverdamping == nil, let given = spring.damping,
        // A rounded coefficient was meant to be critical.
        given.ratio > 1.01
      else { return nil }
      let critical =
        given.isRatio ? "dampingRatio 1" : "damping \(RuleFigure.number(given.critical))"
      return Violation(
        at: part.pointer + (given.isRatio ? "/dampingRatio" : "/damping"),
        "a damping ratio of \(RuleFigure.number(given.ratio)) is treated as 1",
        help: "add \"allowsOverdamping\": true, or write \(critical), which is what plays")
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
