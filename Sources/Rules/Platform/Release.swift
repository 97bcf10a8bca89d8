import Diagnostics
import Motion

extension Rule {
  /// Finds animators that stay paused when they are over, so that releasing them is an error.
  static let release = Rule(
    "platform/release", .info,
    finds: "An animator stays paused when it is over, and must not be released so",
    reason: """
      UIKit raises an exception if a paused or stopped animator is released, as when its view \
      controller goes. One that pauses on completion, or that a gesture leaves where it is, has to be \
      stopped and finished first: stopAnimation(false), then finishAnimation(at: .current).
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
      let help = "stop and finish it before its last reference goes"
      if animator.pausesOnCompletion == true {
        return [
          Violation(
            at: pointer + "/pausesOnCompletion",
            "at its end it is paused: UIKit raises an exception if it is released so", help: help)
        ]
      }
      guard let interaction = animator.interaction, interaction.onRelease == nil,
        interaction.gesture == .pan || interaction.gesture == .screenEdgePan
      else { return [] }
      return [
        Violation(
          at: pointer + "/interaction",
          "let go, it stays paused: UIKit raises an exception if it is released so",
          help: "add \"onRelease\", or " + help)
      ]
    })
}
