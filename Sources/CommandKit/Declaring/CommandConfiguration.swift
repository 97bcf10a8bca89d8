/// The name, help, and subcommands of a command.
public struct CommandConfiguration: Sendable {
  /// The word that calls the command, or nil for the type's name in kebab case.
  public var commandName: String?
  /// One sentence that says what the command does.
  public var abstract: String
  /// More about the command, shown last in its help; its line breaks are kept.
  public var discussion: String
  /// The text that `--version` prints on the root command, or an empty string for no such flag.
  public var version: String
  /// Whether the command is listed in its parent's help.
  public var shouldDisplay: Bool
  /// The subcommands listed without a section.
  public var ungroupedSubcommands: [any ParsableCommand.Type]
  /// The subcommands listed in named sections.
  public var groupedSubcommands: [CommandGroup]
  /// Other words that call the command.
  public var aliases: [String]

  /// Makes a configuration.
  public init(
    commandName: String? = nil, abstract: String = "", discussion: String = "",
    version: String = "", shouldDisplay: Bool = true,
    subcommands: [any ParsableCommand.Type] = [], groupedSubcommands: [CommandGroup] = [],
    aliases: [String] = []
  ) {
    self.commandName = commandName
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.shouldDisplay = shouldDisplay
    self.ungroupedSubcommands = subcommands
    self.groupedSubcommands = groupedSubcommands
    self.aliases = aliases
  }

  /// All subcommands: those without a section, then each section's.
  public var subcommands: [any ParsableCommand.Type] {
    ungroupedSubcommands + groupedSubcommands.flatMap(\.subcommands)
  }
}

/// A named section of subcommands in their parent's help.
public struct CommandGroup: Sendable {
  /// The section's title.
  public var name: String
  /// The section's commands, in the order shown.
  public var subcommands: [any ParsableCommand.Type]

  /// Makes a section.
  public init(name: String, subcommands: [any ParsableCommand.Type]) {
    self.name = name
    self.subcommands = subcommands
  }
}
