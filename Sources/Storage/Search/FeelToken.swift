import Presets

/// A feel token stands in the search index for a feel word, in whatever language that is asked for.
///
/// One token is a tenth of what the words of all languages would add to the index of a preset.
enum FeelToken {
  /// Returns the token, which nobody types: it begins with a character for private use.
  static func text(_ feel: FeelWord) -> String { "\u{E000}\(feel.rawValue)" }

  /// Returns the tokens of the feel words that a term may mean: it begins one of their words;
  /// in a script without spaces it is a part of one, or has a longer one in it.
  static func texts(for term: SearchTerm) -> [String] { words(for: term).map(text) }

  /// Returns the feel words that a term may mean.
  static func words(for term: SearchTerm) -> [FeelWord] {
    FeelWord.allCases.filter { feel in
      vocabulary[feel]?.contains { word in
        switch term {
        case .phrase(let tokens):
          let start = tokens.joined(separator: " ")
          return word.hasPrefix(start) || word.contains(" " + start)
            || !start.utf8.allSatisfy { $0 < 0x80 } && WordStem.isShared(word, start)
        case .run(let run):
          let written = String(String.UnicodeScalarView(run))
          return word.contains(written) || (word.count > 2 && written.contains(word))
            || WordStem.isShared(word, written)
        }
      } ?? false
    }
  }

  /// Whether a folded word is one of a feel word's, as it is.
  static func knows(_ word: String) -> Bool { words.contains(word) }

  /// The folded words of all languages.
  static let words = Set(vocabulary.values.joined())

  private static let vocabulary = Dictionary(
    uniqueKeysWithValues: FeelWord.allCases.map { feel in
      (feel, feel.words.map(SearchFolding.fold))
    })
}
