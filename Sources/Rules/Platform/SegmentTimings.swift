import Diagnostics
import Motion

extension Rule {
  /// Finds segment timings that a mode ignores, or whose number doesn't match the segments.
  static let segmentTimings = Rule(
    "platform/segment-timings", .warning,
    finds: """
      Segment timings are ignored by the calculation mode, or don't match the number of segments
      """,
    reason: """
      Paced modes compute their own timing and ignore segment timings, and discrete values and \
      frames have no segments to time. n values have n - 1 segments: segments without a timing are \
      linear, and extra timings are never used.
      """,
    source: """
      Apple, CAKeyframeAnimation.timingFunctions and CAAnimationCalculationMode; not documented \
      for discrete values and frames, but they have nothing between the values
      """,
    example: "keyframes/bounce",
    failing: """
      {"motion": {"duration": 0.6, "tracks": [
        {"property": "position.y", "values": [310, 60, 310], "timings": [{"named": "easeOut"}]}]}}
      """,
    passing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.y", "values": [310, 60, 310],
        "timings": [{"named": "easeOut"}, {"named": "easeIn"}]}]}}
      """,
    fixes: "removes timings that are never used",
    in: [.keyframes, .group],
    check: .each(\.tracks) { track, pointer, _ in
      guard let timings = track.timings else { return nil }
      let pointer = pointer + "/timings"
      if let reason = track.timelessness {
        return Violation(
          at: pointer, "segment timings are ignored: \(reason)",
          help: "remove them, or choose linear or cubic", edits: [.remove(pointer: pointer)])
      }
      let segments = max((track.pointCount ?? 1) - 1, 0)
      if timings.count == segments { return nil }
      let found =
        "\(RuleFigure.count(timings.count, "timing")) for "
        + RuleFigure.count(segments, "segment")
      let surplus = segments > 0 ? (0..<timings.count).dropFirst(segments).reversed() : []
      return Violation(
        at: pointer,
        timings.count < segments ? "\(found); the rest are linear" : "\(found)",
        help: "give one timing for each segment",
        edits: segments == 0
          ? [.remove(pointer: pointer)] : surplus.map { .remove(pointer: "\(pointer)/\($0)") })
    })
}

extension Keyframes.Track {
  /// Why it has no segments with a timing; nil if it has some.
  fileprivate var timelessness: String? {
    if case .frames = content { return "frames have their own start and end" }
    switch calculationMode {
    case .paced, .cubicPaced: return "a paced mode computes its own"
    case .discrete: return "discrete values have nothing between them"
    case .linear, .cubic, nil: return nil
    }
  }
}
