import Diagnostics
import Presets

extension Rule {
  /// Finds reasons to ignore a rule that the preset no longer breaks.
  static let unusedIgnore = Rule(
    "ignore/unused", .info,
    finds: "A rule is ignored that the preset does not break",
    reason: """
      Once the motion has been fixed the reason is no longer true, and would hide the next mistake \
      of its kind.
      """,
    source: "Practice of linters: report what is disabled needlessly",
    example: "spring/pop",
    failing: """
      {"motion": {"duration": 0.5, "bounce": 0.3},
       "ignore": [{"rule": "quality/overshoot-high", "reason": "it is a toy"}]}
      """,
    passing: """
      {"motion": {"duration": 0.5, "bounce": 0.6},
       "ignore": [{"rule": "quality/overshoot-high", "reason": "it is a toy"}]}
      """,
    fixes: "takes the entry away",
    // Only who has run the other rules knows: the rule check asks below.
    check: .preset { _ in [] })

  /// Returns the entries that ignore rules which were checked, and not broken.
  static func unusedIgnores(of preset: Preset, among unbroken: Set<String>) -> [Violation] {
    preset.ignore.indices.filter { unbroken.contains(preset.ignore[$0].rule) }.map { index in
      Violation(
        at: "/ignore/\(index)", "ignores \(preset.ignore[index].rule), which it does not break",
        help: "remove it, so that the next mistake of this kind is seen",
        edits: [.remove(pointer: preset.ignore.count == 1 ? "/ignore" : "/ignore/\(index)")])
    }
  }
}
