import CommandKit
import Testing

@Suite("A command tree can be described and checked") struct CommandTreeTests {
  @Test("All commands, each before its subcommands") func all() {
    #expect(
      CommandTree.describe(Tool.self).map { $0.path.joined(separator: " ") } == [
        "tool", "tool quiet", "tool secrets", "tool find", "tool paint", "tool tag", "tool move",
        "tool shelf", "tool shelf build", "tool shelf burn",
      ])
  }

  @Test("One command by its names") func one() {
    #expect(CommandTree.describe(Tool.self, at: ["ls"])?.path == ["tool", "find"])
    #expect(CommandTree.describe(Tool.self, at: ["shelf", "make"])?.name == "build")
    #expect(CommandTree.describe(Tool.self, at: [])?.path == ["tool"])
    #expect(CommandTree.describe(Tool.self, at: ["nothing"]) == nil)
  }

  @Test("Facts of arguments") func arguments() throws {
    let find = try #require(CommandTree.describe(Tool.self, at: ["find"]))
    let facts = find.arguments.map { argument in
      """
      \(argument.kind) \(argument.names.joined(separator: ",")) \
      <\(argument.valueName)> \(argument.defaultValue ?? "-") \(argument.isRequired) \
      \(argument.isRepeating) \(argument.isHidden) \(argument.section)
      """
    }
    #expect(
      facts == [
        "positional  <words> - false true false ",
        "option -n,--number <number> 20 false false false ",
        "option --sort <sort> - false false false ",
        "option --tag <name> - false true false ",
        "option -a,--above <above> 0 false false false ",
        "flag -v,--verbose <> - false false false ",
        "option --seed <seed> - false false true ",
        "option -s,--shelf <shelf> - false false false Common options",
        "flag -q,--quiet <> - false false false Common options",
        "flag -h,--help <> - false false false ",
      ])
    let sort = find.arguments[2]
    #expect(sort.allowedValues == ["name", "year", "colour"])
    #expect("\(sort.completion)" == #"list(["name", "year", "colour"])"#)
    #expect("\(find.arguments[0].completion)" == "default")
    #expect(find.arguments[1].valueType == Int.self)
  }

  @Test("Sections leave hidden commands out") func sections() throws {
    let tool = try #require(CommandTree.describe(Tool.self, at: []))
    #expect(tool.sections.map(\.title) == ["", "Looking", "Curating"])
    #expect(
      tool.sections.map { $0.commands.map(\.name) } == [
        ["quiet"], ["find", "paint"], ["tag", "move", "shelf"],
      ])
  }

  @Test("Completions come from the option or its type") func completion() throws {
    struct Open: ParsableCommand {
      @Argument(completion: .file(extensions: ["json"])) var file: String
      @Option(completion: .lookup("names")) var name: String?
      @Option(completion: .directory) var out: String?
    }
    let arguments = CommandDescription(of: Open.self, path: ["open"]).arguments
    #expect("\(arguments[0].completion)" == #"file(extensions: ["json"])"#)
    #expect("\(arguments[1].completion)" == #"lookup("names")"#)
    #expect("\(arguments[2].completion) \(arguments[3].completion)" == "directory default")
  }

  @Test("Problems are found") func problems() {
    struct Broken: ParsableCommand {
      struct First: ParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Is first.", aliases: ["second"])
      }
      struct Second: ParsableCommand {
        static let configuration = CommandConfiguration(shouldDisplay: false)
      }
      static let configuration = CommandConfiguration(subcommands: [First.self, Second.self])
      @Argument(help: "Many.") var many: [String] = []
      @Argument var one: String?
      @Argument(help: "Two.") var two: String
      @Option(name: .shortAndLong, help: "A size.") var size = 1
      @Flag(name: .shortAndLong, help: "Silent.") var silent = false
      @Flag(name: .customLong("size"), help: "A size.") var sized = false
      @Flag(name: [], help: "Nameless.") var nameless = false
    }
    #expect(
      CommandTree.validate(Broken.self) == [
        "broken: has no abstract", "broken: '<one>' has no help",
        "broken: an option has no name", "broken: '-s' is declared more than once",
        "broken: '--size' is declared more than once",
        "broken: '<many>' takes all words and must come last",
        "broken: '<two>' is required but follows '<one>', which is not",
        "broken: two subcommands are called 'second'",
      ])
  }

  @Test("A sound tree has none") func sound() {
    #expect(CommandTree.validate(Tool.self) == [])
  }
}
