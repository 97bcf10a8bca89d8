extension RuleBook {
  /// Rules for a project's configuration.
  static let configuration: [Rule] = [
    settings(
      "config/unknown-field", finds: "The configuration has an unknown field",
      reason: "It's probably misspelled, and its value would be lost.",
      failing: #"{"catalogue": "team.sqlite"}"#,
      passing: #"{"catalog": "team.sqlite"}"#),
    settings(
      "config/catalog", finds: "The configuration's catalog isn't a path",
      reason: "Commands would use the wrong catalog.",
      failing: #"{"catalog": 1}"#,
      passing: #"{"catalog": "team.sqlite"}"#),
    settings(
      "config/rules",
      finds: "The configuration names an unknown rule, or sets an invalid level",
      reason: "A rule meant to be turned off, or to be an error, would keep its old level.",
      failing: #"{"rules": {"quality/too-long": "never"}}"#,
      passing: #"{"rules": {"quality/too-long": "off"}}"#),
    settings(
      "config/exports",
      finds: "The configuration lists an invalid export",
      reason: "The app's file wouldn't be kept up to date with the catalog.",
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
