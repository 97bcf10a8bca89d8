import Diagnostics
import Motion

extension Rule {
  /// Finds frames of one property that run at the same time.
  static let overlappingFrames = Rule(
    "platform/overlapping-frames", .warning,
    finds: "Two frames of one property overlap in time",
    reason: """
      A property can follow only one frame at a time, and Apple doesn't document which one wins. \
      Curvet assumes that the frame that starts last wins, from the current value, and that the \
      other frame never reaches its target.
      """,
    source: "Apple, UIView.addKeyframe, doesn't say; Curvet's interpretation",
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
          "this frame of \(property.name) starts at \(RuleFigure.number(second.start)), before the"
            + " previous one ends at \(RuleFigure.number(first.end))",
          help: "start it at \(RuleFigure.number(first.end)), or shorten the previous one")
      }
    })
}
