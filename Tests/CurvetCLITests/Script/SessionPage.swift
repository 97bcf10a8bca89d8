import Foundation
import Testing

/// A session page is one case: a title, commands as they are typed, and what each one prints.
///
/// The first line states what is decided. Lines that begin with `$ ` are commands, as in a `Session`. Below a
/// command stand the lines of standard output, those of standard error after `2> `, and the exit code as `[66]`
/// unless it is 0. A line `…` stands for any lines, and a line that begins with `# ` is a remark. A `\` comes before
/// a line of output that would be read as something else.
struct SessionPage: CustomTestStringConvertible {
  /// Where the page is.
  let file: URL
  /// The lines before the first command.
  private let head: [String]
  /// The commands; the rest of each is what it prints.
  private let steps: [Session.Step]

  var testDescription: String {
    file.pathComponents.suffix(2).joined(separator: "/")
  }

  init(_ file: URL) throws {
    self.file = file
    let page = Session.parse(try String(contentsOf: file, encoding: .utf8))
    (head, steps) = (page.head, page.steps)
  }

  /// All pages of a folder, by their names.
  static func all(in folder: URL) throws -> [SessionPage] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "txt" }
      .sorted { $0.path < $1.path }.map { try SessionPage($0) }
  }

  /// The first line.
  var title: String { head.first ?? "" }

  /// Whether a command is one of the program's.
  var runsProgram: Bool { steps.contains { $0.words.first == "curvet" } }

  /// A command that printed something else.
  struct Change {
    /// The line of the command.
    var line: Int
    var command: String
    var expected: [String]
    var actual: [String]
  }

  /// Runs the commands.
  ///
  /// - Returns: what is not as the page has it, and the page as it is now.
  func run(_ program: SessionProgram) throws -> (changes: [Change], text: String) {
    var desk = try SessionDesk(program)
    var changes: [Change] = []
    var lines = head
    for step in steps {
      lines += step.source
      let remarks = step.rest.drop { !$0.hasPrefix("# ") }
      let expected = Self.trimmed(step.rest.dropLast(remarks.count))
      let actual = try desk.run(step).map(Self.lines) ?? []
      if Self.matches(actual[...], expected[...]) {
        lines += step.rest
      } else {
        changes.append(
          Change(line: step.line, command: step.text, expected: expected, actual: actual))
        lines += actual + step.rest.dropLast(remarks.count).reversed().prefix(while: \.isEmpty)
        lines += remarks
      }
    }
    return (changes, lines.joined(separator: "\n"))
  }

  private static func lines(_ run: CommandRun) -> [String] {
    var lines = text(run.output).map { line in
      ["$ ", "# ", "2> ", "[", "…", "\\"].contains { line.hasPrefix($0) } ? "\\" + line : line
    }
    lines += text(run.errors).map { "2> " + $0 }
    if run.status != 0 { lines.append("[\(run.status)]") }
    return trimmed(lines)
  }

  private static func text(_ stream: String) -> [String] {
    var lines = stream.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() } else { lines.append("\\ no line break at the end") }
    return lines
  }

  /// Without the empty lines before and after, which only set commands apart.
  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
  }

  private static func matches(_ lines: ArraySlice<String>, _ page: ArraySlice<String>) -> Bool {
    guard let first = page.first else { return lines.isEmpty }
    let rest = page.dropFirst()
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
    }
    guard let line = lines.first, line.utf8.elementsEqual(first.utf8) else { return false }
    return matches(lines.dropFirst(), rest)
  }
}
