import Diagnostics
import Motion
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
          WorkProgress(.importing, presets: count, fraction: source.fraction), at: count)
        try session.add(prepared)
      }
      var findings = FindingList()
      findings.merge(source.findings)
      connection.options.whenWorking?(WorkProgress(.indexing))
      try session.finish(refused: Set(findings.kept.compactMap(\.subject)))
      var outcome = session.outcome
      findings.merge(outcome.findings)
      outcome.findings = findings
      if isDryRun || findings.errors > 0 || outcome.changed == 0 { return .rollback(outcome) }
      try end(operation, summary: outcome.summary)
      return .commit(outcome)
    }
  }
}

/// An import source hands out presets that are to be stored, one after another.
package protocol ImportSource {
  /// Returns the next preset; nil at the end.
  mutating func next() throws(CatalogError) -> PreparedPreset?

  /// What is wrong with what was read; whole at the end.
  var findings: FindingList { get }
  /// How much of all has been read, from 0 to 1; nil if that is not known.
  var fraction: Double? { get }
}

/// Listed presets are those of a list, prepared as they are asked for.
package struct ListedPresets: ImportSource {
  /// What was found wrong in reading them.
  package let findings: FindingList
  private var entries: ArraySlice<PresetEntry>
  private var preparation = PresetPreparation()

  /// Takes a list.
  ///
  /// - Parameter findings: what was found wrong in reading it.
  package init(_ entries: [PresetEntry], findings: FindingList) {
    self.entries = entries[...]
    self.findings = findings
  }

  /// Everything has been read.
  package var fraction: Double? { nil }

  /// Returns the next preset; nil at the end.
  package mutating func next() -> PreparedPreset? {
    entries.popFirst().map { preparation.prepare($0) }
  }
}

/// What to do with a preset whose name is taken by a different one.
package enum ConflictPolicy: String, CaseIterable, Hashable, Sendable {
  /// Refuse the import.
  case fail
  /// Keep the one that is there.
  case skip
  /// Put the new one in its place.
  case replace
  /// Give the new one a free name.
  case rename
}

/// What became of a preset.
package enum ImportChange: String, CaseIterable, Hashable, Sendable {
  case created, updated, unchanged, skipped
}

/// What an import did, or would do.
package struct ImportOutcome: Sendable {
  /// How many presets of each kind were created, updated, left unchanged or skipped.
  package var changes: [ImportChange: [MotionKind: Int]] = [:]
  /// What became of each preset, in the order in which they came.
  package var presets: [(name: String, kind: MotionKind, change: ImportChange)] = []
  /// What is wrong; with an error in it nothing was changed.
  package var findings: FindingList
  /// How many names were taken by other presets.
  package var conflicts = 0

  /// How many presets met a change.
  package func count(_ change: ImportChange) -> Int {
    changes[change, default: [:]].values.reduce(0, +)
  }

  /// How many presets the catalog has more or has in another form.
  package var changed: Int { count(.created) + count(.updated) }

  /// What happened, in a line for the history.
  var summary: String {
    let words = [(ImportChange.created, "created"), (.updated, "updated")]
      .filter { count($0.0) > 0 }.map { "\($0.1) \(count($0.0))" }
    return words.joined(separator: ", ")
  }
}
