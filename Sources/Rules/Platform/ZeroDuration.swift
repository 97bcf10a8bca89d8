import Diagnostics
import Motion

extension Rule {
  /// Finds durations of 0, which Core Animation treats as not set.
  static let zeroDuration = Rule(
    "platform/zero-duration", .warning,
    finds: "Keyframes or a layer's transition have a duration of 0",
    reason: """
      Core Animation treats a duration of 0 as not set and animates for 0.25 s, where an immediate \
      change was intended.
      """,
    source: "Observed; Apple documents the default of 0.25 s for CATransaction",
    example: "keyframes/show",
    failing: #"{"motion": {"duration": 0, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#,
    passing:
      #"{"motion": {"duration": 0.1, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#,
    in: [.keyframes, .transition, .group],
    check: .together(
      .each(\.keyframes) { keyframes, pointer, examined in
        guard examined.seconds(keyframes.duration) == 0,
          // Frames are UIKit's, where 0 is immediate.
          keyframes.tracks.contains(where: { $0.pointCount != nil })
        else { return nil }
        return .zeroDuration(at: pointer)
      },
      .each(\.transitions) { transition, pointer, examined in
        switch transition.style {
        case .fade, .push, .moveIn, .reveal: break
        case .flip, .curlUp, .curlDown, .crossDissolve, .zoom, .custom, nil: return nil
        }
        return examined.seconds(transition.duration) == 0 ? .zeroDuration(at: pointer) : nil
      }))
}

extension Violation {
  fileprivate static func zeroDuration(at pointer: String) -> Violation {
    Violation(
      at: pointer + "/duration",
      "Core Animation treats a duration of 0 as not set, and animates for 0.25 s",
      help: "change the value without an animation, or use a short duration such as 0.05")
  }
}
