import Curvet
import Diagnostics
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes what a command changed.
  mutating func changeReport(_ report: ChangeReport, isDryRun: Bool) {
    key("operation")
    if let operation = report.operation { integer(Int(operation)) } else { null() }
    key("dryRun")
    bool(isDryRun)
    if let undone = report.undone { member("undoes", Int(undone.id)) }
    changes(report.changes, tellsUsers: true)
    if !report.notes.isEmpty { texts("notes", report.notes) }
    guard report.undone != nil else { return }
    key("conflicts")
    beginArray()
    for conflict in report.conflicts { self.conflict(conflict) }
    endArray()
  }

  /// Writes presets that changed, field by field, and how many refer to them where that is known.
  mutating func changes(_ changes: [ChangedPreset], tellsUsers: Bool = false) {
    key("changes")
    beginArray()
    for change in changes {
      beginObject()
      member("name", change.name)
      member("previousName", ifPresent: change.previousName)
      member("change", change.kind.rawValue)
      member("revision", change.rev)
      if tellsUsers { member("uses", change.users) }
      key("fields")
      beginArray()
      for field in ChangePage.fields(of: change) { self.field(field) }
      endArray()
      endObject()
    }
    endArray()
  }

  /// Writes the change of a field; a value is null where the field is not there.
  mutating func field(_ field: FieldDiff) {
    beginObject()
    member("field", field.pointer)
    key("old")
    value(field.old)
    key("new")
    value(field.new)
    endObject()
  }

  private mutating func value(_ text: String?) {
    if let text, let root = JSONDocument.read(Array(text.utf8), file: "").document?.root {
      value(root)
    } else {
      null()
    }
  }

  private mutating func conflict(_ conflict: UndoConflict) {
    beginObject()
    member("name", conflict.name)
    switch conflict.reason {
    case .changedLater(let fields, let operations):
      key("fields")
      beginArray()
      for field in fields { string(field) }
      endArray()
      key("changedBy")
      beginArray()
      for operation in operations { integer(Int(operation)) }
      endArray()
    case .doesNotFit(let finding): member("reason", finding.message)
    }
    endObject()
  }
}
