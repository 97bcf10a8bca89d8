import Presets

/// A search term is one thing that must be found, folded.
enum SearchTerm: Equatable {
  /// Parts of words that follow each other, the last of them the beginning of one.
  case phrase([String])
  /// Characters of a script written without spaces, anywhere.
  case run([Unicode.Scalar])

  /// Returns the term of a name in the table; the forms of a longer word are found by its beginning.
  static func named(_ name: String) -> SearchTerm {
    if let first = name.unicodeScalars.first, SearchFolding.isUnspaced(first) {
      return .run(Array(name.unicodeScalars))
    }
    var tokens = name.split(separator: " ").map(String.init)
    if let last = tokens.popLast() { tokens.append(WordStem.beginning(of: last)) }
    return .phrase(tokens)
  }

  /// Its letters, as one word.
  var letters: String {
    switch self {
    case .phrase(let tokens): tokens.joined()
    case .run(let run): String(String.UnicodeScalarView(run))
    }
  }

  /// The term as FTS5 understands it, or a feel word that it may mean.
  var expression: String {
    let tokens = FeelToken.texts(for: self)
    guard !tokens.isEmpty else { return written }
    return "(\(([written] + tokens.map { "body : \"\($0)\"" }).joined(separator: " OR ")))"
  }

  /// The term as it was written.
  ///
  /// A run is looked for by its overlapping pairs, one character as the beginning of a pair.
  var written: String {
    switch self {
    case .phrase(let tokens): return "\"\(tokens.joined(separator: " "))\" *"
    case .run(let run) where run.count == 1: return "cjk : \"\(run[0])\" *"
    case .run(let run):
      let pairs = zip(run, run.dropFirst()).prefix(SearchExpression.maximumTerms)
      return "cjk : \"\(pairs.map { "\($0)\($1)" }.joined(separator: " "))\""
    }
  }
}

/// A search expression is what people typed, as FTS5 understands it.
///
/// Every word must be found, the last part of each as a prefix. Whatever was typed becomes quoted
/// words, so that no sign in it is an operator.
struct SearchExpression {
  /// The most terms looked for; someone who pastes a page is served well enough by its beginning.
  static let maximumTerms = 64

  private var terms: [SearchTerm] = []
  /// The parts of a hyphenated word, which must follow each other.
  private var tokens: [String] = []
  private var token = String.UnicodeScalarView()
  /// Characters of scripts written without spaces.
  private var run: [Unicode.Scalar] = []

  /// Returns the expression for some words, or nil if nothing in them can be looked for.
  static func make(_ words: [String]) -> String? {
    let terms = terms(of: words)
    return terms.isEmpty ? nil : terms.map(\.expression).joined(separator: " AND ")
  }

  /// Returns what must be found for some words.
  static func terms(of words: [String]) -> [SearchTerm] {
    var expression = SearchExpression()
    for word in words where expression.terms.count < maximumTerms { expression.add(word) }
    return Array(expression.terms.prefix(maximumTerms))
  }

  private mutating func add(_ text: String) {
    // A longer text than any preset's is not folded whole.
    for scalar in SearchFolding.fold(String(text.prefix(4096))).unicodeScalars {
      if SearchFolding.isUnspaced(scalar) {
        endWord()
        run.append(scalar)
      } else if Self.isSpace(scalar) {
        endRun()
        endWord()
      } else {
        endRun()
        if Self.isWordPart(scalar) { token.append(scalar) } else { endToken() }
      }
    }
    endRun()
    endWord()
  }

  private mutating func endToken() {
    if !token.isEmpty { tokens.append(String(token)) }
    token = String.UnicodeScalarView()
  }

  private mutating func endWord() {
    endToken()
    if !tokens.isEmpty { terms.append(.phrase(tokens)) }
    tokens = []
  }

  private mutating func endRun() {
    if !run.isEmpty { terms.append(.run(run)) }
    run = []
  }

  /// The parts of a path are words of their own: "curve/easein" finds "curve/ease-in".
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "/"
  }

  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    // It begins marks, which nobody types.
    if scalar == SearchMark.first { return false }
    return switch scalar.properties.generalCategory {
    // Characters that the tokenizer treats as part of a word, and accents.
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .privateUse:
      true
    default: false
    }
  }
}

/// Feel words that typed words may mean.
enum FeelToken {
  /// Returns the marks of the feel words that a term may mean: it begins one of their words; in a script without
  /// spaces it is a part of one, or has a longer one in it.
  static func texts(for term: SearchTerm) -> [String] {
    words(for: term).map { SearchMark.text($0.rawValue) }
  }

  /// Returns the feel words that a term may mean.
  static func words(for term: SearchTerm) -> [FeelWord] {
    let isMeant: (String) -> Bool
    switch term {
    case .phrase(let tokens):
      let start = tokens.joined(separator: " ")
      let (later, isPlain) = (" " + start, start.utf8.allSatisfy { $0 < 0x80 })
      isMeant = { word in
        word.hasPrefix(start) || word.contains(later) || !isPlain && WordStem.isShared(word, start)
      }
    case .run(let run):
      let written = String(String.UnicodeScalarView(run))
      isMeant = { word in
        word.contains(written) || (word.count > 2 && written.contains(word))
          || WordStem.isShared(word, written)
      }
    }
    return vocabulary.filter { $0.words.contains(where: isMeant) }.map(\.feel)
  }

  private static let vocabulary = FeelWord.allCases.map { feel in
    (feel: feel, words: feel.words.map(SearchFolding.fold))
  }
}
