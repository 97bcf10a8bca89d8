import Diagnostics
import Presets
import Rules

/// A cross-preset check keeps what it takes to look at presets beside each other.
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

  /// Checks the presets beside each other.
  ///
  /// - Parameters:
  ///   - rules: the rules.
  ///   - known: the presets.
  ///   - findings: gets what is wrong.
  ///   - read: returns the preset of a name that stands on a line, for its place.
  /// - Returns: how much was found that presets ignore.
  package func check(
    by rules: RuleCheck, among known: any KnownPresets, into findings: inout FindingList,
    read: (_ name: String, _ line: Int) -> PresetEntry?
  ) -> Int {
    let result = rules.check(ExaminedCatalog(entries, among: known))
    for (name, found) in result.violations {
      for (rule, level, violation) in found.violations {
        guard findings.hasRoom(for: level), let entry = read(name.text, Int(lines[name] ?? 1))
        else {
          findings.append(dropped: 1, level: level)
          continue
        }
        findings.append(violation.finding(of: rule, level, in: entry))
      }
    }
    return result.ignored
  }
}
