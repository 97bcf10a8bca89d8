import Motion
import Presets

/// An identifier style says how a target's language spells the names of presets.
///
/// A first part that only says the kind is left out: `spring/card-soft` is `cardSoft`. It stays if
/// the rest would not begin with a letter: `duration/100ms` is `duration100ms`.
struct IdentifierStyle: Sendable {
  /// How words are joined.
  enum Case: Hashable, Sendable {
    /// `cardSoft`
    case camel
    /// `CardSoft`
    case pascal
    /// `card-soft`
    case kebab
    /// `card_soft`
    case snake
    /// `spring/card-soft`: names stay as they are.
    case none
  }

  let letterCase: Case
  /// Words that the language keeps for itself.
  let reserved: Set<String>
  /// Turns a reserved word into an identifier.
  let escape: @Sendable (String) -> String
  /// Words that the language's own names spell otherwise: at the beginning, and further on.
  var spellings: [String: Spelling] = [:]
  /// The suffix for presets of a kind, unless their name contains it.
  var suffixes: [String: String] = [:]

  /// How a word is spelled.
  struct Spelling: Sendable {
    var first, later: String
  }

  init(
    _ letterCase: Case, reserved: Set<String> = [],
    escape: @escaping @Sendable (String) -> String = { $0 + "_" }
  ) {
    self.letterCase = letterCase
    self.reserved = reserved
    self.escape = escape
  }

  /// Returns the words of a list.
  static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Returns the identifier of a preset.
  func identifier(for preset: ExportedPreset) -> String {
    let name = preset.name.text
    guard letterCase != .none else { return name }
    let kind = preset.preset.kind.rawValue
    var words = Self.words(of: name, kind: kind)
    if let suffix = suffixes[kind], !words.contains(suffix) {
      words.append(suffix)
    }
    return escaped(joined(words))
  }

  /// Returns an identifier that the language doesn't keep for itself.
  func escaped(_ identifier: String) -> String {
    reserved.contains(identifier) ? escape(identifier) : identifier
  }

  /// Returns identifiers of words, each distinguished from those before it by a number.
  func distinct(_ words: [[String]]) -> [String] {
    var taken: Set<String> = []
    return words.map { words in
      taken.take(escaped(joined(words))) { escaped(joined(words + ["\($0)"])) }
    }
  }

  /// Returns names of arguments: the first by their words, then those of lengths, and these by symbol.
  func arguments(
    _ first: [[String]] = [], lengths symbols: [String]
  ) -> (all: [String], lengths: [String: String]) {
    let all = distinct(first + symbols.map { CodeText.words(of: $0) })
    return (all, Dictionary(zip(symbols, all.dropFirst(first.count))) { $1 })
  }

  /// The words of a name, without the kind at its head.
  static func words(of name: String, kind: String) -> [String] {
    var parts = name.split(separator: "/")
    if parts.count > 1, parts[0] == kind, parts[1].first?.isLetter == true { parts.removeFirst() }
    return parts.flatMap { $0.split(separator: "-") }.map(String.init)
  }

  /// Returns words joined in this case.
  func joined(_ words: [String]) -> String {
    switch letterCase {
    case .kebab: return words.joined(separator: "-")
    case .snake: return words.joined(separator: "_")
    case .none: return words.joined(separator: "/")
    case .pascal: return words.reduce(into: "", append)
    case .camel:
      guard let first = words.first else { return "" }
      // No identifier begins with a digit.
      if first.first?.isNumber == true { return joined(["the"] + words) }
      return words.dropFirst().reduce(into: spellings[first]?.first ?? first, append)
    }
  }

  /// Adds a word with a capital.
  ///
  /// If that doesn't distinguish words an underscore does: `easing-2-1` must not become the same
  /// as `easing-21`.
  private func append(_ text: inout String, _ word: String) {
    if let spelling = spellings[word] { return text += spelling.later }
    let first = word.utf8.first ?? 0
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    if isDigit ? text.last?.isNumber ?? true : first < UInt8(ascii: "a") { text += "_" }
    text += word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension IdentifierStyle {
  /// Swift's: `cardSoftSpring`, and in backticks what the language keeps for itself.
  static let swift: IdentifierStyle = {
    var style = IdentifierStyle(.camel, reserved: swiftWords) { word in
      // The first three aren't free even in backticks; the others the code itself declares.
      ["self", "init", "super", "reducesMotion", "prefersCrossFade"].contains(word)
        ? word + "_" : "`\(word)`"
    }
    style.spellings = appleSpellings
    style.suffixes = ["curve": "curve", "duration": "duration", "spring": "spring"]
    return style
  }()

  /// Swift's names of types: `CardSoft`.
  static let swiftTypes: IdentifierStyle = {
    var style = IdentifierStyle(.pascal)
    style.spellings = appleSpellings
    return style
  }()

  private static let appleSpellings: [String: Spelling] = [
    "catransition": Spelling(first: "caTransition", later: "CATransition"),
    "css": Spelling(first: "css", later: "CSS"),
    "gsap": Spelling(first: "gsap", later: "GSAP"),
    "ios": Spelling(first: "iOS", later: "IOS"),
    "swiftui": Spelling(first: "swiftUI", later: "SwiftUI"),
    "ui": Spelling(first: "ui", later: "UI"),
    "uikit": Spelling(first: "uiKit", later: "UIKit"),
    "uiview": Spelling(first: "uiView", later: "UIView"),
  ]

  /// Returns words as the name of a variable in Swift.
  static func swiftName(_ words: [String]) -> String {
    let name = swift.joined(words)
    return swift.reserved.contains(name) ? swift.escape(name) : name
  }

  private static let swiftWords: Set<String> = IdentifierStyle.words(
    """
    as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil
    operator precedencegroup prefersCrossFade private protocol public reducesMotion repeat rethrows return self
    static struct subscript super switch throw throws true try typealias var where while
    """)
}

extension Set<String> {
  /// Adds a new name: this one, or the first of the numbered ones.
  mutating func take(_ name: String, _ numbered: (Int) -> String) -> String {
    var (candidate, number) = (name, 1)
    while !insert(candidate).inserted {
      number += 1
      candidate = numbered(number)
    }
    return candidate
  }
}
