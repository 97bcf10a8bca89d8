/// A search reading is what words that were typed may mean, part by part.
struct SearchReading {
  /// A term, and how it was typed.
  struct Unit {
    var term: SearchTerm
    var text: String
  }

  /// The parts; those that say nothing only where there are no others.
  let parts: [SearchPart]

  init(_ words: [String]) {
    let parts = Self.parts(of: Self.units(of: words))
    let telling = parts.filter { !$0.isFiller }
    self.parts = telling.isEmpty ? parts : telling
  }

  private static func units(of words: [String]) -> [Unit] {
    var units: [Unit] = []
    // What one expression leaves out is not read either.
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
      // What stands between two words is mostly a particle.
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
