import Diagnostics
import Motion

extension Rule {
  /// Finds transitions that need a direction and have none.
  static let directionMissing = Rule(
    "platform/direction-missing", .warning,
    finds: "A push, move-in, reveal, or flip has no direction",
    reason: """
      Core Animation's subtype and UIKit's flip options have no documented default, so each export \
      format would have to guess the side.
      """,
    source: "Apple, CATransition.subtype; a default isn't documented",
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
        at: pointer, "\(style.rawValue) has no direction",
        help: "add \"direction\", for example \"fromTrailing\"")
    })
}
