import Diagnostics
import Presets

extension Store {
  /// Takes an operation back, as an operation of its own.
  ///
  /// What was changed again since is left as it is, field by field, and told.
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
    try connection.cached(
      """
      SELECT preset_id, rev, operation_id, name, payload FROM revision
      WHERE operation_id = ?1 ORDER BY id DESC
      """
    ).forEach(operation) { row throws(CatalogError) in
      let made = Revision(row)
      let before = try revision(before: made)
      guard let present = try latestRevision(of: made.presetID), present.payload != before?.payload
      else { return true }
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
      return true
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
    let later = try connection.cached(
      "SELECT operation_id FROM revision WHERE preset_id = ?1 AND rev > ?2 ORDER BY rev"
    ).all(made.presetID, made.rev) { $0.int64(0) }
    return UndoConflict(name: present.name, reason: .changedLater(fields: fields, by: later))
  }

  private func preset(_ revision: Revision) throws(CatalogError) -> Preset {
    try preset(revision.payload ?? [], of: revision.presetID)
  }

  /// Returns the preset of a payload that the history keeps.
  package func preset(_ payload: [UInt8], of id: Int64) throws(CatalogError) -> Preset {
    if let preset = Preset(payload: payload) { return preset }
    throw CatalogError.damaged("a form that preset \(id) had can't be read", path: path)
  }
}
