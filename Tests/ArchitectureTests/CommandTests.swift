import Testing

/// What holds for every command of the program.
struct CommandTests {
  private static let commands = SourceTree.swiftFiles(below: "Sources/CurvetCLI/Commands")
    .filter { $0.text.contains("static let configuration") && !$0.name.hasSuffix("Topic") }

  /// The words that call the commands, as their configurations have them.
  private static let names = commands.compactMap { file in
    file.text.split(separator: "commandName: \"", maxSplits: 1).dropFirst().first
      .map { String($0.prefix { $0 != "\"" }) }
  }

  @Test("There are commands") func some() {
    #expect(Self.names.contains("search"))
    #expect(Self.names.count == Self.commands.count)
  }

  @Test("Every command has its tests", arguments: commands)
  func tests(command: SourceTree.File) {
    let folder = command.path.split(separator: "/").dropLast().last ?? ""
    let path = "Tests/CurvetCLITests/Commands/\(folder)/\(command.name)Tests.swift"
    #expect(SourceTree.text(path)?.contains("struct \(command.name)Tests") == true, "\(path)")
  }

  @Test("Every command is in the README", arguments: names)
  func readme(name: String) throws {
    let text = try #require(SourceTree.text("README.md"))
    #expect(text.contains("curvet \(name)"))
  }

  @Test("Every command that prints JSON has its shape documented") func json() throws {
    let text = try #require(SourceTree.text("docs/json-output.md"))
    let options = ["JSONOption", "ChangeArguments"]
    for file in Self.commands where options.contains(where: file.text.contains) {
      let name = file.text.split(separator: "commandName: \"")[1].prefix { $0 != "\"" }
      #expect(text.contains("## curvet \(name)"))
    }
  }
}
