import Expectations
import Foundation
import ShellChecking
import Testing

/// Pages of the documentation whose commands a real shell runs, with git and SQLite's own program.
struct ShellPageTests {
  @Test("docs/sql.md shows the results of its queries") func queries() throws {
    let program = try BuiltProgram()
    try #require(try program.run("init", "--catalog", "catalog.sqlite", "-q").status == 0)
    let page = try Page("docs/sql.md")
    var count = 0
    let shown = try Self.rewriting(page.text, "```sql\n") { block in
      count += 1
      let result = try program.shell(
        "sqlite3 -readonly -markdown catalog.sqlite <<'END'\n\(block.lines.joined(separator: "\n"));\nEND"
      )
      #expect(result.status == 0, "\(block.lines)\n\(result.errors)")
      #expect(!result.output.isEmpty, "\(block.lines)")
      return (block.lines, "\n" + result.output)
    }
    #expect(count == 10)
    page.expect(shown)
  }

  @Test("docs/sharing.md shows what a team of two sees") func sharing() throws {
    let program = try BuiltProgram()
    let page = try Page("docs/sharing.md")
    var script = """
      exec 2>&1
      export GIT_CONFIG_NOSYSTEM=1 CURVET_NOW=1772442000
      export GIT_AUTHOR_DATE=2026-03-02T09:00:00Z GIT_COMMITTER_DATE=2026-03-02T09:00:00Z
      git config --global init.defaultBranch main
      git config --global user.name Ann
      git config --global user.email ann@example.com
      git config --global advice.diverging false

      """
    var commands: [[[String]]] = []
    _ = try Self.rewriting(page.text, "```console\n") { block in
      commands.append(Self.commands(in: block.lines))
      return (block.lines, "")
    }
    let mark = "\u{1E}"
    for command in commands.joined() {
      script += command.joined(separator: "\n") + "\nprintf '\(mark)'\n"
    }
    let run = try program.shell(script)
    var outputs = run.output.split(separator: mark, omittingEmptySubsequences: false)[...]
    #expect(outputs.count == commands.joined().count + 1)
    var blocks = commands[...]
    let shown = try Self.rewriting(page.text, "```console\n") { block in
      let lines = (blocks.popFirst() ?? []).flatMap { command in
        let output = (outputs.popFirst() ?? "").split(
          separator: "\n", omittingEmptySubsequences: false)
        return ["$ " + command[0]] + command.dropFirst() + output.dropLast().map(String.init)
      }
      return (lines, "")
    }
    page.expect(shown)
  }

  private struct Block {
    var lines: [String]
  }

  /// Returns a page in which each block that begins so is replaced, and so is the table behind it if there is one.
  private static func rewriting(
    _ text: String, _ start: String, by change: (Block) throws -> (lines: [String], table: String)
  ) throws -> String {
    var shown = ""
    var rest = text[...]
    while let head = rest.firstRange(of: "\n" + start),
      let end = rest[head.upperBound...].firstRange(of: "```\n")
    {
      let lines = rest[head.upperBound..<end.lowerBound].split(
        separator: "\n", omittingEmptySubsequences: false)
      let (changed, table) = try change(Block(lines: lines.dropLast().map(String.init)))
      shown += rest[..<head.upperBound] + changed.map { $0 + "\n" }.joined() + "```\n" + table
      rest = rest[end.upperBound...]
      if !table.isEmpty, rest.hasPrefix("\n|") {
        rest = rest.dropFirst()
        while rest.hasPrefix("|") {
          rest = rest[(rest.firstIndex(of: "\n") ?? rest.endIndex)...].dropFirst()
        }
      }
    }
    return shown + rest
  }

  /// Returns the commands of a block, without what they print; a here-document is part of its command.
  private static func commands(in lines: [String]) -> [[String]] {
    var commands: [[String]] = []
    var isOpen = false
    for line in lines {
      if isOpen {
        commands[commands.count - 1].append(line)
        isOpen = line != "END"
      } else if line.hasPrefix("$ ") {
        commands.append([String(line.dropFirst(2))])
        isOpen = line.hasSuffix("<<'END'")
      }
    }
    return commands
  }
}
