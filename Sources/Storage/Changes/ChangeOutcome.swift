import Diagnostics
import Presets

/// What an operation did to one preset, or would do.
package struct RevisionRecord: Sendable {
  /// What became of it.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case created, updated, removed, restored
  }

  /// The preset's number in this file.
  package var id: Int64
  /// What became of it.
  package var kind: Kind
  /// Its form before and after, each one line of canonical JSON; nil where it was not there.
  package var before, after: [UInt8]?
  /// How often it has been changed, this change included.
  package var rev: Int
  /// The presets that refer to it afterwards, counted.
  package var users = 0
}

/// What an operation did, or would do.
package struct ChangeOutcome: Sendable {
  /// The number of the operation; nil where nothing was kept.
  package var operation: Int64?
  /// The presets that changed, in the order of the edits.
  package var changes: [RevisionRecord] = []
  /// Why nothing was done; empty where something was.
  package var findings = FindingList()
  /// Edits that did not fit and were left out, each with the reason.
  package var leftOut: [(id: Int64, reason: Finding)] = []

  /// What happened, in a line for the history.
  var summary: String {
    RevisionRecord.Kind.allCases.compactMap { kind in
      let names = changes.lazy.filter { $0.kind == kind }
      let count = names.count
      return count == 0 ? nil : "\(kind.rawValue) \(count)"
    }.joined(separator: ", ")
  }
}
