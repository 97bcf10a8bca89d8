import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets
import Storage

extension SearchQualifier {
  /// Puts qualifiers into their places of a request, and the other words into its words.
  ///
  /// Besides `kind:spring` these are comparisons such as `duration<0.3`, times such as `300ms`, names
  /// such as `spring/app/` and `curve/*/card`, and an easing, which is to be resembled.
  ///
  /// - Throws: `ValidationError` where one has no value, or one that it does not take.
  static func take(from words: [String], into request: inout Request) throws {
    var words = words
    if request.like == nil, let (easing, rest) = PastedEasing.taken(from: words) {
      (request.like, request.isPasted) = (easing, true)
      words = rest
    }
    for word in joiningComparisons(words.flatMap(PastedEasing.split)) {
      guard let (qualifier, value) = try parts(of: word) else {
        if let pattern = pattern(word) {
          request.query.names.append(pattern)
        } else {
          request.query.words.append(word)
        }
        continue
      }
      try qualifier.take(value, of: word, into: &request)
    }
  }

  /// Returns a word's qualifier and its value; nil where it has none.
  private static func parts(of word: String) throws -> (SearchQualifier, value: String)? {
    if isTime(word) { return (.duration, word) }
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
    if let qualifier = named(name) { return (qualifier, value) }
    // Anything else, such as an address, is looked for as it stands.
    guard !value.isEmpty, !name.contains("("),
      let question = Suggestion.question(
        for: name.lowercased() + ":", among: allCases.map { $0.rawValue + ":" })
    else { return nil }
    throw ValidationError("unknown qualifier '\(name):'", help: question)
  }

  /// Whether a word is a time with its unit, such as `300ms`, or a range of such, as `200ms..1s`.
  private static func isTime(_ word: String) -> Bool {
    guard let dots = word.firstRange(of: "..") else { return isSingleTime(word[...]) }
    return isSingleTime(word[..<dots.lowerBound]) && isSingleTime(word[dots.upperBound...])
  }

  private static func isSingleTime(_ word: Substring) -> Bool {
    guard let first = word.first, first.isNumber || first == ".",
      case .duration? = try? MotionExpression.parse(String(word))
    else { return false }
    return true
  }

  /// Returns the names that a word such as `spring/app/` or `curve/*/card` stands for; nil where it
  /// is to be looked for in texts.
  private static func pattern(_ word: String) -> NamePattern? {
    let name = word.lowercased()
    if word.hasSuffix("/") { return NamePattern(prefix: name) ?? NamePattern(name + "*") }
    return word.contains("/") || word == "*" ? NamePattern(name) : nil
  }

  /// Makes one word of a comparison that was written with spaces, as in `duration < 0.3`.
  private static func joiningComparisons(_ words: [String]) -> [String] {
    func isSign(_ character: Character?) -> Bool { character.map { "<>=≤≥".contains($0) } ?? false }
    var joined: [String] = []
    for word in words {
      guard let last = joined.last else {
        joined.append(word)
        continue
      }
      let continues = isSign(word.first) && named(last) != nil
      let isOpen = isSign(last.last) && named(last.prefix { !isSign($0) }) != nil
      if continues || isOpen {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }
}
