import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds motion that starts on its own, runs for more than five seconds, and can't be stopped.
  static let endlessLoop = Rule(
    "quality/endless-loop", .warning,
    finds: "Keyframes start on their own, run for more than 5 s, and can't be stopped",
    reason: """
      Motion next to text keeps some people from reading it. However small the motion is, they \
      need a way to pause, stop, or hide it, such as a gesture that drives it. You can ignore the \
      rule if the app has a control that the preset can't know about, or if people wait with \
      nothing else on screen. Feedback and navigation that end don't start on their own.
      """,
    source: "WCAG 2.2, 2.2.2 Pause, Stop, Hide",
    example: "keyframes/pulse",
    failing: """
      {"role": "loop", "motion": {"duration": 1, "repeatCount": "infinite", "tracks": [
        {"property": "opacity", "values": [1, 0.6, 1]}]}}
      """,
    passing: """
      {"role": "loop", "motion": {"duration": 1, "repeatCount": 5, "tracks": [
        {"property": "opacity", "values": [1, 0.6, 1]}]}}
      """,
    check: .preset { examined in
      guard examined.interaction == nil, let time = examined.playedTime, time > 5 + 1e-9,
        !(time.isFinite && examined.isAnswer)
      else { return [] }
      let what = time.isFinite ? "runs for \(RuleFigure.seconds(time))" : "runs forever"
      return [
        Violation(
          at: "/motion", "\(what), and can't be stopped",
          help: "end it within 5 s, or explain in \"ignore\" how people stop it")
      ]
    })
}

extension ExaminedPreset {
  /// Whether an action of the user starts it.
  fileprivate var isAnswer: Bool { preset.role == .feedback || preset.role == .navigation }

  /// The total time that its keyframes run, in seconds; nil if it has none.
  fileprivate var playedTime: Double? {
    if case .keyframes(let keyframes) = motion {
      return MediaTiming(keyframes, seconds: \.seconds).parentDuration
    }
    let hasKeyframes = elements.contains { part in
      if case .keyframes = part.motion { true } else { false }
    }
    return hasKeyframes ? facts?.duration ?? .infinity : nil
  }
}
