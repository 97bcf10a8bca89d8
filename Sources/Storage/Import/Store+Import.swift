import Diagnostics
import Motion
import Presets

/// The record of a command that changes the catalog.
package struct OperationNote: Sendable {
  /// The command as it was typed.
  package var command: String
  /// Who gave it.
  package var author: String?
  /// A one-line summary.
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
  ///   - note: the record for the history; its summary is generated here.
  ///   - policy: the action for a name that is already in use.
  ///   - isDryRun: whether nothing is kept.
  /// - Returns: the results. If the findings contain an error, nothing was changed.
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

  /// The problems in the input; complete at the end.
  var findings: FindingList { get }
  /// How much of all has been read, from 0 to 1; nil if that is not known.
  var fraction: Double? { get }
}

/// Listed presets are those of a list, prepared as they are asked for.
package struct ListedPresets: ImportSource {
  /// The problems found while reading them.
  package let findings: FindingList
  private var entries: ArraySlice<PresetEntry>
  private var preparation = PresetPreparation()

  /// Takes a list.
  ///
  /// - Parameter findings: the problems found while reading it.
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

/// The action for a preset whose name is already in use by a different preset.
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

/// The result for a preset.
package enum ImportChange: String, CaseIterable, Hashable, Sendable {
  case created, updated, unchanged, skipped
}

/// The results of an import, or of a dry run.
package struct ImportOutcome: Sendable {
  /// How many presets of each kind were created, updated, left unchanged or skipped.
  package var changes: [ImportChange: [MotionKind: Int]] = [:]
  /// The result for each preset, in the order of the input.
  package var presets: [(name: String, kind: MotionKind, change: ImportChange)] = []
  /// The problems; if they contain an error, nothing was changed.
  package var findings: FindingList
  /// How many names were taken by other presets.
  package var conflicts = 0

  /// How many presets met a change.
  package func count(_ change: ImportChange) -> Int {
    changes[change, default: [:]].values.reduce(0, +)
  }

  /// How many presets the catalog has more or has in another form.
  package var changed: Int { count(.created) + count(.updated) }

  /// A one-line summary for the history.
  var summary: String {
    let words = [(ImportChange.created, "created"), (.updated, "updated")]
      .filter { count($0.0) > 0 }.map { "\($0.1) \(count($0.0))" }
    return words.joined(separator: ", ")
  }
}
