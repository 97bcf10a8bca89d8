/// A search expression is what people typed, as FTS5 understands it.
///
/// Every word must be found, the last part of each as a prefix. Whatever was typed becomes quoted
/// words, so that no sign in it is an operator.
struct SearchExpression {
  /// The most terms looked for; whoever pastes a page is served well enough by its beginning.
  static let maximumTerms = 64

  private var terms: [String] = []
  /// The parts of a hyphenated word, which must follow each other.
  private var tokens: [String] = []
  private var token = String.UnicodeScalarView()
  /// Characters of scripts written without spaces.
  private var run: [Unicode.Scalar] = []

  /// Returns the expression for some words, or nil where nothing in them can be looked for.
  static func make(_ words: [String]) -> String? {
    var expression = SearchExpression()
    for word in words where expression.terms.count < maximumTerms { expression.add(word) }
    if expression.terms.isEmpty { return nil }
    return expression.terms.prefix(maximumTerms).joined(separator: " AND ")
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
    if !tokens.isEmpty { terms.append("\"\(tokens.joined(separator: " "))\" *") }
    tokens = []
  }

  /// A run is looked for by its overlapping pairs, one character as the beginning of a pair.
  private mutating func endRun() {
    if run.count == 1 { terms.append("cjk : \"\(run[0])\" *") }
    if run.count > 1 {
      let pairs = zip(run, run.dropFirst()).prefix(Self.maximumTerms).map { "\($0)\($1)" }
      terms.append("cjk : \"\(pairs.joined(separator: " "))\"")
    }
    run = []
  }

  /// The parts of a path are words of their own: "curve/easein" finds "curve/ease-in".
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "/"
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // What the tokenizer takes for a part of a word, and accents.
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .privateUse:
      true
    default: false
    }
  }
}
