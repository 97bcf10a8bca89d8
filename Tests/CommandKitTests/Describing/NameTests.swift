import Testing

@testable import CommandKit

@Suite("Names come from declarations") struct NameTests {
  struct FlipPresent: ParsableCommand {
    @Option var maxURLLength: Int?
    @Option(name: .shortAndLong) var toSVG: String?
    @Option(name: [.customLong("b2"), .customShort("b")]) var other: String?
    @Option(name: [.short]) var _x: String?
    @Argument(help: ArgumentHelp(valueName: "file")) var path: String
    @Argument var lastOne: [String]
  }
  struct HTMLPage: ParsableCommand {}

  @Test func commands() {
    #expect(FlipPresent.commandName == "flip-present")
    #expect(HTMLPage.commandName == "html-page")
  }

  @Test(arguments: [
    ("a", "a"), ("dryRun", "dry-run"), ("toSVG", "to-svg"), ("SVGFile", "svg-file"), ("x2", "x2"),
    ("snake_case", "snake-case"), ("Snake_Case", "snake-case"),
  ])
  func kebab(name: String, text: String) {
    #expect(kebabCase(name) == text)
  }

  @Test func arguments() {
    let arguments = CommandDescription(of: FlipPresent.self, path: ["x"]).arguments
    #expect(
      arguments.map(\.synopsis) == [
        "--max-url-length <max-url-length>", "--to-svg <to-svg>", "--b2 <b2>", "-_ <-x>", "<file>",
        "<last-one> ...", "--help",
      ])
    let names = arguments.map { $0.names.joined(separator: " ") }
    #expect(names == ["--max-url-length", "-t --to-svg", "-b --b2", "-_", "", "", "-h --help"])
  }
}
