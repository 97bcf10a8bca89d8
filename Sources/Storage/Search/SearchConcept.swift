/// A search concept is one thing that people call by many names, in English, Japanese or Russian.
///
/// Each name finds what any other name is written in. For things that presets are made for, such as
/// a toast, there are also stand-ins: what is used for it where nothing bears one of its names.
struct SearchConcept: Sendable {
  /// Its names, folded, the tokens of each joined by single spaces.
  let names: [String]
  /// Its names as they are spelled.
  let spellings: [String]
  /// Those of the names that are looked for; the others mean too much else.
  let written: [String]
  /// What is used for it, the best first: phrases, joined by `+` where all must be found; `feel:`
  /// begins a feel word.
  let standIns: [String]

  /// Makes a concept from names that are separated by commas; `~` begins those that are understood
  /// and not looked for.
  init(_ names: String..., standIns: String...) {
    var spellings: [String] = []
    var written: [String] = []
    for name in names.joined(separator: ",").split(separator: ",") {
      let marked = name.drop(while: { $0 == " " })
      let spelling = String(marked.drop(while: { $0 == "~" }))
      spellings.append(spelling)
      if !marked.hasPrefix("~") { written.append(SearchFolding.fold(spelling)) }
    }
    self.names = spellings.map(SearchFolding.fold)
    self.spellings = spellings
    self.written = written
    self.standIns = standIns
  }

  /// Every concept.
  static let all: [SearchConcept] = kinds + styles + roles + looks + things

  /// Returns the concepts that a name stands for: its own, or with another ending; else those that
  /// have a name of which it is the beginning.
  static func named(_ name: String) -> [SearchConcept] {
    if let known = index[name] { return known.map { all[$0] } }
    guard name.utf8.count > 2, !name.contains(" "), let first = name.unicodeScalars.first else {
      return []
    }
    let rivals = Self.rivals[first] ?? []
    let same = rivals.filter { WordStem.isShared($0.name, name) }
    let found = same.isEmpty && name.count > 3 ? rivals.filter { $0.name.hasPrefix(name) } : same
    return Set(found.map(\.concept)).sorted().map { all[$0] }
  }

  /// Whether a name is one of a concept, as it is.
  static func knows(_ name: String) -> Bool { index[name] != nil }

  private static let index: [String: [Int]] = {
    var index: [String: [Int]] = [:]
    for (number, concept) in all.enumerated() {
      for name in concept.names { index[name, default: []].append(number) }
    }
    return index
  }()

  /// Names by the letter that they begin with.
  private static let rivals: [Unicode.Scalar: [(name: String, concept: Int)]] = {
    var rivals: [Unicode.Scalar: [(name: String, concept: Int)]] = [:]
    for (number, concept) in all.enumerated() {
      for name in concept.names {
        if let first = name.unicodeScalars.first {
          rivals[first, default: []].append((name, number))
        }
      }
    }
    return rivals
  }()

  /// The most tokens that a name has.
  static let longestName = 4
}
