import CommandKit
import Curvet

/// Gives presets an earlier form again.
struct Revert: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "revert",
    abstract: "Gives a preset an earlier form again, as in spring/tether@3.",
    discussion: """
      Names and aliases stay as they are, for others may refer to them. A removed preset comes back.
      """)

  static let examples: KeyValuePairs = [
    "curvet revert spring/tether@3": "as it was at the third",
    "curvet revert curve/card@1 spring/tether@3 -n": "see what that would change",
  ]

  @Argument(
    help: ArgumentHelp("Names with revisions.", valueName: "name@revision"),
    completion: .live(.presets))
  var targets: [RevisionArgument]

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report = try catalog.revert(
      targets.map { ($0.name, $0.rev) }, change.options(in: context))
    return try ChangePage(context, change, isQuiet: global.quiet).print(
      report, nothing: "Nothing to change: it is so already")
  }
}
