import Curvet
import Diagnostics
import Storage

/// A doctor's page lists what is wrong with a catalog, and what a repair did.
struct DoctorPage {
  let location: CatalogLocation
  let context: Context
  let isQuiet: Bool
  /// Whether everything that can be checked was.
  let isDeep: Bool

  private var output: TextOutput { context.output }

  /// Prints a report, and the repair if there was one.
  func text(_ report: DoctorReport, _ repair: RepairReport?, before: DoctorReport) {
    if let repair {
      text(repair, before: before)
      if !report.faults.isSound { output.line("") }
    }
    if repair == nil || !report.faults.isSound { faults(report.faults) }
    guard !isQuiet else { return }
    if !before.faults.kept.isEmpty { output.line("") }
    let shown = location.shown
    switch report.verdict(after: repair) {
    case .sound where repair != nil: output.line("\(shown, .bold) is sound again")
    case .sound: output.line("\(shown, .bold) is sound")
    case .incomplete:
      output.line("\(shown, .bold) is sound again, but not everything could be recovered exactly")
    case .repairable:
      output.line("\(shown, .bold) needs a repair of data derived from its presets")
    case .damaged where report.isForeign:
      output.line(
        "\(shown, .bold) is not from this version of Curvet, which neither changes nor repairs it")
    case .damaged where !report.faults.has(.recovery):
      output.line("\(shown, .bold) has presets that contradict each other")
    case .damaged: output.line("\(shown, .bold) is damaged")
    }
    if let figures = report.figures { output.line("  \(FiguresText.line(figures))") }
    if !report.checked.isEmpty {
      output.line("  checked: \(report.checked.joined(separator: ", "))")
    }
    if report.verdict == .sound, !isDeep {
      output.line("  use --deep to also check derived data and the history")
    }
    if report.faults.wantRepair, !report.isForeign {
      let words = Hint.repairCatalog.words(ofCatalog: location.origin == .option ? shown : nil)
      output.line("\("help:", .cyan) \(words); it keeps this file")
    }
  }

  private func faults(_ faults: CatalogFaults) {
    for fault in faults.kept {
      output.finding(
        Finding(
          fault.check, fault.message, level: fault.fix.level, subject: fault.preset,
          help: fault.help))
    }
    if faults.dropped > 0 { output.line("\(Words.count(faults.dropped, "more fault")) not shown") }
  }

  /// Prints what became of the catalog, the losses first, and then what was wrong with it.
  private func text(_ repair: RepairReport, before: DoctorReport) {
    output.line("Repaired \(location.shown, .bold)")
    for note in repair.recovery.notes { output.line("  \(note.preset, .bold): \(note.loss.words)") }
    if repair.recovery.mayLackMore {
      output.line("  more presets may be missing; compare with a backup")
    }
    if repair.recovery.leftJournal {
      output.line("  the journal was ignored; an interrupted change may be incomplete")
    }
    if repair.recovery.lostOperations > 0 {
      let operations = Words.count(repair.recovery.lostOperations, "operation")
      output.line("  the records of \(operations) are lost")
    }
    for operation in repair.recovery.cutOperations {
      output.line(
        """
          operation \(operation.operation) ("\(operation.summary)"): \
        \(Words.count(operation.missing, "change")) of it \(operation.missing == 1 ? "is" : "are") lost
        """)
    }
    output.line("  the old file is kept as \(context.environment.shortened(repair.kept))")
    output.line("")
    output.line("Problems found")
    faults(before.faults)
  }
}

extension CatalogFault.Fix {
  /// How much a fault matters.
  fileprivate var level: Finding.Level {
    switch self {
    case .recovery, .decision: .error
    case .rebuild: .warning
    case .none: .info
    }
  }
}

extension RecoveryReport.Loss {
  /// What became of a preset, in words.
  fileprivate var words: String {
    switch self {
    case .lost: "lost: it could not be read"
    case .older(let rev, nil): "restored to revision \(rev)"
    case .older(let rev, let operation?):
      "restored from the history to revision \(rev), which may be outdated: "
        + "the changes of operation \(operation) are lost"
    case .uncertain: "recovered from the history; check whether it is the latest revision"
    case .doubtful: "kept as it is now; compare it with a backup"
    case .replaced(let rev):
      "restored to revision \(rev): another program had changed it, and what it wrote is revision \(rev + 1)"
    case .renamed(let name): "restored as \(name), an earlier name of it"
    case .revived: "restored: it was marked as removed, but no operation removed it"
    case .removed: "moved to the trash: the history says that it was removed"
    case .undecided(isRemoved: true): "in the trash, but it may not have been removed"
    case .undecided(isRemoved: false): "restored, but it may have been removed"
    case .trashed: "in the trash, because its name belongs to another preset"
    case .history: "recovered, but some of its history could not be read"
    }
  }
}
