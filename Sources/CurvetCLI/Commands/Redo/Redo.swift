import CommandKit
import Curvet

/// Takes an undo back.
struct Redo: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Redo the last undo.",
    discussion: """
      After another change there is nothing to redo; an undo can still be undone by its number.
      """)

  static let examples: KeyValuePairs = [
    "curvet redo": "what was undone"
  ]

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    context.showProgress(unless: global.quiet)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report = try catalog.redo(change.options(in: context))
    return try print(report, nothing: "Nothing to redo: nothing has changed since", in: context)
  }
}
