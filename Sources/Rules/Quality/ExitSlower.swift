import Diagnostics
import Presets

extension Rule {
  /// Finds exits that take at least as long as the matching entrances.
  static let exitSlower = Rule(
    "quality/exit-slower", .warning,
    finds: "An exit takes at least as long as the matching entrance",
    reason: """
      People have to understand what enters, but they know what exits: they have decided already, \
      and wait. An exit that takes at most 80% of its entrance's time feels equally quick. An exit \
      that a finger drives takes as long as the finger does.
      """,
    source: "Nielsen Norman Group, Executing UX Animations; Material, speed",
    failing: """
      {"presets": {
        "curve/in": {"role": "enter", "counterpart": "curve/out",
          "motion": {"named": "easeOut", "duration": 0.3}},
        "curve/out": {"role": "exit", "counterpart": "curve/in",
          "motion": {"named": "easeIn", "duration": 0.3}}}}
      """,
    passing: """
      {"presets": {
        "curve/in": {"role": "enter", "counterpart": "curve/out",
          "motion": {"named": "easeOut", "duration": 0.3}},
        "curve/out": {"role": "exit", "counterpart": "curve/in",
          "motion": {"named": "easeIn", "duration": 0.24}}}}
      """,
    check: .preset { examined in
      guard examined.preset.counterpart != nil, let phase = examined.phase,
        let other = examined.counterpart, let otherPhase = other.phase, phase != otherPhase
      else { return [] }
      // Reported once: at the exit, unless it doesn't refer to its entrance.
      let isExit = phase == .exit
      guard isExit || other.preset.counterpart == nil else { return [] }
      let (enter, exit) = isExit ? (other, examined) : (examined, other)
      guard let longest = enter.feltDuration, let time = exit.feltDuration, longest > 0,
        time >= longest - 1e-9
      else { return [] }
      return [
        Violation(
          at: isExit ? exit.durationPointer : "/counterpart",
          "the exit takes \(exit.feltText(time)), and its entrance \(enter.feltText(longest))",
          help: "shorten the exit to \(RuleFigure.seconds(longest * 0.8)) or less")
      ]
    })
}
