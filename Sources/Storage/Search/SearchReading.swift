import Presets

/// A search reading is what words that were typed may mean, part by part.
struct SearchReading {
  /// A term, and how it was typed.
  struct Unit {
    var term: SearchTerm
    var text: String
  }

  /// The parts; those that say nothing only if there are no others.
  let parts: [SearchPart]

  init(_ words: [String]) {
    let parts = Self.parts(of: Self.units(of: words))
    let significant = parts.filter { !$0.isFiller }
    self.parts = significant.isEmpty ? parts : significant
  }

  private static func units(of words: [String]) -> [Unit] {
    var units: [Unit] = []
    // A part that one expression omits isn't read by others, either.
    for text in words.prefix(SearchExpression.maximumTerms) {
      for word in text.prefix(4096).split(whereSeparator: { $0.isWhitespace || $0 == "/" }) {
        guard units.count < SearchExpression.maximumTerms else { break }
        let terms = SearchExpression.terms(of: [String(word)])
        for term in terms {
          units.append(Unit(term: term, text: terms.count == 1 ? String(word) : term.text))
        }
      }
    }
    return Array(units.prefix(SearchExpression.maximumTerms))
  }

  /// Takes together what is one name, the longest first.
  private static func parts(of units: [Unit]) -> [SearchPart] {
    var parts: [SearchPart] = []
    var rest = units[...]
    while let unit = rest.first {
      let longest = (2...SearchConcept.longestName).reversed().first { count in
        count <= rest.count && (name(of: rest.prefix(count)).map(SearchConcept.knows) ?? false)
      }
      let taken = Array(rest.prefix(longest ?? 1))
      rest = rest.dropFirst(taken.count)
      let concepts = name(of: taken[...]).map(SearchConcept.named) ?? []
      if taken.count == 1, concepts.isEmpty, case .run(let run) = unit.term {
        parts += split(run, as: unit.text)
      } else {
        parts.append(SearchPart(taken, concepts: concepts))
      }
    }
    return parts
  }

  /// The name that some units would be: words by spaces, a script without spaces as one.
  private static func name(of units: ArraySlice<Unit>) -> String? {
    var words: [String] = []
    var runs = String.UnicodeScalarView()
    for unit in units {
      switch unit.term {
      case .phrase(let tokens): words += tokens
      case .run(let run): runs += run
      }
    }
    if words.isEmpty { return String(runs) }
    return runs.isEmpty ? words.joined(separator: " ") : nil
  }

  /// Splits what was typed without spaces into the words known in it.
  private static func split(_ run: [Unicode.Scalar], as text: String) -> [SearchPart] {
    let typed = Array(text.unicodeScalars)
    func part(_ range: Range<Int>) -> SearchPart {
      let name = String(String.UnicodeScalarView(run[range]))
      // Half-width kana have more scalars than what they are read as.
      let shown = typed.count == run.count ? String(String.UnicodeScalarView(typed[range])) : name
      let unit = Unit(term: .run(Array(run[range])), text: shown)
      return SearchPart([unit], concepts: SearchConcept.named(name))
    }
    var parts: [SearchPart] = []
    var start = 0
    var unknown = 0
    func endUnknown() {
      // The text between two words is mostly a particle.
      let rest = run[unknown..<start]
      if !rest.isEmpty, rest.count > 1 || !particles.contains(rest[unknown]) {
        parts.append(part(unknown..<start))
      }
    }
    while start < run.count {
      let longest = (2...12).reversed().first { count in
        start + count <= run.count
          && isKnown(String(String.UnicodeScalarView(run[start..<start + count])))
      }
      if let longest {
        endUnknown()
        parts.append(part(start..<start + longest))
        start += longest
        unknown = start
      } else {
        start += 1
      }
    }
    guard !parts.isEmpty else { return [part(0..<run.count)] }
    endUnknown()
    return parts
  }

  private static func isKnown(_ word: String) -> Bool {
    SearchConcept.knows(word) || FeelToken.knows(word) || SearchPart.isFiller(word)
  }

  private static let particles = Set("のをにへでがはとな".unicodeScalars)
}

extension SearchTerm {
  /// The term in letters.
  fileprivate var text: String {
    switch self {
    case .phrase(let tokens): tokens.joined(separator: "-")
    case .run(let run): String(String.UnicodeScalarView(run))
    }
  }
}

