import Diagnostics
import Motion

/// A shorthand is one item of `transition` or `animation`: `opacity .3s ease-out .1s`.
struct CSSShorthand {
  /// The easing; nil if none is given.
  private(set) var easing: String?
  /// The duration and the delay, as far as they are given.
  private(set) var times: [String] = []
  /// What a curve has no place for, such as `infinite`.
  private(set) var unkept: [String] = []
  /// What is moved, or the name of the keyframes.
  private(set) var subject: String?

  /// Reads an item in which variables are worked out.
  init(_ text: Substring, isAnimation: Bool) throws(SnippetError) {
    for word in CSSWords.split(text, at: " ").map(String.init) {
      let lower = word.lowercased()
      if CSSWords.isEasing(word), easing == nil {
        easing = word
      } else if CSSWords.isTime(word) {
        times.append(word)
      } else if isAnimation, Double(word) != nil || Self.animationWords.contains(lower) {
        if !Self.initialWords.contains(lower) { unkept.append(word) }
      } else if !isAnimation, Double(word) != nil {
        throw SnippetError("\(word) has no unit", help: "write \(word)ms or \(word)s", about: word)
      } else if !isAnimation, Self.transitionWords.contains(lower) {
        if lower != "normal" { unkept.append(word) }
      } else if word.contains("(") || word.contains("{") {
        throw SnippetError(
          "cannot resolve \(word)", help: "write an easing or a time in its place", about: word)
      } else if lower == "!important" {
        continue
      } else if subject == nil {
        subject = word
      } else {
        throw SnippetError(
          "\"\(word)\" is neither an easing nor a time",
          help: Suggestion.question(for: lower, among: CSSWords.keywords)
            ?? "an easing is ease-out, cubic-bezier(.2, 0, 0, 1), linear(…) or steps(4)",
          about: word)
      }
    }
    guard times.count <= 2 else {
      throw SnippetError(
        "there are \(times.count) times, and a motion has two: its duration and its delay")
    }
  }

  private static let animationWords: Set = [
    "infinite", "normal", "reverse", "alternate", "alternate-reverse", "none", "forwards",
    "backwards", "both", "running", "paused",
  ]
  /// What is so if nothing is said.
  private static let initialWords: Set = ["1", "normal", "none", "running"]
  private static let transitionWords: Set = ["allow-discrete", "normal"]
}

/// What the values of CSS are made of.
enum CSSWords {
  /// The easings that are a word.
  static let keywords = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  /// Whether a word is an easing, as far as its beginning shows.
  static func isEasing(_ word: String) -> Bool {
    let word = word.lowercased()
    let functions = ["cubic-bezier(", "linear(", "steps(", "spring("]
    return keywords.contains(word) || functions.contains { word.hasPrefix($0) }
  }

  /// Whether a word is a number with the unit of a time.
  static func isTime(_ word: String) -> Bool {
    let word = word.lowercased()
    let number = word.hasSuffix("ms") ? word.dropLast(2) : word.dropLast()
    return word.hasSuffix("s") && !number.isEmpty
      && number.allSatisfy { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
  }

  /// Splits at a character, though not within parentheses.
  static func split(_ text: some StringProtocol, at separator: Character) -> [Substring] {
    var depth = 0
    return Substring(text).split {
      if $0 == "(" { depth += 1 }
      if $0 == ")" { depth -= 1 }
      return depth == 0 && $0 == separator
    }
  }
}
