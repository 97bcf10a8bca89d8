extension RuleBook {
  /// Rules for names.
  static let readNames: [Rule] = [
    .reading(
      "naming/syntax", finds: "A name isn't valid",
      reason:
        "Names become file names, identifiers in code, and command-line arguments. A valid name "
        + "works in all of them.",
      failing: #"{"presets": {"Curve/Card Out": "ease-out"}}"#,
      passing: #"{"presets": {"curve/card-out": "ease-out"}}"#),
    .reading(
      "naming/duplicate", finds: "Two presets have the same name, or one has the alias of another",
      reason: "An ambiguous name can't be used to find either preset.",
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
