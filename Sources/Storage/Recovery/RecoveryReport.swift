/// A recovery report says what a repair has saved, and what it could not.
package struct RecoveryReport: Sendable {
  /// What became of a preset that could not be saved just as it was.
  package enum Loss: Hashable, Sendable {
    /// Nothing of it could be read.
    case lost
    /// The history has it as it was at this revision. The operation, if one is known, may have
    /// changed it afterwards; of that, nothing is left.
    case older(rev: Int, operation: Int64?)
    /// It is there under a name that it had earlier.
    case renamed(to: String)
    /// It stood in the history alone, or its hash fits none of its forms: it may be an older one.
    case uncertain
    /// Its forms and its hash contradict each other, and nothing tells which is right: somebody has
    /// changed it.
    case doubtful
    /// Its name belongs to another preset, so it is in the trash.
    case trashed
    /// It was marked as removed, but the history says that it was not: it is live again.
    case revived
    /// It was not marked as removed, but the history says that it was: it is in the trash.
    case removed
    /// Nothing tells for certain whether it was removed. It is in the trash, or it is live.
    case undecided(isRemoved: Bool)
    /// Some of its history could not be read.
    case history
  }

  /// A preset, and what became of it.
  package struct Note: Hashable, Sendable {
    /// Its name, as far as it is known.
    package var preset: String
    /// What became of it.
    package var loss: Loss
  }

  /// An operation some of whose changes are lost; nothing tells for certain which presets they belong to.
  package struct CutOperation: Hashable, Sendable {
    /// Its number.
    package var operation: Int64
    /// What it did, as it was written down at the time.
    package var summary: String
    /// How many of its changes are lost.
    package var missing: Int
  }

  /// The presets that could not be saved just as they were, by name.
  package internal(set) var notes: [Note] = []
  /// How many presets there are now, those in the trash left out.
  package internal(set) var presets = 0
  /// Whether presets may be lost whose names nothing tells any more.
  package internal(set) var mayLackMore = false
  /// How many operations could not be read.
  package internal(set) var lostOperations = 0
  /// The operations that say more than the history holds, by number.
  package internal(set) var cutOperations: [CutOperation] = []

  /// Whether the journal of an interrupted change was damaged and left out, so that the change may be
  /// there in part.
  package var leftJournal = false

  /// Whether everything was saved just as it was.
  package var isComplete: Bool {
    notes.isEmpty && !mayLackMore && lostOperations == 0 && cutOperations.isEmpty && !leftJournal
  }

  /// The presets of which nothing is left.
  package var lost: [String] { notes.filter { $0.loss == .lost }.map(\.preset) }
}
