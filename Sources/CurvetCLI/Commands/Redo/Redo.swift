import CommandKit
import Curvet

/// Undoes an undo.
struct Redo: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Redo the last undo.",
    discussion: """
      Redo works until you make another change. After that, pass the number of the undo to 'curvet \
      undo'.
      """)

  static let examples: KeyValuePairs = [
    "curvet redo": "redo what was undone"
  ]

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    context.showProgress(unless: global.quiet)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report = try catalog.redo(change.options(in: context))
    return try print(
      report, nothing: "Nothing to redo: the presets are already in that state", in: context)
  }
}
