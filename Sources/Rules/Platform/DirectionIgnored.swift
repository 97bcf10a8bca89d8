import Diagnostics
import Motion

extension Rule {
  /// Finds directions of transitions that look the same from every side.
  static let directionIgnored = Rule(
    "platform/direction-ignored", .warning,
    finds: "A fade, cross-dissolve, or curl has a direction",
    reason: "These transitions look the same from every side, so the direction is ignored.",
    source: "Apple, CATransitionType and UIView.AnimationOptions",
    example: "transition/next",
    failing: #"{"motion": {"style": "fade", "direction": "fromLeft", "duration": 0.3}}"#,
    passing: #"{"motion": {"style": "fade", "duration": 0.3}}"#,
    fixes: "removes the direction",
    in: [.transition, .group],
    check: .each(\.transitions) { transition, pointer, examined in
      guard transition.direction != nil else { return nil }
      var style = transition.style
      if transition.use != nil,
        case .transition(let whole) = examined.resolved(.transition(transition), at: pointer)
      {
        style = whole.style
      }
      switch style {
      case .fade, .crossDissolve, .curlUp, .curlDown: break
      case .push, .moveIn, .reveal, .flip, .zoom, .custom, nil: return nil
      }
      let pointer = pointer + "/direction"
      return Violation(
        at: pointer, "\(style?.rawValue ?? "") ignores its direction",
        help: "remove it, or choose push, moveIn, reveal, or flip",
        edits: [.remove(pointer: pointer)])
    })
}
