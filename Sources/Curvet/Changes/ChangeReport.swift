import Diagnostics
import Presets
import Storage

/// A changed preset is one that an operation changed, before and after.
public struct ChangedPreset: Sendable {
  /// What became of it.
  public var kind: StoredChange.Kind
  /// Its forms; nil where it was not there.
  public var before, after: Preset?
  /// How often it has been changed, this change included.
  public var rev: Int
  /// How many presets refer to it.
  public var users = 0

  /// Its name after the change, or the last that it had.
  public var name: String { (after ?? before)?.name.text ?? "" }

  /// The name that it had, where it has another now.
  public var previousName: String? {
    guard let before, let after, before.name != after.name else { return nil }
    return before.name.text
  }
}

/// What an operation did, or would do.
public struct ChangeReport: Sendable {
  /// The number of the operation; nil where nothing was kept.
  public var operation: Int64?
  /// The presets that changed.
  public var changes: [ChangedPreset] = []
  /// What could not be taken back.
  public var conflicts: [UndoConflict] = []
  /// The operation that was taken back, if one was.
  public var undone: Operation?
  /// The operation that is in force again, where an undo was taken back.
  public var redone: Operation?
  /// What is to be said beside the changes, a sentence each.
  public var notes: [String] = []
  /// How many presets were selected, changed or not.
  public var selected = 0

  /// Makes a report that nothing changed.
  public init() {}

  init(operation: Int64?) {
    self.operation = operation
  }
}
