import CommandKit
import Curvet
import Storage

/// Looks for what is wrong with the catalog, and repairs it.
struct Doctor: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the catalog's file, and repair it.",
    discussion: """
      It checks every page, the search index and the names, and compares every preset with its \
      hash; with --deep also what is derived from presets, their references and the history. It \
      works on damaged catalogs, too, and on those of a newer Curvet as far as they can be read.

      --repair makes a sound catalog of all that can be read, checks it, and puts it in place. It \
      keeps the old file beside it, and lists by name what could not be recovered.

      The exit code is 76 if something is damaged, and 1 if only derived data is wrong, which a \
      repair computes again, or if a repair could not recover everything exactly.
      """)

  static let examples: KeyValuePairs = [
    "curvet doctor": "a quick look",
    "curvet doctor --deep": "all that is derived from presets, too",
    "curvet doctor --repair": "save what can be read of a damaged catalog",
  ]

  @Flag(help: "Check derived data and the history, too.") var deep = false

  @Flag(help: "Repair the catalog, and keep the old file.") var repair = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    context.showProgress(unless: global.quiet)
    let location = try global.location(in: context.environment)
    let doctor = CatalogDoctor(location, in: context.environment)
    var report = try doctor.examine(deep || repair ? .deep : .quick)
    let before = report
    var fixed: RepairReport?
    if repair, report.faults.wantRepair, !report.isForeign {
      fixed = try doctor.repair(command: context.command)
      report = try doctor.examine(.deep)
    }
    let page = DoctorPage(
      location: location, context: context, isQuiet: global.quiet, isDeep: deep || repair)
    if output.json {
      try page.json(report, fixed, before: before)
    } else {
      page.text(report, fixed, before: before)
    }
    switch report.verdict(after: fixed) {
    case .sound: return ExitStatus.done
    case .repairable, .incomplete: return ExitStatus.findings
    case .damaged: return ExitStatus.damaged
    }
  }
}
