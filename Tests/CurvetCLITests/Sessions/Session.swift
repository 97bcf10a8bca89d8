import Expectations
import Foundation
import Testing

/// A session is a page of `Tests/Sessions`: a title, a header, and commands with what each one prints.
///
/// The first line states what is decided. The lines after it are the `Header`. Below a command stand the lines of
/// standard output, those of standard error after `2> `, and the exit code as `[66]` unless it is 0. A line `…` stands
/// for any lines, and a line that begins with `# ` is a remark. A `\` comes before a line of output that would be
/// read as something else. Control characters are shown as their pictures: `␛` for an escape.
struct Session: CustomTestStringConvertible {
  /// Where the page is.
  let file: URL
  /// What is decided.
  let title: String
  /// Where the commands are run.
  let header: Header
  /// The commands; the rest of each is what it prints.
  let commands: [ShellCommand]
  /// The lines before the first command.
  private let head: [String]

  var testDescription: String { file.pathComponents.suffix(2).joined(separator: "/") }

  init(_ file: URL) throws {
    self.file = file
    let text = try String(contentsOf: file, encoding: .utf8)
    var lines = text.components(separatedBy: "\n")[...]
    head = Array(lines.prefix { !$0.hasPrefix("$ ") })
    lines = lines.dropFirst(head.count)
    title = head.first ?? ""
    header = try Header(head.dropFirst().prefix { !$0.isEmpty })
    var commands: [ShellCommand] = []
    while let command = ShellCommand(&lines) { commands.append(command) }
    self.commands = commands
  }

  /// All pages, by their names.
  static func all() throws -> [Session] {
    try PageRun.files(in: "Sessions").map { try Session($0) }
  }

  /// Where the pages are.
  static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Sessions").standardized

  /// Runs the commands.
  func run(_ program: SessionProgram) throws -> PageRun {
    var desk = try SessionDesk(header, program)
    var changes: [PageRun.Change] = []
    var lines = head
    for command in commands {
      lines += command.source
      let remarks = command.rest.drop { !$0.hasPrefix("# ") }
      let shown = command.rest.dropLast(remarks.count)
      let expected = SessionOutput.trimmed(shown)
      let actual = try desk.run(command).map(SessionOutput.lines) ?? []
      if SessionOutput.matches(actual[...], expected[...]) {
        lines += command.rest
      } else {
        changes.append(
          PageRun.Change(
            line: command.line, expected: [command.source[0]] + expected,
            actual: [command.source[0]] + actual))
        lines += SessionOutput.elided(actual, as: expected)
        lines += shown.reversed().prefix(while: \.isEmpty) + remarks
      }
    }
    return PageRun(changes: changes, lines: lines)
  }
}
