extension RuleBook {
  /// What references are held to.
  static let references: [Rule] = [
    .reading(
      "reference/dangling", finds: "A reference names no preset",
      reason: "Whatever takes its values from there has none.",
      failing: #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/crad"}}}}"#,
      passing:
        #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#
    ),
    .reading(
      "reference/kind", finds: "A reference names a preset of the wrong kind",
      reason: "A spring cannot take its values from a duration.",
      failing:
        #"{"presets": {"card/enter": {"kind": "spring", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#,
      passing:
        #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#
    ),
    .reading(
      "reference/cycle", finds: "References lead back to where they began",
      reason: "None of the presets in the circle has values of its own.",
      failing:
        #"{"presets": {"a": {"kind": "curve", "motion": {"use": "b"}}, "b": {"kind": "curve", "motion": {"use": "a"}}}}"#,
      passing:
        #"{"presets": {"a": {"kind": "curve", "motion": {"use": "b"}}, "b": {"kind": "curve", "motion": {"named": "easeIn"}}}}"#
    ),
  ]
}
