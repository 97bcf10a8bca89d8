/// A description of one command, known without parsing anything.
///
/// It is the source of help, shell completions, and reference pages.
public struct CommandDescription: Sendable {
  /// The command's type.
  public let type: any ParsableCommand.Type
  /// The names on the path to the command, starting with the program's.
  public var path: [String]
  /// Other words that call the command.
  public var aliases: [String]
  /// One sentence that says what it does.
  public var abstract: String
  /// More about it.
  public var discussion: String
  /// Its arguments in the order declared, then `--version` and `--help` if it has them.
  public var arguments: [ArgumentDescription]
  /// Its subcommands: those without a section first, then each section.
  public var sections: [CommandSection]
  /// Topics that its `help` explains besides commands.
  public var topics: [CommandSection.Entry]
  /// Whether its parent's help omits it.
  public var isHidden: Bool

  /// Describes a command called by a path.
  public init(
    of type: any ParsableCommand.Type, path: [String],
    topics: [any ParsableCommand.Type] = []
  ) {
    let configuration = type.configuration
    self.type = type
    self.path = path
    aliases = configuration.aliases
    abstract = configuration.abstract
    discussion = configuration.discussion
    isHidden = !configuration.shouldDisplay
    arguments = DeclaredArguments(of: type.init()).all.map(\.description)
    let ungrouped = CommandSection("", configuration.ungroupedSubcommands)
    let grouped = configuration.groupedSubcommands.map { CommandSection($0.name, $0.subcommands) }
    sections = ([ungrouped] + grouped).filter { !$0.commands.isEmpty }
    self.topics = CommandSection("", path.count == 1 ? topics : []).commands
    if path.count == 1, !configuration.version.isEmpty {
      addFlag(["--version"], "Show the version.")
    }
    addFlag(["-h", "--help"], "Show this help.")
  }

  /// The command's own name.
  public var name: String { path.last ?? "" }

  /// Adds a flag that every command has, with those of its names that the command doesn't use itself.
  private mutating func addFlag(_ names: [String], _ abstract: String) {
    let taken = arguments.flatMap(\.names)
    let free = names.filter { !taken.contains($0) }
    guard !free.isEmpty else { return }
    var flag = ArgumentDescription(kind: .flag, help: ArgumentHelp(abstract))
    flag.names = free
    flag.isBuiltIn = true
    arguments.append(flag)
  }
}

/// A part of a command's subcommands, listed together.
public struct CommandSection: Sendable {
  /// One subcommand in short.
  public struct Entry: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Other words that call it.
    public var aliases: [String]
    /// One sentence that says what it does.
    public var abstract: String
  }

  /// The section's title, or an empty string.
  public var title: String
  /// The subcommands in the order shown; without hidden ones.
  public var commands: [Entry]

  init(_ title: String, _ types: [any ParsableCommand.Type]) {
    self.title = title
    commands = types.filter { $0.configuration.shouldDisplay }.map { type in
      Entry(
        name: type.commandName, aliases: type.configuration.aliases,
        abstract: type.configuration.abstract)
    }
  }
}
