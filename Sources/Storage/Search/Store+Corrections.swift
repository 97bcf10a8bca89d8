import Diagnostics
import Motion
import Presets

/// Misspelled words, and the ones meant.
extension Store {
  /// Each takes some hundred look-ups; nobody mistypes every word of a page.
  private static let correctedWords = 6

  /// Returns parts with the words corrected that are nowhere in the catalog.
  func corrected(
    _ parts: [SearchPart]
  ) throws(CatalogError) -> ([SearchPart], [SearchedWords.Correction]) {
    var parts = parts
    var corrections: [SearchedWords.Correction] = []
    var tries = 0
    for (index, part) in parts.enumerated() where tries < Self.correctedWords {
      guard let word = part.unknownWord, try !has(RankedExpression([part], .all).plain) else {
        continue
      }
      tries += 1
      guard let meant = try correction(of: word),
        let corrected = SearchReading([meant]).parts.first
      else { continue }
      parts[index] = corrected
      corrections.append(.init(typed: part.text, used: meant))
    }
    return (parts, corrections)
  }

  /// Returns the word most likely meant: one slip away of those that people search by, then of
  /// those in the catalog, then further away of those that people search by.
  private func correction(of word: String) throws(CatalogError) -> String? {
    let letters = Array(word.unicodeScalars)
    guard (3...24).contains(letters.count) else { return nil }
    let typos = TypoCandidates(of: letters)
    let near = Suggestion.nearest(to: word, among: try vocabulary(), limit: 8)
      .filter { abs($0.unicodeScalars.count - letters.count) <= 2 }
    for candidate in near where typos.words.contains(candidate) {
      if try leadsSomewhere(candidate) { return Self.spelled(candidate) }
    }
    var best: (word: String, count: Int)?
    let candidates = typos.words.sorted()
    for start in stride(from: 0, to: candidates.count, by: 64) {
      for candidate in try known(candidates[start..<min(start + 64, candidates.count)]) {
        let count = try count(of: candidate)
        if count > best?.count ?? 0 { best = (candidate, count) }
      }
    }
    if let best { return best.word }
    guard letters.count > 5 else { return nil }
    for candidate in near where Self.isFurtherSlip(candidate, of: letters) {
      if try leadsSomewhere(candidate) { return Self.spelled(candidate) }
    }
    return nil
  }

  /// Whether a word begins with the same letter and has all but one of the same letters: what else
  /// is two slips away is another word more often than a misspelled one.
  private static func isFurtherSlip(_ word: String, of letters: [Unicode.Scalar]) -> Bool {
    var missing: [Unicode.Scalar] = []
    var rest = letters
    for letter in word.unicodeScalars {
      if let index = rest.firstIndex(of: letter) {
        rest.remove(at: index)
      } else {
        missing.append(letter)
      }
    }
    return word.unicodeScalars.first == letters.first && max(rest.count, missing.count) <= 1
  }

  /// The words to suggest: single words of names, feel keywords, and the tags in the catalog.
  private func vocabulary() throws(CatalogError) -> [String] {
    let tags = try connection.cached("SELECT tag FROM tag LIMIT 5000")
      .all { row in SearchFolding.fold(row.string(0)) }
    return Self.knownWords + tags
  }

  private static let spellings: [String] =
    SearchLexicon.shared.senses.flatMap(\.spellings).filter { !$0.contains(" ") }

  private static let knownWords = spellings.map(SearchFolding.fold)

  /// Returns a folded word as it is spelled.
  private static func spelled(_ word: String) -> String {
    knownWords.firstIndex(of: word).map { spellings[$0] } ?? word
  }

  private func leadsSomewhere(_ word: String) throws(CatalogError) -> Bool {
    for part in SearchReading([word]).parts {
      if try !has(RankedExpression([part], .all).plain) { return false }
    }
    return true
  }

  private func has(_ expression: String) throws(CatalogError) -> Bool {
    try connection.cached("SELECT 1 FROM search WHERE search MATCH ?1 LIMIT 1")
      .first(expression) { $0.int(0) } != nil
  }

  /// Returns those of some words that are in the catalog; many are asked for at once.
  private func known(_ words: ArraySlice<String>) throws(CatalogError) -> [String] {
    guard let first = words.first,
      try has(words.map { "\"\($0)\"" }.joined(separator: " OR "))
    else { return [] }
    if words.count == 1 { return [first] }
    let middle = words.startIndex + words.count / 2
    return try known(words[..<middle]) + known(words[middle...])
  }

  /// How many presets have a word, counted as far as it takes to know a frequent one.
  private func count(of word: String) throws(CatalogError) -> Int {
    try connection.cached(
      "SELECT count(*) FROM (SELECT 1 FROM search WHERE search MATCH ?1 LIMIT 100)"
    ).first("\"\(word)\"") { $0.int(0) } ?? 0
  }
}

/// The words that a word becomes by one slip: a letter too many, too few, another, or two
/// exchanged.
///
/// In a short word another letter makes another word: sort is not soft.
private struct TypoCandidates {
  private(set) var words: Set<String> = []

  init(of letters: [Unicode.Scalar]) {
    // Each is looked up, which takes no longer in a large catalog; so all are tried.
    let alphabet: ClosedRange<Unicode.Scalar>
    switch letters[0] {
    case "a"..."z": alphabet = "a"..."z"
    case "а"..."я": alphabet = "а"..."я"
    default: return
    }
    let others = (alphabet.lowerBound.value...alphabet.upperBound.value)
      .compactMap { Unicode.Scalar($0) }
    for index in 0...letters.count {
      for letter in others { add(letters, at: index..<index, letter) }
      guard index < letters.count else { break }
      add(letters, at: index..<index + 1)
      if letters.count > 5 { for letter in others { add(letters, at: index..<index + 1, letter) } }
      guard index + 1 < letters.count else { continue }
      add(letters, at: index..<index + 2, letters[index + 1], letters[index])
    }
    words.remove(String(String.UnicodeScalarView(letters)))
  }

  private mutating func add(
    _ letters: [Unicode.Scalar], at range: Range<Int>, _ new: Unicode.Scalar...
  ) {
    var word = letters
    word.replaceSubrange(range, with: new)
    words.insert(String(String.UnicodeScalarView(word)))
  }
}
