import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds animators that are driven while they run, although they aren't interruptible.
  static let notInterruptible = Rule(
    "platform/not-interruptible", .error,
    finds: "An animator has a gesture or a continuation, but isInterruptible is false",
    reason: """
      Pausing, scrubbing, reversing, or continuing a running animator that isn't interruptible \
      raises an exception, so the app crashes while the user touches it.
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
      let cause: String
      if let gesture = whole.interaction?.gesture {
        cause = "the \(gesture.rawValue) gesture drives the animator"
      } else if whole.continuation != nil {
        cause = "the animator is paused and continued"
      } else {
        return nil
      }
      return Violation(
        at: pointer + "/isInterruptible",
        "UIKit raises an exception when \(cause) while it runs",
        help: "set isInterruptible to true, or remove the gesture and the continuation")
    })
}
