import Diagnostics
import Motion

extension Rule {
  /// Finds frames that run while their layer is hidden.
  static let unseenFrames = Rule(
    "platform/unseen-frames", .warning,
    finds: "A frame runs while its layer is hidden",
    reason: "Nobody sees the frame; set its end value before the start instead.",
    source: "A hidden layer isn't drawn (Apple, CALayer.isHidden)",
    example: "transition/turn-in",
    failing: """
      {"motion": {"style": "custom", "phase": "present", "duration": 0.5, "layers": [
        {"layer": "destination", "hidden": [0, 0.5], "frames": [
          {"property": "transform.scale", "start": 0, "duration": 0.5, "to": 0.9},
          {"property": "transform.scale", "start": 0.5, "duration": 0.5, "to": 1}]}]}}
      """,
    passing: """
      {"motion": {"style": "custom", "phase": "present", "duration": 0.5, "layers": [
        {"layer": "destination", "hidden": [0, 0.5], "initial": {"transform.scale": 0.9}, "frames": [
          {"property": "transform.scale", "start": 0.5, "duration": 0.5, "to": 1}]}]}}
      """,
    in: [.transition, .group],
    check: .all(\.frames) { property, pointer, _ in
      guard let hidden = property.hidden else { return [] }
      let (start, end) = (hidden.start.value, hidden.end.value)
      let tolerance = AnimatedProperty.tolerance
      return property.spans.compactMap { frame in
        guard frame.end > frame.start, frame.start >= start - tolerance,
          frame.end <= end + tolerance
        else { return nil }
        return Violation(
          at: property.pointer(of: frame, in: pointer),
          "\(property.name) changes while the layer is hidden (\(RuleFigure.number(start))"
            + " to \(RuleFigure.number(end)))",
          help: "set it in \"initial\", or show the layer")
      }
    })
}
