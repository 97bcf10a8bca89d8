import Diagnostics
import Motion

extension Rule {
  /// Finds frames whose starts a paced mode ignores.
  static let pacedFrames = Rule(
    "platform/paced-frames", .warning,
    finds: "Frames are joined by a paced mode, which ignores when they begin",
    reason: """
      A paced mode spreads the whole distance evenly over the time: what each frame says of its start \
      and duration does not count.
      """,
    source: "Apple, UIView.KeyframeAnimationOptions.calculationModePaced; of frames our reading",
    example: "keyframes/nod",
    failing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.y",
        "calculationMode": "paced", "frames": [
        {"start": 0, "duration": 0.2, "to": 60}, {"start": 0.8, "duration": 0.2, "to": 0}]}]}}
      """,
    passing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.y", "frames": [
        {"start": 0, "duration": 0.2, "to": 60}, {"start": 0.8, "duration": 0.2, "to": 0}]}]}}
      """,
    in: [.keyframes, .transition, .group],
    check: .each(\.frames) { property, pointer, _ in
      guard property.isPaced, let first = property.spans.first,
        // One frame of the whole time is paced in any mode.
        property.spans.count > 1 || first.start > 0 || first.end < 1 - AnimatedProperty.tolerance
      else { return nil }
      return Violation(
        at: property.pointer(of: first, in: pointer) + "/start",
        "\(property.mode.rawValue) ignores when the frames of \(property.name) begin and end",
        help: "choose linear or cubic, or give values instead")
    })
}
