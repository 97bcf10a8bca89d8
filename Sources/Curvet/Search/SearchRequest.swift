import Diagnostics
import Motion
import Presets
import Storage

/// A search as it was written: a query, and what it is to resemble, which only a catalog can look up.
package struct SearchRequest {
  /// The query.
  package var query = SearchQuery()
  /// The name or expression whose shape the results resemble.
  package var like: String?
  /// Whether that isn't a qualifier's value, but an easing among the words.
  package private(set) var isPasted = false

  /// Numbers among the words that were read as conditions.
  package private(set) var spoken: [SpokenNumbers.Condition] = []

  /// Makes a request for everything.
  package init() {}

  /// Reads the words of a search.
  ///
  /// - Throws: `invalidQuery` if a qualifier has no value, or one that it doesn't take.
  package init(parsing text: String) throws(CatalogError) { try add([text]) }

  /// Adds words: qualifiers go to their places, and the others are looked for.
  ///
  /// Besides `kind:spring` these are comparisons such as `duration<0.3`, times such as `300ms` or `<0.4s`, names
  /// such as `spring/app/` and `curve/*/card`, and an easing, for presets that resemble it.
  ///
  /// - Parameter isFree: Whether numbers with a name or a unit in words, such as `bounce 0.2` and `0.3秒`, are
  ///   conditions, too.
  /// - Throws: `invalidQuery` if a qualifier has no value, or one that it doesn't take.
  package mutating func add(
    _ words: [String], isFree: Bool = false
  ) throws(CatalogError) {
    var words = words
    if like == nil, let (easing, rest) = PastedEasing.taken(from: words) {
      (like, isPasted) = (easing, true)
      words = rest
    }
    words = Self.joiningComparisons(words.flatMap(PastedEasing.split))
    if isFree {
      let numbers = SpokenNumbers(words)
      (spoken, words) = (numbers.conditions.filter { !Self.isTime($0.typed) }, numbers.rest)
      for one in numbers.conditions {
        try SearchQualifier.named(one.qualifier)?
          .add(one.value, of: "\(one.qualifier):\(one.value)", to: &self)
      }
      query.first = numbers.conditions.first.map {
        $0.qualifier == "duration" ? .duration : .spring
      }
    }
    for word in words {
      if let (qualifier, value) = try Self.parts(of: word) {
        try qualifier.add(value, of: word, to: &self)
      } else if let pattern = Self.pattern(word) {
        query.names.append(pattern)
      } else {
        query.words.append(word)
      }
    }
  }

  /// Returns the qualifier and the value of a word; nil if it has none.
  private static func parts(
    of word: String
  ) throws(CatalogError) -> (SearchQualifier, value: String)? {
    if isTime(word) { return (.duration, word) }
    if let bound = timeBound(word) { return (.duration, bound) }
    guard let mark = word.firstIndex(where: { ":<>=≤≥".contains($0) }), mark > word.startIndex
    else { return nil }
    let name = word[..<mark]
    var value = String(word[word.index(after: mark)...])
    switch word[mark] {
    case "<", ">": value = value.isEmpty || value == "=" ? "" : "\(word[mark])\(value)"
    case "≤": value = value.isEmpty ? "" : "<=\(value)"
    case "≥": value = value.isEmpty ? "" : ">=\(value)"
    default: break
    }
    if let qualifier = SearchQualifier.named(name) { return (qualifier, value) }
    // Any other text, such as a URL, is searched for as it is.
    let known = SearchQualifier.allCases.map { $0.rawValue + ":" }
    guard !value.isEmpty, !name.contains("("),
      let question = Suggestion.hint(for: name.lowercased() + ":", among: known)
    else { return nil }
    throw .query("unknown qualifier '\(name):'", question)
  }

  /// Whether a word is a time with its unit, such as `300ms`, or a range of times, such as `200ms..1s`.
  private static func isTime(_ word: String) -> Bool {
    guard let dots = word.firstRange(of: "..") else { return isSingleTime(word[...]) }
    return isSingleTime(word[..<dots.lowerBound]) && isSingleTime(word[dots.upperBound...])
  }

  /// Returns the range of a time limit such as `<0.4s` or `≥300ms`; nil if the word isn't one.
  private static func timeBound(_ word: String) -> String? {
    let signs = word.prefix { "<>=≤≥".contains($0) }
    let written = ["<": "<", ">": ">", "<=": "<=", ">=": ">=", "≤": "<=", "≥": ">="]
    guard let sign = written[String(signs)], isSingleTime(word[signs.endIndex...]) else {
      return nil
    }
    return sign + word[signs.endIndex...]
  }

  private static func isSingleTime(_ word: Substring) -> Bool {
    guard let first = word.first, first.isNumber || first == ".",
      case .duration? = try? MotionExpression.parse(String(word))
    else { return false }
    return true
  }

  /// Returns the names that a word such as `spring/app/` or `curve/*/card` selects; nil if it is to be
  /// looked for in texts.
  private static func pattern(_ word: String) -> NamePattern? {
    let name = word.lowercased()
    if word.hasSuffix("/") { return NamePattern(prefix: name) ?? NamePattern(name + "*") }
    return word.contains("/") || word == "*" ? NamePattern(name) : nil
  }

  /// Joins a comparison that was written with spaces, such as `duration < 0.3`, into one word.
  private static func joiningComparisons(_ words: [String]) -> [String] {
    func isSign(_ character: Character?) -> Bool { character.map { "<>=≤≥".contains($0) } ?? false }
    var joined: [String] = []
    for word in words {
      guard let last = joined.last else {
        joined.append(word)
        continue
      }
      let continues = isSign(word.first) && SearchQualifier.named(last) != nil
      let isOpen = isSign(last.last) && SearchQualifier.named(last.prefix { !isSign($0) }) != nil
      if continues || isOpen {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }
}

extension PresetSelection {
  /// Selects the presets that match a search.
  ///
  /// - Throws: `invalidQuery` if the query isn't valid, or sorts by similarity, which excludes nothing.
  package init(query text: String) throws(CatalogError) {
    let request = try SearchRequest(parsing: text)
    if let like = request.like {
      throw .query(
        "'\(request.isPasted ? like : "like:")' only sorts presets, and can't select them",
        .nameWhatSearchLists)
    }
    self = .query(request.query)
  }
}

extension Catalog {
  /// Returns the presets that match a request, sorted by similarity if it asks for that.
  package func search(_ request: SearchRequest) throws(CatalogError) -> SearchResult {
    var query = request.query
    if let like = request.like {
      let likeness = try likeness(of: like)
      (query.likeness, query.likenessTime) = (likeness.sketch, likeness.seconds)
      query.order = .likeness
    }
    return try search(query)
  }

  /// Returns the shape of a name or an expression, and how long it takes in seconds.
  ///
  /// - Throws: `notFound` and `invalidInput` as ``MotionFinder`` does, and `invalidInput` for what has
  ///   no shape, such as a duration.
  package func likeness(
    of text: String
  ) throws(CatalogError) -> (sketch: Sketch, seconds: Double?) {
    let found = try MotionFinder(self).motion(for: text)
    let facts = PresetFacts(of: found.motion)
    if let sketch = facts.sketch { return (sketch, facts.shapeTime(of: found.motion.kind)) }
    throw CatalogError(
      .invalidInput, "'\(found.name)' has no shape to compare",
      hints: ["name a curve, a spring, or a motion that is timed by one"])
  }

  /// Whether durations, feel, and shapes were derived by an older version of Curvet, and couldn't be updated
  /// because the file is write-protected.
  package var hasOldFacts: Bool { store.connection.hasOldFacts }
}
