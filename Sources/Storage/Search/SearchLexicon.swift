import EmbeddedData
import Presets
import StrictJSON

/// A search lexicon is what searches go by: what matches are worth, and what words mean.
///
/// It is the table `Search/table.json`, which the gallery's search reads, too.
struct SearchLexicon: Sendable {
  /// The worth of a match, by field and kind of match.
  private let worths: [String: [String: Int]]
  /// The worth of a fact, by its kind, such as the role.
  private let facts: [String: Int]
  /// Percentages of the worth: for words as typed, for synonyms, and for what a thing uses.
  let typed, synonym, use: Int
  /// The worth that a mark adds to a preset or takes away.
  let adjustments: [(mark: String, worth: Int)]
  /// How much the parts of a group say about a motion.
  private let decides: [String: Int]
  /// Results are filled up with presets that have some of the words, if there are fewer than this.
  let fewer: Int
  /// The least worth of a word in such a preset.
  let least: Int
  private let ignored: Set<String>
  /// The unit of each word for one, and the qualifier of each name of a number.
  let units, numbers: [String: String]
  /// The sense of a word that follows one for a look, such as "in" in "fade in".
  private let after: [String: Int]
  /// Everything that words can mean.
  let senses: [SearchSense]
  /// The last sense of each name, and all of those that have several.
  private let index: [String: Int]
  private let others: [String: [Int]]
  private let places: [String: Int]

  static let shared = SearchLexicon()

  private init() {
    let file = embedded_search_table()
    let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
    guard let root = JSONDocument.read(bytes, file: "table.json").document?.root else {
      preconditionFailure("Search/table.json isn't JSON")
    }
    let table = root["worth"]
    worths = Dictionary(
      uniqueKeysWithValues: Self.pairs(in: table).map { ($0, Self.numbers(in: $1)) })
    facts = Self.numbers(in: table)
    let percent = Self.numbers(in: root["percent"])
    (typed, synonym) = (percent["typed"] ?? 0, percent["synonym"] ?? 0)
    use = percent["use"] ?? 0
    adjustments = Self.numbers(in: root["adjust"]).map { ($0.key, $0.value) }
      .sorted { $0.mark < $1.mark }
    decides = Self.numbers(in: root["decides"])
    let near = Self.numbers(in: root["near"])
    (fewer, least) = (near["fewer"] ?? 0, near["least"] ?? 0)
    ignored = Set(
      Self.pairs(in: root["ignored"]).flatMap { _, words in
        SearchFolding.fold(words.string ?? "").split(separator: " ").map(String.init)
      })

    var senses: [SearchSense] = []
    for (group, members) in Self.pairs(in: root["senses"]) {
      senses += members.members.map { SearchSense($0.key, group: group, $0.value) }
    }
    senses += FeelWord.allCases.map(SearchSense.init)
    self.senses = senses

    var index: [String: Int] = [:]
    var others: [String: [Int]] = [:]
    index.reserveCapacity(2048)
    for (number, sense) in senses.enumerated() {
      for name in sense.names {
        // Few names mean several things.
        if let first = index.updateValue(number, forKey: name), first != number {
          others[name, default: [first]].append(number)
        }
      }
    }
    (self.index, self.others) = (index, others)
    let places = Dictionary(
      senses.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.places = places
    (units, numbers) = (Self.names(in: root["units"]), Self.names(in: root["numbers"]))
    after = Self.names(in: root["after"]).compactMapValues { places[$0] }
  }

  private static func pairs(in value: JSONValue?) -> [(key: String, value: JSONValue)] {
    value?.members.map { ($0.key, $0.value) } ?? []
  }

  /// Returns the key of each folded name in lists of names.
  private static func names(in value: JSONValue?) -> [String: String] {
    var names: [String: String] = [:]
    for (key, list) in pairs(in: value) {
      for name in SearchSense.list(SearchFolding.fold(list.string ?? "")) { names[name] = key }
    }
    return names
  }

  private static func numbers(in value: JSONValue?) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (key, value) in pairs(in: value) { numbers[key] = value.number.map { Int($0) } }
    return numbers
  }
}

extension SearchLexicon {
  /// How a word matches a field: it's all of it, a word in it, or the beginning of one.
  enum Match: String {
    case exact, word, beginning
  }

