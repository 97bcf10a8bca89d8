import Diagnostics

extension Rule {
  /// Finds presets that an import would put in place of other presets with the same names.
  static let conflictingImport = Rule.reading(
    "catalog/conflict",
    finds: "The catalog already has a different preset with the name of an imported one",
    reason: """
      An import replaces nothing unless you ask for it: --on-conflict specifies which preset is \
      kept.
      """,
    source: "Curvet's import", failing: nil, passing: nil)
}
