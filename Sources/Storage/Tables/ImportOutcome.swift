import Diagnostics
import Motion

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
