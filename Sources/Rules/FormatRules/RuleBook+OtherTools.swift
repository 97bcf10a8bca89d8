import Diagnostics

extension RuleBook {
  /// Rules for files from other tools, in addition to those for presets.
  static let otherTools: [Rule] = [
    other(
      "import/approximate", .info,
      finds: "An easing or spring from another tool has no exact equivalent in Curvet",
      reason:
        "The approximation is slightly off, and the difference would show next to the other tool.",
      failing: #"{"card": {"easing": "easeOutExpo"}}"#,
      passing: #"{"card": {"easing": "easeOutCubic"}}"#),
    other(
      "import/unit", .warning, finds: "A time in a design token has no unit",
      reason:
        "Tools that write such tokens mean milliseconds, but the file doesn't specify a unit.",
      failing: #"{"fast": {"type": "time", "value": 200}}"#,
      passing: #"{"fast": {"type": "time", "value": "200ms"}}"#),
    other(
      "import/renamed", .info,
      finds: "Two motions would get the same preset name, so one of them gets a number",
      reason:
        "Preset names have no capital letters, two layers may have the same name, and a style sheet "
        + "may have another value under a condition.",
      failing: #"{"card": {"easing": "ease-in"}, "Card": {"easing": "ease-out"}}"#,
      passing: #"{"card-in": {"easing": "ease-in"}, "card-out": {"easing": "ease-out"}}"#),
    other(
      "import/default", .info, file: "Motion.swift",
      finds:
        "Code omits an argument, so the default that its library documents is used",
      reason: "The value isn't visible in the code.",
      failing: "let fade: Animation = .easeOut",
      passing: "let fade: Animation = .easeOut(duration: 0.35)"),
    other(
      "import/not-kept", .warning, file: "Motion.swift",
      finds: "Code specifies something that a preset of its kind can't store",
      reason: "A curve has only an easing, a duration, and a delay. A spring can't repeat, either.",
      failing: "let spin = Animation.linear(duration: 1).repeatForever()",
      passing: "let spin = Animation.linear(duration: 1)"),
    other(
      "import/places", .info, file: "Motion.swift",
      finds: "The same unnamed motion occurs in several places in the code",
      reason: "With a name, its purpose is clear, and all of them can be changed at once.",
      failing: "let all = [Animation.easeIn(duration: 1), Animation.easeIn(duration: 1)]",
      passing: "let one = Animation.easeIn(duration: 1)"),
  ]

  private static func other(
    _ id: String, _ level: Finding.Level, file: String = "motion.json", finds: String,
    reason: String,
    failing: String, passing: String
  ) -> Rule {
    .reading(
      id, level, finds: finds, reason: reason, source: "how Curvet reads files from other tools",
      file: file, failing: RuleExample(failing), passing: RuleExample(passing))
  }
}
