import Diagnostics

/// The rule book lists every rule.
package enum RuleBook {
  /// A family of rules.
  package struct Family: Sendable {
    /// The first part of its rules' ids.
    package let name: String
    /// What its rules are about.
    package let about: String
    /// The rules.
    package let rules: [Rule]
  }

  /// The families, in the order in which they are told.
  package static let families = [
    Family(name: "json", about: "texts that are not JSON as it should be", rules: json),
    Family(name: "structure", about: "documents that are not of the format", rules: structure),
    Family(
      name: "naming", about: "how presets and their texts are named", rules: readNames + naming),
    Family(name: "reference", about: "presets that refer to others", rules: references),
    Family(name: "motion", about: "motions that cannot be evaluated", rules: evaluating),
    Family(
      name: "platform", about: "what a framework ignores, clamps or crashes on", rules: platform),
    Family(name: "numbers", about: "how numbers are written", rules: numbers),
    Family(name: "quality", about: "what feels wrong, or harms", rules: quality),
    Family(
      name: "catalog", about: "presets of a catalog or folder beside each other", rules: catalog),
    Family(name: "ignore", about: "rules that presets ignore", rules: ignoring),
    Family(name: "dtcg", about: "design token files", rules: designTokens),
    Family(name: "config", about: "a project's configuration", rules: configuration),
  ]

  /// All rules, family by family.
  package static let all: [Rule] = families.flatMap(\.rules)

  /// Returns the rule of an id; nil where there is none.
  package static func rule(_ id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
