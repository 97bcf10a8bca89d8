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
      writer.figures("holds", report.figures)
      writer.faults(report.faults)
      writer.key("repair")
      if let repair {
        writer.beginObject()
        writer.repair(repair, in: context.environment)
        writer.faults(before.faults)
        writer.endObject()
      } else {
        writer.null()
      }
    }
  }
}

extension RecoveryReport.Loss {
  /// What became of a preset, for scripts.
  fileprivate var name: String {
    switch self {
    case .lost: "lost"
    case .older: "older"
    case .uncertain: "uncertain"
    case .doubtful: "doubtful"
    case .trashed: "trashed"
    case .renamed: "renamed"
    case .revived: "revived"
    case .removed: "removed"
    case .undecided: "undecided"
    case .history: "history"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func faults(_ faults: CatalogFaults) {
    key("counts")
    beginObject()
    for fix in CatalogFault.Fix.allCases {
      member(fix.rawValue, faults.counts[fix] ?? 0)
    }
    endObject()
    key("faults")
    beginArray()
    for fault in faults.kept {
      beginObject()
      member("check", fault.check)
      member("preset", ifPresent: fault.preset)
      member("message", fault.message)
      member("fix", fault.fix.rawValue)
      member("help", ifPresent: fault.help?.words)
      endObject()
    }
    endArray()
  }

  fileprivate mutating func repair(_ repair: RepairReport, in environment: CatalogEnvironment) {
    member("kept", environment.shortened(repair.kept))
    member("presets", repair.recovery.presets)
    key("mayLackMore")
    bool(repair.recovery.mayLackMore)
    member("lostOperations", repair.recovery.lostOperations)
    key("cutOperations")
    beginArray()
    for operation in repair.recovery.cutOperations {
      beginObject()
      member("operation", Int(operation.operation))
      member("summary", operation.summary)
      member("missing", operation.missing)
      endObject()
    }
    endArray()
    key("notes")
    beginArray()
    for note in repair.recovery.notes {
      beginObject()
      member("preset", note.preset)
      member("became", note.loss.name)
      switch note.loss {
      case .older(let rev, let operation):
        member("rev", rev)
        if let operation { member("operation", Int(operation)) }
      case .renamed(let name): member("name", name)
      case .undecided(let isRemoved):
        key("isRemoved")
        bool(isRemoved)
      default: break
      }
      endObject()
    }
    endArray()
  }
}
