import Curvet
import Diagnostics
import Storage

/// A doctor's page lists the problems of a catalog, and the results of a repair.
struct DoctorPage {
  let location: CatalogLocation
  let context: Context
  let isQuiet: Bool
  /// Whether everything was checked that can be.
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
    case .sound where repair != nil: output.line("\(shown, .bold) was repaired and has no problems")
    case .sound: output.line("\(shown, .bold) has no problems")
    case .incomplete:
      output.line("\(shown, .bold) was repaired, but not everything could be recovered exactly")
    case .repairable:
      output.line("\(shown, .bold) has wrong derived data, which a repair fixes")
    case .damaged where report.isForeign:
      output.line(
        "\(shown, .bold) doesn't match this version of Curvet, so it can't be changed or repaired")
    case .damaged where !report.faults.has(.recovery):
      output.line("\(shown, .bold) has inconsistent presets")
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
      output.line("\("help:", .cyan) \(words); this file is kept")
    }
  }

  private func faults(_ faults: CatalogFaults) {
    for fault in faults.kept {
      output.finding(
        Finding(
          fault.check, fault.message, level: fault.fix.level, subject: fault.preset,
          help: fault.help))
    }
    if faults.dropped > 0 {
      output.line("\(Words.count(faults.dropped, "more problem")) not shown")
    }
  }

  /// Prints the results of a repair, the losses first, and then the problems found before it.
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
      output.line("  the records of \(operations) were lost")
    }
    for operation in repair.recovery.cutOperations {
      output.line(
        """
          operation \(operation.operation) (\(operation.summary)): \
        \(Words.count(operation.missing, "change")) in it \(operation.missing == 1 ? "was" : "were") lost
        """)
    }
    output.line("  old file kept as \(context.environment.shortened(repair.kept))")
    output.line("")
    output.line("Problems found")
    faults(before.faults)
  }
}

extension CatalogFault.Fix {
  /// The level of a fault.
  fileprivate var level: Finding.Level {
    switch self {
    case .recovery, .decision: .error
    case .rebuild: .warning
    case .none: .info
    }
  }
}

extension RecoveryReport.Loss {
  /// The result for a preset, in words.
  fileprivate var words: String {
    switch self {
    case .lost: "lost, because it couldn't be read"
    case .older(let rev, nil): "restored to revision \(rev)"
    case .older(let rev, let operation?):
      "restored from the history to revision \(rev), which may be outdated, "
        + "because changes in operation \(operation) were lost"
    case .uncertain: "recovered from the history; check that it's the latest revision"
    case .doubtful: "kept in its current state; compare it with a backup"
    case .replaced(let rev):
      "restored to revision \(rev); a change by another program was kept as revision \(rev + 1)"
    case .renamed(let name): "restored as \(name), one of its earlier names"
    case .revived: "restored; it was marked as removed, but no operation had removed it"
    case .removed: "moved to the trash, because the history says that it was removed"
    case .undecided(isRemoved: true): "in the trash, but it may not have been removed"
    case .undecided(isRemoved: false): "restored, but it may have been removed"
    case .trashed: "in the trash, because its name belongs to another preset"
    case .history: "recovered, but some of its history couldn't be read"
    }
  }
}
