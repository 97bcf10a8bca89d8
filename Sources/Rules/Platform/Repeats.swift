import Diagnostics
import Motion

extension Rule {
  /// Finds repeat counts and durations that contradict each other or have no effect.
  static let repeats = Rule(
    "platform/repeats", .warning,
    finds: "A repeat count and a repeat duration are both set, or a repeat count is 0",
    reason: """
      If both are set, Core Animation's behavior is undefined: either one may end the animation. A \
      count of 0 doesn't mean never: it's the default, and plays once.
      """,
    source: "Apple, CAMediaTiming.repeatCount and repeatDuration",
    example: "keyframes/pulse",
    failing: """
      {"motion": {"duration": 0.5, "repeatCount": 3, "repeatDuration": 4,
        "tracks": [{"property": "opacity", "values": [1, 0.5, 1]}]}}
      """,
    passing: """
      {"motion": {"duration": 0.5, "repeatCount": 3,
        "tracks": [{"property": "opacity", "values": [1, 0.5, 1]}]}}
      """,
    fixes: "removes a repeat count of 0, or writes 1 where it overrides another preset's count",
    in: [.keyframes, .group],
    check: .each(\.keyframes) { keyframes, pointer, _ in
      guard let count = keyframes.repeatCount else { return nil }
      if count == .times(0) {
        let pointer = pointer + "/repeatCount"
        // With "use", it may be there to end the repeats of the other preset.
        let isNeedless = keyframes.use == nil
        return Violation(
          at: pointer, "a repeat count of 0 still plays once",
          help: isNeedless ? "remove it" : "write 1 instead",
          edits: [isNeedless ? .remove(pointer: pointer) : .replace(pointer: pointer, json: "1")])
      }
      guard keyframes.repeatDuration != nil else { return nil }
      return Violation(
        at: pointer + "/repeatDuration",
        "the end is undefined with both repeatCount and repeatDuration", help: "keep one of them")
    })
}
