import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds references to deprecated presets.
  static let deprecatedUse = Rule(
    "catalog/deprecated-use", .warning,
    finds: "A preset refers to a deprecated preset",
    reason: """
      A deprecated preset is going to be removed, which would break the presets that refer to it.
      """,
    source: "Design Tokens Format Module 2025.10, $deprecated",
    failing: """
      {"presets": {
        "card/enter": {"kind": "curve", "motion": {"use": "curve/old"}},
        "curve/old": {"motion": "ease-in 300ms", "deprecated": {"use": "curve/card"}},
        "curve/card": "ease-out 300ms"}}
      """,
    passing: """
      {"presets": {
        "card/enter": {"kind": "curve", "motion": {"use": "curve/card"}},
        "curve/old": {"motion": "ease-in 300ms", "deprecated": {"use": "curve/card"}},
        "curve/card": "ease-out 300ms"}}
      """,
    check: .preset { examined in
      let preset = examined.preset
      return preset.references.compactMap { reference in
        // A deprecated preset is removed together with it.
        if preset.deprecated != nil, reference.role != .deprecatedUse { return nil }
        guard let deprecated = examined.known.preset(named: reference.target.name)?.deprecated
        else {
          return nil
        }
        let reason = deprecated.reason.map { ": \($0)" } ?? ""
        return Violation(
          at: reference.slot,
          "\(reference.role.rawValue) refers to '\(reference.target.name)', which is deprecated"
            + reason,
          help: deprecated.use.map { "refer to '\($0.name)'" } ?? "refer to another preset")
      }
    })
}
