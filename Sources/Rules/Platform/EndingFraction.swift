import Diagnostics
import Motion

extension Rule {
  /// Finds continuations from a fraction that ends an animator.
  static let endingFraction = Rule(
    "platform/ending-fraction", .warning,
    finds: "An animator continues from a fraction of exactly 0 or 1",
    reason: """
      While an animator runs, a fractionComplete of exactly 0 or 1 ends it and discards its \
      animations, so continuing it raises an exception. From 0.01 to 0.99, or with \
      pausesOnCompletion, the animator stays active.
      """,
    source: "Observed in 「UIViewPropertyAnimatorを使いこなそう」 (Qiita, 2018); not documented",
    example: "animator/slide",
    failing: """
      {"motion": {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "continuation": {"from": 1, "durationFactor": 2}}}
      """,
    passing: """
      {"motion": {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "continuation": {"from": 0.99, "durationFactor": 2}}}
      """,
    in: [.animator, .group],
    check: .each(\.animators) { animator, pointer, _ in
      guard let from = animator.continuation?.from?.value, from == 0 || from == 1,
        animator.pausesOnCompletion != true
      else { return nil }
      return Violation(
        at: pointer + "/continuation/from",
        "a fraction of exactly \(RuleFigure.number(from)) ends a running animator",
        help: "write \(from == 0 ? "0.01" : "0.99"), or set \"pausesOnCompletion\": true")
    })
}
