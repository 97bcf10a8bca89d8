import Diagnostics
import Presets
import Rules
import StrictJSON

/// A preset check holds presets to the rules and reports what it finds with its place.
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
  ///   - settings: the levels of the rules.
  ///   - level: the lowest level to check in all presets.
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
  ///   - entry: the preset, with its location.
  ///   - number: the number of presets checked before.
  ///   - known: the presets that it may refer to.
  ///   - findings: receives the problems.
  /// - Returns: the number of problems that the preset ignores.
  package func check(
    _ entry: PresetEntry, number: Int, among known: any KnownPresets,
    into findings: inout FindingList
  ) -> Int {
    let rules = rules(for: number)
    let result = rules.check(ExaminedPreset(entry.preset, among: known))
    for (rule, level, violation) in result.violations {
      findings.append(level, violation.finding(of: rule, level, in: entry))
    }
    return result.ignored
  }
}

extension FindingList {
  /// Adds a finding if it is kept; its place is looked up only then: a file may have a million warnings.
  fileprivate mutating func append(_ level: Finding.Level, _ finding: @autoclosure () -> Finding?) {
    if hasRoom(for: level), let finding = finding() {
      append(finding)
    } else {
      append(dropped: 1, level: level)
    }
  }
}

extension PresetEntry {
  /// Its times that were most likely meant in milliseconds, as warnings.
  package var implausibleDurations: [Finding] {
    let rule = Rule.implausibleDuration
    return rule.violations(of: preset).map { $0.finding(of: rule, .warning, in: self) }
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
  /// The edit of the text that a preset was read from; nil if the text has no such value, as in
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
      TextEdit(line: value.document.firstLine, range: $0.range, replacement: $0.replacement)
    }
  }
}

/// A cross-preset check keeps what it takes to look at presets together.
package struct CrossPresetCheck {
  private var entries: [ExaminedCatalog.Entry] = []
  private var lines: [PresetName: UInt32] = [:]

  /// Makes a check of no presets yet.
  package init() {}

  /// Adds a preset.
  ///
  /// - Parameter line: the first line of the document that it was read from.
  package mutating func add(_ preset: Preset, line: Int) {
    entries.append(ExaminedCatalog.Entry(preset))
    lines[preset.name] = UInt32(line)
  }

  /// Checks the presets together.
  ///
  /// - Parameters:
  ///   - rules: the rules.
  ///   - known: the presets.
  ///   - findings: gets what is wrong.
  ///   - read: returns the preset of a name that is on a line, for its place.
  /// - Returns: how much was found that presets ignore.
  package func check(
    by rules: RuleCheck, among known: any KnownPresets, into findings: inout FindingList,
    read: (_ name: String, _ line: Int) -> PresetEntry?
  ) -> Int {
    let result = rules.check(ExaminedCatalog(entries, among: known))
    for (name, found) in result.violations {
      for (rule, level, violation) in found.violations {
        let line = Int(lines[name] ?? 1)
        findings.append(
          level, read(name.text, line).map { violation.finding(of: rule, level, in: $0) })
      }
    }
    return result.ignored
  }
}
