import Diagnostics

/// A declaration is a property and its value, as style sheets and code have them.
struct Declaration: Hashable {
  /// The property or the name: `transition`, `--ease-card`, `$ease`, `easeCard`.
  var name: String
  /// The value, without what ends it; white space is one space.
  var value: String
  /// Where the name begins, in bytes from the start of the text.
  var offset: Int
  /// The number of the block that it stands in; 0 outside of all.
  var block: Int
  /// Whether it is written as code, such as `const easeCard = "ease-out"`.
  var isCode = false

  /// Whether it gives a name to a value: a custom property, a variable or a constant.
  var isVariable: Bool { isCode || ["-", "$", "@"].contains { name.hasPrefix($0) } && !isPrefixed }

  /// Whether it is a browser's own form of a property, such as `-webkit-transition`.
  var isPrefixed: Bool { name.hasPrefix("-") && !name.hasPrefix("--") }

  /// The property in lower case, without a browser's prefix.
  var property: String {
    let lower = name.lowercased()
    guard isPrefixed, let end = lower.dropFirst().firstIndex(of: "-") else { return lower }
    return String(lower[lower.index(after: end)...])
  }
}

/// What a text declares, in the order of the text.
struct Declarations {
  /// The declarations.
  private(set) var all: [Declaration] = []
  /// How many blocks in braces there are.
  private(set) var blocks = 0
  /// Whether there is a rule such as `@media`, or a block within a block: a style sheet, not a piece.
  private(set) var isSheet = false

  /// Whether something is declared for people who prefer less motion, which is none of these.
  private(set) var hasReduced = false

  private let text: [UInt8]
  private var open = [0]
  /// How many blocks were open before the one for people who prefer less motion.
  private var reduced: Int?

  /// Reads a text; what is no declaration is passed over.
  ///
  /// - Throws: `SnippetError.sheet` if there are `@keyframes`.
  init(of text: [UInt8]) throws(SnippetError) {
    self.text = Self.withoutComments(text)
    try read()
  }

  private mutating func read() throws(SnippetError) {
    var start = 0
    var at = 0
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): at = endOfString(from: at)
      case UInt8(ascii: "("): at = endOfBrackets(from: at, UInt8(ascii: "("), UInt8(ascii: ")"))
      case UInt8(ascii: "#") where at + 1 < text.count && text[at + 1] == UInt8(ascii: "{"):
        at = endOfBrackets(from: at + 1, UInt8(ascii: "{"), UInt8(ascii: "}"))
      case UInt8(ascii: ";"):
        take(start..<at)
        start = at + 1
      case UInt8(ascii: "{"):
        try enter(start..<at)
        start = at + 1
      case UInt8(ascii: "}"):
        take(start..<at)
        if open.count > 1 { open.removeLast() }
        if let outer = reduced, open.count <= outer { reduced = nil }
        start = at + 1
      case 0x0A where isWholeCode(start..<at):
        take(start..<at)
        start = at + 1
      default: break
      }
      at += 1
    }
    take(start..<text.count)
  }

  private mutating func enter(_ range: Range<Int>) throws(SnippetError) {
    let head = string(range).lowercased()
    if head.hasPrefix("@"), head.prefix(while: { $0 != " " }).hasSuffix("keyframes") {
      throw SnippetError.sheet(at: trimmed(range).lowerBound)
    }
    if head.hasPrefix("@") || open.count > 1 { isSheet = true }
    let isReduced =
      head.hasPrefix("@media") && head.contains("prefers-reduced-motion")
      && !head.contains("no-preference") && !head.contains("not ")
    if isReduced, reduced == nil { reduced = open.count }
    blocks += 1
    open.append(blocks)
  }

  private mutating func take(_ range: Range<Int>) {
    let range = trimmed(range)
    guard !range.isEmpty else { return }
    guard reduced == nil else {
      hasReduced = true
      return
    }
    if let code = assignment(range) { return all.append(code) }
    guard let colon = colon(in: range) else {
      if text[range.lowerBound] == UInt8(ascii: "@") { isSheet = true }
      return
    }
    let name = string(range.lowerBound..<colon)
    guard Self.isName(name) else { return }
    all.append(
      Declaration(
        name: name, value: string(colon + 1..<range.upperBound), offset: range.lowerBound,
        block: open.last ?? 0))
  }

  /// The code that gives a name to a value: `export const easeCard: string = "ease-out"`.
  private func assignment(_ range: Range<Int>) -> Declaration? {
    guard let equals = text[range].firstIndex(of: UInt8(ascii: "=")) else { return nil }
    var words = string(range.lowerBound..<equals).split(separator: " ")
    if let typed = words.firstIndex(where: { $0.hasSuffix(":") }) {
      words[typed].removeLast()
      words.removeSubrange((typed + 1)...)
    }
    guard words.count > 1, let name = words.popLast(), Self.isName(String(name)),
      words.allSatisfy({ Self.keywords.contains(String($0)) })
    else { return nil }
    return Declaration(
      name: String(name), value: string(equals + 1..<range.upperBound), offset: range.lowerBound,
      block: open.last ?? 0, isCode: true)
  }

  private static let keywords: Set = [
    "export", "const", "let", "var", "val", "static", "final", "public", "private", "internal",
    "package", "fileprivate",
  ]

  /// Whether a line of code is whole: languages without semicolons end it so.
  private func isWholeCode(_ range: Range<Int>) -> Bool {
    let range = trimmed(range)
    // Many lines may be one piece; its first word is all that is needed.
    let word = String(decoding: text[range].prefix(16).prefix { $0 > 0x20 }, as: UTF8.self)
    guard Self.keywords.contains(word), let last = text[range].last else { return false }
    return text[range].contains(UInt8(ascii: "=")) && !"=,+([".utf8.contains(last)
  }
}

