import Diagnostics
import Motion

extension Rule {
  /// Finds frames of one property that are to run at the same time.
  static let overlappingFrames = Rule(
    "platform/overlapping-frames", .warning,
    finds: "Two frames of one property overlap in time",
    reason: """
      A property goes one way at a time. Which of two frames wins is not documented; here it is the \
      one that starts last, from wherever it finds the value, and the other one never arrives.
      """,
    source: "Apple, UIView.addKeyframe, does not say; our reading",
    example: "keyframes/nod",
    failing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.y", "frames": [
        {"start": 0, "duration": 0.6, "to": 60}, {"start": 0.5, "duration": 0.5, "to": 0}]}]}}
      """,
    passing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.y", "frames": [
        {"start": 0, "duration": 0.5, "to": 60}, {"start": 0.5, "duration": 0.5, "to": 0}]}]}}
      """,
    in: [.keyframes, .transition, .group],
    check: .all(\.frames) { property, pointer, _ in
      // Paced frames do not have starts of their own.
      guard !property.isPaced else { return [] }
      return zip(property.spans, property.spans.dropFirst()).compactMap { first, second in
        guard first.end > second.start + AnimatedProperty.tolerance else { return nil }
        return Violation(
          at: property.pointer(of: second, in: pointer) + "/start",
          "this frame of \(property.name) begins at \(RuleFigure.number(second.start)), before the"
            + " one in front of it has ended (\(RuleFigure.number(first.end)))",
          help: "let it begin at \(RuleFigure.number(first.end)), or shorten the other one")
      }
    })
}
