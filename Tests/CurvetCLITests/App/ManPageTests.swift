import CommandKit
import Curvet
import Expectations
import Testing

@testable import CurvetCLI

/// The man page, which is written from the declarations of commands, as help is.
struct ManPageTests {
  @Test("The man page says what help says") func page() throws {
    try Page("docs/curvet.1").expect(Self.text)
  }

  private static let global = "Global options"

  private static var text: String {
    let root = CommandDescription(of: CurvetRoot.self, path: ["curvet"])
    var lines = [
      ".\\\" Written by 'make record' from the declarations of the commands.",
      ".TH CURVET 1 \"\" \"Curvet \(CurvetVersion.text)\" \"Curvet manual\"",
      ".SH NAME", "curvet \\- \(roff(root.abstract.dropLast().lowercasedFirst))",
      ".SH SYNOPSIS", roff(root.usage), ".SH DESCRIPTION",
    ]
    lines += paragraphs(root.discussion)
    lines += examples(of: root)
    lines.append(".SH GLOBAL OPTIONS")
    lines += root.arguments.filter { $0.section == global }.flatMap(entry)
    lines.append(".SH COMMANDS")
    for command in CommandTree.describe(CurvetRoot.self).dropFirst() where !command.isHidden {
      lines.append(".SS \(roff(([command.name] + command.aliases).joined(separator: ", ")))")
      lines.append(roff(command.abstract))
      lines += [".PP", "Usage: \(roff(command.usage))"]
      lines += command.arguments.filter { !$0.isHidden && !$0.isBuiltIn && $0.section != global }
        .flatMap(entry)
      lines += paragraphs(command.discussion).map { $0 }
      lines += examples(of: command)
    }
    lines += [
      ".SH SEE ALSO",
      "\\&'curvet help' lists topics, such as queries and expressions, that are explained at length.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ argument: ArgumentDescription) -> [String] {
    [".TP", ".B \(roff(argument.label))"]
      + argument.text.split(separator: "\n").map { roff(String($0)) }
  }

  private static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).flatMap { line in
      // What is indented is printed as it is.
      line.hasPrefix("  ") ? [".nf", roff(String(line)), ".fi"] : [".PP", roff(String(line))]
    }
  }

  private static func examples(of command: CommandDescription) -> [String] {
    guard let type = command.type as? any CurvetCommand.Type else { return [] }
    return type.examples.flatMap { line, meaning in
      [".PP", "\(roff(meaning.prefix(1).uppercased() + meaning.dropFirst())):", ".br", ".nf"]
        + ["    \(roff(line))", ".fi"]
    }
  }

  /// Escapes what troff would read as a command or another character.
  private static func roff(_ text: some StringProtocol) -> String {
    let escaped = text.map { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : String($0) }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}

extension StringProtocol {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
