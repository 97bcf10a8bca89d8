import CommandKit
import Curvet
import Storage

/// Checks the catalog for problems, and repairs it.
struct Doctor: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the catalog file, and repair it.",
    discussion: """
      Checks every database page, the search index, the names, and the hash of every preset. \
      --deep also checks data derived from presets, reference cycles, and the history. Damaged \
      catalogs are checked, too. Catalogs from a newer Curvet are checked as far as possible.

      --repair makes a new catalog from all data that can be read, checks it, and puts it in place \
      of the old one. The old file is kept next to it. Presets that couldn't be recovered are \
      listed by name.

      The exit code is 76 if anything is damaged. It's 1 if only derived data is wrong, which \
      --repair fixes. It's also 1 if --repair couldn't recover everything exactly.
      """)

  static let examples: KeyValuePairs = [
    "curvet doctor": "a quick check",
    "curvet doctor --deep": "also check derived data",
    "curvet doctor --repair": "recover everything readable from a damaged catalog",
  ]

  @Flag(help: "Also check derived data and the history.") var deep = false

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
