import Diagnostics
import Presets

extension Rule {
  /// Finds entries of `ignore` with a rule that the preset doesn't violate.
  static let unusedIgnore = Rule(
    "ignore/unused", .info,
    finds: "A preset ignores a rule that it doesn't violate",
    reason: """
      Once the motion is fixed, the reason is no longer true, and the entry would hide the next \
      problem of this kind.
      """,
    source: "Linter practice: report unnecessary exceptions",
    example: "spring/pop",
    failing: """
      {"motion": {"duration": 0.5, "bounce": 0.3},
       "ignore": [{"rule": "quality/overshoot-high", "reason": "it is a toy"}]}
      """,
    passing: """
      {"motion": {"duration": 0.5, "bounce": 0.6},
       "ignore": [{"rule": "quality/overshoot-high", "reason": "it is a toy"}]}
      """,
    fixes: "removes the entry",
    // This needs the results of the other rules: the rule check calls the function below.
    check: .preset { _ in [] })

  /// Returns the entries that ignore rules which were checked and aren't violated.
  static func unusedIgnores(of preset: Preset, among unbroken: Set<String>) -> [Violation] {
    preset.ignore.indices.filter { unbroken.contains(RuleBook.current(preset.ignore[$0].rule)) }.map
    { index in
      Violation(
        at: "/ignore/\(index)",
        "ignores '\(preset.ignore[index].rule)', which the preset doesn't violate",
        help: "remove it, so that the next problem of this kind is reported",
        edits: [.remove(pointer: preset.ignore.count == 1 ? "/ignore" : "/ignore/\(index)")])
    }
  }
}
