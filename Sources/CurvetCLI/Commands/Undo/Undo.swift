import CommandKit
import Curvet

/// Takes a change back.
struct Undo: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last operation, or an earlier one.",
    discussion: """
      An undo is an operation, too: it is in the history and can be undone. If fields were changed \
      again after an earlier operation, they are left as they are, and listed; the exit code is \
      then 1.
      """)

  static let examples: KeyValuePairs = [
    "curvet undo": "the last operation that is not undone",
    "curvet undo 12": "an older one, by its number in 'curvet history'",
    "curvet undo --dry-run": "see what it would undo",
  ]

  @Argument(help: "The number of an operation.") var operation: OperationArgument?

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    context.showProgress(unless: global.quiet)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report = try catalog.undo(operation?.number, change.options(in: context))
    return try print(report, nothing: "Nothing to undo: nothing has changed since", in: context)
  }
}
