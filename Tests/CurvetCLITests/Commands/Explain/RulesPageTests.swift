import Expectations
import Rules
import Testing

@testable import CurvetCLI

/// The page about rules in the documentation, which is written from the rule book.
struct RulesPageTests {
  @Test("The documentation has every rule of the rule book") func page() throws {
    try Page("docs/rules.md").expect(Self.text)
  }

  private static let introduction = """
    # Rules

    `curvet validate` checks presets against these rules. `curvet explain RULE` explains a rule in the
    terminal, with its reason, its source, and examples. `make record` writes this page.

    - **Levels.** An **error** would break something or cause harm. A **warning** is something that a
      platform ignores or that people will feel. A **note** is a suggestion, and `validate`
      reports it only with `--level note`; `import` always prints its own. `note to error` means
      that the level depends on what is found.
    - **Ignoring.** To ignore a rule in a preset, add it to the preset's `ignore`, with a reason:
      `"ignore": [{"rule": "quality/too-long", "reason": "hero moment"}]`.
    - **Settings.** A project sets levels in `curvet.config.json`: `off`, `note`, `warning`, or `error`,
      for a rule or a family: `{"rules": {"quality/too-long": "off", "platform/*": "error"}}`.
    - † marks rules that are part of the format. They can't be ignored or set.
    - ⚒ marks what `curvet validate --fix` fixes. To fix notes, add `--level note`.

    """

  /// The families whose rules need no reason: each is a row of a table.
  private static let tables = [
    "json", "structure", "naming", "reference", "dtcg", "css", "import", "config",
  ]

  private static var text: String {
    introduction + RuleBook.families.map(section(of:)).joined()
  }

  private static func section(of family: RuleBook.Family) -> String {
    let title =
      "\n## \(family.name)\n\n\(family.about.prefix(1).uppercased())\(family.about.dropFirst()).\n"
    guard tables.contains(family.name) else {
      return title + family.rules.map(paragraphs(about:)).joined()
    }
    return title + "\n| rule | level | finds |\n|---|---|---|\n"
      + family.rules.map(row(about:)).joined()
  }

  private static func paragraphs(about rule: Rule) -> String {
    var text =
      "\n### \(rule.id)\n\n*\(level(of: rule))* — \(rule.finds). \(rule.reason)\n\nSource: \(rule.source).\n"
    if let fixes = rule.fixes { text += "\n⚒ \(fixes)\n" }
    return text
  }

  private static func row(about rule: Rule) -> String {
    let fixes = rule.fixes.map { "; ⚒ \($0)" } ?? ""
    return
      "| `\(rule.id)` | \(level(of: rule)) | \(rule.finds.replacing("|", with: "\\|"))\(fixes) |\n"
  }

  private static func level(of rule: Rule) -> String {
    rule.levelText + (rule.isPartOfFormat ? " †" : "")
  }
}
