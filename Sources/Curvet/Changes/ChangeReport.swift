import Diagnostics
import Presets
import Storage

/// A changed preset is one that an operation changed, before and after.
package struct ChangedPreset: Sendable {
  /// What became of it.
  package var kind: RevisionRecord.Kind
  /// Its forms; nil where it was not there.
  package var before, after: Preset?
  /// How often it has been changed, this change included.
  package var rev: Int
  /// How many presets refer to it.
  package var users = 0

  /// Its name after the change, or the last that it had.
  package var name: String { (after ?? before)?.name.text ?? "" }

  /// The name that it had, where it has another now.
  package var previousName: String? {
    guard let before, let after, before.name != after.name else { return nil }
    return before.name.text
  }
}

/// What an operation did, or would do.
package struct ChangeReport: Sendable {
  /// The number of the operation; nil where nothing was kept.
  package var operation: Int64?
  /// The presets that changed.
  package var changes: [ChangedPreset] = []
  /// What could not be taken back.
  package var conflicts: [UndoConflict] = []
  /// The operation that was taken back, if one was.
  package var undone: Operation?
  /// The operation that is in force again, where an undo was taken back.
  package var redone: Operation?
  /// What is to be said beside the changes, a sentence each.
  package var notes: [String] = []
  /// How many presets were selected, changed or not.
  package var selected = 0

  /// Makes a report that nothing changed.
  package init() {}

  init(operation: Int64?) {
    self.operation = operation
  }
}
