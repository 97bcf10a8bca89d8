import Diagnostics
import Rules

/// A rule page tells people what a rule is for.
struct RulePage {
  private let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
  }

  /// Prints the page.
  func print(to output: TextOutput) {
    output.line("\(rule.id, .bold)  \(rule.levelText, .dim)")
    output.line("")
    Self.wrap(rule.finds + ".", to: output)
    output.line("")
    Self.wrap(rule.reason, to: output)
    output.line("")
    Self.wrap("Source: \(rule.source)", to: output)
    if rule.isCatalogWide {
      output.line("")
      Self.wrap("It is looked for in catalogs, folders and several files together.", to: output)
    }
    for (title, example) in [("Found", rule.failing), ("Not found", rule.passing)] {
      guard let example else { continue }
      output.line("")
      output.line("\(title, .bold) in \(example.file):")
      for line in example.shownLines { output.line("  \(line)") }
    }
    output.line("")
    if let fixes = rule.fixes { Self.wrap("'curvet validate --fix' \(fixes).", to: output) }
    Self.wrap(rule.advice, to: output)
  }

  /// Prints families with their rules, each in a line.
  static func list(_ families: [RuleBook.Family], to output: TextOutput) {
    for (index, family) in families.enumerated() {
      if index > 0 { output.line("") }
      output.line("\(family.name, .bold): \(family.about)")
      var table = TextTable()
      for rule in family.rules {
        table.add([("  " + rule.id, .plain), (rule.levelText, .dim), (rule.finds, .plain)])
      }
      table.print(to: output)
    }
  }

  private static func wrap(_ text: String, to output: TextOutput) {
    for line in WrappedText(text, columns: min(output.columns, 80)).lines { output.line("\(line)") }
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
  /// The lines, cut where somebody would no longer read them.
  var shownLines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count > 400 ? line.prefix(200) + " … " + line.suffix(20) : String(line)
    }
  }
}
