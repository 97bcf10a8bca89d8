import Diagnostics
import Presets

/// What an operation did to one preset, or would do.
public struct StoredChange: Sendable {
  /// What became of it.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case created, updated, removed, restored
  }

  /// The preset's number in this file.
  public var id: Int64
  /// What became of it.
  public var kind: Kind
  /// Its form before and after, each one line of canonical JSON; nil where it was not there.
  public var before, after: [UInt8]?
  /// How often it has been changed, this change included.
  public var rev: Int
  /// The presets that refer to it afterwards, counted.
  public var users = 0
}

/// What an operation did, or would do.
public struct ChangeOutcome: Sendable {
  /// The number of the operation; nil where nothing was kept.
  public var operation: Int64?
  /// The presets that changed, in the order of the edits.
  public var changes: [StoredChange] = []
  /// Why nothing was done; empty where something was.
  public var findings = FindingList()
  /// Edits that did not fit and were left out, each with the reason.
  public var leftOut: [(id: Int64, reason: Finding)] = []

  /// What happened, in a line for the history.
  var summary: String {
    StoredChange.Kind.allCases.compactMap { kind in
      let names = changes.lazy.filter { $0.kind == kind }
      let count = names.count
      return count == 0 ? nil : "\(kind.rawValue) \(count)"
    }.joined(separator: ", ")
  }
}
