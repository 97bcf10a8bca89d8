import CommandKit
import Curvet
import StrictJSON

/// Writes a verified copy of the catalog.
struct Backup: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write a verified copy of the catalog to a file.",
    discussion: """
      Other programs can use the catalog during the backup. The copy has the state of one instant. \
      The file appears only after every database page and every preset was checked. If a page is \
      damaged, nothing is written. Damaged presets are copied unchanged and listed, but such a \
      copy never replaces a good backup.
      """)

  static let examples: KeyValuePairs = [
    "curvet backup motion.sqlite": "to a file",
    "curvet backup ~/backups": "to an existing folder, with the time in the file name",
    "curvet backup motion.sqlite --force": "replacing an older backup",
  ]

  @Argument(help: "The file to write, or an existing folder to put it in.", completion: .file())
  var path: PathArgument

  @Flag(name: .shortAndLong, help: "Replace an older backup.") var force = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let report = try catalog.backUp(to: path.text, replacing: force)
    if output.json {
      try context.output.json { writer in
        writer.member("catalog", catalog.location.shown)
        writer.member("backup", report.path)
        writer.figures(report.figures)
        writer.member("damage", ifPresent: report.damage?.message)
      }
    } else if !global.quiet {
      context.output.line("Backed up \(catalog.location.shown) to \(report.path, .bold)")
      context.output.line("  \(FiguresText.line(report.figures))")
    }
    guard let damage = report.damage else { return ExitStatus.done }
    if !output.json { context.errors.report(damage, in: context.environment) }
    return ExitStatus.damaged
  }
}
