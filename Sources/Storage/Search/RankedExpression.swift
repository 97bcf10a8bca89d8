/// A ranked expression asks the index for presets, and states the worth of each of its phrases.
struct RankedExpression {
  /// The expression as FTS5 understands it, with all phrases that say what something is worth.
  private(set) var text = ""
  /// The expression that finds the same with fewer phrases.
  private(set) var plain = ""
  private var plainCount = 0
  /// How much each part says about a motion.
  private var decides: [Int32] = []
  /// For each phrase, its part, and the field and worth of each column.
  private var phrases: [Int32] = []
  /// All words as one, as a title, a name, or a tag has them that is called just so.
  private let whole: [String]
  private let lexicon: SearchLexicon

  /// How the parts are joined.
  enum Joint: String {
    case all = " AND "
    case any = " OR "
  }

  /// Makes the expression for presets that have all parts, or any, and no opposite.
  ///
  /// SQLite 3.40 loses where phrases are if AND isn't the outermost operator, so the first part has what is excluded.
  init(
    _ parts: [SearchPart], _ joint: Joint, whole: Set<String> = [],
    lexicon: SearchLexicon = .shared
  ) {
    (self.lexicon, self.whole) = (lexicon, whole.filter { !$0.isEmpty }.sorted())
    append("(")
    for (number, part) in parts.enumerated() {
      if number > 0 { append(joint.rawValue) }
      decides.append(Int32(lexicon.decides(part.senses)))
      add(oneOf: phrases(for: part))
      if number == (joint == .all ? 0 : parts.count - 1) {
        if joint == .any { append(")") }
        excludeOpposites(of: parts)
        if joint == .all { append(")") }
      }
    }
  }

  private mutating func excludeOpposites(of parts: [SearchPart]) {
    for sense in parts.flatMap(\.senses) {
      if let opposite = sense.opposite.flatMap(lexicon.sense) { exclude(opposite, unless: sense) }
    }
  }

  /// Returns what finds a part: what was typed, what it means, and what is used for that.
  private func phrases(for part: SearchPart) -> [SearchPhrase] {
    var phrases = SearchPhrase.typed(
      part.term, isKnown: !part.senses.isEmpty, lexicon)
    for sense in part.senses {
      phrases += sense.facts.map { SearchPhrase.fact($0, percent: 100, lexicon) }
      for name in sense.written where name != part.name {
        phrases += SearchPhrase.named(name, percent: lexicon.synonym, lexicon)
      }
      for use in sense.uses {
        phrases +=
          use.contains(":")
          ? [SearchPhrase.fact(use, percent: lexicon.use, lexicon)]
          : SearchPhrase.named(use, percent: lexicon.use, lexicon)
      }
    }
    return phrases
  }

  /// Leaves out what is the opposite, or is called so and not by the name of the sense itself.
  private mutating func exclude(_ opposite: SearchSense, unless sense: SearchSense) {
    let facts = [sense, opposite].map { one in
      one.facts.map { SearchPhrase.fact($0, percent: 0, lexicon) }
    }
    let names = [sense, opposite].map { one in
      (one.uses.filter { !$0.contains(":") } + one.written).flatMap(SearchPhrase.called)
    }
    append(" NOT ((")
    if !facts[1].isEmpty {
      add(oneOf: facts[1])
      append(" OR ")
    }
    append("(")
    add(oneOf: names[1])
    append(" NOT ")
    add(oneOf: names[0])
    append("))")
    if !facts[0].isEmpty {
      append(" NOT ")
      add(oneOf: facts[0])
    }
    append(")")
  }

  /// Adds phrases of which the first isn't redundant.
  private mutating func add(oneOf phrases: [SearchPhrase]) {
    append("(")
    for (number, phrase) in phrases.enumerated() {
      let joint = number > 0 ? " OR " : ""
      text += joint + phrase.text
      if !phrase.isRedundant {
        plain += joint + phrase.text
        plainCount += 1
      }
      addEntry(of: phrase)
    }
    append(")")
  }

  private mutating func append(_ text: String) {
    self.text += text
    plain += text
  }

  private mutating func addEntry(of phrase: SearchPhrase) {
    phrases.append(Int32(decides.count - 1))
    for (field, worth) in phrase.worths {
      phrases += [Int32(field.rawValue), Int32(worth)]
    }
  }

  /// The argument of the function `worth`: how many parts there are, what they must be worth to say something and what
  /// each says, and of each phrase its part, and the field and worth of each column.
  var worths: [UInt8] {
    ([Int32(decides.count), Int32(lexicon.least * 100)] + decides + phrases)
      .withUnsafeBytes { Array($0) }
  }

  /// The expression for presets that match and are called just so, or have a mark that the table adds something for,
  /// and what that is worth.
  var marked: (text: String, worths: [UInt8]) {
    var marks = RankedExpression([], .any, lexicon: lexicon)
    marks.decides = [0]
    // The phrases of the match itself are worth nothing here.
    marks.phrases = [Int32](
      repeating: 0, count: plainCount * (1 + 2 * SearchPhrase.Column.allCases.count))
    var added: [String] = []
    for joined in whole {
      let phrase = SearchPhrase.exact(joined, percent: lexicon.typed, lexicon)
      added.append(phrase.text)
      marks.addEntry(of: phrase)
    }
    for adjustment in lexicon.adjustments {
      added.append("body : \"\(SearchMark.text(adjustment.mark))\"")
      marks.phrases.append(-1)
      for _ in SearchPhrase.Column.allCases { marks.phrases += [0, Int32(adjustment.worth * 100)] }
    }
    return ("\(plain) AND (\(added.joined(separator: " OR ")))", marks.worths)
  }
}
