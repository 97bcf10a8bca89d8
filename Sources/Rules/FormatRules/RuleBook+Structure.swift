extension RuleBook {
  /// Rules for documents.
  static let structure: [Rule] = [
    .reading(
      "structure/type", finds: "A field has a value of the wrong type",
      reason: "Curvet doesn't guess a number from a string.",
      failing:
        #"{"presets": {"spring/tether": {"motion": {"mass": "heavy", "stiffness": 70, "damping": 9}}}}"#,
      passing:
        #"{"presets": {"spring/tether": {"motion": {"mass": 2, "stiffness": 70, "damping": 9}}}}"#),
    .reading(
      "structure/range", finds: "A number is outside its range",
      reason:
        "With such a number, the motion has no meaning: an undamped spring never settles, and a "
        + "negative time never comes.",
      failing:
        #"{"presets": {"spring/tether": {"motion": {"mass": 1, "stiffness": 70, "damping": 0}}}}"#,
      passing:
        #"{"presets": {"spring/tether": {"motion": {"mass": 1, "stiffness": 70, "damping": 0.2}}}}"#
    ),
    .reading(
      "structure/value", finds: "A string isn't one of the allowed values, or can't be parsed",
      reason: "A misspelled keyword or expression could be mistaken for something else.",
      failing: #"{"presets": {"curve/card": {"motion": {"named": "easeInBack"}}}}"#,
      passing: #"{"presets": {"curve/card": {"motion": {"named": "easeIn"}}}}"#),
    .reading(
      "structure/unknown-field", finds: "A field is unknown",
      reason: "It's probably misspelled, and its value would be lost.",
      failing:
        #"{"presets": {"curve/card": {"motion": {"cubicBezier": [0.2, 0, 0, 1], "duraton": 0.3}}}}"#,
      passing:
        #"{"presets": {"curve/card": {"motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3}}}}"#
    ),
    .reading(
      "structure/missing-field", finds: "A field is missing",
      reason: "Without it the preset is incomplete, and no default is safe to assume.",
      failing: #"{"presets": {"curve/card": {"title": "Card"}}}"#,
      passing: #"{"presets": {"curve/card": {"title": "Card", "motion": "ease-out 300ms"}}}"#),
    .reading(
      "structure/conflict", finds: "Fields exclude each other",
      reason: "Two definitions of the same value can't both apply.",
      failing:
        #"{"presets": {"curve/card": {"motion": {"named": "easeIn", "cubicBezier": [0.2, 0, 0, 1]}}}}"#,
      passing: #"{"presets": {"curve/card": {"motion": {"cubicBezier": [0.2, 0, 0, 1]}}}}"#),
    .reading(
      "structure/document", finds: "A file isn't a document of presets",
      reason: "Curvet doesn't guess what such a file means, and reads nothing from it.",
      failing: ##"{"colors": {"card": "#FFFFFF"}}"##,
      passing: #"{"presets": {"curve/card": "ease-out"}}"#),
    .reading(
      "structure/version", finds: "A document has a newer format version",
      reason: "An older program can't know what a field means in a newer format.",
      failing: #"{"curvet": 2, "presets": {}}"#,
      passing: #"{"curvet": 1, "presets": {}}"#),
    .reading(
      "structure/too-large", finds: "A preset is larger than 2 MiB",
      reason:
        "Such a preset contains something other than motion, and would slow down the programs that "
        + "read it.",
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
