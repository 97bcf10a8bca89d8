/// An operation is one command that changed the catalog.
package struct Operation: Hashable, Sendable {
  /// Its number; later ones have higher numbers.
  package var id: Int64
  /// The command as it was typed.
  package var command: String
  /// Who gave it.
  package var author: String?
  /// When, in seconds since 1970.
  package var at: Double
  /// What it did, in a line.
  package var summary: String
  /// The operation that it took back, if it took one back.
  package var undoes: Int64?
  /// How many presets it changed, as far as the history still has them.
  package var count: Int
  /// Whether a later operation has taken it back, and that still holds.
  package var isUndone = false

  /// How the summaries of operations begin that deleted presets for good; nothing else tells them, for
  /// they leave no revisions.
  static let purgeMark = "purged "

  /// Whether it deleted presets for good.
  package var isPurge: Bool { summary.hasPrefix(Self.purgeMark) }
}

/// A revision is what a preset was after one change to it.
package struct Revision: Hashable, Sendable {
  /// The preset's number in this file.
  package var presetID: Int64
  /// Which change of the preset it is, counted from 1.
  package var rev: Int
  /// The operation that made it.
  package var operation: Int64
  /// The preset's name then.
  package var name: String
  /// The preset on one line of canonical JSON; nil where it was removed.
  package var payload: [UInt8]?
}
