import Diagnostics
import Presets
import Rules
import StrictJSON

/// Presets of a document that know each other, held to the rules.
struct Examined {
  /// What was found, one line each: `level rule preset pointer: message`.
  let lines: [String]
  /// The helps of what was found.
  let helps: [String]
  /// The edits that fix what was found.
  let edits: [FieldEdit]
  /// How much was found that presets ignore.
  let ignored: Int

  /// Checks every preset of a document, and all together if rules of catalogs are named.
  ///
  /// - Parameter rules: the ids of the rules that are told; all where it is empty.
  init(_ text: String, settings: RuleSettings = RuleSettings(least: .info), only rules: String...) {
    self.init([text], settings: settings, only: rules)
  }

  /// Checks every preset of some documents that know each other.
  init(_ texts: [String], settings: RuleSettings, only rules: [String] = []) {
    var presets: [Preset] = []
    var findings: [Finding] = []
    for text in texts {
      let (some, found) = Self.read(text)
      presets += some
      findings += found
    }
    let known = DocumentPresets(presets)
    let check = RuleCheck(settings)
    var lines = findings.map { "\($0.level) \($0.rule): \($0.message)" }
    var helps: [String] = []
    var edits: [FieldEdit] = []
    var ignored = 0
    for preset in presets {
      let result = check.check(ExaminedPreset(preset, among: known))
      ignored += result.ignored
      for (rule, level, violation) in result.violations
      where rules.isEmpty || rules.contains(rule.id) {
        lines.append(
          "\(level) \(rule.id) \(preset.name) \(violation.pointer): \(violation.message)")
        helps.append(violation.help.sentence ?? "\(violation.help)")
        edits += violation.edits
      }
    }
    if rules.contains(where: { $0.hasPrefix("catalog/") }) {
      let catalog = ExaminedCatalog(presets.map { .init($0) }, among: known)
      for (name, found) in check.check(catalog).violations {
        for (rule, level, violation) in found.violations where rules.contains(rule.id) {
          lines.append("\(level) \(rule.id) \(name) \(violation.pointer): \(violation.message)")
        }
      }
    }
    (self.lines, self.helps, self.edits, self.ignored) = (lines, helps, edits, ignored)
  }

  private static func read(_ text: String) -> ([Preset], [Finding]) {
    var presets: [Preset] = []
    var findings = FindingList()
    let reading = JSONDocument.read(Array(text.utf8), file: "team.json")
    findings.append(reading)
    if let document = reading.document {
      DocumentReader.read(document, findings: &findings) { presets.append($0.preset) }
    }
    return (presets, findings.kept)
  }
}

/// Presets of a document that know each other, by their names and aliases.
final class DocumentPresets: KnownPresets {
  private var presets: [String: Preset] = [:]

  init(_ all: [Preset]) {
    for preset in all {
      presets[preset.name.text] = preset
      for alias in preset.aliases { presets[alias.text] = preset }
    }
  }

  func preset(named name: String) -> Preset? { presets[name] }
}
