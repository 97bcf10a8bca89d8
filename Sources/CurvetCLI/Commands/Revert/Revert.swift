import CommandKit
import Curvet

/// Restores earlier revisions of presets.
struct Revert: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "revert",
    abstract: "Restore an earlier revision of a preset.",
    discussion: """
      Names and aliases don't change, because other presets may refer to them. A removed preset is \
      restored.
      """)

  static let examples: KeyValuePairs = [
    "curvet revert spring/tether@3": "the third revision",
    "curvet revert curve/card@1 spring/tether@3 -n": "show what that would change",
  ]

  @Argument(
    help: ArgumentHelp("Names with revisions.", valueName: "name@revision"),
    completion: .live(.presets))
  var targets: [RevisionArgument]

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report = try catalog.revert(targets.map { ($0.name, $0.rev) }, change.options(in: context))
    return try print(report, nothing: "Nothing to change", in: context)
  }
}
