import Diagnostics
import Presets
import Rules
import StrictJSON

/// A preset check holds presets to the rules and tells what it finds with its place.
package struct PresetCheck: Sendable {
  /// The rules for the first presets, where warnings are looked for too.
  package let close: RuleCheck
  /// The rules for all others.
  private let quick: RuleCheck
  /// Whether the others are looked at less closely.
  package let isCutShort: Bool

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - settings: how much the rules matter.
  ///   - level: the least level that is looked for in all presets.
  package init(_ settings: [String: RuleSettings.Setting], _ level: Finding.Level) {
    close = RuleCheck(RuleSettings(settings, least: min(level, .warning)))
    quick = RuleCheck(RuleSettings(settings, least: level))
    isCutShort = level > .warning
  }

  private func rules(for number: Int) -> RuleCheck {
    number < ValidationOptions.closeLooks ? close : quick
  }

  /// Whether a preset is worth checking.
  ///
  /// - Parameter number: how many presets were checked before.
  func concerns(_ preset: Preset, number: Int) -> Bool { rules(for: number).concerns(preset) }

  /// Checks a preset.
  ///
  /// - Parameters:
  ///   - entry: the preset, and where it stands.
  ///   - number: how many presets were checked before.
  ///   - known: what it may refer to.
  ///   - findings: gets what is wrong.
  /// - Returns: how much was found that the preset ignores.
  package func check(
    _ entry: PresetEntry, number: Int, among known: any KnownPresets,
    into findings: inout FindingList
  ) -> Int {
    let rules = rules(for: number)
    let result = rules.check(ExaminedPreset(entry.preset, among: known))
    for (rule, level, violation) in result.violations {
      // Places are looked up only for what is kept: a file may have a million warnings.
      if findings.hasRoom(for: level) {
        findings.append(violation.finding(of: rule, level, in: entry))
      } else {
        findings.append(dropped: 1, level: level)
      }
    }
    return result.ignored
  }
}

extension Violation {
  /// The finding of a preset that breaks a rule.
  func finding(of rule: Rule, _ level: Finding.Level, in entry: PresetEntry) -> Finding {
    Finding(
      rule.id, message, level: level, subject: entry.preset.name.text,
      place: entry.origin.place(of: pointer), help: help,
      edits: edits.compactMap { $0.text(in: entry.origin) })
  }
}

extension FieldEdit {
  /// The edit of the text that a preset was read from; nil where the text has no such value, as in
  /// shorthands.
  fileprivate func text(in origin: Origin) -> TextEdit? {
    let value = origin.value
    let found: (range: Range<Int>, replacement: String)? =
      switch self {
      case .replace(let pointer, let json):
        // A text such as "300ms" is not put in other words.
        value.value(at: pointer)?.kind == .string && !json.hasPrefix("\"")
          ? nil : value.range(of: pointer).map { ($0, json) }
      case .remove(let pointer): value.removal(of: pointer).map { ($0, "") }
      }
    return found.map {
      TextEdit(
        line: value.document.firstLine, range: $0.range, replacement: $0.replacement)
    }
  }
}
