import Diagnostics

extension RuleBook {
  /// What files of other tools are held to, beside what presets are.
  static let otherTools: [Rule] = [
    other(
      "import/approximate", .info,
      finds: "The easing or spring of another tool is none that Curvet has exactly",
      reason: "What stands for it is a little off, and other tools would show the difference.",
      failing: #"{"card": {"easing": "easeOutExpo"}}"#,
      passing: #"{"card": {"easing": "easeOutCubic"}}"#),
    other(
      "import/unit", .warning, finds: "A time of a design token has no unit",
      reason: "Tools that write such tokens mean milliseconds, but nothing in the file says it.",
      failing: #"{"fast": {"type": "time", "value": 200}}"#,
      passing: #"{"fast": {"type": "time", "value": "200ms"}}"#),
    other(
      "import/renamed", .info,
      finds: "Two motions become the same preset name, so that one of them gets a number",
      reason: "Names here have no capitals, and a layer may have one name twice.",
      failing: #"{"card": {"easing": "ease-in"}, "Card": {"easing": "ease-out"}}"#,
      passing: #"{"card-in": {"easing": "ease-in"}, "card-out": {"easing": "ease-out"}}"#),
    other(
      "import/default", .info, file: "Motion.swift",
      finds:
        "Code leaves out an argument, and the value that its library documents takes its place",
      reason: "The value isn't written there, so that nobody sees it.",
      failing: "let fade: Animation = .easeOut",
      passing: "let fade: Animation = .easeOut(duration: 0.35)"),
    other(
      "import/not-kept", .warning, file: "Motion.swift",
      finds: "Code says something that a preset of its kind doesn't hold",
      reason: "A curve holds an easing, a duration and a delay, and a spring no repeats either.",
      failing: "let spin = Animation.linear(duration: 1).repeatForever()",
      passing: "let spin = Animation.linear(duration: 1)"),
    other(
      "import/places", .info, file: "Motion.swift",
      finds: "The same motion stands in several places of the code without a name",
      reason: "A name says what it is for, and lets all of them change at once.",
      failing: "let all = [Animation.easeIn(duration: 1), Animation.easeIn(duration: 1)]",
      passing: "let one = Animation.easeIn(duration: 1)"),
  ]

  private static func other(
    _ id: String, _ level: Finding.Level, file: String = "motion.json", finds: String,
    reason: String,
    failing: String, passing: String
  ) -> Rule {
    .reading(
      id, level, finds: finds, reason: reason, source: "how Curvet reads files of other tools",
      file: file, failing: RuleExample(failing), passing: RuleExample(passing))
  }
}
