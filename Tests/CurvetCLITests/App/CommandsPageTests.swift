import CommandKit
import Expectations
import Testing

@testable import CurvetCLI

/// The options of every command in the documentation, which are written from the declarations.
struct CommandsPageTests {
  @Test("The documentation lists every option of every command") func options() throws {
    let page = try Page("docs/commands.md")
    let start = try #require(page.text.firstRange(of: "## Options\n"))
    page.expect(Self.text, insteadOf: page.text[start.lowerBound...])
  }

  private static let root = CommandDescription(of: CurvetRoot.self, path: ["curvet"])

  private static var text: String {
    var text = """
      ## Options

      The help of a command says the same. `make record` writes this section. Every command has `-h`, `--help`, and
      these:

      \(table(root.arguments.filter { $0.section == global }))

      """
    for command in CommandTree.describe(CurvetRoot.self).dropFirst() where !command.isHidden {
      text += "\n### \(command.path.joined(separator: " "))\n\n`\(command.usage)`\n"
      let own = command.arguments.filter { !$0.isHidden && !$0.isBuiltIn && $0.section != global }
      if !own.isEmpty { text += "\n\(table(own))\n" }
    }
    return text
  }

  private static let global = "Global options"

  private static func table(_ arguments: [ArgumentDescription]) -> String {
    (["| option | what it does |", "|---|---|"] + arguments.map(row)).joined(separator: "\n")
  }

  private static func row(_ argument: ArgumentDescription) -> String {
    let text = argument.text.replacing("|", with: "\\|").replacing("\n", with: " ")
    return "| `\(argument.label)` | \(text) |"
  }
}
