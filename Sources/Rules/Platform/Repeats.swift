import Diagnostics
import Motion

extension Rule {
  /// Finds repeat counts and durations that contradict each other, or say nothing.
  static let repeats = Rule(
    "platform/repeats", .warning,
    finds: "A repeat count and a repeat duration are both given, or a repeat count is 0",
    reason: """
      What Core Animation does with both is undefined: it may stop after the one or the other. A \
      count of 0 does not mean never: it is the default, and plays once.
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
    fixes: "takes a repeat count of 0 away, or writes 1 where it overrides another",
    in: [.keyframes, .group],
    check: .each(\.keyframes) { keyframes, pointer, _ in
      guard let count = keyframes.repeatCount else { return nil }
      if count == .times(0) {
        let pointer = pointer + "/repeatCount"
        // Beside "use" it may be there to end the repeats of the other preset.
        let isNeedless = keyframes.use == nil
        return Violation(
          at: pointer, "a repeat count of 0 still plays once",
          help: isNeedless ? "remove it" : "write 1, which says so",
          edits: [isNeedless ? .remove(pointer: pointer) : .replace(pointer: pointer, json: "1")])
      }
      guard keyframes.repeatDuration != nil else { return nil }
      return Violation(
        at: pointer + "/repeatDuration",
        "which of repeatCount and repeatDuration ends it is undefined", help: "keep one of them")
    })
}
