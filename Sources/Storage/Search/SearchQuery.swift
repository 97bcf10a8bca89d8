import Motion
import Presets

/// A search query says which presets to list, and how.
package struct SearchQuery: Hashable, Sendable {
  /// Words that must be found, each as a prefix.
  package var words: [String] = []
  /// Whether the words are looked for just as they are: without synonyms, corrections and fewer
  /// words.
  package var isExact = false
  /// The primary names wanted: those that match one of the patterns; all if empty.
  package var names: [NamePattern] = []
  /// The kinds wanted; all if empty.
  package var kinds: [MotionKind] = []
  /// Tags that must all be there.
  package var tags: [String] = []
  /// The roles wanted; all if empty.
  package var roles: [Role] = []
  /// Properties that must exist, and be within a range.
  package var ranges: [SearchedFact: ClosedRange<Double>] = [:]
  /// Texts, each of which must be in the title, author, license, or address of the source.
  package var sources: [String] = []
  /// Properties that must all move, each given by the beginning of a part of its key path.
  package var properties: [String] = []
  /// Feel words that must all hold.
  package var feel: Set<FeelWord> = []
  /// A shape to be resembled: only presets that have a shape are found, the nearest first,
  /// whatever the order.
  package var likeness: Sketch?
  /// How long the motion with that shape takes in seconds; nil if it has no time.
  package var likenessTime: Double?
  /// The order.
  package var order: Order = .relevance
  /// Whether the largest come first, if a fact is the order.
  package var isDescending = false
  /// The kind that comes first in a search without words.
  package var first: MotionKind?
  /// How many to list at most.
  package var limit: Int?
  /// Whether presets that only use another one are listed once, with it.
  package var joinsSame = false
  /// Whether only presets with all the words are listed, because a script takes their names.
  package var listsNames = false

  /// Makes a query that lists everything.
  package init() {}

  /// An order of results; presets that lack a fact come last.
  package enum Order: String, CaseIterable, Hashable, Sendable {
    /// The best match first; by name if there are no words.
    case relevance
    case name
    case duration, settling, overshoot, bounce
    /// The last changed first.
    case updated
    /// The nearest in shape first.
    case likeness
  }
}

/// A searched fact is a number that was derived from presets and by which they are found.
package enum SearchedFact: String, CaseIterable, Hashable, Sendable {
  /// Times in seconds.
  case duration, settling
  /// Fractions of the distance.
  case overshoot, bounce
  case dampingRatio = "damping_ratio"
  /// Parameters of a spring.
  case stiffness, mass, damping
  /// Control points of a cubic Bézier.
  case x1, y1, x2, y2

  /// The condition on `fact f` that it's within a range.
  var condition: String {
    switch self {
    case .duration, .settling, .overshoot, .bounce, .dampingRatio: "\(column) BETWEEN ? AND ?"
    case .stiffness, .mass, .damping, .x1, .y1, .x2, .y2:
      "f.preset_id IN (SELECT preset_id FROM parameter WHERE \(rawValue) BETWEEN ? AND ?)"
    }
  }

  /// The column of `fact f`.
  var column: String { "f.\(rawValue)" }
}

extension SearchQuery.Order {
  /// The fact that presets are ordered by; nil if it is something else.
  package var fact: SearchedFact? {
    switch self {
    case .duration: .duration
    case .settling: .settling
    case .overshoot: .overshoot
    case .bounce: .bounce
    case .relevance, .name, .updated, .likeness: nil
    }
  }
}

/// A search hit is a preset that a search found.
package struct SearchHit: Sendable {
  /// The preset.
  package var record: PresetRecord
  /// How far its shape is from the one to be resembled, if one was: the root mean square of the
  /// samples' differences, in lengths of the distance.
  package var distance: Double?
  /// How much longer it takes than the motion to be resembled, as a factor; nil if one of them
  /// has no time.
  package var timeFactor: Double?
  /// The names of other presets with the very motion, if such are joined.
  package var sameAs: [String] = []
}

/// The words that were searched for because the typed words had no matches.
package struct SearchedWords: Hashable, Sendable {
  /// The words that were looked for.
  package var used: [String]
  /// Misspelled words and what was looked for instead, as typed.
  package var corrections: [Correction] = []
  /// Words that nothing has together with the others, as typed; they were not looked for.
  package var leftOut: [String] = []

  /// All words, those left out among them, corrected.
  package var asked: [String] = []
  /// The meanings of the words; nil if they are looked for as typed.
  package var meanings: Meanings?

  /// Takes words that are looked for as they are.
  package init(_ words: [String]) { used = words }

  /// A misspelled word, and the one meant.
  package struct Correction: Hashable, Sendable {
    /// The word as it was typed.
    package var typed: String
    /// The word that was looked for.
    package var used: String
  }
}

/// The results of a search.
package struct SearchResult: Sendable {
  /// The presets listed.
  package var hits: [SearchHit]
  /// The total number of matches, including presets that are joined to another one.
  package var total: Int
  /// How many are listed after all matches because they have some of the words.
  package var near = 0
  /// How many were found and joined with one that is listed.
  package var joined = 0
  /// Whether there were too many to be ranked, so that they are listed by name.
  package var isTooBroadToRank: Bool
  /// The final search, and the changes to the typed words.
  package var words = SearchedWords([])

  /// How many of all are listed or joined with one that is.
  package var shown: Int { hits.count - near + joined }

  /// The presets listed, without more.
  package var records: [PresetRecord] { hits.map(\.record) }
}
