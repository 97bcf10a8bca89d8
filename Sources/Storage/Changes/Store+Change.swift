import Diagnostics
import Presets

extension Store {
  /// Changes presets in one operation, completely or not at all.
  ///
  /// - Parameters:
  ///   - note: the record for the history; without a summary, one is generated.
  ///   - isDryRun: whether to change nothing.
  ///   - plan: returns the changes. It sees the catalog's state at the start of the change, and no one else
  ///     can change the catalog until it ends.
  /// - Returns: the results. If nothing was changed, the findings contain the reasons.
  package func change(
    note: OperationNote, isDryRun: Bool,
    plan make: () throws(CatalogError) -> ChangePlan
  ) throws(CatalogError) -> ChangeOutcome {
    try connection.writeDeciding { () throws(CatalogError) in
      let now = environment.now()
      let plan = try make()
      let operation = try begin(note, at: now, undoing: plan.undoes)
      var outcome = try apply(plan, operation: operation, now: now)
      if isDryRun || outcome.findings.errors > 0 || outcome.changes.isEmpty {
        return .rollback(outcome)
      }
      try end(operation, summary: note.summary.isEmpty ? outcome.summary : note.summary)
      outcome.operation = operation
      return .commit(outcome)
    }
  }

  private func apply(
    _ plan: ChangePlan, operation: Int64, now: Double
  ) throws(CatalogError) -> ChangeOutcome {
    var outcome = ChangeOutcome()
    var edits = plan.edits
    var tolerated = IDSet()
    while true {
      // The next attempt must not see what a failed one has written.
      try connection.execute("SAVEPOINT attempt")
      let session = try ChangeSession(self, operation: operation, now: now, tolerating: tolerated)
      if plan.undoes != nil { session.work = .undoing }
      outcome.changes = try session.apply(edits)
      if session.problems.isEmpty {
        try connection.execute("RELEASE attempt")
        return outcome
      }
      try connection.execute("ROLLBACK TO attempt; RELEASE attempt")
      outcome.changes = []
      if try tolerate(session.problems, &tolerated) { continue }
      guard plan.skipsWhatDoesNotFit else {
        outcome.findings.append(contentsOf: session.problems.map(\.finding))
        return outcome
      }
      var reasons: [Int64: Finding] = [:]
      for problem in session.problems where reasons[problem.id] == nil {
        reasons[problem.id] = problem.finding
      }
      let count = edits.count
      edits.removeAll { edit in
        guard let id = edit.id, let reason = reasons[id] else { return false }
        outcome.leftOut.append((id, reason))
        return true
      }
      if edits.count == count {
        outcome.findings.append(contentsOf: session.problems.map(\.finding))
        return outcome
      }
    }
  }

  /// Notes that a command begins to change something; returns the operation's number.
  func begin(
    _ note: OperationNote, at now: Double, undoing operation: Int64? = nil
  ) throws(CatalogError) -> Int64 {
    try nextNumber(in: "operation")
    try connection.cached(
      "INSERT INTO operation (command, author, at, summary, undoes) VALUES (?1, ?2, ?3, ?4, ?5)"
    ).run(note.command, note.author, now, note.summary, operation)
    return connection.lastInsertedID
  }

  /// Notes what an operation did.
  func end(_ operation: Int64, summary: String) throws(CatalogError) {
    try lowerFactsVersion()
    try connection.run("UPDATE operation SET summary = ?2 WHERE id = ?1", operation, summary)
  }
}

extension PresetEdit {
  /// The number of the preset that is edited; nil for a new one.
  var id: Int64? {
    switch self {
    case .add: nil
    case .put(_, in: let id), .remove(let id): id
    }
  }
}

/// An edit is what a command wants to become of one preset.
package enum PresetEdit: Sendable {
  /// A preset that is new.
  case add(PresetEntry)
  /// A new form of the preset of that number, which may have been removed before.
  case put(PresetEntry, in: Int64)
  /// The preset of that number goes to the trash.
  case remove(Int64)
}

extension PresetEdit {
  /// Edits a preset into a form that was not read anywhere.
  package static func put(_ preset: Preset, in id: Int64) -> PresetEdit {
    .put(PresetEntry(preset), in: id)
  }
}

/// A change plan is what one operation is to do: edits that take place together or not at all.
package struct ChangePlan: Sendable {
  /// The edits, at most one for a preset.
  package var edits: [PresetEdit]
  /// The operation that is taken back, if one is.
  package var undoes: Int64?
  /// Whether edits that do not fit are left out, and said to be; otherwise nothing is done then.
  package var skipsWhatDoesNotFit = false

  /// Makes a plan.
  package init(_ edits: [PresetEdit], undoing operation: Int64? = nil) {
    self.edits = edits
    undoes = operation
  }
}

/// The change of one preset by an operation, or by a dry run.
package struct RevisionRecord: Sendable {
  /// The kind of the change.
  package enum RevisionKind: String, CaseIterable, Hashable, Sendable {
    case created, updated, removed, restored
  }

  /// The preset's number in this file.
  package var id: Int64
  /// The kind of the change.
  package var kind: RevisionKind
  /// Its form before and after, each one line of canonical JSON; nil if it was not there.
  package var before, after: [UInt8]?
  /// How often it has been changed, this change included.
  package var rev: Int
  /// The presets that refer to it afterwards, counted.
  package var users = 0
}

/// The results of an operation, or of a dry run.
package struct ChangeOutcome: Sendable {
  /// The number of the operation; nil if nothing was kept.
  package var operation: Int64?
  /// The presets that changed, in the order of the edits.
  package var changes: [RevisionRecord] = []
  /// Why nothing was done; empty if something was.
  package var findings = FindingList()
  /// Edits that did not fit and were left out, each with the reason.
  package var leftOut: [(id: Int64, reason: Finding)] = []

  /// A one-line summary for the history.
  var summary: String {
    RevisionRecord.RevisionKind.allCases.compactMap { kind in
      let names = changes.lazy.filter { $0.kind == kind }
      let count = names.count
      return count == 0 ? nil : "\(kind.rawValue) \(count)"
    }.joined(separator: ", ")
  }
}
