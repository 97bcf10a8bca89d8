extension RuleBook {
  /// What documents are held to.
  static let structure: [Rule] = [
    .reading(
      "structure/type", finds: "A field has a value of another type than it takes",
      reason: "A text where a number belongs would have to be guessed at.",
      failing:
        #"{"presets": {"spring/tether": {"motion": {"mass": "heavy", "stiffness": 70, "damping": 9}}}}"#,
      passing:
        #"{"presets": {"spring/tether": {"motion": {"mass": 2, "stiffness": 70, "damping": 9}}}}"#),
    .reading(
      "structure/range", finds: "A number lies outside its range",
      reason:
        "With such a number the motion has no meaning: a spring without damping never comes to rest, a negative time never comes.",
      failing:
        #"{"presets": {"spring/tether": {"motion": {"mass": 1, "stiffness": 70, "damping": 0}}}}"#,
      passing:
        #"{"presets": {"spring/tether": {"motion": {"mass": 1, "stiffness": 70, "damping": 0.2}}}}"#
    ),
    .reading(
      "structure/value", finds: "A text is none of those allowed, or cannot be read",
      reason: "A misspelt keyword or expression would otherwise be taken for something else.",
      failing: #"{"presets": {"curve/card": {"motion": {"named": "easeInBack"}}}}"#,
      passing: #"{"presets": {"curve/card": {"motion": {"named": "easeIn"}}}}"#),
    .reading(
      "structure/unknown-field", finds: "A field is not known",
      reason: "It is most likely misspelt, and what it says would be lost.",
      failing:
        #"{"presets": {"curve/card": {"motion": {"cubicBezier": [0.2, 0, 0, 1], "duraton": 0.3}}}}"#,
      passing:
        #"{"presets": {"curve/card": {"motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3}}}}"#
    ),
    .reading(
      "structure/missing-field", finds: "A field is missing",
      reason: "Without it the preset is not whole, and no default would be a fair guess.",
      failing: #"{"presets": {"curve/card": {"title": "Card"}}}"#,
      passing: #"{"presets": {"curve/card": {"title": "Card", "motion": "ease-out 300ms"}}}"#),
    .reading(
      "structure/conflict", finds: "Fields exclude each other",
      reason: "Two ways of saying the same cannot both be true.",
      failing:
        #"{"presets": {"curve/card": {"motion": {"named": "easeIn", "cubicBezier": [0.2, 0, 0, 1]}}}}"#,
      passing: #"{"presets": {"curve/card": {"motion": {"cubicBezier": [0.2, 0, 0, 1]}}}}"#),
    .reading(
      "structure/document", finds: "A file is not a document of presets",
      reason: "It is left alone rather than guessed at.",
      failing: ##"{"colors": {"card": "#FFFFFF"}}"##,
      passing: #"{"presets": {"curve/card": "ease-out"}}"#),
    .reading(
      "structure/version", finds: "A document is of a newer format",
      reason: "What a newer format means by a field is not for an older program to say.",
      failing: #"{"curvet": 2, "presets": {}}"#,
      passing: #"{"curvet": 1, "presets": {}}"#),
    .reading(
      "structure/too-large", finds: "A preset is larger than 2 MiB",
      reason:
        "A preset that large carries something else along, and would slow down whoever reads it.",
      failing: .summary(of: 2_200_000), passing: .summary(of: 200)),
  ]
}

extension RuleExample {
  /// A document whose preset has a summary of this many letters.
  fileprivate static func summary(of count: Int) -> RuleExample {
    RuleExample(
      #"{"presets": {"curve/card": {"motion": "ease-out", "summary": ""#, fill: count, #""}}}"#)
  }
}
