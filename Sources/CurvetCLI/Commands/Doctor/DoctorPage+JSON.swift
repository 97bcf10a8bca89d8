import Curvet
import Diagnostics
import Storage
import StrictJSON

extension DoctorPage {
  /// Prints a report, and the repair if there was one, as JSON.
  func json(
    _ report: DoctorReport, _ repair: RepairReport?, before: DoctorReport
  ) throws(CatalogError) {
    try context.output.json { writer in
      writer.member("catalog", location.shown)
      writer.member("verdict", report.verdict(after: repair).rawValue)
      writer.member("depth", report.depth.rawValue)
      writer.object("holds", report.figures) { $0.figures($1) }
      writer.faults(report.faults)
      writer.object("repair", repair) { writer, repair in
        writer.repair(repair, in: context.environment)
        writer.faults(before.faults)
      }
    }
  }
}

extension RecoveryReport.Loss {
  /// The result for a preset, for scripts: the name of the case.
  fileprivate var name: String { String("\(self)".prefix { $0 != "(" }) }
}

extension JSONWriter {
  fileprivate mutating func faults(_ faults: CatalogFaults) {
    object("counts") { writer in
      for fix in CatalogFault.Fix.allCases { writer.member(fix.rawValue, faults.counts[fix] ?? 0) }
    }
    objects("faults", faults.kept) { writer, fault in
      writer.member("check", fault.check)
      writer.member("preset", ifPresent: fault.preset)
      writer.member("message", fault.message)
      writer.member("fix", fault.fix.rawValue)
      writer.member("help", ifPresent: fault.help?.words)
    }
  }

  fileprivate mutating func repair(_ repair: RepairReport, in environment: CatalogEnvironment) {
    member("kept", environment.shortened(repair.kept))
    member("presets", repair.recovery.presets)
    member("mayLackMore", repair.recovery.mayLackMore)
    member("lostOperations", repair.recovery.lostOperations)
    objects("cutOperations", repair.recovery.cutOperations) { writer, operation in
      writer.member("operation", Int(operation.operation))
      writer.member("summary", operation.summary)
      writer.member("missing", operation.missing)
    }
    objects("notes", repair.recovery.notes) { writer, note in
      writer.member("preset", note.preset)
      writer.member("became", note.loss.name)
      switch note.loss {
      case .older(let rev, let operation):
        writer.member("rev", rev)
        if let operation { writer.member("operation", Int(operation)) }
      case .replaced(let rev): writer.member("rev", rev)
      case .renamed(let name): writer.member("name", name)
      case .undecided(let isRemoved):
        writer.member("isRemoved", isRemoved)
      default: break
      }
    }
  }
}
