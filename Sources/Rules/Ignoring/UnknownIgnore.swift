import Diagnostics
import Presets

extension Rule {
  /// Finds entries of `ignore` that name no rule, or one that is part of the format.
  static let unknownIgnore = Rule(
    "ignore/unknown", .warning,
    finds: "A preset ignores a rule that does not exist, or that is part of the format",
    reason: "The entry has no effect: what it was meant to silence is still reported.",
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
          guard rule.isPartOfFormat else { return nil }
          return Violation(
            at: "/ignore/\(index)/rule", "\(entry.rule) is part of the format",
            help: "fix what it reports; only rules of other families can be ignored")
        }
        let near = Suggestion.hint(for: entry.rule, among: RuleBook.all.map(\.id))
        return Violation(
          at: "/ignore/\(index)/rule", "there is no rule \"\(entry.rule)\"",
          help: near ?? .listRules)
      }
    })
}
