import Diagnostics
import Rules
import StrictJSON

/// A rule page explains a rule.
struct RulePage {
  let rule: Rule

  /// Prints the page.
  func print(to output: TextOutput) {
    output.line("\(rule.id, .bold)  \(rule.levelText, .dim)")
    output.line("")
    output.wrapped(rule.finds + ".")
    output.line("")
    output.wrapped(rule.reason)
    output.line("")
    output.wrapped("Source: \(rule.source)")
    if rule.isCatalogWide {
      output.line("")
      output.wrapped(
        "This rule checks a catalog, a folder, or several files together, not a single file.")
    }
    for (title, example) in [("Reported", rule.failing), ("Not reported", rule.passing)] {
      guard let example else { continue }
      output.line("")
      output.line("\(title, .bold), for example in \(example.file):")
      for line in example.shownLines { output.line("  \(line)") }
    }
    output.line("")
    if let fixes = rule.fixes { output.wrapped("'curvet validate --fix' \(fixes).") }
    output.wrapped(rule.advice)
  }

  /// Prints families with their rules, each in a line.
  static func list(_ families: [RuleBook.Family], to output: TextOutput) {
    output.separated(families) { family in
      output.line("\(family.name, .bold): \(family.about)")
      var table = TextTable()
      for rule in family.rules {
        table.add([("  " + rule.id, .plain), (rule.levelText, .dim), (rule.finds, .plain)])
      }
      table.print(to: output)
    }
  }
}

extension Rule {
  /// The level in words: `warning`, or `note to error`.
  var levelText: String {
    highest == level ? level.word : "\(level.word) to \(highest.word)"
  }

  /// How to ignore the rule or turn it off.
  var advice: String {
    if isPartOfFormat { return "The rule is part of the format and can't be ignored." }
    return """
      To ignore the rule in a preset, add {"rule": "\(id)", "reason": "…"} to its "ignore". To \
      turn it off in a project, add {"rules": {"\(id)": "off"}} to curvet.config.json.
      """
  }
}

extension RuleExample {
  /// The lines, shortened if they are too long to read.
  var shownLines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count > 400 ? line.prefix(200) + " … " + line.suffix(20) : String(line)
    }
  }
}

extension JSONWriter {
  /// Writes a rule.
  mutating func rule(_ rule: Rule) {
    member("id", rule.id)
    member("level", rule.level.rawValue)
    member("highest", rule.highest.rawValue)
    member("finds", rule.finds)
    member("reason", rule.reason)
    member("source", rule.source)
    member("fix", ifPresent: rule.fixes)
    member("canIgnore", !rule.isPartOfFormat)
  }
}
