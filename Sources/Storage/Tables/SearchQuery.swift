import Motion
import Presets

/// A search query says which presets to list, and how.
public struct SearchQuery: Hashable, Sendable {
  /// Words that must be found, each as a prefix.
  public var words: [String] = []
  /// The kinds wanted; all where empty.
  public var kinds: [MotionKind] = []
  /// Tags that must all be there.
  public var tags: [String] = []
  /// The roles wanted; all where empty.
  public var roles: [Role] = []
  /// The durations wanted, in seconds.
  public var duration: ClosedRange<Double>?
  /// The order.
  public var order: Order = .relevance
  /// How many to list at most.
  public var limit: Int?

  /// Makes a query that lists everything.
  public init() {}

  /// An order of results.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// The best match first; by name where there are no words.
    case relevance
    case name, duration
    /// The last changed first.
    case updated
  }
}

/// What a search found.
public struct SearchResult: Sendable {
  /// The presets listed.
  public var records: [PresetRecord]
  /// How many there are in all.
  public var total: Int
  /// Whether there were too many to be ranked, so that they are listed by name.
  public var isTooBroadToRank: Bool
}
