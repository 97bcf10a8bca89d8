import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds animators that are to be touched while they run but may not be.
  static let notInterruptible = Rule(
    "platform/not-interruptible", .error,
    finds: "isInterruptible is false, and a gesture or a continuation touches the animator",
    reason: """
      To pause, scrub, reverse or continue a running animator that is not interruptible raises an \
      exception: the app ends under the user's finger.
      """,
    source: "Apple, UIViewPropertyAnimator.isInterruptible; the exception was observed",
    example: "animator/card",
    failing: """
      {"motion": {"duration": 0.4, "animations": [{"property": "position.y", "by": -300}],
        "isInterruptible": false,
        "interaction": {"gesture": "pan", "axis": "y", "distance": -300, "onRelease": "velocity"}}}
      """,
    passing: """
      {"motion": {"duration": 0.4, "animations": [{"property": "position.y", "by": -300}],
        "interaction": {"gesture": "pan", "axis": "y", "distance": -300, "onRelease": "velocity"}}}
      """,
    in: [.animator, .group],
    where: {
      guard case .animator(let animator) = $0.motion else { return true }
      return animator.use != nil || animator.isInterruptible == false
    },
    check: .each(\.animators) { animator, pointer, examined in
      guard animator.isInterruptible == false else { return nil }
      var whole = animator
      if animator.use != nil,
        case .animator(let resolved) = examined.resolved(.animator(animator), at: pointer)
      {
        whole = resolved
      }
      let toucher: String
      if let gesture = whole.interaction?.gesture {
        toucher = "the gesture (\(gesture.rawValue)) touches it"
      } else if whole.continuation != nil {
        toucher = "it is paused and continued"
      } else {
        return nil
      }
      return Violation(
        at: pointer + "/isInterruptible",
        "UIKit raises an exception when \(toucher) while it runs",
        help: "set isInterruptible to true, or drive it by nothing")
    })
}