  /// Returns what a match in a field is worth.
  func worth(of match: Match, in field: String) -> Int { worths[field]?[match.rawValue] ?? 0 }

  /// Returns what a fact such as `role:enter` is worth.
  func worth(of fact: String) -> Int { facts[String(fact.prefix { $0 != ":" })] ?? 0 }

  /// How much a part says about a motion; a word without a meaning says as much as the table states.
  func decides(_ senses: [SearchSense]) -> Int { decides[senses.first?.group ?? "unknown"] ?? 0 }

  /// Whether searches ignore a folded word, because every motion fits it.
  func ignores(_ word: String) -> Bool { ignored.contains(word) }

  /// Whether a name is one of a sense's, as it is.
  func knows(_ name: String) -> Bool { index[name] != nil }

  /// Returns what a word such as "in" means after another one, such as "fade".
  func meaning(of word: String, after senses: [SearchSense]) -> SearchSense? {
    guard senses.contains(where: { $0.group == "look" || $0.group == "kind" }) else { return nil }
    return after[word].map { self.senses[$0] }
  }

  func sense(_ id: String) -> SearchSense? { places[id].map { senses[$0] } }

  /// Returns what a name means: as it is, or with another ending; else what has a name of which it is the
  /// beginning.
  func senses(of name: String) -> [SearchSense] {
    if let known = index[name] { return (others[name] ?? [known]).map { senses[$0] } }
    guard name.utf8.count > 2, let first = name.unicodeScalars.first else { return [] }
    var rivals: [(name: String, sense: Int)] = []
    for (number, sense) in senses.enumerated() {
      for rival in sense.names where rival.unicodeScalars.first == first {
        rivals.append((rival, number))
      }
    }
    let words = name.split(separator: " ")
    var found = rivals.filter { rival in
      let others = rival.name.split(separator: " ")
      return others.count == words.count
        && zip(words, others).allSatisfy { WordStem.isShared(String($0), String($1)) }
    }
    if found.isEmpty, words.count == 1, name.count > 3, !ignores(name) {
      found = rivals.filter { $0.name.hasPrefix(name) && !$0.name.contains(" ") }
    }
    return Set(found.map(\.sense)).sorted().map { senses[$0] }
  }

  /// The most words that a name has.
  static let longestName = 4
}

/// A search sense is one thing that words can mean, with its names in three languages.
struct SearchSense: Sendable {
  /// Its name in the table.
  let id: String
  /// Its group: a kind, an origin, a direction, a look, a feel, or a thing.
  let group: String
  /// Facts of presets that it means, such as `kind:spring`.
  let facts: [String]
  /// Names or facts of presets that people use for it.
  let uses: [String]
  /// The sense that never stands in for it.
  let opposite: String?
  /// Its names, folded.
  let names: [String]
  /// Those of its names that are looked for; the others mean too much else.
  let written: [String]
  /// Its names in the table, by language.
  private let texts: [String]

  /// Its names as they are spelled.
  var spellings: [String] {
    texts.flatMap(Self.list).map { $0.hasPrefix("~") ? String($0.dropFirst()) : $0 }
  }

  fileprivate init(_ id: String, group: String, _ value: JSONValue) {
    (self.id, self.group) = (id, group)
    facts = value["is"]?.elements.compactMap(\.string) ?? []
    uses = value["use"]?.elements.compactMap(\.string) ?? []
    opposite = value["opposite"]?.string
    texts = ["en", "ja", "ru"].compactMap { value[$0]?.string }
    var (names, written) = ([String](), [String]())
    for name in texts.flatMap({ Self.list(SearchFolding.fold($0)) }) {
      if name.utf8.first == UInt8(ascii: "~") {
        names.append(String(name.dropFirst()))
      } else {
        names.append(name)
        written.append(name)
      }
    }
    (self.names, self.written) = (names, written)
  }

  fileprivate init(_ feel: FeelWord) {
    (id, group, facts) = ("feel:\(feel.rawValue)", "feel", ["feel:\(feel.rawValue)"])
    (uses, opposite, texts) = ([], nil, feel.words)
    names = texts.map(SearchFolding.fold)
    written = names
  }

  fileprivate static func list(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).map { name in
      String(Substring(name.drop { $0 == UInt8(ascii: " ") }))
    }
  }
}
