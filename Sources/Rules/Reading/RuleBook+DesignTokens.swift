import Diagnostics

extension RuleBook {
  /// What design token files are held to, beside what presets are.
  static let designTokens: [Rule] = [
    tokens(
      "dtcg/untyped", finds: "A token has no type",
      reason:
        "The format forbids guessing: a list of four numbers may be a curve or something else.",
      failing: #"{"card": {"$value": [0.2, 0, 0, 1]}}"#,
      passing: #"{"card": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}}"#),
    tokens(
      "dtcg/type",
      finds: "A token says another type than what it refers to, or one that is nearly a known one",
      reason: "One of the two is wrong, and whoever reads the file would take either.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, "b": {"$type": "cubicBezier", "$value": "{a}"}}"#,
      passing:
        #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, "b": {"$type": "duration", "$value": "{a}"}}"#
    ),
    tokens(
      "dtcg/legacy", .warning, finds: "A token is written as older drafts or other tools have it",
      reason: "It is understood here; programs that follow the published format may refuse it.",
      failing: #"{"a": {"$type": "duration", "$value": "50ms"}}"#,
      passing: #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}}"#),
    tokens(
      "dtcg/name", finds: "A token or group has a name that the format reserves",
      reason:
        "A dollar sign marks properties, and braces and full stops are what aliases are written with.",
      failing: #"{"a.b": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}}"#,
      passing: #"{"a-b": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}}"#),
    tokens(
      "dtcg/reference", finds: "An alias or $ref leads nowhere",
      reason: "The token has no value.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}, "b": {"$type": "duration", "$value": "{a.unit}"}}"#,
      passing:
        #"{"a": {"$type": "duration", "$value": "{b}"}, "b": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}}"#
    ),
    tokens(
      "dtcg/structure", finds: "Tokens and groups are not arranged as the format has it",
      reason: "What is inside a token is no token, and would be lost.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}, "b": {"$value": {"value": 60, "unit": "ms"}}}}"#,
      passing:
        #"{"a": {"$type": "duration", "c": {"$value": {"value": 50, "unit": "ms"}}, "b": {"$value": {"value": 60, "unit": "ms"}}}}"#
    ),
    tokens(
      "dtcg/property", .warning,
      finds: "A property that begins with a dollar sign is not one of the format",
      reason:
        "It is most likely misspelt, or the property of another tool, which belongs under $extensions.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}, "$scope": "all"}}"#,
      passing:
        #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}, "$extensions": {"com.example": {"scope": "all"}}}}"#
    ),
    tokens(
      "dtcg/renamed", .info,
      finds: "Tokens become the same preset name, so that one of them gets a number",
      reason:
        "Names here have no capitals: tokens that differ in those alone cannot both keep theirs.",
      failing:
        #"{"fastOut": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}, "fast-out": {"$type": "duration", "$value": {"value": 60, "unit": "ms"}}}"#,
      passing:
        #"{"fastOut": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}, "fast-in": {"$type": "duration", "$value": {"value": 60, "unit": "ms"}}}"#
    ),
    tokens(
      "dtcg/noise", .info, finds: "A number has the many digits of a 32-bit float",
      reason: "Some tool wrote 0.3 with the precision that it does not have; the original is kept.",
      failing: #"{"a": {"$type": "cubicBezier", "$value": [0.30000001192092896, 0, 0, 1]}}"#,
      passing: #"{"a": {"$type": "cubicBezier", "$value": [0.3, 0, 0, 1]}}"#),
    tokens(
      "dtcg/changed", .warning,
      finds: "A token was changed after Curvet had written it, with the exact preset beside it",
      reason:
        "Which of the two is meant is not known; the token is what other tools see, so it counts.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 60, "unit": "ms"}, "$extensions": {"app.curvet": {"token": "0000000000000000", "preset": {"kind": "duration", "motion": {"seconds": 0.05}}}}}}"#,
      passing: #"{"a": {"$type": "duration", "$value": {"value": 60, "unit": "ms"}}}"#),
    tokens(
      "dtcg/limit",
      finds: "Aliases and $ref lead in a cycle, or over more others than are followed",
      reason: "Such a file was made to exhaust whoever reads it, or by mistake.",
      failing: .references(18), passing: .references(2)),
  ]

  private static func tokens(
    _ id: String, _ level: Finding.Level = .error, finds: String, reason: String,
    failing: RuleExample, passing: RuleExample
  ) -> Rule {
    .reading(
      id, level, finds: finds, reason: reason, source: "Design Tokens Format Module 2025.10",
      file: "team.tokens.json", failing: failing, passing: passing)
  }
}

extension RuleExample {
  /// A token that refers to another, and so on.
  fileprivate static func references(_ count: Int) -> RuleExample {
    let numbers = (0..<count).map {
      ##""n\##($0)": {"$type": "number", "$value": {"$ref": "#/n\##($0 + 1)/$value"}}, "##
    }
    return RuleExample(
      ##"{"a": {"$type": "cubicBezier", "$value": [0, {"$ref": "#/n0/$value"}, 0, 1]}, "##
        + numbers.joined() + ##""n\##(count)": {"$type": "number", "$value": 1}}"##)
  }
}
