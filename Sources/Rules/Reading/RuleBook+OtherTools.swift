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
  ]

  private static func other(
    _ id: String, _ level: Finding.Level, finds: String, reason: String, failing: String,
    passing: String
  ) -> Rule {
    .reading(
      id, level, finds: finds, reason: reason, source: "how Curvet reads files of other tools",
      file: "motion.json", failing: RuleExample(failing), passing: RuleExample(passing))
  }
}
