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
      output.wrapped("It checks catalogs, folders and several files together.")
    }
    for (title, example) in [("Found", rule.failing), ("Not found", rule.passing)] {
      guard let example else { continue }
      output.line("")
      output.line("\(title, .bold) in \(example.file):")
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
  /// The level in words: `warning`, or `info to error`.
  var levelText: String {
    let words = { (level: Finding.Level) in level == .info ? "note" : level.rawValue }
    return highest == level ? words(level) : "\(words(level)) to \(words(highest))"
  }

  /// How the rule can be set aside.
  var advice: String {
    if isPartOfFormat { return "The rule is part of the format and cannot be ignored." }
    return """
      A preset ignores it with {"rule": "\(id)", "reason": "…"} in its "ignore"; a project sets \
      it with {"rules": {"\(id)": "off"}} in curvet.config.json.
      """
  }
}

extension RuleExample {
  /// The lines, cut if they are too long to read.
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
