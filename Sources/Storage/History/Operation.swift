/// An operation is one command that changed the catalog.
public struct Operation: Hashable, Sendable {
  /// Its number; later ones have higher numbers.
  public var id: Int64
  /// The command as it was typed.
  public var command: String
  /// Who gave it.
  public var author: String?
  /// When, in seconds since 1970.
  public var at: Double
  /// What it did, in a line.
  public var summary: String
  /// The operation that it took back, if it took one back.
  public var undoes: Int64?
  /// How many presets it changed, as far as the history still has them.
  public var count: Int
  /// Whether a later operation has taken it back, and that still holds.
  public var isUndone = false

  /// How the summaries of operations begin that deleted presets for good; nothing else tells them, for
  /// they leave no revisions.
  static let purgeMark = "purged "

  /// Whether it deleted presets for good.
  public var isPurge: Bool { summary.hasPrefix(Self.purgeMark) }
}

/// A revision is what a preset was after one change to it.
public struct Revision: Hashable, Sendable {
  /// The preset's number in this file.
  public var presetID: Int64
  /// Which change of the preset it is, counted from 1.
  public var rev: Int
  /// The operation that made it.
  public var operation: Int64
  /// The preset's name then.
  public var name: String
  /// The preset on one line of canonical JSON; nil where it was removed.
  public var payload: [UInt8]?
}
