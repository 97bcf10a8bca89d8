import Curvet
import Interchange
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes how a catalog stands, and the files that a project takes from it.
  mutating func status(_ status: ProjectStatus) {
    member("catalog", status.catalog)
    member("count", status.presets)
    if let last = status.last { moment("last", last) }
    findings(status.findings)
    objects("exports", status.exports) { writer, one in
      writer.export(one.export, format: one.entry.format.name, .checked(one.states))
      if let age = one.staleness { writer.age(age) }
    }
  }

  /// Writes an operation.
  private mutating func moment(_ key: String, _ moment: CatalogRevision) {
    object(key) { writer in
      writer.member("operation", Int(moment.operation))
      writer.member("command", moment.command)
      writer.member("author", ifPresent: moment.author)
      writer.member("at", Timestamp.text(moment.at))
    }
  }

  private mutating func age(_ age: ExportStaleness) {
    switch age {
    case .samePresets: member("age", "samePresets")
    case .unknown: member("age", "unknown")
    case .compared(let difference):
      member("age", "compared")
      changes(difference) { _ in nil }
    case .since(let start, let difference, let touches):
      member("age", "since")
      if let start { moment("since", start) }
      changes(difference) { touches[$0] }
    }
  }

  private mutating func changes(
    _ difference: SnapshotDiff, _ touch: (String) -> CatalogRevision?
  ) {
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
      if let moment = touch(name.text) { writer.moment("last", moment) }
    }
  }
}
