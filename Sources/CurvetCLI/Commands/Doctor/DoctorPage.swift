import Curvet
import Diagnostics
import Storage

/// A doctor's page says what is wrong with a catalog, and what a repair has done.
struct DoctorPage {
  let location: CatalogLocation
  let context: Context
  let isQuiet: Bool
  /// Whether it was asked for all that can be looked at.
  let isDeep: Bool

  init(location: CatalogLocation, in context: Context, isQuiet: Bool, isDeep: Bool) {
    self.isDeep = isDeep
    self.location = location
    self.context = context
    self.isQuiet = isQuiet
  }

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
      output.line("\(shown, .bold) is in order again, but not all in it is what it was")
    case .repairable:
      output.line("\(shown, .bold) wants a repair of what is derived from its presets")
    case .damaged where report.isForeign:
      output.line("\(shown, .bold) can only be read by this version of Curvet")
    case .damaged where !report.faults.has(.recovery):
      output.line("\(shown, .bold) holds presets that do not fit together")
    case .damaged: output.line("\(shown, .bold) is damaged")
    }
    if let figures = report.figures { output.line("  \(FiguresText.line(figures))") }
    if !report.checked.isEmpty {
      output.line("  checked: \(report.checked.joined(separator: ", "))")
    }
    if report.verdict == .sound, !isDeep {
      output.line("  --deep also checks what is derived from presets, and the history")
    }
    if report.faults.wantRepair, !report.isForeign {
      output.line(
        "\("help:", .cyan) 'curvet doctor --repair' saves what can be read, and keeps this file too"
      )
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
      output.line("  more presets may be missing; a backup would tell")
    }
    if repair.recovery.leftJournal {
      output.line("  the journal was left out; a change that was interrupted may be there in part")
    }
    if repair.recovery.lostOperations > 0 {
      let operations = Words.count(repair.recovery.lostOperations, "operation")
      output.line("  of \(operations), what was written down is lost")
    }
    for operation in repair.recovery.cutOperations {
      output.line(
        """
          operation \(operation.operation) ("\(operation.summary)"): \
        \(Words.count(operation.missing, "change")) of it \(operation.missing == 1 ? "is" : "are") lost
        """)
    }
    output.line("  what was there is kept as \(context.environment.shortened(repair.kept))")
    output.line("")
    output.line("What was wrong")
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
    case .lost: "lost, nothing of it could be read"
    case .older(let rev, nil): "comes back in an earlier form (revision \(rev))"
    case .older(let rev, let operation?):
      "comes back from the history (revision \(rev)), perhaps in an earlier form: "
        + "what operation \(operation) changed is lost"
    case .uncertain: "saved from the history; look whether it is the newest form"
    case .doubtful: "kept as it is now; compare it with a backup"
    case .renamed(let name): "comes back as \(name), a name that it had earlier"
    case .revived: "live again: it was marked as removed, but no operation removed it"
    case .removed: "in the trash again: the history says that it was removed"
    case .undecided(isRemoved: true): "in the trash, but it may have been live"
    case .undecided(isRemoved: false): "live, but it may have been removed"
    case .trashed: "in the trash, for its name belongs to another"
    case .history: "saved, but some of its history could not be read"
    }
  }
}
