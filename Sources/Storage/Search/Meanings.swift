import Presets

/// The meanings of a search are what its words were taken for.
package struct Meanings: Hashable, Sendable {
  /// Each part as typed, and what it means, in the language of the search; nil if it's only looked for as typed.
  package let parts: [Part]
  /// Words that were ignored, as typed.
  package let ignored: [String]

  /// Takes the meanings of a reading; nil if everything is looked for as typed.
  init?(of reading: SearchReading) {
    let language = Self.language(of: reading.parts.map(\.text).joined())
    ignored = reading.ignored
    parts = reading.parts.map { part in
      let names = part.senses.compactMap { $0.name(in: language) }
      let isSame = names.contains { WordStem.isShared(SearchFolding.fold($0), part.name) }
      return Part(typed: part.text, meaning: isSame ? nil : names.first)
    }
    if ignored.isEmpty, parts.allSatisfy({ $0.meaning == nil }) { return nil }
  }

  /// A part of a search.
  package struct Part: Hashable, Sendable {
    package let typed: String
    package let meaning: String?
  }

  /// Returns the language of what was typed: en, ja, or ru.
  package static func language(of text: String) -> String {
    let scalars = SearchFolding.fold(text).unicodeScalars
    if scalars.contains(where: SearchFolding.isUnspaced) { return "ja" }
    return scalars.contains(where: WordStem.isRussian) ? "ru" : "en"
  }
}

extension SearchSense {
  /// Returns its first name in a language; nil if it has none.
  fileprivate func name(in language: String) -> String? {
    spellings.first { spelling in
      guard let first = spelling.unicodeScalars.first else { return false }
      return switch language {
      case "ja": SearchFolding.isUnspaced(first)
      case "ru": WordStem.isRussian(SearchFolding.fold(spelling).unicodeScalars.first ?? first)
      default: first.isASCII
      }
    } ?? spellings.first
  }
}
