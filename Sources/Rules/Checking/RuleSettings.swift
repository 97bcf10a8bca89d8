import Diagnostics

/// Rule settings say which rules are held, and how much each matters.
package struct RuleSettings: Hashable, Sendable {
  /// A setting of a project for one rule or family.
  package enum Setting: String, CaseIterable, Hashable, Sendable {
    case off, error, warning, info

    /// Reads a setting; `note` is another word for `info`.
    package init?(word: String) { self.init(rawValue: word == "note" ? "info" : word) }

    /// The level; nil if the rule is off.
    package var level: Finding.Level? { Finding.Level(rawValue: rawValue) }
  }

  /// The settings by rule id, or `family/*`; the id counts for more.
  package var settings: [String: Setting] = [:]
  /// The least level that is looked for; what can only be below is not even checked.
  package var least: Finding.Level

  /// Makes settings.
  package init(_ settings: [String: Setting] = [:], least: Finding.Level = .warning) {
    (self.settings, self.least) = (settings, least)
  }

  /// The setting for a rule; nil if the project has none.
  package func setting(for rule: Rule) -> Setting? {
    settings[rule.id] ?? settings[rule.family + "/*"]
  }

  /// Whether a rule can find something that is looked for.
  func holds(_ rule: Rule) -> Bool {
    guard let setting = setting(for: rule) else { return rule.highest >= least }
    return setting.level.map { $0 >= least } ?? false
  }

  /// The level of a violation; nil if it is not looked for.
  func level(of violation: Violation, of rule: Rule) -> Finding.Level? {
    let own = violation.level ?? rule.level
    var level = setting(for: rule)?.level ?? own
    // What the rule itself takes for less stays less.
    if own < rule.level { level = min(level, own) }
    return level >= least ? level : nil
  }
}
