import CommandKit

/// A root command whose subcommands use every kind of argument.
struct Tool: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keeps a shelf of books.",
    discussion: "The shelf lies in $TOOL_SHELF.\n\n  Books have names.",
    examples: [
      Example("tool find red", "looks for red books"),
      Example("tool tag emma old -new", "tags one book"),
    ],
    version: "tool 1.2",
    subcommands: [Quiet.self, Secret.self],
    groupedSubcommands: [
      CommandGroup(name: "Looking", subcommands: [Find.self, Paint.self]),
      CommandGroup(name: "Curating", subcommands: [Tag.self, Move.self, Shelf.self]),
    ],
    helpTopics: [Weights.self])

  @OptionGroup var common: Common
}

/// A help topic.
struct Weights: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists what books weigh.", examples: [Example("tool help weights", "all of them")])

  @Flag(help: "Says it in grams.") var grams = false
}

struct Common: ParsableArguments {
  @Option(name: .shortAndLong, help: "The shelf to use.") var shelf: String?
  @Flag(name: .shortAndLong, help: "Says nothing.") var quiet = false

  mutating func validate() throws {
    if shelf == "none" { throw ValidationError("there is no such shelf", help: "make one") }
  }
}

enum Sort: String, ExpressibleByArgument, CaseIterable {
  case name, year, colour
}

struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds books by words.",
    discussion: "Words may begin with a dash.",
    examples: [
      Example("tool find red --sort year", "red books, the oldest first"),
      Example("tool find -n 3", "three books"),
    ],
    aliases: ["list", "ls"])

  @Argument(help: "Words to look for.") var words: [String] = []
  @Option(name: .shortAndLong, help: "How many to show.") var number = 20
  @Option(help: "The order.") var sort: Sort?
  @Option(help: ArgumentHelp("A tag they have.", valueName: "name")) var tag: [String] = []
  @Option(
    name: [.customLong("above"), .customShort("a")],
    help: ArgumentHelp("The least weight.", discussion: "In kilograms."))
  var least: Double = 0
  @Flag(inversion: .prefixedNo, help: "Shows colours.") var color = true
  @Flag(name: .shortAndLong, help: "Says more.") var verbose: Int
  @Option(help: ArgumentHelp("Not shown.", visibility: .hidden)) var seed: UInt?
  @OptionGroup(title: "Common options") var common: Common

  mutating func validate() throws {
    if number == 13 { throw ValidationError("13 is too many") }
    if number == 14 { throw Trouble() }
    if number == 15 { throw UsageError("15 is not right", help: "try 16") }
  }
}

struct Trouble: Error, CustomStringConvertible {
  var description: String { "trouble ahead" }
}

struct Paint: ParsableCommand {
  enum Finish: EnumerableFlag {
    case matt, glossy

    static func name(for value: Finish) -> NameSpecification {
      value == .matt ? .shortAndLong : .long
    }
    static func help(for value: Finish) -> ArgumentHelp? {
      value == .matt ? "Without shine." : nil
    }
  }
  enum Coat: EnumerableFlag { case base, top }
  enum Tint: EnumerableFlag { case warm, cold }
  enum Edge: EnumerableFlag { case round, square }

  static let configuration = CommandConfiguration(abstract: "Paints a book.")

  @Flag(help: "How it shines.") var finish: Finish
  @Flag(help: "The coats.") var coats: [Coat] = []
  @Flag(exclusivity: .chooseLast, help: "The tint.") var tint: Tint?
  @Flag(exclusivity: .chooseFirst, help: "The edges.") var edge = Edge.round
  @Flag(inversion: .prefixedNo, help: "Dries it.") var dry: Bool?
}

struct Tag: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tags a book.", examples: [Example("tool tag emma old -new", "adds and removes")])

  @Argument(help: "The book.") var name: String
  @Argument(parsing: .allUnrecognized, help: "Tags to add; '-tag' removes one.")
  var tags: [String]
  @Flag(name: [.customShort("n"), .long], help: "Changes nothing.") var dryRun = false
}

struct Move: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Moves a book.", examples: [Example("tool move emma --to attic", "moves it")])

  @Argument(help: "The book.") var name: String
  @Argument(help: "The place on the shelf.") var place: Int?
  @Option(help: "The room.", transform: { try Room($0) }) var to: Room
  @Option(parsing: .unconditional, help: "A remark.") var note: String?
  @Option(parsing: .upToNextOption, help: "Who helps.") var with: [String] = []
  @Flag(help: "Takes care.") var care = false
}

struct Room: Equatable {
  var name: String

  init(_ name: String) throws {
    guard name.first?.isLetter == true else {
      throw ValidationError("a room begins with a letter")
    }
    self.name = name
  }
}

/// A command with subcommands of its own.
struct Shelf: ParsableCommand {
  struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Builds a shelf.", aliases: ["make"])
  }
  struct Burn: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Burns a shelf.")
  }

  static let configuration = CommandConfiguration(
    abstract: "Works on shelves.", subcommands: [Build.self, Burn.self])
}

struct Quiet: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Does nothing.", examples: [Example("tool quiet", "")])
}

struct Secret: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "secrets", shouldDisplay: false)
}
