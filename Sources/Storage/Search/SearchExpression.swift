/// A search expression is what people typed, as FTS5 understands it.
///
/// Every word must be found, the last part of each as a prefix. Whatever was typed becomes quoted
/// words, so that no sign in it is an operator.
struct SearchExpression {
  /// The most terms looked for; whoever pastes a page is served well enough by its beginning.
  static let maximumTerms = 64

  private var terms: [SearchTerm] = []
  /// The parts of a hyphenated word, which must follow each other.
  private var tokens: [String] = []
  private var token = String.UnicodeScalarView()
  /// Characters of scripts written without spaces.
  private var run: [Unicode.Scalar] = []

  /// Returns the expression for some words, or nil where nothing in them can be looked for.
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
    switch scalar.properties.generalCategory {
    // What the tokenizer takes for a part of a word, and accents.
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .privateUse:
      true
    default: false
    }
  }
}