/// A search part is a word that was typed, or several that are one name, and what it may mean.
struct SearchPart {
  /// The part as it was typed.
  let text: String
  /// The text to search for as it was typed.
  let terms: [SearchTerm]
  /// The concept that it names.
  let concepts: [SearchConcept]

  init(_ units: [SearchReading.Unit], concepts: [SearchConcept]) {
    text = units.map(\.text).joined(separator: " ")
    terms = units.map(\.term)
    self.concepts = concepts
  }

  /// Whether it says no more than that a motion is looked for.
  var isFiller: Bool {
    terms.allSatisfy { term in
      switch term {
      case .phrase(let tokens): tokens.allSatisfy(Self.isFiller)
      case .run(let run): Self.isFiller(String(String.UnicodeScalarView(run)))
      }
    }
  }

  /// How much it says of what a motion is like: 2 if it names how it feels or what it is, 1 for
  /// any other word, 0 for what it may be used for.
  var weight: Int {
    if !terms.allSatisfy({ FeelToken.texts(for: $0).isEmpty }) { return 2 }
    if concepts.isEmpty { return 1 }
    return concepts.contains { $0.standIns.isEmpty } ? 2 : 0
  }

  /// The single word that may be misspelled; nil if it is known, or no word of letters.
  var unknownWord: String? {
    guard concepts.isEmpty, terms.count == 1, case .phrase(let tokens) = terms[0],
      tokens.count == 1, FeelToken.texts(for: terms[0]).isEmpty
    else { return nil }
    return tokens[0]
  }

  /// The expression for what was typed; a feel word is the same in any language.
  var typed: String {
    let all = terms.map { term in
      let feel = FeelToken.words(for: term).map { "\"\($0.rawValue)\" *" }
      return feel.isEmpty ? term.expression : Self.oneOf([term.expression] + feel)
    }
    return all.count > 1 ? "(\(all.joined(separator: " AND ")))" : all[0]
  }

  /// The expression for what it is called by anybody.
  var synonyms: String { Self.oneOf([typed] + concepts.flatMap(\.written).map(Self.phrase)) }

  /// The expressions for what is used for it, the best first.
  var standIns: [String] { concepts.flatMap(\.standIns).map(Self.expression) }

  /// The expression for all that it may mean.
  var anything: String { Self.oneOf([synonyms] + standIns) }

  private static func oneOf(_ expressions: [String]) -> String {
    expressions.count > 1 ? "(\(expressions.joined(separator: " OR ")))" : expressions[0]
  }

  /// The term for a name; the forms of a longer word are found by its beginning.
  static func term(_ name: String) -> SearchTerm {
    if let first = name.unicodeScalars.first, SearchFolding.isUnspaced(first) {
      return .run(Array(name.unicodeScalars))
    }
    var tokens = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = tokens.popLast() { tokens.append(WordStem.beginning(of: last)) }
    return .phrase(tokens)
  }

  private static func phrase(_ name: String) -> String {
    let term = term(name)
    // Short words begin too many others.
    if case .phrase(let tokens) = term, tokens.last?.count ?? 0 < 4 {
      return "\"\(tokens.joined(separator: " "))\""
    }
    return term.written
  }

  static func expression(_ standIn: String) -> String {
    let clues = clues(of: standIn).map { clue -> String in
      switch clue {
      case .feel(let token): "\"\(token)\""
      case .words(let words): phrase(words)
      }
    }
    return clues.count > 1 ? "(\(clues.joined(separator: " AND ")))" : clues[0]
  }

  /// The conditions of a stand-in.
  enum Clue {
    case words(String)
    /// The token of a feel word.
    case feel(String)
  }

  static func clues(of standIn: String) -> [Clue] {
    standIn.split(separator: "+").map { clue -> Clue in
      let text = clue.split(separator: " ").joined(separator: " ")
      return text.hasPrefix("feel:") ? .feel("\(FeelToken.mark)" + text.dropFirst(5)) : .words(text)
    }
  }

  /// Whether a folded word says no more than that a motion is looked for.
  static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  /// All words that say no more than that, folded.
  static var allFillers: Set<String> { fillers }

  private static let fillers: Set<String> = Set(
    [
      "animation", "animations", "animate", "animated", "effect", "motion", "for", "the", "a", "an",
      "of", "to", "from", "with", "and", "от", "из", "к", "アニメーション", "アニメ", "動き", "エフェクト", "モーション",
      "анимация", "эффект", "движение", "для", "с", "и", "на", "при",
    ].map(SearchFolding.fold))
}
