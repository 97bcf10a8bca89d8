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
    failing: .preset(
      "keyframes/pulse",
      """
      {"motion": {"duration": 0.5, "repeatCount": 3, "repeatDuration": 4,
        "tracks": [{"property": "opacity", "values": [1, 0.5, 1]}]}}
      """),
    passing: .preset(
      "keyframes/pulse",
      """
      {"motion": {"duration": 0.5, "repeatCount": 3,
        "tracks": [{"property": "opacity", "values": [1, 0.5, 1]}]}}
      """),
    fixes: "takes a repeat count of 0 away, or writes 1 where it overrides another",
    in: [.keyframes, .group],
    check: .preset { examined in
      examined.eachKeyframes { keyframes, slot in
        guard let count = keyframes.repeatCount else { return [] }
        if count == .times(0) {
          let slot = slot + "/repeatCount"
          // Beside "use" it may be there to end the repeats of the other preset.
          let isNeedless = keyframes.use == nil
          return [
            Violation(
              at: slot, "a repeat count of 0 plays once all the same",
              help: isNeedless ? "remove it" : "write 1, which says so",
              edits: isNeedless ? [.remove(slot: slot)] : [.replace(slot: slot, json: "1")])
          ]
        }
        guard keyframes.repeatDuration != nil else { return [] }
        return [
          Violation(
            at: slot + "/repeatDuration",
            "which of repeatCount and repeatDuration ends it is undefined", help: "keep one of them"
          )
        ]
      }
    })
}
