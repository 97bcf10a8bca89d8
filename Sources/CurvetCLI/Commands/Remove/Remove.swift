import CommandKit
import Curvet

/// Moves presets to the trash.
struct Remove: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Move presets to the trash; undo brings them back.",
    discussion: """
      A preset that others refer to can't be removed, unless --use names another one for them, or \
      --with-users removes them, too.
      """,
    aliases: ["rm"])

  static let examples: KeyValuePairs = [
    "curvet remove curve/card": "one preset",
    "curvet remove curve/card --use curve/standard": "make its referrers use another one",
    "curvet remove 'curve/old/*' --dry-run": "all whose names match",
    "curvet remove --query tag:old --dry-run": "what a search finds",
  ]

  @Argument(help: "Names or aliases of presets.", completion: .live(.presets))
  var names: [String] = []

  @Option(
    help: ArgumentHelp("What others refer to instead.", valueName: "name"),
    completion: .live(.presets))
  var use: String?

  @Flag(name: .customLong("with-users"), help: "Remove what refers to them, too.")
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
