import Diagnostics
import Presets
import Storage

extension Catalog {
  /// Takes an operation back, as an operation of its own; the last that still holds where none is
  /// given.
  package func undo(
    _ number: Int64?, _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    try undo(options) { () throws(CatalogError) in
      guard let number else {
        if let next = try next(Store.nextToUndo) { return next }
        throw CatalogError(.notFound, "there is nothing to undo")
      }
      let operation = try operation(number)
      if operation.isUndone {
        throw CatalogError(
          .invalidInput, "operation \(number) has been undone already",
          hints: [.redo])
      }
      if operation.count == 0 {
        throw CatalogError(
          .invalidInput,
          "operation \(number) can't be undone: what it changed has been purged, or it purged itself"
        )
      }
      return operation
    }
  }

  /// Takes the last undo back, where nothing else has been changed since.
  package func redo(_ options: ChangeOptions) throws(CatalogError) -> ChangeReport {
    var report = try undo(options) { () throws(CatalogError) in
      if let next = try next(Store.nextToRedo) { return next }
      throw CatalogError(
        .notFound, "there is nothing to redo",
        hints: [.undoByNumber])
    }
    report.redone = try report.undone?.undoes.map { number throws(CatalogError) in
      try operation(number)
    }
    return report
  }

  /// Returns an operation by its number.
  package func operation(_ number: Int64) throws(CatalogError) -> Operation {
    if let found = try store.operation(number) { return found }
    throw CatalogError(
      .notFound, "there is no operation \(number)", hints: [.listOperations])
  }

  private func next(
    _ find: (Store) -> () throws(CatalogError) -> Operation?
  ) throws(CatalogError) -> Operation? {
    try find(store)()
  }

  private func undo(
    _ options: ChangeOptions, choose: () throws(CatalogError) -> Operation
  ) throws(CatalogError) -> ChangeReport {
    var chosen: Operation?
    let (outcome, conflicts) = try store.undo(note: note(options), isDryRun: options.isDryRun) {
      () throws(CatalogError) in
      let operation = try choose()
      chosen = operation
      return operation
    }
    var report = try report(outcome)
    report.undone = chosen
    report.conflicts = conflicts
    return report
  }
}
