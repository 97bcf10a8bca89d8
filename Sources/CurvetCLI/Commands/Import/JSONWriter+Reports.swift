import Curvet
import Diagnostics
import Interchange
import Motion
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes what an import did.
  mutating func importReport(_ report: ImportReport, isDryRun: Bool) {
    let failed = report.outcome.findings.errors > 0
    key("dryRun")
    bool(isDryRun)
    key("imported")
    bool(!failed && !isDryRun && report.outcome.changed > 0)
    member("files", report.files)
    for change in ImportChange.allCases {
      key(change.rawValue)
      beginObject()
      for kind in MotionKind.allCases {
        if let count = report.outcome.changes[change]?[kind] { member(kind.rawValue, count) }
      }
      endObject()
    }
    leftOut(report.reading.leftOut)
    notRead(report.notRead)
    key("renamed")
    beginArray()
    for renaming in report.renamed {
      beginObject()
      member("from", renaming.old)
      member("to", renaming.new)
      endObject()
    }
    endArray()
    key("skippedGroupProperties")
    beginObject()
    for (property, count) in report.unkeptOfGroups.sorted(by: { $0.key < $1.key }) {
      member(property, count)
    }
    endObject()
    key("skippedTokens")
    beginObject()
    for (type, count) in report.skippedTokens.sorted(by: { $0.key < $1.key }) {
      member(type, count)
    }
    endObject()
    findings(report.outcome.findings)
  }

  /// Writes what a format leaves out for a reason of its own; nothing where there is none.
  private mutating func leftOut(_ list: OmissionList) {
    guard !list.others.isEmpty else { return }
    array("leftOut") { writer in
      for (omission, reason) in list.others {
        writer.object { writer in
          writer.member("what", omission.what)
          writer.member("reason", reason)
          writer.member("count", omission.count)
          if let place = omission.place {
            writer.member("file", place.file)
            writer.member("line", place.line)
            writer.member("column", place.column)
          }
        }
      }
    }
  }

  /// Writes the files of folders that were not read, each with the reason; nothing where there are none.
  mutating func notRead(_ files: [UnreadFile]) {
    guard !files.isEmpty else { return }
    array("notRead") { writer in
      for file in files {
        writer.object { writer in
          writer.member("path", file.path)
          writer.member("reason", file.reason)
        }
      }
    }
  }

  /// Writes a preset that refers to another.
  mutating func use(_ use: PresetUse) {
    beginObject()
    member("name", use.name)
    member("slot", use.slot)
    member("role", use.role.rawValue)
    member("target", use.target)
    member("depth", use.depth)
    endObject()
  }
}
