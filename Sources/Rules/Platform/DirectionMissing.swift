import Diagnostics
import Motion

extension Rule {
  /// Finds transitions that come from a side without saying which.
  static let directionMissing = Rule(
    "platform/direction-missing", .warning,
    finds: "A push, move-in, reveal or flip does not say which side it comes from",
    reason: """
      Core Animation's subtype and UIKit's flip options have no documented default, so that every \
      exported form would have to guess.
      """,
    source: "Apple, CATransition.subtype; a default is not documented",
    example: "transition/next",
    failing: #"{"motion": {"style": "push", "duration": 0.3}}"#,
    passing: #"{"motion": {"style": "push", "direction": "fromTrailing", "duration": 0.3}}"#,
    in: [.transition, .group],
    check: .each(\.transitions) { transition, pointer, _ in
      guard transition.direction == nil, let style = transition.style else { return nil }
      switch style {
      case .push, .moveIn, .reveal, .flip: break
      case .fade, .crossDissolve, .curlUp, .curlDown, .zoom, .custom: return nil
      }
      return Violation(
        at: pointer, "\(style.rawValue) does not say which side it comes from",
        help: "add \"direction\": \"fromTrailing\", say")
    })
}
