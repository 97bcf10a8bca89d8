import Foundation
import Testing

/// What holds for every command of the program.
struct CommandTests {
  /// A command with the files that are its own.
  struct Command: CustomStringConvertible, Sendable {
    /// The word that calls it.
    var name: String
    /// The file that declares it.
    var file: SourceTree.File
    var description: String { name }

    /// The texts of the files in its folder, or of its file if it has no folder of its own.
    var texts: [String] {
      let files = file.folder.hasSuffix("/Commands") ? [file] : CommandTests.files
      return files.filter { $0.folder == file.folder }.map(\.text)
    }
  }

  private static let files = SourceTree.swiftFiles(below: "Sources/CurvetCLI/Commands")

  /// The commands, without the root and the topics of help.
  private static let commands = files.compactMap { file in
    file.text.split(separator: "commandName: \"", maxSplits: 1).dropFirst().first
      .map { Command(name: String($0.prefix { $0 != "\"" }), file: file) }
  }.filter { $0.name != "curvet" && !$0.file.name.hasSuffix("Topic") }

  @Test("There are commands") func some() {
    #expect(Self.commands.count > 25)
    #expect(Self.commands.contains { $0.name == "search" })
  }

  @Test("Every command has its sessions, and one that shows its help", arguments: commands)
  func sessions(command: Command) throws {
    let help = try #require(SourceTree.text("Tests/Sessions/\(command.name)/help.txt"))
    #expect(help.contains("\n$ curvet \(command.name) --help\n"))
  }

  @Test("Every command is in docs/commands.md", arguments: commands)
  func documented(command: Command) throws {
    let text = try #require(SourceTree.text("docs/commands.md"))
    #expect(text.contains("`curvet \(command.name)"))
  }

  @Test("Every command that prints JSON has its shape documented") func json() throws {
    let text = try #require(SourceTree.text("docs/json-output.md"))
    let options = ["JSONOption", "ChangeArguments"]
    let printing = Self.commands.filter { command in
      command.texts.contains { text in options.contains(where: text.contains) }
    }
    #expect(printing.count > 20)
    // Commands with the same shape share a heading, which lists them.
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## curvet ") }
    let documented = Set(headings.flatMap { $0.dropFirst(10).components(separatedBy: ", ") })
    for command in printing { #expect(documented.contains(command.name), "\(command.name)") }
  }

  @Test("docs/commands.md lists the exit codes") func exitCodes() throws {
    let text = try #require(SourceTree.text("docs/commands.md"))
    let listed = text.components(separatedBy: "## Exit codes").last?.split(separator: "\n")
      .compactMap { $0.hasPrefix("| ") ? Int($0.split(separator: " ")[1]) : nil }
    let source = SourceTree.swiftFiles(below: "Sources/CurvetCLI").first { $0.name == "ExitStatus" }
    let declared = source?.text.components(separatedBy: "ExitCode(").dropFirst()
      .compactMap { Int($0.prefix { $0 != ")" }) }
    #expect(declared?.isEmpty == false)
    #expect(listed == declared)
  }
}
