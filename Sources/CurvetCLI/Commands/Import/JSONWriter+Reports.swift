import Curvet
import Diagnostics
import Importing
import Motion
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes what an import did.
  mutating func importReport(_ report: ImportReport, isDryRun: Bool) {
    let failed = report.outcome.findings.errors > 0
    member("dryRun", isDryRun)
    member("imported", !failed && !isDryRun && report.outcome.changed > 0)
    member("files", report.files)
    for change in ImportChange.allCases {
      object(change.rawValue) { writer in
        for kind in MotionKind.allCases {
          // A refused import changed nothing.
          if let count = report.outcome.changes[change]?[kind], !failed {
            writer.member(kind.rawValue, count)
          }
        }
      }
    }
    if !failed {
      member("found", report.found)
      member("taken", report.taken)
      member("notTaken", report.notTaken)
    }
    if !failed {
      objects("presets", report.outcome.presets) { writer, preset in
        writer.member("name", preset.name)
        writer.member("kind", preset.kind.rawValue)
        writer.member("change", preset.change.rawValue)
      }
    }
    leftOut(report.reading.leftOut)
    notRead(report.notRead)
    objects("renamed", report.renamed) { writer, renaming in
      writer.member("from", renaming.old)
      writer.member("to", renaming.new)
    }
    if !report.same.isEmpty {
      objects("same", report.same) { writer, same in
        writer.member("name", same.name)
        writer.member("as", same.other)
      }
    }
    if !report.duplicates.isEmpty {
      objects("duplicates", report.duplicates) { writer, same in
        writer.member("name", same.name)
        writer.member("as", same.other)
      }
    }
    counts("skippedGroupProperties", report.unkeptOfGroups)
    counts("skippedTokens", report.skippedTokens)
    findings(report.outcome.findings)
  }

  private mutating func counts(_ key: String, _ counts: [String: Int]) {
    object(key) { writer in
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) { writer.member(name, count) }
    }
  }

  /// Writes the values that were skipped for reasons of their formats; nothing if there are none.
  private mutating func leftOut(_ list: OmissionList) {
    guard !list.others.isEmpty else { return }
    objects("leftOut", list.others) { writer, leftOut in
      let (omission, reason) = leftOut
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

  /// Writes the files of folders that were not read, each with the reason; nothing if there are none.
  mutating func notRead(_ files: [UnreadFile]) {
    guard !files.isEmpty else { return }
    objects("notRead", files) { writer, file in
      writer.member("path", file.path)
      writer.member("reason", file.reason)
    }
  }

  /// Writes a preset that refers to another.
  mutating func use(_ use: PresetUse) {
    member("name", use.name)
    member("slot", use.slot)
    member("role", use.role.rawValue)
    member("target", use.target)
    member("depth", use.depth)
  }
}
