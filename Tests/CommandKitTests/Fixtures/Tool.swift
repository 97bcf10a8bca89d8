import CommandKit

/// A root command whose subcommands use every kind of argument.
struct Tool: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keeps a shelf of books.",
    discussion: "The shelf lies in $TOOL_SHELF.\n\n  Books have names.",
    version: "tool 1.2",
    subcommands: [Quiet.self, Secret.self],
    groupedSubcommands: [
      CommandGroup(name: "Looking", subcommands: [Find.self, Paint.self]),
      CommandGroup(name: "Curating", subcommands: [Tag.self, Move.self, Shelf.self]),
    ])

  @OptionGroup var common: Common
}

/// A help topic.
struct Weights: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists what books weigh.")

  @Flag(help: "Says it in grams.") var grams = false
}

struct Common: ParsableArguments {
  @Option(name: .shortAndLong, help: "The shelf to use.") var shelf: String?
  @Flag(name: .shortAndLong, help: "Says nothing.") var quiet = false

  mutating func validate() throws {
    if shelf == "none" { throw ValidationError("there is no such shelf") }
  }
}

enum Sort: String, ExpressibleByArgument, CaseIterable {
  case name, year, colour
}

struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds books by words.",
    discussion: "Words may begin with a dash.",
    aliases: ["list", "ls"])

  @Argument(help: "Words to look for.") var words: [String] = []
  @Option(name: .shortAndLong, help: "How many to show.") var number = 20
  @Option(help: "The order.") var sort: Sort?
  @Option(help: ArgumentHelp("A tag they have.", valueName: "name")) var tag: [String] = []
  @Option(
    name: [.customLong("above"), .customShort("a")],
    help: ArgumentHelp("The least weight.", discussion: "In kilograms."))
  var least: Double = 0
  @Flag(name: .shortAndLong, help: "Says more.") var verbose = false
  @Option(help: ArgumentHelp("Not shown.", visibility: .hidden)) var seed: Int?
  @OptionGroup(title: "Common options") var common: Common

  mutating func validate() throws {
    if number == 13 { throw ValidationError("13 is too many") }
    if number == 14 { throw Trouble() }
  }
}

struct Trouble: Error, CustomStringConvertible {
  var description: String { "trouble ahead" }
}

struct Paint: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Paints a book.")

  @Flag(help: "Without shine.") var matt = false
}

struct Tag: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tags a book.")

  @Argument(help: "The book.") var name: String
  @Argument(parsing: .allUnrecognized, help: "Tags to add; '-tag' removes one.")
  var tags: [String]
  @Flag(name: [.customShort("n"), .long], help: "Changes nothing.") var dryRun = false
}

struct Move: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Moves a book.")

  @Argument(help: "The book.") var name: String
  @Argument(help: "The place on the shelf.") var place: Int?
  @Option(help: "The room.") var to: Room
  @Option(parsing: .unconditional, help: "A remark.") var note: String?
  @Flag(help: "Takes care.") var care = false
}

struct Room: ExpressibleByArgument {
  var name: String

  init?(argument: String) {
    guard argument.first?.isLetter == true else { return nil }
    name = argument
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
    abstract: "Does nothing.")
}

struct Secret: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "secrets", shouldDisplay: false)
}
