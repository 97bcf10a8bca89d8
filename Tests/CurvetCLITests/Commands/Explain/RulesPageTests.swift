import Expectations
import Rules
import Testing

@testable import CurvetCLI

/// The page about rules in the documentation, which is written from the rule book.
struct RulesPageTests {
  @Test("The documentation tells every rule as the rule book does") func page() throws {
    try Page("docs/rules.md").expect(Self.text)
  }

  private static var text: String {
    var text = """
      # Rules

      What `curvet validate` holds presets to. `curvet explain RULE` tells the same in a terminal,
      with an example that is found and one that is not. This page is written by
      `make record`.

      - An **error** is something that would break or harm, a **warning** something that a platform
        ignores or people will feel, a **note** something to think about; notes are looked for only at
        `--level info`.
      - A preset ignores a rule by an entry in its `ignore`, with a reason:
        `"ignore": [{"rule": "quality/too-long", "reason": "hero moment"}]`.
      - A project sets levels in `curvet.config.json`: `{"rules": {"quality/too-long": "off",
        "platform/*": "error"}}`, each `off`, `info`, `warning` or `error`. Neither can set aside what is
        part of the format.
      - ⚒ marks what `curvet validate --fix` fixes.
      """
    for family in RuleBook.families {
      text +=
        "\n\n## \(family.name)\n\n\(family.about.prefix(1).uppercased())\(family.about.dropFirst()).\n"
      for rule in family.rules {
        text +=
          "\n### \(rule.id)\n\n*\(rule.levelText)\(rule.isPartOfFormat ? ", part of the format" : "")* — "
        text += "\(rule.finds). \(rule.reason)\n\nSource: \(rule.source).\n"
        if let fixes = rule.fixes { text += "\n⚒ \(fixes)\n" }
      }
    }
    return text
  }
}
