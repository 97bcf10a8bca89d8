import CommandKit
import Curvet

/// Takes a change back.
struct Undo: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Takes the last change back, or an older one.",
    discussion: """
      An undo is a change itself: it stands in the history and can be undone. What was changed again \
      after an older operation is left as it is, field by field, and told; the exit code is 1 then.
      """)

  static let examples: KeyValuePairs = [
    "curvet undo": "the last change that still holds",
    "curvet undo 12": "an older one, by its number in 'curvet history'",
    "curvet undo --dry-run": "see what would be taken back",
  ]

  @Argument(help: "The number of an operation.")
  var operation: OperationArgument?

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    context.showProgress(unless: global.quiet)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report = try catalog.undo(operation?.number, change.options(in: context))
    return try ChangePage(context, change, isQuiet: global.quiet).print(
      report, nothing: "Nothing to undo: everything is as it was before")
  }
}
