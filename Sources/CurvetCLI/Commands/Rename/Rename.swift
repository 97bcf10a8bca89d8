import CommandKit
import Curvet
import Diagnostics
import Presets

/// Gives presets other names.
struct Rename: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename presets, and update references to them.",
    discussion: """
      The old name is kept as an alias, so scripts and people still find the preset. A * in OLD \
      matches any text, and the * in NEW stands for that text. With --query, you don't need OLD. \
      The * in NEW then stands for the whole name.
      """)

  static let examples: KeyValuePairs = [
    "curvet rename curve/card curve/card/expand": "one preset",
    "curvet rename 'spring/figma/*' 'spring/design/*'": "all presets in a folder",
    "curvet rename --query tag:card 'team/*' --dry-run": "all presets that match a search",
    "curvet rename curve/card curve/card-2 --no-alias": "without keeping the old name",
  ]

  @Argument(
    help: ArgumentHelp("The old and the new name.", valueName: "old> <new"),
    completion: .live(.presets))
  var names: [String]

  @Flag(name: .customLong("no-alias"), help: "Don't keep the old name as an alias.")
  var isNotAliased = false

  @OptionGroup var query: QueryOption
  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    if names.count == 2 || names.count == 1 && query.query != nil { return }
    throw ValidationError(
      "'rename' takes an old and a new name",
      help: "for example: curvet rename curve/card curve/card-2")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let pattern = try RenamingPattern(names.count == 2 ? names[0] : "*", to: names.last ?? "")
    let choice = try choice(pattern)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    if names.count == 2, let some = NamePattern(names[0]) { _ = try catalog.names(matching: some) }
    try choice.confirm(query, change, in: catalog, context, isQuiet: global.quiet)
    let report = try catalog.rename(
      choice.selection, keepsAliases: !isNotAliased, change.options(in: context, choice)
    ) { name throws(CatalogError) in try pattern.renamed(name) }
    return try print(report, nothing: "Nothing to rename", in: context)
  }

  private func choice(_ pattern: RenamingPattern) throws -> PresetChoice {
    if let query = query.query { return try PresetChoice(query: query) }
    return pattern.isPlain ? try PresetChoice([names[0]], query: nil) : .all
  }
}
