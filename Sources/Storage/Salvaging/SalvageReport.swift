/// A salvage report says what a repair has saved, and what it could not.
public struct SalvageReport: Sendable {
  /// What became of a preset that could not be saved just as it was.
  public enum Loss: Hashable, Sendable {
    /// Nothing of it could be read.
    case lost
    /// The history has it as it was at this revision.
    case older(rev: Int)
    /// It stood in the history alone, or its hash fits none of its forms: it may be an older one.
    case uncertain
    /// All its forms agree, but the hash fits none of them: somebody has changed it.
    case doubtful
    /// Its name belongs to another preset, so it is in the trash.
    case trashed
    /// Some of its history could not be read.
    case history
  }

  /// A preset, and what became of it.
  public struct Note: Hashable, Sendable {
    /// Its name, as far as it is known.
    public var preset: String
    /// What became of it.
    public var loss: Loss
  }

  /// The presets that could not be saved just as they were, by name.
  public internal(set) var notes: [Note] = []
  /// How many presets there are now, those in the trash left out.
  public internal(set) var presets = 0
  /// Whether presets may be lost whose names nothing tells any more.
  public internal(set) var mayLackMore = false
  /// How many operations could not be read.
  public internal(set) var lostOperations = 0

  /// Whether the journal of an interrupted change was damaged and left out, so that the change may be
  /// there in part.
  public var leftJournal = false

  /// Whether everything was saved just as it was.
  public var isComplete: Bool {
    notes.isEmpty && !mayLackMore && lostOperations == 0 && !leftJournal
  }

  /// The presets of which nothing is left.
  public var lost: [String] { notes.filter { $0.loss == .lost }.map(\.preset) }
}
