import Diagnostics
import Motion

extension Rule {
  /// Finds start and end progress that span nothing, or belong to no CATransition.
  static let progressSpan = Rule(
    "platform/progress-span", .warning,
    finds: "startProgress is not less than endProgress, or the transition has neither",
    reason: """
      CATransition shows what lies between the two, so that nothing is seen when the start is not \
      before the end. UIKit's and custom transitions have no such thing and ignore it.
      """,
    source: "Apple, CATransition.startProgress and endProgress",
    example: "transition/half",
    failing: """
      {"motion": {"style": "push", "direction": "fromRight", "startProgress": 0.5,
        "endProgress": 0.5, "duration": 0.3}}
      """,
    passing: """
      {"motion": {"style": "push", "direction": "fromRight", "startProgress": 0.5, "duration": 0.3}}
      """,
    in: [.transition, .group],
    check: .each(\.transitions) { transition, pointer, _ in
      let (start, end) = (transition.startProgress, transition.endProgress)
      guard start != nil || end != nil else { return nil }
      let given = pointer + (start == nil ? "/endProgress" : "/startProgress")
      switch transition.style {
      case .flip, .curlUp, .curlDown, .crossDissolve, .zoom, .custom:
        let style = transition.style?.rawValue ?? ""
        return Violation(
          at: given, "\(style) ignores it and always runs from start to end",
          help: "remove it; fade, push, moveIn and reveal have it")
      case .fade, .push, .moveIn, .reveal, nil: break
      }
      let (from, to) = (start?.value ?? 0, end?.value ?? 1)
      guard from >= to else { return nil }
      return Violation(
        at: given,
        "nothing is seen from progress \(RuleFigure.number(from)) to \(RuleFigure.number(to))",
        help: "let startProgress be less than endProgress")
    })
}
