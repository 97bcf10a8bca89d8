import Diagnostics
import Motion

extension Rule {
  /// Finds gestures that lack what they need, or are given what does not count.
  static let gesture = Rule(
    "platform/gesture", .warning,
    finds: "A gesture lacks a distance to measure it by, or its release needs what it lacks",
    reason: """
      A pan is only a translation: what is progress 1 has to be said. A threshold decides only \
      where the release goes by it, none lies beyond 1, and a slider or press has no velocity.
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
    fixes: "takes a threshold away that a release by something else ignores",
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
          at: pointer, "how far the finger moves for progress 1 is not said",
          help: "add \"distance\": 200, in points, or a measure such as container.height"))
    }
    if gesture == .pan, axis == nil {
      found.append(
        Violation(
          at: pointer, "a pan goes both ways, and no axis is given: y is taken",
          help: "add \"axis\": \"y\" or \"x\"", level: .info))
    }
    return found
  }

  fileprivate func oddRelease(at pointer: String) -> [Violation] {
    if onRelease == .velocity || onRelease == .projected, gesture == .slider || gesture == .press {
      return [
        Violation(
          at: pointer + "/onRelease", "a \(gesture.rawValue) has no velocity when it is let go",
          help: "write \"continue\", \"reverse\" or \"threshold\"")
      ]
    }
    guard let threshold else { return [] }
    let pointer = pointer + "/threshold"
    guard onRelease == .threshold || onRelease == .projected else {
      let decider = onRelease.map { "the \($0.rawValue) of the release" } ?? "nothing"
      return [
        Violation(
          at: pointer, "the threshold does not count: \(decider) decides",
          help: "add \"onRelease\": \"threshold\", or remove it",
          // Without a release it is more likely that this one was forgotten.
          edits: onRelease == nil ? [] : [.remove(pointer: pointer)])
      ]
    }
    guard threshold.value >= 1 else { return [] }
    return [
      Violation(
        at: pointer, "progress is never above 1: it always goes back",
        help: "write a fraction below 1, such as 0.5")
    ]
  }
}
