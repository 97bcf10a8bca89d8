import CommandKit
import Curvet

/// Moves presets to the trash.
struct Remove: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Move presets to the trash; 'curvet undo' restores them.",
    discussion: """
      A preset that other presets refer to can't be removed. To remove it, point those presets to \
      another one with --use, or remove them, too, with --with-users.
      """,
    aliases: ["rm"])

  static let examples: KeyValuePairs = [
    "curvet remove curve/card": "one preset",
    "curvet remove curve/late-rush --use curve/card": "point its referrers to another one",
    "curvet remove 'curve/old/*' --dry-run": "all presets with matching names",
    "curvet remove --query tag:old --dry-run": "presets that match a search",
  ]

  @Argument(help: "Names or aliases of presets.", completion: .live(.presets))
  var names: [String] = []

  @Option(
    help: ArgumentHelp("Point references to this preset instead.", valueName: "name"),
    completion: .live(.presets))
  var use: String?

  @Flag(name: .customLong("with-users"), help: "Also remove presets that refer to them.")
  var removesUsers = false

  @OptionGroup var query: QueryOption
  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(["--use": use != nil, "--with-users": removesUsers])
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let choice = try PresetChoice(names, query: query.query)
    let policy: RemovalPolicy =
      if let use { .forward(to: use) } else { removesUsers ? .removeUsers : .refuse }
    let catalog = try global.openCatalog(for: .changing, in: &context)
    try choice.confirm(query, change, in: catalog, context, isQuiet: global.quiet)
    let report = try catalog.remove(choice.selection, policy, change.options(in: context, choice))
    return try print(report, nothing: "No presets found", in: context)
  }
}
