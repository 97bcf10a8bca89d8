extension RuleBook {
  /// What a project's configuration is held to.
  static let configuration: [Rule] = [
    settings(
      "config/unknown-field", finds: "The configuration has a field that is not known",
      reason: "It is most likely misspelt, and what it says would be lost.",
      failing: #"{"catalogue": "team.sqlite"}"#,
      passing: #"{"catalog": "team.sqlite"}"#),
    settings(
      "config/catalog", finds: "The configuration names a catalog by something that is not a path",
      reason: "Commands would work on another catalog than is meant.",
      failing: #"{"catalog": 1}"#,
      passing: #"{"catalog": "team.sqlite"}"#),
    settings(
      "config/rules",
      finds: "The configuration sets a rule that does not exist, or to what is no level",
      reason: "What was meant to be silenced, or to be an error, would not be.",
      failing: #"{"rules": {"quality/too-long": "never"}}"#,
      passing: #"{"rules": {"quality/too-long": "off"}}"#),
    settings(
      "config/exports",
      finds: "The configuration lists an export that cannot be made",
      reason: "The app's file would not be kept up to date with the catalog.",
      failing: #"{"exports": [{"to": "swift"}]}"#,
      passing: #"{"exports": [{"to": "json", "output": "App/Motion.json"}]}"#
    ),
  ]
  private static func settings(
    _ id: String, finds: String, reason: String, failing: RuleExample, passing: RuleExample
  ) -> Rule {
    .reading(
      id, finds: finds, reason: reason, source: "Curvet's configuration",
      file: "curvet.config.json", failing: failing, passing: passing)
  }
}
