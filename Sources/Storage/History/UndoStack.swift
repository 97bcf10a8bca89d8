import Diagnostics

/// An undo stack tells from the history what undo and redo are to take back next.
///
/// Everything that changed something lies on it in its order. To undo the uppermost takes it off,
/// to undo that undo puts it back. To undo another one, further down or taken off before, is a
/// change like any other. So the catalog is always what the operations on the stack made of it, and
/// as many undos as there are operations lead back to the start.
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
  /// Returns the operation that is to be undone next; nil where there is none.
  ///
  /// The one that filled the catalog when it was made is not to be undone.
  package func nextToUndo() throws(CatalogError) -> Operation? {
    guard let next = try undoStack().undo.last else { return nil }
    return try operation(next)
  }

  /// Returns the undo that is to be taken back next; nil where there is none, or where something
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
      return true
    }
    return stack
  }
}
