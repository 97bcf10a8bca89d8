import Curvet
import Diagnostics
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

  /// Writes a preset as a search lists it.
  mutating func searchRow(_ record: PresetRecord) {
    let root = JSONDocument.read(record.payload, file: "").document?.root
    beginObject()
    member("name", record.name)
    member("kind", record.kind.rawValue)
    member("title", ifPresent: record.title)
    member("summary", ifPresent: root?["summary"]?.string)
    for list in ["tags", "aliases"] {
      key(list)
      if let value = root?[list] {
        self.value(value)
      } else {
        beginArray()
        endArray()
      }
    }
    member("role", ifPresent: record.role?.rawValue)
    member("duration", record.facts.duration)
    member("delay", record.facts.delay)
    key("deprecated")
    bool(record.isDeprecated)
    endObject()
  }

  /// Writes a preset with all that the catalog knows about it.
  mutating func detail(_ detail: PresetDetail) {
    beginObject()
    member("name", detail.record.name)
    member("kind", detail.record.kind.rawValue)
    key("preset")
    detail.preset.write(to: &self, namesItself: false)
    key("facts")
    beginObject()
    member("duration", detail.record.facts.duration)
    member("delay", detail.record.facts.delay)
    endObject()
    key("references")
    beginArray()
    for use in detail.references {
      beginObject()
      member("slot", use.slot)
      member("role", use.role.rawValue)
      member("target", use.target)
      endObject()
    }
    endArray()
    key("usedBy")
    beginArray()
    for use in detail.uses { self.use(use) }
    endArray()
    member("revision", detail.record.rev)
    member("created", Timestamp.text(detail.record.createdAt))
    member("updated", Timestamp.text(detail.record.updatedAt))
    endObject()
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
