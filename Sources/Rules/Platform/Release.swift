import Diagnostics
import Motion

extension Rule {
  /// Finds animators that stay paused at their end and must not be deallocated in that state.
  static let release = Rule(
    "platform/release", .info,
    finds: "An animator stays paused at its end, and must not be deallocated while paused",
    reason: """
      UIKit raises an exception if a paused or stopped animator is deallocated, for example with \
      its view controller. An animator that pauses on completion, or that a gesture leaves \
      partway, must be stopped and finished first: stopAnimation(false), then finishAnimation(at: \
      .current).
      """,
    source: """
      UIKit's exception: "It is an error to release a paused or stopped property animator. Property \
      animators must either finish animating or be explicitly stopped and finished before they can be \
      released"
      """,
    example: "animator/drawer",
    failing: """
      {"motion": {"duration": 0.4, "pausesOnCompletion": true,
        "animations": [{"property": "opacity", "to": 1}]}}
      """,
    passing: """
      {"motion": {"duration": 0.4, "animations": [{"property": "opacity", "to": 1}]}}
      """,
    in: [.animator, .group],
    check: .all(\.animators) { animator, pointer, _ in
      let help = "stop and finish it before releasing the last reference to it"
      if animator.pausesOnCompletion == true {
        return [
          Violation(
            at: pointer + "/pausesOnCompletion",
            "paused at its end: UIKit raises an exception if it's deallocated while paused",
            help: help)
        ]
      }
      guard let interaction = animator.interaction, interaction.onRelease == nil,
        interaction.gesture == .pan || interaction.gesture == .screenEdgePan
      else { return [] }
      return [
        Violation(
          at: pointer + "/interaction",
          "stays paused when the finger lifts: UIKit raises an exception if it's deallocated then",
          help: "add \"onRelease\", or " + help)
      ]
    })
}
