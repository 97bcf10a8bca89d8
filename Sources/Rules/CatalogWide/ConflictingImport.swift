import Diagnostics

extension Rule {
  /// Finds presets that an import would put in the place of others of their names.
  static let conflictingImport = Rule.reading(
    "catalog/conflict",
    finds: "An imported preset has the name of another one in the catalog",
    reason: "An import loses nothing unless you ask for it: --on-conflict says which one is kept.",
    source: "Curvet's import", failing: nil, passing: nil)
}
