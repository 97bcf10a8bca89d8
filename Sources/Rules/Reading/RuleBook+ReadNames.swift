extension RuleBook {
  /// What names are held to.
  static let readNames: [Rule] = [
    .reading(
      "naming/syntax", finds: "A name is not legal",
      reason:
        "Names become file names, identifiers in code and words on command lines; what is legal here is legal there.",
      failing: #"{"presets": {"Curve/Card Out": "ease-out"}}"#,
      passing: #"{"presets": {"curve/card-out": "ease-out"}}"#),
    .reading(
      "naming/duplicate", finds: "Two presets have the same name, or one has the alias of another",
      reason: "A name that means two things means neither.",
      failing: RuleExample(
        """
        {"name": "curve/card", "motion": "ease-out"}
        {"name": "curve/card", "motion": "ease-in"}
        """, file: "team.ndjson"),
      passing: RuleExample(
        """
        {"name": "curve/card", "motion": "ease-out"}
        {"name": "curve/card-in", "motion": "ease-in"}
        """, file: "team.ndjson")),
  ]
}
