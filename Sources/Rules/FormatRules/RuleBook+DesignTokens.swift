import Diagnostics

extension RuleBook {
  /// Rules for design token files, in addition to those for presets.
  static let designTokens: [Rule] = [
    tokens(
      "dtcg/untyped", finds: "A token has no type",
      reason:
        "The format forbids guessing: a list of four numbers could be a curve or something else.",
      failing: #"{"card": {"$value": [0.2, 0, 0, 1]}}"#,
      passing: #"{"card": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}}"#),
    tokens(
      "dtcg/type",
      finds: "A token's type contradicts its reference, or is nearly a known type",
      reason: "One of the two is wrong, and programs that read the file could use either.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, "b": {"$type": "cubicBezier", "$value": "{a}"}}"#,
      passing:
        #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, "b": {"$type": "duration", "$value": "{a}"}}"#
    ),
    tokens(
      "dtcg/legacy", .warning, finds: "A token uses the syntax of an older draft or another tool",
      reason: "Curvet reads it, but programs that follow the published format may reject it.",
      failing: #"{"a": {"$type": "duration", "$value": "50ms"}}"#,
      passing: #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}}"#),
    tokens(
      "dtcg/name", finds: "The name of a token or group has a character that the format reserves",
      reason:
        "A dollar sign marks properties, and braces and periods are reserved for aliases.",
      failing: #"{"a.b": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}}"#,
      passing: #"{"a-b": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}}"#),
    tokens(
      "dtcg/reference", finds: "An alias or $ref points to something that doesn't exist",
      reason: "The token has no value.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}, "b": {"$type": "duration", "$value": "{a.unit}"}}"#,
      passing:
        #"{"a": {"$type": "duration", "$value": "{b}"}, "b": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}}}"#
    ),
    tokens(
      "dtcg/structure",
      finds: "Tokens and groups are nested in a way that the format doesn't allow",
      reason: "A token inside a token isn't read as a token, and would be lost.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}, "b": {"$value": {"value": 60, "unit": "ms"}}}}"#,
      passing:
        #"{"a": {"$type": "duration", "c": {"$value": {"value": 50, "unit": "ms"}}, "b": {"$value": {"value": 60, "unit": "ms"}}}}"#
    ),
    tokens(
      "dtcg/property", .warning,
      finds: "A property that begins with a dollar sign isn't part of the format",
      reason:
        "It's probably misspelled, or a property of another tool, which belongs in $extensions.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}, "$scope": "all"}}"#,
      passing:
        #"{"a": {"$type": "duration", "$value": {"value": 50, "unit": "ms"}, "$extensions": {"com.example": {"scope": "all"}}}}"#
    ),
    tokens(
      "dtcg/noise", .info, finds: "A number has the extra digits of a 32-bit float",
      reason: "A tool wrote 0.3 with more precision than it has; the written number is kept.",
      failing: #"{"a": {"$type": "cubicBezier", "$value": [0.30000001192092896, 0, 0, 1]}}"#,
      passing: #"{"a": {"$type": "cubicBezier", "$value": [0.3, 0, 0, 1]}}"#),
    tokens(
      "dtcg/changed", .warning,
      finds: "A token was changed after Curvet exported it together with its exact preset",
      reason:
        "Curvet can't know which of the two is intended. It uses the token, because other tools "
        + "read it.",
      failing:
        #"{"a": {"$type": "duration", "$value": {"value": 60, "unit": "ms"}, "$extensions": {"app.curvet": {"token": "0000000000000000", "preset": {"kind": "duration", "motion": {"seconds": 0.05}}}}}}"#,
      passing: #"{"a": {"$type": "duration", "$value": {"value": 60, "unit": "ms"}}}"#),
    tokens(
      "dtcg/limit",
      finds: "Aliases and $ref form a cycle, or a chain that is too long",
      reason: "Such a file was made by mistake, or to exhaust the programs that read it.",
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
