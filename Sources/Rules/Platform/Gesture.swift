import Diagnostics
import Motion

extension Rule {
  /// Finds gestures with missing or ignored values.
  static let gesture = Rule(
    "platform/gesture", .warning,
    finds: "A gesture has no distance, or its release rule needs a value that is missing",
    reason: """
      A pan only reports how far the finger has moved, so the preset must specify which distance \
      is progress 1. A threshold counts only if the release rule uses it, progress never exceeds \
      1, and a slider or press has no velocity.
      """,
    source: """
      Apple, UIPanGestureRecognizer.translation(in:) and velocity(in:), and \
      UIPercentDrivenInteractiveTransition
      """,
    example: "animator/card",
    failing: """
      {"motion": {"duration": 0.4, "animations": [{"property": "position.y", "by": -300}],
        "interaction": {"gesture": "pan", "axis": "y", "onRelease": "velocity"}}}
      """,
    passing: """
      {"motion": {"duration": 0.4, "animations": [{"property": "position.y", "by": -300}],
        "interaction": {"gesture": "pan", "axis": "y", "distance": -300, "onRelease": "velocity"}}}
      """,
    fixes: "removes a threshold that the release rule ignores",
    in: [.transition, .animator, .group],
    check: .all(\.interactions) { interaction, pointer, _ in
      interaction.missingDistance(at: pointer) + interaction.oddRelease(at: pointer)
    })
}

extension Interaction {
  fileprivate func missingDistance(at pointer: String) -> [Violation] {
    guard gesture == .pan || gesture == .screenEdgePan else { return [] }
    var found: [Violation] = []
    if distance == nil {
      found.append(
        Violation(
          at: pointer, "the gesture has no distance for progress 1",
          help: "add \"distance\": 200, in points, or a measure such as container.height"))
    }
    if gesture == .pan, axis == nil {
      found.append(
        Violation(
          at: pointer, "a pan moves along both axes, but no axis is set, so y is used",
          help: "add \"axis\": \"y\" or \"x\"", level: .info))
    }
    return found
  }

  fileprivate func oddRelease(at pointer: String) -> [Violation] {
    if onRelease == .velocity || onRelease == .projected, gesture == .slider || gesture == .press {
      return [
        Violation(
          at: pointer + "/onRelease", "a \(gesture.rawValue) has no velocity on release",
          help: "write \"continue\", \"reverse\", or \"threshold\"")
      ]
    }
    guard let threshold else { return [] }
    let pointer = pointer + "/threshold"
    guard onRelease == .threshold || onRelease == .projected else {
      let reason = onRelease.map { "is '\($0.rawValue)'" } ?? "isn't set"
      return [
        Violation(
          at: pointer, "'threshold' is ignored because 'onRelease' \(reason)",
          help: "set \"onRelease\": \"threshold\", or remove it",
          // Without a release it is more likely that this one was forgotten.
          edits: onRelease == nil ? [] : [.remove(pointer: pointer)])
      ]
    }
    guard threshold.value >= 1 else { return [] }
    return [
      Violation(
        at: pointer, "progress never exceeds 1, so the motion always returns",
        help: "write a fraction below 1, such as 0.5")
    ]
  }
}
