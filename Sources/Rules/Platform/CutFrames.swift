import Diagnostics
import Motion

extension Rule {
  /// Finds frames that would end after their motion ends.
  static let cutFrames = Rule(
    "platform/cut-frames", .warning,
    finds: "A frame would end after its motion ends",
    reason: """
      A frame's start and duration are fractions of the whole duration, and together at most 1. \
      The part beyond 1 is cut off, so the value never reaches its target within the frame.
      """,
    source: """
      Apple, UIView.addKeyframe: both within 0…1; that the rest is cut off is Curvet's \
      interpretation
      """,
    example: "keyframes/nod",
    failing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.y", "frames": [
        {"start": 0.5, "duration": 0.6, "to": 60}]}]}}
      """,
    passing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.y", "frames": [
        {"start": 0.5, "duration": 0.5, "to": 60}]}]}}
      """,
    in: [.keyframes, .transition, .group],
    check: .all(\.frames) { property, pointer, _ in
      guard !property.isPaced else { return [] }
      return property.spans.filter { $0.end > 1 + AnimatedProperty.tolerance }.map { frame in
        Violation(
          at: property.pointer(of: frame, in: pointer) + "/duration",
          "this frame of \(property.name) would end at \(RuleFigure.number(frame.end)) of the"
            + " duration, and is cut off at 1",
          help: "use a duration of at most \(RuleFigure.number(1 - frame.start))")
      }
    })
}
