import Diagnostics
import Presets

/// What is written down about a command that changes the catalog.
public struct OperationNote: Sendable {
  /// The command as it was typed.
  public var command: String
  /// Who gave it.
  public var author: String?
  /// What it did, in a line.
  public var summary: String

  /// Makes a note.
  public init(command: String, author: String?, summary: String = "") {
    self.command = command
    self.author = author
    self.summary = summary
  }
}

extension Store {
  /// Imports presets as one operation, all or nothing.
  ///
  /// - Parameters:
  ///   - note: what is written down about it; its summary is made here.
  ///   - policy: what to do with a taken name.
  ///   - isDryRun: whether nothing is kept.
  ///   - feed: hands the presets over one by one, and adds what it found wrong itself. It is told
  ///     what became of each; nil where that is not known yet, or where the preset was refused,
  ///     which is a finding.
  /// - Returns: what happened; an error among the findings means that nothing did.
  public func importPresets(
    note: OperationNote, policy: ConflictPolicy, isDryRun: Bool,
    feed: ((PreparedPreset) throws(CatalogError) -> ImportChange?, inout FindingList)
      throws(CatalogError) -> Void
  ) throws(CatalogError) -> ImportOutcome {
    try connection.writeDeciding { () throws(CatalogError) in
      let now = environment.now()
      let operation = try begin(note, at: now)
      let session = try ImportSession(self, operation: operation, now: now, policy: policy)
      var findings = FindingList()
      try feed(session.add, &findings)
      connection.options.whenWorking?(WorkProgress(.indexing))
      try session.finish(refused: Set(findings.kept.compactMap(\.subject)))
      var outcome = session.outcome
      findings.merge(outcome.findings)
      outcome.findings = findings
      if isDryRun || findings.errors > 0 || outcome.changed == 0 {
        return .rollback(outcome)
      }
      try end(operation, summary: outcome.summary)
      return .commit(outcome)
    }
  }
}
