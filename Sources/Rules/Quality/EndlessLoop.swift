import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds what starts by itself, goes on for more than five seconds and cannot be stopped.
  static let endlessLoop = Rule(
    "quality/endless-loop", .warning,
    finds: "Keyframes start by themselves and run for more than 5 s, and nothing stops them",
    reason: """
      What moves beside a text keeps some people from reading it; they need a way to pause, stop or \
      hide it, however little it moves. A gesture that leads it is one. A control of the app's that \
      no preset can know is a reason to ignore the rule, as is a wait with nothing else on screen. \
      Feedback and navigation that end do not start by themselves.
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
          at: "/motion", "\(what), and nothing stops it",
          help: "end it within 5 s, or say in \"ignore\" how people stop it")
      ]
    })
}

extension ExaminedPreset {
  /// Whether something that people did starts it.
  fileprivate var isAnswer: Bool { preset.role == .feedback || preset.role == .navigation }

  /// How long keyframes run in it altogether, in seconds; nil if there are none.
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
