import Presets

/// A search reading is what words that were typed mean, part by part.
struct SearchReading {
  /// The parts that are looked for.
  private(set) var parts: [SearchPart] = []
  /// Words that every motion fits, as typed; a search looks for them only if it has no other words.
  private(set) var ignored: [String] = []
  /// All words as one: what a title, a name, or a tag would be that is called just so.
  private(set) var whole: Set<String> = []

  private let lexicon: SearchLexicon

  init(_ words: [String], lexicon: SearchLexicon = .shared) {
    self.lexicon = lexicon
    let units = Self.units(of: words)
    var all: [SearchPart] = []
    var rest = units[...]
    while let unit = rest.first {
      switch unit.term {
      case .run(var run):
        // Spaces between such words don't matter.
        var text = unit.text
        rest.removeFirst()
        while case .run(let more) = rest.first?.term {
          run += more
          text += " " + rest.removeFirst().text
        }
        all += parts(of: run, typed: text)
      case .phrase:
        all.append(takeName(from: &rest, after: all.last))
      }
    }
    let kept = all.filter { !$0.isIgnored }
    parts = kept.isEmpty ? all : kept
    ignored = kept.isEmpty ? [] : all.filter(\.isIgnored).map(\.text)
    whole = all.count > 1 ? Set([all, kept].map { $0.map(\.term.letters).joined() }) : []
  }

  /// A word, or a run of characters in a script without spaces, and how it was typed.
  private struct Unit {
    var term: SearchTerm
    var text: String
  }

  private static func units(of words: [String]) -> [Unit] {
    var units: [Unit] = []
    for text in words.prefix(SearchExpression.maximumTerms) {
      for word in text.prefix(4096).split(whereSeparator: { $0.isWhitespace || $0 == "/" }) {
        guard units.count < SearchExpression.maximumTerms else { break }
        let terms = SearchExpression.terms(of: [splittingCapitals(String(word))])
        let isWhole = terms.count == 1
        for term in terms {
          guard case .phrase(let tokens) = term else {
            units.append(Unit(term: term, text: isWhole ? String(word) : term.letters))
            continue
          }
          for token in tokens {
            let isTyped = isWhole && tokens.count == 1
            units.append(Unit(term: .phrase([token]), text: isTyped ? String(word) : token))
          }
        }
      }
    }
    return Array(units.prefix(SearchExpression.maximumTerms))
  }

  /// Splits a word such as `easeOutExpo` where a capital begins the next one.
  private static func splittingCapitals(_ word: String) -> String {
    var words: [UInt8] = []
    let bytes = Array(word.utf8)
    let isSmall = { (byte: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
    for (index, byte) in bytes.enumerated() {
      if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte {
        // "iPhone" and "UIView" are names.
        guard index > 1, index + 1 < bytes.count, isSmall(bytes[index + 1]) else { return word }
        words.append(UInt8(ascii: " "))
      } else if !isSmall(byte), index < 2 || !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) {
        return word
      }
      words.append(byte)
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Takes the words that are one name together, the longest first.
  private func takeName(from rest: inout ArraySlice<Unit>, after last: SearchPart?) -> SearchPart {
    var tokens: [String] = []
    for case .phrase(let more) in rest.prefix(SearchLexicon.longestName).map(\.term) {
      tokens += more
    }
    var count = 1
    var senses: [SearchSense] = []
    for tried in stride(from: tokens.count, through: 2, by: -1) {
      guard rest.prefix(tried).allSatisfy({ if case .phrase = $0.term { true } else { false } })
      else { continue }
      senses = lexicon.senses(of: tokens.prefix(tried).joined(separator: " "))
      if !senses.isEmpty {
        count = tried
        break
      }
    }
    let taken = rest.prefix(count)
    rest = rest.dropFirst(count)
    let name = tokens.prefix(count).joined(separator: " ")
    if count == 1 {
      if let meant = last.flatMap({ lexicon.meaning(of: name, after: $0.senses) }) {
        senses = [meant]
      } else {
        senses = lexicon.senses(of: name)
      }
    }
    return SearchPart(
      text: taken.map(\.text).joined(separator: " "), term: .phrase(Array(tokens.prefix(count))),
      senses: senses, isIgnored: count == 1 && senses.isEmpty && lexicon.ignores(name))
  }

  /// Splits what was typed without spaces into the words known in it.
  private func parts(of run: [Unicode.Scalar], typed: String) -> [SearchPart] {
    let shown = Array(typed.unicodeScalars.filter { $0 != " " })
    var parts: [SearchPart] = []
    func part(_ range: Range<Int>) -> SearchPart {
      let name = String(String.UnicodeScalarView(run[range]))
      let meant = parts.last.flatMap { lexicon.meaning(of: name, after: $0.senses) }
      let senses = meant.map { [$0] } ?? lexicon.senses(of: name)
      var text = name
      if range.count == run.count {
        text = typed
      } else if shown.count == run.count {
        // Half-width kana have more scalars than what they are read as.
        text = String(String.UnicodeScalarView(shown[range]))
      }
      return SearchPart(
        text: text, term: .run(Array(run[range])), senses: senses,
        isIgnored: !lexicon.knows(name) && meant == nil && lexicon.ignores(name))
    }
    var (start, unknown) = (0, 0)
    func endUnknown() {
      // A few kana between two words are a particle or an ending.
      let rest = run[unknown..<start]
      if rest.isEmpty || unknown > 0 && rest.count <= 3 && rest.allSatisfy(WordStem.isHiragana) {
        return
      }
      parts.append(part(unknown..<start))
    }
    while start < run.count {
      let longest = (1...12).reversed().first { count in
        guard start + count <= run.count else { return false }
        let word = run[start..<start + count]
        // A single kana is a word only as a particle, behind another word.
        if count == 1, word.allSatisfy(WordStem.isHiragana), parts.isEmpty { return false }
        let name = String(String.UnicodeScalarView(word))
        if lexicon.knows(name) || lexicon.ignores(name) { return true }
        guard unknown == start, let last = parts.last else { return false }
        return lexicon.meaning(of: name, after: last.senses) != nil
      }
      guard let longest else {
        start += 1
        continue
      }
      endUnknown()
      parts.append(part(start..<start + longest))
      start += longest
      unknown = start
    }
    // A single word with an ending is looked for as a whole.
    if parts.count <= 1, unknown < run.count, unknown > 0 {
      let name = String(String.UnicodeScalarView(run))
      if !lexicon.senses(of: name).isEmpty { parts = [] }
    }
    if parts.isEmpty { return [part(0..<run.count)] }
    endUnknown()
    return parts
  }
}

/// A search part is a word that was typed, or several that are one name, and what it means.
struct SearchPart {
  /// The part as it was typed.
  let text: String
  /// The term to look for.
  let term: SearchTerm
  /// Its senses; none if it's only looked for.
  let senses: [SearchSense]
  /// Whether every motion fits it.
  let isIgnored: Bool

  /// The name that it may be in the table.
  var name: String {
    switch term {
    case .phrase(let tokens): tokens.joined(separator: " ")
    case .run: term.letters
    }
  }

  /// The single word that may be misspelled; nil if it is known, or isn't a word of letters.
  var unknownWord: String? {
    guard senses.isEmpty, case .phrase(let tokens) = term, tokens.count == 1 else { return nil }
    return tokens[0]
  }
}
