import Diagnostics
import Presets

extension Rule {
  /// Finds exits that take as long as the enters they undo, or longer.
  static let exitSlower = Rule(
    "quality/exit-slower", .warning,
    finds: "An exit takes as long as its enter, or longer",
    reason: """
      What comes has to be understood, what goes is known: people have decided already and wait. An \
      exit of four fifths of its enter or less feels as quick. An exit that a finger leads takes \
      the finger's time.
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
      // Reported once: at the exit, unless it does not know its enter.
      let isExit = phase == .exit
      guard isExit || other.preset.counterpart == nil else { return [] }
      let (enter, exit) = isExit ? (other, examined) : (examined, other)
      guard let longest = enter.feltDuration, let time = exit.feltDuration, longest > 0,
        time >= longest - 1e-9
      else { return [] }
      return [
        Violation(
          at: isExit ? exit.durationPointer : "/counterpart",
          "the exit takes \(exit.feltText(time)), its enter \(enter.feltText(longest))",
          help: "give the exit \(RuleFigure.seconds(longest * 0.8)) or less")
      ]
    })
}
