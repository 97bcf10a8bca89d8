import Diagnostics
import Motion

extension Rule {
  /// Finds start and end progress that span nothing, or that the transition ignores.
  static let progressSpan = Rule(
    "platform/progress-span", .warning,
    finds: "startProgress isn't less than endProgress, or the transition supports neither",
    reason: """
      CATransition shows the part between the two, so nothing is shown if startProgress isn't less \
      than endProgress. UIKit's transitions and custom ones don't support these fields and ignore \
      them.
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
          at: given, "\(style) ignores it, and always runs from start to end",
          help: "remove it; only fade, push, moveIn, and reveal support it")
      case .fade, .push, .moveIn, .reveal, nil: break
      }
      let (from, to) = (start?.value ?? 0, end?.value ?? 1)
      guard from >= to else { return nil }
      return Violation(
        at: given,
        "nothing is shown from progress \(RuleFigure.number(from)) to \(RuleFigure.number(to))",
        help: "make startProgress less than endProgress")
    })
}
