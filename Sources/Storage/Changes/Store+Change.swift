import Diagnostics
import Presets

extension Store {
  /// Changes presets as one operation, all or nothing.
  ///
  /// - Parameters:
  ///   - note: what is written down about it; without a summary, one is made here.
  ///   - isDryRun: whether nothing is kept.
  ///   - plan: says what to do. It sees the catalog as it is when the change begins, which nobody
  ///     else can change until it has ended.
  /// - Returns: what happened; findings say why nothing did.
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
      // What a failed attempt has written must not be met by the next.
      try connection.execute("SAVEPOINT attempt")
      let session = try ChangeSession(
        self, operation: operation, now: now, tolerating: tolerated)
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
    try connection.cached("UPDATE operation SET summary = ?2 WHERE id = ?1")
      .run(operation, summary)
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
