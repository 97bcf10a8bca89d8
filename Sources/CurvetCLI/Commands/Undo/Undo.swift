import CommandKit
import Curvet
import Diagnostics
import Storage
import StrictJSON

/// Undoes operations.
struct Undo: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last operation, or an earlier one.",
    discussion: """
      An undo is an operation, too: it appears in the history and can be undone. If a later \
      operation changed the same fields, these fields aren't undone. They are listed, and the exit \
      code is 1.
      """)

  static let examples: KeyValuePairs = [
    "curvet undo": "the last operation that isn't undone yet",
    "curvet undo --steps 3": "the last three operations",
    "curvet undo 12": "an older one, by its number in 'curvet history'",
    "curvet undo --dry-run": "show what it would undo",
  ]

  @Argument(help: "The number of an operation.") var operation: OperationArgument?

  @Option(help: "Undo this many operations, the last one first.") var steps: Int?

  @Flag(name: [.customShort("y"), .customLong("yes")], help: "Don't ask for confirmation.")
  var isAgreed = false

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.check("--steps", steps, in: 1...1_000, "from 1 to 1000")
    if let operation, let steps {
      throw ValidationError(
        "an operation and '--steps' can't be used together",
        help:
          "run 'curvet undo \(operation.number)' to undo one operation,"
          + " or 'curvet undo --steps \(steps)' to undo the last \(Words.count(steps, "operation"))"
      )
    }
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    context.showProgress(unless: global.quiet)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    if let steps, steps > 1 { return try undo(steps, in: catalog, context) }
    if let operation { try confirm(catalog.operation(operation.number), in: catalog, &context) }
    let report = try catalog.undo(operation?.number, change.options(in: context))
    return try print(
      report, nothing: "Nothing to undo: the presets are already in that state", in: context)
  }

  /// The number of latest operations that are undone by their number without confirmation.
  private static let recent = 5

  /// Asks before undoing an old operation, because its number may be meant as a count.
  private func confirm(
    _ operation: Operation, in catalog: Catalog, _ context: inout Context
  ) throws {
    let later = try catalog.operations(after: operation.id)
    guard later >= Self.recent, !isAgreed, !change.isDryRun, !change.json, context.isInteractive
    else { return }
    context.errors.line(
      "Operation \(operation.id), \(later) operations ago: \(Words.clipped(operation.command))")
    context.errors.line("  \(operation.summary)")
    if operation.id <= 1_000 {
      let count = operation.id == 1 ? "operation" : "\(operation.id) operations"
      context.errors.line(
        "To undo the last \(count), run 'curvet undo\(operation.id == 1 ? "" : " --steps \(operation.id)")'"
      )
    }
    guard try context.agrees(to: "Undo operation \(operation.id)?") else {
      throw CatalogError(.interrupted, "nothing was undone")
    }
  }

  /// Undoes operations one after another; 'curvet redo' can redo each of them.
  private func undo(_ steps: Int, in catalog: Catalog, _ context: Context) throws -> ExitCode {
    let operations = try catalog.operationsToUndo(steps)
    var reports: [ChangeReport] = []
    var code = ExitStatus.done
    let output = context.output
    for operation in operations {
      if change.isDryRun {
        if !change.json, !global.quiet {
          output.line("Would undo operation \(operation.id): \(Words.clipped(operation.command))")
        }
        continue
      }
      let report = try catalog.undo(operation.id, change.options(in: context))
      if !report.conflicts.isEmpty { code = ExitStatus.findings }
      reports.append(report)
      if !change.json { _ = try print(report, in: context) }
    }
    if change.json {
      try output.json { writer in
        writer.member("dryRun", change.isDryRun)
        if change.isDryRun {
          writer.objects("steps", operations) { $0.member("undoes", Int($1.id)) }
        } else {
          writer.objects("steps", reports) { $0.changeReport($1, isDryRun: false) }
        }
      }
    }
    return code
  }
}
