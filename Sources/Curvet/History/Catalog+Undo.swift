import Diagnostics
import Presets
import Storage

extension Catalog {
  /// Takes an operation back, as an operation of its own; the last that still holds if none is
  /// given.
  package func undo(
    _ number: Int64?, _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    try undo(options) { () throws(CatalogError) in
      guard let number else {
        if let next = try next(Store.nextToUndo) { return next }
        throw CatalogError(.notFound, "nothing to undo")
      }
      let operation = try operation(number)
      if operation.isUndone {
        let isNext = try next(Store.nextToRedo)?.undoes == number
        throw CatalogError(
          .invalidInput, "operation \(number) was already undone",
          hints: [isNext ? .redo : .undoByNumber])
      }
      if operation.count == 0 {
        throw CatalogError(
          .invalidInput,
          operation.isPurge
            ? "operation \(number) can't be undone, because it permanently deleted presets"
            : "operation \(number) can't be undone, because the presets that it changed were purged"
        )
      }
      return operation
    }
  }

  /// Returns the operations that this number of undos would undo, in order.
  ///
  /// - Throws: `notFound` if there are fewer.
  package func operationsToUndo(_ count: Int) throws(CatalogError) -> [Operation] {
    let found = try store.nextToUndo(count)
    if found.count == count { return found }
    throw CatalogError(
      .notFound,
      found.isEmpty
        ? "nothing to undo"
        : "only \(found.count) \(found.count == 1 ? "operation" : "operations") can be undone",
      hints: [.listOperations])
  }

  /// Returns the number of operations after an operation; 0 if it's the last one.
  package func operations(after number: Int64) throws(CatalogError) -> Int {
    Int(try (store.operations(limit: 1).first?.id ?? number) - number)
  }

  /// Redoes the last undo, if nothing else was changed since.
  package func redo(_ options: ChangeOptions) throws(CatalogError) -> ChangeReport {
    var report = try undo(options) { () throws(CatalogError) in
      if let next = try next(Store.nextToRedo) { return next }
      throw CatalogError(.notFound, "nothing to redo", hints: [.undoByNumber])
    }
    report.redone = try report.undone?.undoes.map { number throws(CatalogError) in
      try operation(number)
    }
    return report
  }

  /// Returns an operation by its number.
  package func operation(_ number: Int64) throws(CatalogError) -> Operation {
    if let found = try store.operation(number) { return found }
    throw CatalogError(.notFound, "no operation \(number) in the history", hints: [.listOperations])
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
    if let purged = chosen?.purged, purged > 0 {
      report.notes.append(
        purged == 1
          ? "1 preset that it changed was purged since and can't be restored"
          : "\(purged) presets that it changed were purged since and can't be restored")
    }
    return report
  }

  /// Reverts presets to earlier revisions; removed presets are restored.
  ///
  /// Names and aliases don't change, because other presets may refer to them.
  ///
  /// - Parameter targets: Names that presets have or had, each with a revision.
  package func revert(
    _ targets: [(name: String, rev: Int)], _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    try change(options) { () throws(CatalogError) in
      let names = targets.map(\.name)
      for (index, name) in names.enumerated() where names[..<index].contains(name) {
        throw CatalogError(
          .invalidInput, "'\(name)' is given twice", hints: ["give it once, with one revision"])
      }
      var edits: [PresetEdit] = []
      for target in targets { edits.append(try edit(target.name, to: target.rev)) }
      return ChangePlan(edits)
    }
  }

  private func edit(_ name: String, to rev: Int) throws(CatalogError) -> PresetEdit {
    let history = try store.revisions(named: name)
    guard let latest = history.first else { throw try missing(name) }
    // Several presets may have had the name, one after another; use the last one.
    let own = history.filter { $0.presetID == latest.presetID }
    guard let wanted = own.first(where: { $0.rev == rev }) else {
      throw CatalogError(
        .notFound, "\(name) has no revision \(rev)",
        hints: [.chooseRevision(upTo: latest.rev, of: name)])
    }
    guard let payload = wanted.payload else {
      throw CatalogError(
        .invalidInput, "revision \(rev) of \(name) is a removal",
        hints: [.chooseEarlierRevision])
    }
    // A removed preset has the names that it had when it was removed.
    let present = own.first { $0.payload != nil }?.payload ?? payload
    let names = try store.preset(present, of: wanted.presetID)
    var preset = try store.preset(payload, of: wanted.presetID)
    (preset.name, preset.aliases) = (names.name, names.aliases)
    return .put(preset, in: wanted.presetID)
  }
}
