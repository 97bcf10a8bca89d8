extension RuleBook {
  /// What a project's configuration is held to.
  static let configuration: [Rule] = [
    .reading(
      "config/unknown-field", finds: "The configuration has a field that is not known",
      reason: "It is most likely misspelt, and what it says would be lost.",
      source: "Curvet's configuration",
      failing: RuleExample(#"{"catalogue": "team.sqlite"}"#, file: "curvet.config.json"),
      passing: RuleExample(#"{"catalog": "team.sqlite"}"#, file: "curvet.config.json")),
    .reading(
      "config/catalog", finds: "The configuration names a catalog by something that is not a path",
      reason: "Commands would work on another catalog than is meant.",
      source: "Curvet's configuration",
      failing: RuleExample(#"{"catalog": 1}"#, file: "curvet.config.json"),
      passing: RuleExample(#"{"catalog": "team.sqlite"}"#, file: "curvet.config.json")),
    .reading(
      "config/rules",
      finds: "The configuration sets a rule that does not exist, or to what is no level",
      reason: "What was meant to be silenced, or to be an error, would not be.",
      source: "Curvet's configuration",
      failing: RuleExample(
        #"{"rules": {"quality/too-long": "never"}}"#, file: "curvet.config.json"),
      passing: RuleExample(#"{"rules": {"quality/too-long": "off"}}"#, file: "curvet.config.json")),
    .reading(
      "config/exports",
      finds: "The configuration lists an export that cannot be made",
      reason: "The app's file would not be kept in step with the catalog.",
      source: "Curvet's configuration",
      failing: RuleExample(#"{"exports": [{"to": "swift"}]}"#, file: "curvet.config.json"),
      passing: RuleExample(
        #"{"exports": [{"to": "json", "output": "App/Motion.json"}]}"#, file: "curvet.config.json")
    ),
  ]
}
