import CommandKit
import Testing

@testable import CurvetCLI

struct ExampleTests {
  /// The examples of all commands, each with the path of its command.
  static let examples = CommandTree.describe(CurvetRoot.self).flatMap { command in
    ((command.type as? any ExplainedCommand.Type)?.examples ?? [:]).map {
      (path: command.path, example: $0.key)
    }
  }

  @Test("All commands have examples, and declare what can be read") func declarations() {
    #expect(CommandTree.validate(CurvetRoot.self) == [])
    let commands = CommandTree.describe(CurvetRoot.self).map(\.path)
    #expect(commands.filter { path in !Self.examples.contains { $0.path == path } } == [])
  }

  @Test("Every example calls its command, and parses", arguments: examples)
  func example(path: [String], example: String) throws {
    let words = try #require(ShellLine(example).curvetWords)
    guard case .command(_, let found) = try CommandParser(CurvetRoot.self).parse(words) else {
      Issue.record("it asks for help")
      return
    }
    #expect(found.starts(with: path))
  }

  @Test(
    "Lines are split as a shell does",
    arguments: [
      ("curvet show a", ["show", "a"]),
      ("curvet export --query 'kind:spring tag:m3'", ["export", "--query", "kind:spring tag:m3"]),
      ("generate | curvet import -", ["import", "-"]),
      ("curvet schema > curvet.schema.json", ["schema"]),
      ("ls", nil),
    ] as [(String, [String]?)])
  func splitting(line: String, words: [String]?) {
    #expect(ShellLine(line).curvetWords == words)
  }
}
