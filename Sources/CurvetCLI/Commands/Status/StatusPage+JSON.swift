import Curvet
import Exporting
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes the status of a catalog, and of the files that a project exports from it.
  mutating func status(_ status: ProjectStatus) {
    member("catalog", status.catalog)
    member("count", status.presets)
    if let last = status.last { revision("last", last) }
    findings(status.findings)
    objects("exports", status.exports) { writer, one in
      writer.export(
        one.export, format: one.entry.format.name,
        one.refusal.map { .refused($0) } ?? .checked(one.states))
      if let age = one.staleness { writer.age(age) }
    }
  }

  /// Writes the members of an operation.
  mutating func operation(_ revision: CatalogRevision) {
    member("operation", Int(revision.operation))
    member("command", revision.command)
    member("author", ifPresent: revision.author)
    member("at", Timestamp.text(revision.at))
  }

  private mutating func revision(_ key: String, _ revision: CatalogRevision) {
    object(key) { $0.operation(revision) }
  }

  private mutating func age(_ age: ExportStaleness) {
    switch age {
    case .samePresets, .olderVersion: member("age", "samePresets")
    case .unknown: member("age", "unknown")
    case .compared(let difference):
      member("age", "compared")
      changes(difference) { _ in nil }
    case .since(let start, let difference, let touches):
      member("age", "since")
      if let start { revision("since", start) }
      changes(difference) { touches[$0] }
    }
  }

  private mutating func changes(_ difference: SnapshotDiff, _ touch: (String) -> CatalogRevision?) {
    array("changes") { writer in
      for preset in difference.added { writer.change("added", preset.name, touch) }
      for preset in difference.removed { writer.change("removed", preset.name, touch) }
      for change in difference.changed {
        writer.change("changed", change.new.name, touch) { writer in
          if change.isRenamed { writer.member("oldName", change.old.name.text) }
          writer.fields(change.fields)
        }
      }
    }
  }

  private mutating func change(
    _ what: String, _ name: PresetName, _ touch: (String) -> CatalogRevision?,
    _ body: (inout JSONWriter) -> Void = { _ in }
  ) {
    object { writer in
      writer.member("name", name.text)
      writer.member("change", what)
      body(&writer)
      if let last = touch(name.text) { writer.revision("last", last) }
    }
  }
}
