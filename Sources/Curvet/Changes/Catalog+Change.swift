import Diagnostics
import Presets
import Storage

/// A selected preset is one to change.
struct SelectedPreset {
  var id: Int64
  var preset: Preset
}

extension Catalog {
  /// Makes a change as one operation, all or nothing.
  ///
  /// - Parameter plan: says what to do, and sees the catalog as it is when the change begins.
  func change(
    _ options: ChangeOptions, plan: () throws(CatalogError) -> ChangePlan
  ) throws(CatalogError) -> ChangeReport {
    try report(store.change(note: note(options), isDryRun: options.isDryRun, plan: plan))
  }

  /// The record of a command in the history.
  func note(_ options: ChangeOptions) -> OperationNote {
    OperationNote(command: options.command, author: environment.author)
  }

  /// Returns what happened in terms of presets.
  ///
  /// - Throws: the findings if nothing happened because of them; `exists` if they are all of
  ///   names that are taken, otherwise `invalidInput`.
  func report(_ outcome: ChangeOutcome) throws(CatalogError) -> ChangeReport {
    if outcome.findings.errors > 0 { throw CatalogError(unfit: outcome.findings) }
    var report = ChangeReport(operation: outcome.operation)
    report.changes = try outcome.changes.map { change throws(CatalogError) in
      ChangedPreset(
        kind: change.kind, before: try preset(change.before, of: change.id),
        after: try preset(change.after, of: change.id), rev: change.rev, users: change.users)
    }
    return report
  }

  private func preset(_ payload: [UInt8]?, of id: Int64) throws(CatalogError) -> Preset? {
    guard let payload else { return nil }
    return try store.preset(payload, of: id)
  }

  /// Returns the presets that are selected, each once.
  ///
  /// - Parameter isWanted: Which of them are read, by their names.
  /// - Throws: `busy` if one is beyond the revision that was expected, `notFound` if it never
  ///   had that.
  func selected(
    _ selection: PresetSelection, _ options: ChangeOptions,
    where isWanted: (PresetName) throws(CatalogError) -> Bool = { _ in true }
  ) throws(CatalogError) -> [SelectedPreset] {
    for (name, rev) in options.expected.sorted(by: { $0.key < $1.key }) {
      let record = try record(named: name)
      if record.rev < rev {
        throw CatalogError(
          .notFound, "\(record.name) has no revision \(rev); the current one is \(record.rev)",
          hints: [.listRevisions(of: record.name)])
      }
      if record.rev != rev { throw try changedSince(record, expected: rev) }
    }
    var selected: [SelectedPreset] = []
    for name in try names(selection) {
      guard let legal = PresetName(name), try isWanted(legal) else { continue }
      let record = try record(named: name)
      let preset = try self.preset(of: record)
      selected.append(SelectedPreset(id: record.id, preset: preset))
    }
    return selected
  }

  /// Returns the presets that refer to one directly, without itself.
  func users(of id: Int64) throws(CatalogError) -> [SelectedPreset] {
    var users: [SelectedPreset] = []
    for user in try store.referrers(of: id) where user != id {
      if let preset = try store.preset(of: user) {
        users.append(SelectedPreset(id: user, preset: preset))
      }
    }
    return users
  }

  /// Returns the error of a preset that someone else has changed in the meantime.
  func changedSince(
    _ record: PresetRecord, expected rev: Int
  ) throws(CatalogError) -> CatalogError {
    let last = try store.operations(limit: 1, changing: record.name).first
    let who = last?.author.map { " by \($0)" } ?? ""
    let how = last.map { " (operation \($0.id)\(who): \($0.command))" } ?? ""
    return CatalogError(
      .busy,
      "\(record.name) was changed in the meantime: it's at revision \(record.rev), not \(rev)\(how)",
      hints: [.lookAgain(at: record.name)])
  }
}

extension CatalogError {
  /// Makes the error of a change that conflicts with the catalog.
  init(unfit findings: FindingList) {
    let areNames = findings.kept.allSatisfy { $0.rule == PresetRule.duplicateName }
    self.init(areNames ? .exists : .invalidInput, "the change conflicts with the catalog")
    self.findings = findings.kept.map(\.withoutUnknownFile)
  }
}

extension Finding {
  /// The finding, without a place that isn't in a file.
  var withoutUnknownFile: Finding {
    var finding = self
    if place?.file.isEmpty == true { finding.place = nil }
    return finding
  }
}

/// How presets are changed.
package struct ChangeOptions: Sendable {
  /// The command as it was typed, for the history.
  package var command: String
  /// Whether nothing is kept.
  package var isDryRun = false
  /// The revisions that presets must still have, by the names that were given.
  package var expected: [String: Int] = [:]

  /// Makes options.
  package init(command: String) { self.command = command }
}

/// A changed preset is one that an operation changed, before and after.
package struct ChangedPreset: Sendable {
  /// The kind of the change.
  package var kind: RevisionRecord.RevisionKind
  /// Its forms; nil if it was not there.
  package var before, after: Preset?
  /// How often it has been changed, this change included.
  package var rev: Int
  /// How many presets refer to it.
  package var users = 0

  /// Its name after the change, or the last that it had.
  package var name: String { (after ?? before)?.name.text ?? "" }

  /// The name that it had, if it has another now.
  package var previousName: String? {
    guard let before, let after, before.name != after.name else { return nil }
    return before.name.text
  }
}

/// The results of an operation, or of a dry run.
package struct ChangeReport: Sendable {
  /// The number of the operation; nil if nothing was kept.
  package var operation: Int64?
  /// The presets that changed.
  package var changes: [ChangedPreset] = []
  /// The fields that couldn't be undone.
  package var conflicts: [UndoConflict] = []
  /// The operation that was taken back, if one was.
  package var undone: Operation?
  /// The operation that is in force again, if an undo was taken back.
  package var redone: Operation?
  /// Notes about the changes, a sentence each.
  package var notes: [String] = []
  /// How many presets were selected, changed or not.
  package var selected = 0

  /// Makes a report that nothing changed.
  package init() {}

  init(operation: Int64?) { self.operation = operation }
}
