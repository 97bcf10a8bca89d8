import Diagnostics
import Motion
import Presets

/// A rule check holds presets to the rules that settings leave.
package struct RuleCheck: Sendable {
  /// The settings.
  package let settings: RuleSettings
  private let rules: [Rule]
  // Apart from the rules, whose many words would be counted at every turn.
  private let checks: [@Sendable (ExaminedPreset) -> [Violation]]
  private let concerns: [@Sendable (Preset) -> Bool]
  // The rules that can find something in each kind: most presets are curves and springs.
  private let indices: [[Int]]
  private let looksForUnusedIgnores: Bool

  /// Makes the check.
  package init(_ settings: RuleSettings) {
    self.settings = settings
    let held = RuleBook.all.compactMap {
      rule -> (Rule, @Sendable (ExaminedPreset) -> [Violation])? in
      guard case .preset(let check) = rule.check, settings.holds(rule) else { return nil }
      return (rule, check)
    }
    rules = held.map(\.0)
    checks = held.map(\.1)
    concerns = held.map(\.0.concerns)
    indices = MotionKind.allCases.map { kind in
      held.indices.filter { held[$0].0.kinds.contains(kind) }
    }
    looksForUnusedIgnores = settings.holds(.unusedIgnore)
  }

  /// The result of checking a preset.
  package struct Result {
    /// The violations, each with its rule and level.
    package var violations: [(rule: Rule, level: Finding.Level, violation: Violation)] = []
    /// How much was found that the preset gives a reason to ignore.
    package var ignored = 0
  }

  /// Whether a preset is worth checking, as far as can be seen at a glance.
  package func concerns(_ preset: Preset) -> Bool {
    (looksForUnusedIgnores && !preset.ignore.isEmpty)
      || indices(of: preset).contains { concerns[$0](preset) }
  }

  private func indices(of preset: Preset) -> [Int] {
    MotionKind.allCases.firstIndex(of: preset.kind).map { indices[$0] } ?? []
  }

  /// Checks a preset.
  package func check(_ examined: ExaminedPreset) -> Result {
    var result = Result()
    let ignored = Set(examined.preset.ignore.map { RuleBook.current($0.rule) })
    var used: Set<String> = []
    for index in indices(of: examined.preset) {
      guard concerns[index](examined.preset) else { continue }
      let violations = checks[index](examined)
      if violations.isEmpty { continue }
      let rule = rules[index]
      for violation in violations {
        guard let level = settings.level(of: violation, of: rule) else { continue }
        if !ignored.isEmpty, ignored.contains(rule.id) {
          used.insert(rule.id)
          result.ignored += 1
        } else {
          result.violations.append((rule, level, violation))
        }
      }
    }
    guard looksForUnusedIgnores, !ignored.isEmpty else { return result }
    let checked = Set(rules.map(\.id)).subtracting(used.union([Rule.unusedIgnore.id]))
    let keeps = ignored.contains(Rule.unusedIgnore.id)
    for violation in Rule.unusedIgnores(of: examined.preset, among: checked) {
      if keeps {
        result.ignored += 1
      } else if let level = settings.level(of: violation, of: .unusedIgnore) {
        result.violations.append((.unusedIgnore, level, violation))
      }
    }
    return result
  }

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
