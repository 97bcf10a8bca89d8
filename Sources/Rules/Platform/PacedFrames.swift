import Diagnostics
import Motion

extension Rule {
  /// Finds frames whose starts a paced mode ignores.
  static let pacedFrames = Rule(
    "platform/paced-frames", .warning,
    finds: "Frames use a paced mode, which ignores when they start",
    reason: """
      A paced mode spreads the whole distance evenly over the duration, so each frame's start and \
      duration have no effect.
      """,
    source: """
      Apple, UIView.KeyframeAnimationOptions.calculationModePaced; for frames, Curvet's \
      interpretation
      """,
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
        // One frame over the whole duration is paced in every mode.
        property.spans.count > 1 || first.start > 0 || first.end < 1 - AnimatedProperty.tolerance
      else { return nil }
      return Violation(
        at: property.pointer(of: first, in: pointer) + "/start",
        "'\(property.mode.rawValue)' ignores when the frames of \(property.name) start and end",
        help: "choose linear or cubic, or use values instead of frames")
    })
}
