import CommandKit
import Curvet
import StrictJSON

/// Restores a backup.
struct Restore: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace the catalog with a backup, and keep the old file.",
    discussion: """
      First, every database page and every preset of the backup is checked. A backup from an older \
      Curvet is upgraded; the backup file itself isn't changed. The old catalog is kept next to \
      the new one. To get single presets from a backup, import it instead.
      """)

  static let examples: KeyValuePairs = [
    "curvet restore b.sqlite --dry-run": "show what it would restore",
    "curvet restore b.sqlite": "restore it",
    "curvet restore b.sqlite --catalog c.sqlite": "restore it to another file",
  ]

  @Argument(help: "The backup.", completion: .file()) var file: PathArgument

  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "Show the changes without making them.")
  var isDryRun = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let location = try global.location(in: context.environment)
    let report = try Catalog.restore(
      location, from: file.text, isDryRun: isDryRun, in: context.environment)
    let kept = report.kept.map { context.environment.shortened($0) }
    if output.json {
      try context.output.json { writer in
        writer.member("catalog", location.shown)
        writer.member("from", file.text)
        writer.member("dryRun", isDryRun)
        writer.member("kept", ifPresent: kept)
        writer.object("before", report.before) { $0.figures($1) }
        writer.object("after", report.after) { $0.figures($1) }
      }
    } else if !global.quiet {
      let did = isDryRun ? "Would restore" : "Restored"
      context.output.line("\(did) \(location.shown, .bold) from \(file.text)")
      if let before = report.before { context.output.line("  before: \(FiguresText.line(before))") }
      context.output.line("  \(isDryRun ? "then" : "now"): \(FiguresText.line(report.after))")
      if let kept { context.output.line("  old file kept as \(kept)") }
    }
    return ExitStatus.done
  }
}
