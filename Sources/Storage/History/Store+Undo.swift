import Diagnostics
import Presets

extension Store {
  /// Undoes an operation by recording a new one.
  ///
  /// Fields that were changed again since are left alone and reported.
  ///
  /// - Parameter choose: returns the operation, seeing the catalog as it is when the change begins.
  package func undo(
    note: OperationNote, isDryRun: Bool,
    choose: () throws(CatalogError) -> Operation
  ) throws(CatalogError) -> (outcome: ChangeOutcome, conflicts: [UndoConflict]) {
    var conflicts: [UndoConflict] = []
    let outcome = try change(note: note, isDryRun: isDryRun) { () throws(CatalogError) in
      let operation = try choose()
      var plan = ChangePlan(
        try edits(undoing: operation.id, conflicts: &conflicts), undoing: operation.id)
      plan.skipsWhatDoesNotFit = true
      return plan
    }
    for (id, reason) in outcome.leftOut {
      conflicts.append(UndoConflict(name: try name(of: id), reason: .doesNotFit(reason)))
    }
    return (outcome, conflicts)
  }

  private func edits(
    undoing operation: Int64, conflicts: inout [UndoConflict]
  ) throws(CatalogError) -> [PresetEdit] {
    var edits: [PresetEdit] = []
    connection.options.whenWorking?(WorkProgress(.undoing))
    let made = try connection.cached("\(Revision.select) WHERE operation_id = ?1 ORDER BY id DESC")
    try made.forEach(operation) { row throws(CatalogError) in
      let made = Revision(row)
      let before = try revision(before: made)
      guard let present = try latestRevision(of: made.presetID), present.payload != before?.payload
      else { return }
      if present.payload == made.payload {
        edits.append(try edit(made.presetID, to: before?.payload))
      } else if let payload = before?.payload, made.payload != nil, present.payload != nil {
        let merge = PresetMerge(
          from: try preset(made), to: try preset(payload, of: made.presetID),
          in: try preset(present))
        edits.append(.put(merge.preset, in: made.presetID))
        if !merge.conflicts.isEmpty {
          conflicts.append(try changedLater(made, present, fields: merge.conflicts))
        }
      } else {
        conflicts.append(try changedLater(made, present, fields: []))
      }
    }
    return edits
  }

  private func edit(_ id: Int64, to payload: [UInt8]?) throws(CatalogError) -> PresetEdit {
    guard let payload else { return .remove(id) }
    return .put(try preset(payload, of: id), in: id)
  }

  private func changedLater(
    _ made: Revision, _ present: Revision, fields: [String]
  ) throws(CatalogError) -> UndoConflict {
    let later = try connection.ids(
      "SELECT operation_id FROM revision WHERE preset_id = ?1 AND rev > ?2 ORDER BY rev",
      made.presetID, made.rev)
    return UndoConflict(name: present.name, reason: .changedLater(fields: fields, by: later))
  }

  private func preset(_ revision: Revision) throws(CatalogError) -> Preset {
    try preset(revision.payload ?? [], of: revision.presetID)
  }

  /// Returns the preset of a payload that the history keeps.
  package func preset(_ payload: [UInt8], of id: Int64) throws(CatalogError) -> Preset {
    if let preset = Preset(payload: payload) { return preset }
    throw CatalogError.damaged(
      "an earlier revision of preset number \(id) can't be read", path: path)
  }
}

/// An undo conflict is something that an operation changed and that could not be taken back.
package struct UndoConflict: Sendable {
  /// The preset's name as it is now.
  package var name: String
  /// Why it was left.
  package var reason: Reason

  /// Why something was left as it is.
  package enum Reason: Sendable {
    /// Fields, as JSON Pointers, were changed again by those operations; all of the preset if
    /// there are no fields.
    case changedLater(fields: [String], by: [Int64])
    /// It would no longer fit to what is in the catalog.
    case doesNotFit(Finding)
  }
}

/// A stack that determines from the history the next operations to undo and redo.
///
/// It contains every operation that changed the catalog, in order. Undoing the top operation removes it from
/// the stack; undoing that undo puts it back. Undoing any other operation is a change like any other. Thus,
/// the operations on the stack always produce the catalog's state, and undoing all of them returns to the
/// start.
struct UndoStack {
  /// The operations that undo takes back, the next one last.
  private(set) var undo: [Int64] = []
  /// The undos that redo takes back, the next one last, each with what it took off.
  private var taken: [(undo: Int64, operation: Int64)] = []

  /// The undo that redo takes back next.
  var redo: Int64? { taken.last?.undo }

  /// Adds the next operation of the history.
  mutating func add(_ operation: Int64, undoing target: Int64?) {
    if let target, target == undo.last {
      undo.removeLast()
      taken.append((operation, target))
    } else if let target, let last = taken.last, target == last.undo {
      taken.removeLast()
      undo.append(last.operation)
    } else {
      undo.append(operation)
      taken = []
    }
  }
}

extension Store {
  /// Returns the operation to undo next; nil if there is none.
  ///
  /// The one that filled the catalog when it was made is not to be undone.
  package func nextToUndo() throws(CatalogError) -> Operation? { try nextToUndo(1).first }

  /// Returns the operations to undo next, up to this many, in the order in which they are undone.
  package func nextToUndo(_ count: Int) throws(CatalogError) -> [Operation] {
    var operations: [Operation] = []
    for id in try undoStack().undo.suffix(count).reversed() {
      if let operation = try operation(id) { operations.append(operation) }
    }
    return operations
  }

  /// Returns the undo to redo next; nil if there is none, or if something
  /// else has been changed since.
  package func nextToRedo() throws(CatalogError) -> Operation? {
    guard let next = try undoStack().redo else { return nil }
    return try operation(next)
  }

  private func undoStack() throws(CatalogError) -> UndoStack {
    var stack = UndoStack()
    // Where everything that an operation changed has been purged, nothing can be taken back.
    try connection.cached(
      """
      SELECT id, undoes FROM operation o WHERE NOT (id = 1 AND command = 'init')
        AND EXISTS (SELECT 1 FROM revision r WHERE r.operation_id = o.id)
      ORDER BY id
      """
    ).forEach { row in
      stack.add(row.int64(0), undoing: row.optional(1, Row.int64))
    }
    return stack
  }
}
