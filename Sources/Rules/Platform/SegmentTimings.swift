import Diagnostics
import Motion

extension Rule {
  /// Finds segment timings that a mode ignores, or that are more or fewer than segments.
  static let segmentTimings = Rule(
    "platform/segment-timings", .warning,
    finds: "Segment timings that the calculation mode ignores, or not one for every segment",
    reason: """
      Paced modes generate their own timing and ignore segment timings, discrete values and frames \
      have no segments to time, and of n values there are n - 1 segments: what is missing runs \
      evenly, what is too much is never used.
      """,
    source: """
      Apple, CAKeyframeAnimation.timingFunctions and CAAnimationCalculationMode; for discrete and \
      frames not documented, but there is nothing between the values
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
    fixes: "takes timings away that are never used",
    in: [.keyframes, .group],
    check: .each(\.tracks) { track, pointer, _ in
      guard let timings = track.timings else { return nil }
      let pointer = pointer + "/timings"
      if let reason = track.timelessness {
        return Violation(
          at: pointer, "the timings of segments are ignored: \(reason)",
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
        timings.count < segments ? "\(found): the rest run evenly" : "\(found)",
        help: "give one timing for every segment",
        edits: segments == 0
          ? [.remove(pointer: pointer)] : surplus.map { .remove(pointer: "\(pointer)/\($0)") })
    })
}

extension Keyframes.Track {
  /// Why it has no segments that could be timed; nil if it has.
  fileprivate var timelessness: String? {
    if case .frames = content { return "frames say themselves when they begin and end" }
    switch calculationMode {
    case .paced, .cubicPaced: return "a paced mode makes its own"
    case .discrete: return "discrete values have nothing between them"
    case .linear, .cubic, nil: return nil
    }
  }
}
