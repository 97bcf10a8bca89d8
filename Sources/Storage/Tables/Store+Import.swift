import Diagnostics
import Presets

/// What is written down about a command that changes the catalog.
package struct OperationNote: Sendable {
  /// The command as it was typed.
  package var command: String
  /// Who gave it.
  package var author: String?
  /// What it did, in a line.
  package var summary: String

  /// Makes a note.
  package init(command: String, author: String?, summary: String = "") {
    self.command = command
    self.author = author
    self.summary = summary
  }
}

extension Store {
  /// Imports presets as one operation, all or nothing.
  ///
  /// - Parameters:
  ///   - source: hands out the presets.
  ///   - note: what is written down about it; its summary is made here.
  ///   - policy: what to do with a taken name.
  ///   - isDryRun: whether nothing is kept.
  /// - Returns: what happened; an error among the findings means that nothing did.
  package func importPresets(
    from source: inout some ImportSource, note: OperationNote, policy: ConflictPolicy,
    isDryRun: Bool
  ) throws(CatalogError) -> ImportOutcome {
    try connection.writeDeciding { () throws(CatalogError) in
      let now = environment.now()
      let operation = try begin(note, at: now)
      let session = try ImportSession(self, operation: operation, now: now, policy: policy)
      var count = 0
      while let prepared = try source.next() {
        count += 1
        connection.options.report(
          WorkProgress(.importing, presets: count, share: source.share), at: count)
        try session.add(prepared)
      }
      var findings = FindingList()
      findings.merge(source.findings)
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
