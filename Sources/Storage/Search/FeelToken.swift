import Presets

/// A feel token stands in the search index for a feel word, in whatever language that is asked for.
///
/// One token is a tenth of what the words of all languages would add to the index of a preset.
enum FeelToken {
  /// Returns the token, which nobody types: it begins with a character for private use.
  static func text(_ feel: FeelWord) -> String { "\u{E000}\(feel.rawValue)" }

  /// Returns the tokens of the feel words that a term may mean: it begins one of their words;
  /// in a script without spaces it is a part of one, or has a longer one in it.
  static func texts(for term: SearchTerm) -> [String] {
    FeelWord.allCases.filter { feel in
      vocabulary[feel]?.contains { word in
        switch term {
        case .phrase(let tokens):
          let start = tokens.joined(separator: " ")
          return word.hasPrefix(start) || word.contains(" " + start)
            || isSameStem(word, start)
        case .run(let run):
          let written = String(String.UnicodeScalarView(run))
          return word.contains(written) || (word.count > 2 && written.contains(word))
        }
      } ?? false
    }.map(text)
  }

  /// Whether two Russian words differ by their endings alone, as мягкий and мягкая do.
  private static func isSameStem(_ word: String, _ other: String) -> Bool {
    guard let first = other.unicodeScalars.first, ("а"..."я").contains(first) else { return false }
    let common = zip(word, other).prefix { $0 == $1 }.count
    return common >= 4 && word.count - common <= 3 && other.count - common <= 3
  }

  private static let vocabulary = Dictionary(
    uniqueKeysWithValues: FeelWord.allCases.map { feel in
      (feel, feel.words.map(SearchFolding.fold))
    })
}
