import Curvet
import Diagnostics
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes the changes of a command.
  mutating func changeReport(_ report: ChangeReport, isDryRun: Bool) {
    member("operation", report.operation)
    member("dryRun", isDryRun)
    if let undone = report.undone { member("undoes", Int(undone.id)) }
    changes(report.changes, includesUsers: true)
    if !report.notes.isEmpty { texts("notes", report.notes) }
    guard report.undone != nil else { return }
    objects("conflicts", report.conflicts) { $0.conflict($1) }
  }

  /// Writes presets that changed, field by field, and how many refer to them if that is known.
  mutating func changes(_ changes: [ChangedPreset], includesUsers: Bool = false) {
    objects("changes", changes) { writer, change in
      writer.member("name", change.name)
      writer.member("previousName", ifPresent: change.previousName)
      writer.member("change", change.kind.rawValue)
      writer.member("revision", change.rev)
      if includesUsers { writer.member("uses", change.users) }
      writer.objects("fields", ChangePage.fields(of: change)) { $0.field($1) }
    }
  }

  /// Writes the change of a field; a value is null if the field is absent.
  mutating func field(_ field: FieldDiff) {
    member("field", field.pointer)
    key("old")
    value(field.old)
    key("new")
    value(field.new)
  }

  private mutating func value(_ text: String?) {
    if let text, let root = JSONDocument.read(Array(text.utf8), file: "").document?.root {
      value(root)
    } else {
      null()
    }
  }

  private mutating func conflict(_ conflict: UndoConflict) {
    member("name", conflict.name)
    switch conflict.reason {
    case .changedLater(let fields, let operations):
      texts("fields", fields)
      array("changedBy") { writer in
        for operation in operations { writer.integer(Int(operation)) }
      }
    case .doesNotFit(let finding): member("reason", finding.message)
    }
  }
}