extension Declarations {
  private func colon(in range: Range<Int>) -> Int? {
    text[range].firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") }
      .flatMap { text[$0] == UInt8(ascii: ":") ? $0 : nil }
  }

  private static func isName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, !("0"..."9").contains(first) else { return false }
    return (first == "$" || first == "@" ? scalars.dropFirst() : scalars[...]).allSatisfy {
      $0 == "-" || $0 == "_" || $0.value >= 0x80 || ("0"..."9").contains($0)
        || ("a"..."z").contains($0) || ("A"..."Z").contains($0)
    }
  }

  /// A piece of the text with its white space as single spaces.
  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { text[$0] > 0x20 } ?? range.upperBound
    let end = range.last { text[$0] > 0x20 }.map { $0 + 1 } ?? start
    return start..<max(start, end)
  }

  private func endOfString(from start: Int) -> Int {
    var at = start + 1
    while at < text.count, text[at] != text[start], text[at] != 0x0A {
      at += text[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at, text.count - 1)
  }

  private func endOfBrackets(from start: Int, _ opening: UInt8, _ closing: UInt8) -> Int {
    var depth = 0
    for at in start..<text.count {
      if text[at] == opening { depth += 1 }
      if text[at] == closing { depth -= 1 }
      if depth == 0 { return at }
    }
    return text.count - 1
  }

  /// The text with spaces in place of its comments, so that places stay what they are.
  static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    var plain = text
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var at = 0
    while at + 1 < text.count {
      guard text[at] == slash else {
        at += 1
        continue
      }
      var end = at
      if text[at + 1] == star {
        end += 2
        while end < text.count, !(text[end] == slash && text[end - 1] == star && end > at + 2) {
          end += 1
        }
        end = min(end + 1, text.count)
      } else if text[at + 1] == slash, at == 0 || text[at - 1] <= 0x20 || text[at - 1] == 0x3B {
        end = text[at...].firstIndex(of: 0x0A) ?? text.count
      }
      for index in at..<end where text[index] != 0x0A { plain[index] = 0x20 }
      at = max(end, at + 1)
    }
    return plain
  }
}
