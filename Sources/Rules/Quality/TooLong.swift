import Diagnostics
import Presets

extension Rule {
  /// Finds motions that take longer than people like to wait.
  static let tooLong = Rule(
    "quality/too-long", .warning,
    finds: "A motion takes longer than its role allows",
    reason: """
      Feedback must be visible within 200 ms, and a whole screen may take 500 ms. Any other motion \
      starts to feel slow at 400 ms, which is only a note, and gets in the way at 500 ms. The rule \
      uses the time that people feel: a spring's perceptual duration, and all repeats together. A \
      motion that a finger drives takes as long as the finger does, loops have no end, and a \
      curve, spring, or duration without a role isn't checked.
      """,
    source: "Nielsen Norman Group, Executing UX Animations; Material 3, duration tokens",
    example: "animator/nudge",
    failing: """
      {"role": "feedback", "motion": {"duration": 0.3, "timing": {"named": "easeOut"},
       "animations": [{"property": "position.x", "by": 10}]}}
      """,
    passing: """
      {"role": "feedback", "motion": {"duration": 0.2, "timing": {"named": "easeOut"},
       "animations": [{"property": "position.x", "by": 10}]}}
      """,
    check: .preset { examined in
      guard let time = examined.feltDuration, time > 0.2,
        !Rule.implausibleDuration.concerns(examined.preset)
      else { return [] }
      let (most, what): (Double, String)
      var level = Finding.Level.warning
      if examined.preset.role == .feedback {
        (most, what) = (0.2, "feedback")
      } else if time > 0.4, examined.isFullScreen {
        (most, what) = (0.5, "a whole screen")
      } else {
        level = time > 0.5 + 1e-9 ? .warning : .info
        (most, what) = (level == .warning ? 0.5 : 0.4, "most motions")
      }
      guard time > most + 1e-9 else { return [] }
      return [
        Violation(
          at: examined.durationPointer,
          "takes \(examined.feltText(time)), more than \(RuleFigure.seconds(most)) for \(what)",
          help: "shorten it, or explain in \"ignore\" why people want to watch it", level: level)
      ]
    })
}
