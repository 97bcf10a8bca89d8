import CommandKit
import Curvet
import Diagnostics

/// The options of commands that change presets.
struct ChangeArguments: ParsableArguments {
  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "Show the changes without making them.")
  var isDryRun = false

  @Flag(name: .long, help: "Print JSON for scripts.")
  var json = false

  /// Returns the options of a change.
  func options(in context: Context, _ choice: PresetChoice? = nil) -> ChangeOptions {
    var options = ChangeOptions(command: context.command)
    options.isDryRun = isDryRun
    options.expected = choice?.expected ?? [:]
    return options
  }
}

/// A command that changes presets.
protocol ChangeCommand: CurvetCommand {
  var change: ChangeArguments { get }
  var global: GlobalOptions { get }
}

extension ChangeCommand {
  /// Prints what changed; returns the exit code.
  ///
  /// - Parameter nothing: The text if nothing changed; by default, it states the reason.
  func print(
    _ report: ChangeReport, nothing: String? = nil, in context: Context
  ) throws(CatalogError) -> ExitCode {
    if let operation = report.operation {
      context.output.wordsIfUnwritten =
        "run 'curvet undo' to undo the change, which was made as operation \(operation)"
    }
    if !global.quiet { for note in report.notes { context.errors.line("note: \(note)") } }
    if change.json {
      try context.output.json { $0.changeReport(report, isDryRun: change.isDryRun) }
    } else if !global.quiet {
      ChangePage(context: context, arguments: change).print(
        report,
        nothing: nothing ?? (report.selected == 0 ? "No presets found" : "Nothing to change"))
    }
    return report.conflicts.isEmpty ? ExitStatus.done : ExitStatus.findings
  }
}
