import Diagnostics
import Presets

extension Rule {
  /// Finds entries of `ignore` with an unknown rule, or with one that is part of the format.
  static let unknownIgnore = Rule(
    "ignore/unknown", .warning,
    finds: "A preset ignores a rule that doesn't exist or is part of the format",
    reason: "The entry has no effect: the findings that it was meant to hide are still reported.",
    source: "'curvet explain' lists the rules",
    example: "spring/pop",
    failing: """
      {"motion": {"duration": 0.5, "bounce": 0.6},
       "ignore": [{"rule": "quality/overshot-high", "reason": "it is a toy"}]}
      """,
    passing: """
      {"motion": {"duration": 0.5, "bounce": 0.6},
       "ignore": [{"rule": "quality/overshoot-high", "reason": "it is a toy"}]}
      """,
    check: .preset { examined in
      examined.preset.ignore.enumerated().compactMap { index, entry in
        if let rule = RuleBook.rule(entry.rule) {
          if rule.id != entry.rule {
            return Violation(
              at: "/ignore/\(index)/rule", "'\(entry.rule)' is now named '\(rule.id)'",
              help: "write \"rule\": \"\(rule.id)\"", level: .info,
              edits: [.replace(pointer: "/ignore/\(index)/rule", json: "\"\(rule.id)\"")])
          }
          guard rule.isPartOfFormat else { return nil }
          return Violation(
            at: "/ignore/\(index)/rule",
            "'\(entry.rule)' is part of the format and can't be ignored",
            help:
              "fix what the rule reports; only rules that aren't part of the format can be ignored")
        }
        let near = Suggestion.hint(for: entry.rule, among: RuleBook.all.map(\.id))
        return Violation(
          at: "/ignore/\(index)/rule", "no rule named '\(entry.rule)'",
          help: near ?? .listRules)
      }
    })
}
