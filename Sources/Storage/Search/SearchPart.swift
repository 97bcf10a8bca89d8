import Presets

/// A search part is a word that was typed, or several that are one name, and what it may mean.
struct SearchPart {
  /// The part as it was typed.
  let text: String
  /// What is looked for as it was typed.
  let terms: [SearchTerm]
  /// What it is a name of.
  let concepts: [SearchConcept]

  init(_ units: [SearchReading.Unit], concepts: [SearchConcept]) {
    text = units.map(\.text).joined(separator: " ")
    terms = units.map(\.term)
    self.concepts = concepts
  }

  /// Whether it says no more than that a motion is looked for.
  var isFiller: Bool {
    terms.allSatisfy { term in
      switch term {
      case .phrase(let tokens): tokens.allSatisfy(Self.isFiller)
      case .run(let run): Self.isFiller(String(String.UnicodeScalarView(run)))
      }
    }
  }

  /// How much it says of what a motion is like: 2 where it names how it feels or what it is, 1 for
  /// any other word, 0 for what it may be used for.
  var weight: Int {
    if !terms.allSatisfy({ FeelToken.texts(for: $0).isEmpty }) { return 2 }
    if concepts.isEmpty { return 1 }
    return concepts.contains { $0.standIns.isEmpty } ? 2 : 0
  }

  /// The single word that may be misspelled; nil where it is known, or no word of letters.
  var unknownWord: String? {
    guard concepts.isEmpty, terms.count == 1, case .phrase(let tokens) = terms[0],
      tokens.count == 1, FeelToken.texts(for: terms[0]).isEmpty
    else { return nil }
    return tokens[0]
  }

  /// The expression for what was typed; a feel word is the same in any language.
  var typed: String {
    let all = terms.map { term in
      let feel = FeelToken.words(for: term).map { "\"\($0.rawValue)\" *" }
      return feel.isEmpty ? term.expression : Self.oneOf([term.expression] + feel)
    }
    return all.count > 1 ? "(\(all.joined(separator: " AND ")))" : all[0]
  }

  /// The expression for what it is called by anybody.
  var synonyms: String { Self.oneOf([typed] + concepts.flatMap(\.written).map(Self.phrase)) }

  /// The expressions for what is used for it, the best first.
  var standIns: [String] { concepts.flatMap(\.standIns).map(Self.expression) }

  /// The expression for all that it may mean.
  var anything: String { Self.oneOf([synonyms] + standIns) }

  private static func oneOf(_ expressions: [String]) -> String {
    expressions.count > 1 ? "(\(expressions.joined(separator: " OR ")))" : expressions[0]
  }

  /// The term for a name; the forms of a longer word are found by its beginning.
  static func term(_ name: String) -> SearchTerm {
    if let first = name.unicodeScalars.first, SearchFolding.isUnspaced(first) {
      return .run(Array(name.unicodeScalars))
    }
    var tokens = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = tokens.popLast() { tokens.append(WordStem.beginning(of: last)) }
    return .phrase(tokens)
  }

  private static func phrase(_ name: String) -> String {
    let term = term(name)
    // Short words begin too many others.
    if case .phrase(let tokens) = term, tokens.last?.count ?? 0 < 4 {
      return "\"\(tokens.joined(separator: " "))\""
    }
    return term.written
  }

  static func expression(_ standIn: String) -> String {
    let clues = clues(of: standIn).map { clue -> String in
      switch clue {
      case .feel(let token): "\"\(token)\""
      case .words(let words): phrase(words)
      }
    }
    return clues.count > 1 ? "(\(clues.joined(separator: " AND ")))" : clues[0]
  }

  /// What must be found for a stand-in.
  enum Clue {
    case words(String)
    /// The token of a feel word.
    case feel(String)
  }

  static func clues(of standIn: String) -> [Clue] {
    standIn.split(separator: "+").map { clue -> Clue in
      let text = clue.split(separator: " ").joined(separator: " ")
      return text.hasPrefix("feel:") ? .feel("\u{E000}" + text.dropFirst(5)) : .words(text)
    }
  }

  /// Whether a folded word says no more than that a motion is looked for.
  static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  private static let fillers: Set<String> = Set(
    [
      "animation", "animations", "animate", "animated", "effect", "motion", "for", "the", "a", "an",
      "of", "to", "from", "with", "and", "от", "из", "к", "アニメーション", "アニメ", "動き", "エフェクト", "モーション",
      "анимация", "эффект", "движение", "для", "с", "и", "на", "при",
    ].map(SearchFolding.fold))
}
