import Diagnostics
import Presets

extension RuleCheck {
  /// Whether any rule looks at all presets together.
  package var looksAtCatalogs: Bool { !Self.catalogRules(settings).isEmpty }

  /// Checks all presets of a catalog or folder together; each violation comes with its preset's name.
  package func check(
    _ catalog: ExaminedCatalog
  ) -> (violations: [(name: PresetName, found: Result)], ignored: Int) {
    var violations: [(name: PresetName, found: Result)] = []
    var ignored = 0
    for (rule, check) in Self.catalogRules(settings) {
      for (entry, violation) in check(catalog).map({ ($0.entry, $0.violation) }) {
        guard let level = settings.level(of: violation, of: rule) else { continue }
        if entry.ignored.contains(rule.id) {
          ignored += 1
        } else {
          violations.append((entry.name, Result(violations: [(rule, level, violation)])))
        }
      }
    }
    return (violations, ignored)
  }

  private static func catalogRules(
    _ settings: RuleSettings
  ) -> [(Rule, @Sendable (ExaminedCatalog) -> [CatalogViolation])] {
    RuleBook.all.compactMap { rule in
      guard case .catalog(let check) = rule.check, settings.holds(rule) else { return nil }
      return (rule, check)
    }
  }
}
