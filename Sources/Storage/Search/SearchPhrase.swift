/// A search phrase is one thing that the index is asked for, and what it is worth where it is found.
struct SearchPhrase {
  /// The columns of the index.
  enum Column: Int, CaseIterable {
    case name, title, body, tags, cjk
  }

  /// The fields in which the best match counts, once for each part of a search.
  enum Field: Int, CaseIterable {
    case title, name, tag, text, kind, role, feel, phase

    /// Its name in the table.
    var name: String { Self.names[rawValue] }

    private static let names = allCases.map { "\($0)" }

    static func named(_ name: String) -> Field? { names.firstIndex(of: name).flatMap(Field.init) }
  }

  /// The phrase as FTS5 understands it.
  let text: String
  /// Whether another phrase finds all that this one finds, so that it only says what that is worth.
  private(set) var isRedundant = false
  /// For each column, the field that a match counts for, and its worth.
  private(set) var worths: [(field: Field, worth: Int)] = Column.allCases.map { _ in (.text, 0) }

  private init(_ text: String) { self.text = text }

  /// The phrases of words, the last of them perhaps the beginning of one.
  private static func words(
    _ tokens: [String], isBeginning: Bool, _ match: SearchLexicon.Match, percent: Int,
    _ lexicon: SearchLexicon
  ) -> SearchPhrase {
    var phrase = SearchPhrase("\"\(tokens.joined(separator: " "))\"\(isBeginning ? " *" : "")")
    for (column, field) in [
      (Column.name, Field.name), (.title, .title), (.body, .text), (.tags, .tag),
    ] {
      phrase.worths[column.rawValue] = (field, lexicon.worth(of: match, in: field.name) * percent)
    }
    return phrase
  }

  /// The phrase of a title, a name, or a tag that is called just so.
  static func exact(_ joined: String, percent: Int, _ lexicon: SearchLexicon) -> SearchPhrase {
    var phrase = SearchPhrase("{name title tags} : \"\(SearchMark.text(joined))\"")
    for (column, field) in [(Column.name, Field.name), (.title, .title), (.tags, .tag)] {
      phrase.worths[column.rawValue] = (field, lexicon.worth(of: .exact, in: field.name) * percent)
    }
    return phrase
  }

  /// The phrases of a fact such as `role:enter`.
  static func fact(_ fact: String, percent: Int, _ lexicon: SearchLexicon) -> SearchPhrase {
    let parts = fact.split(separator: ":").map(String.init)
    var phrase = SearchPhrase("body : \"\(SearchMark.text(parts[1]))\"")
    if let field = Field.named(parts[0]) {
      phrase.worths[Column.body.rawValue] = (field, lexicon.worth(of: fact) * percent)
    }
    return phrase
  }

  /// The phrases of a term as it was typed.
  ///
  /// - Parameter isKnown: whether it has a meaning; as such, `m3` isn't the beginning of a word.
  static func typed(
    _ term: SearchTerm, isKnown: Bool, _ lexicon: SearchLexicon
  ) -> [SearchPhrase] {
    let percent = lexicon.typed
    switch term {
    case .run(let run):
      let joined = String(String.UnicodeScalarView(run))
      return [exact(joined, percent: percent, lexicon)] + runs(run, percent: percent, lexicon)
    case .phrase(let tokens):
      let word = { (tokens, isBeginning, match) in
        words(tokens, isBeginning: isBeginning, match, percent: percent, lexicon)
      }
      let hasBeginning = !isKnown || tokens.last?.count ?? 0 > 2
      var phrases = [exact(tokens.joined(), percent: percent, lexicon)]
      phrases.append(word(tokens, false, .word))
      phrases[1].isRedundant = hasBeginning
      if let form = form(of: tokens) { phrases.append(word(form, true, .word)) }
      if hasBeginning { phrases.append(word(tokens, true, .beginning)) }
      return phrases
    }
  }

  /// The phrases of a name in the table; the forms of a longer word are found by its beginning.
  static func named(_ name: String, percent: Int, _ lexicon: SearchLexicon) -> [SearchPhrase] {
    if let run = run(name) { return runs(run, percent: percent, lexicon) }
    let tokens = name.split(separator: " ").map(String.init)
    // Short words begin too many others.
    let isBeginning = tokens.last?.count ?? 0 >= 4
    let all = form(of: tokens) ?? tokens
    return [words(all, isBeginning: isBeginning, .word, percent: percent, lexicon)]
  }

  /// The phrases that find a name in names, titles and tags only; they are worth nothing.
  static func called(_ name: String) -> [SearchPhrase] {
    if let run = run(name) { return [SearchPhrase(pairs(of: run, mark: "\(SearchMark.first)"))] }
    let tokens = name.split(separator: " ").map(String.init)
    let whole = SearchPhrase("{name title tags} : \"\(tokens.joined(separator: " "))\"")
    guard let form = form(of: tokens) else { return [whole] }
    return [whole, SearchPhrase("{name title tags} : \"\(form.joined(separator: " "))\" *")]
  }

  private static func run(_ name: String) -> [Unicode.Scalar]? {
    name.unicodeScalars.first.map(SearchFolding.isUnspaced) == true
      ? Array(name.unicodeScalars) : nil
  }

  /// Words, the last of them without its ending; nil if it has none.
  private static func form(of tokens: [String]) -> [String]? {
    guard let last = tokens.last else { return nil }
    let beginning = WordStem.beginning(of: last)
    return beginning == last ? nil : tokens.dropLast() + [beginning]
  }

  private static func runs(
    _ run: [Unicode.Scalar], percent: Int, _ lexicon: SearchLexicon
  ) -> [SearchPhrase] {
    [("\(SearchMark.first)", Field.title), ("", .text)].map { mark, field in
      var phrase = SearchPhrase(pairs(of: run, mark: mark))
      let worth = lexicon.worth(of: .word, in: field.name)
      phrase.worths[Column.cjk.rawValue] = (field, worth * percent)
      return phrase
    }
  }

  /// The overlapping pairs of a run, which the index has; a single character begins a pair.
  private static func pairs(of run: [Unicode.Scalar], mark: String) -> String {
    if run.count == 1 { return "cjk : \"\(mark)\(run[0])\" *" }
    let pairs = zip(run, run.dropFirst()).prefix(SearchExpression.maximumTerms)
    return "cjk : \"\(pairs.map { "\(mark)\($0)\($1)" }.joined(separator: " "))\""
  }
}
