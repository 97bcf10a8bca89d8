/// A search term is one thing that must be found, folded.
enum SearchTerm: Equatable {
  /// Parts of words that follow each other, the last of them the beginning of one.
  case phrase([String])
  /// Characters of a script written without spaces, anywhere.
  case run([Unicode.Scalar])

  /// The term as FTS5 understands it, or a feel word that it may mean.
  var expression: String {
    let tokens = FeelToken.texts(for: self)
    guard !tokens.isEmpty else { return written }
    return "(\(([written] + tokens.map { "\"\($0)\"" }).joined(separator: " OR ")))"
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
