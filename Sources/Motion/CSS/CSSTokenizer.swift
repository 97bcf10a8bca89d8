/// A CSS tokenizer cuts a text into tokens, in time that grows with its length.
///
/// After CSS Syntax 3, section 4. SCSS adds `$names`, `#{` and comments from `//` to the end of a line.
package struct CSSTokenizer {
  private let text: [UInt8]
  private var at = 0

  private let isLess: Bool

  init(_ text: [UInt8], isLess: Bool = false) { (self.text, self.isLess) = (text, isLess) }

  /// Returns all tokens.
  mutating func tokens() -> [CSSToken] {
    var tokens: [CSSToken] = []
    tokens.reserveCapacity(text.count / 4)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    while at < text.count {
      let token = next()
      // Comments and white space in a row are one space.
      if token.kind == .space, tokens.last?.kind == .space { continue }
      tokens.append(token)
    }
    return tokens
  }

  private mutating func next() -> CSSToken {
    let start = at
    let byte = text[at]
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
      while let next = peek(), Self.isSpace(next) { at += 1 }
      return token(.space, from: start)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipComment()
      return token(.space, from: start)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      while let next = peek(), next != 0x0A { at += 1 }
      return token(.space, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipString()
      return token(.string, from: start)
    case UInt8(ascii: "#"):
      at += 1
      if peek() == UInt8(ascii: "{") {
        at += 1
        return token(.interpolation, from: start)
      }
      if isNamePart(at) {
        skipName()
        return token(.hash, from: start)
      }
      return token(.mark, from: start, byte)
    case UInt8(ascii: "@"), UInt8(ascii: "$"):
      at += 1
      guard startsName(at) else { return token(.mark, from: start, byte) }
      skipName()
      let isRule = byte == UInt8(ascii: "@") && !(isLess && isVariable(from: start))
      return token(isRule ? .at : .variable, from: start)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      at += 1
      return token(.open, from: start, byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      at += 1
      return token(.close, from: start, byte)
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","):
      at += 1
      let kind: CSSToken.TokenKind = byte == 0x3A ? .colon : byte == 0x3B ? .semicolon : .comma
      return token(kind, from: start, byte)
    default: return number(from: start) ?? word(from: start) ?? other(from: start)
    }
  }

  /// Whether a name behind @ is a variable of Less, and no rule of CSS.
  private func isVariable(from start: Int) -> Bool {
    let name = String(decoding: text[(start + 1)..<at], as: UTF8.self)
    return !name.hasPrefix("-") && !Self.rules.contains(name)
  }

  private static let rules: Set = [
    "charset", "container", "counter-style", "font-face", "font-feature-values", "import",
    "keyframes", "layer",
    "media", "namespace", "page", "plugin", "property", "scope", "starting-style", "supports",
    "view-transition",
    "apply", "theme", "tailwind", "utility", "variant", "custom-variant", "source", "config",
    "reference",
    "use", "forward", "mixin", "include", "function", "return", "if", "else", "each", "for",
    "while", "extend",
    "at-root", "debug", "warn", "error", "content",
  ]

  /// Whether a text declares variables as Less does, `@fast: 200ms`.
  package static func isLess(_ text: [UInt8]) -> Bool {
    var at = 0
    while let start = text[at...].firstIndex(of: UInt8(ascii: "@")) {
      let name = text[(start + 1)...].prefix { Self.isNameByte($0) }
      let next = text[name.endIndex...].first { !Self.isSpace($0) }
      if next == UInt8(ascii: ":"), !name.isEmpty,
        !rules.contains(String(decoding: name, as: UTF8.self))
      {
        return true
      }
      at = start + 1
    }
    return false
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte >= 0x41
  }

  private mutating func number(from start: Int) -> CSSToken? {
    var end = start
    if text[end] == UInt8(ascii: "+") || text[end] == UInt8(ascii: "-") { end += 1 }
    let digits = end
    while end < text.count, Self.isDigit(text[end]) { end += 1 }
    var count = end - digits
    if end + 1 < text.count, text[end] == UInt8(ascii: "."), Self.isDigit(text[end + 1]) {
      end += 1
      while end < text.count, Self.isDigit(text[end]) {
        end += 1
        count += 1
      }
    }
    guard count > 0 else { return nil }
    if end + 1 < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      let isSigned = text[end + 1] == UInt8(ascii: "+") || text[end + 1] == UInt8(ascii: "-")
      var power = end + (isSigned ? 2 : 1)
      if power < text.count, Self.isDigit(text[power]) {
        while power < text.count, Self.isDigit(text[power]) { power += 1 }
        end = power
      }
    }
    at = end
    if peek() == UInt8(ascii: "%") {
      at += 1
      return token(.percentage, from: start, unit: end)
    }
    guard startsName(at) else { return token(.number, from: start, unit: end) }
    skipName()
    return token(.dimension, from: start, unit: end)
  }

  private mutating func word(from start: Int) -> CSSToken? {
    guard startsName(start) else { return nil }
    skipName()
    guard peek() == UInt8(ascii: "(") else { return token(.word, from: start) }
    let isURL = at - start == 3 && text[start..<at].map { $0 | 0x20 } == Array("url".utf8)
    at += 1
    if isURL, skipURL() { return token(.url, from: start) }
    return token(.function, from: start)
  }

  private mutating func other(from start: Int) -> CSSToken {
    for mark in ["<!--", "-->"] where text[start...].prefix(4).starts(with: mark.utf8) {
      at = start + mark.utf8.count
      return token(.space, from: start)
    }
    at = start + 1
    return token(.mark, from: start, text[start])
  }

  /// Skips an unquoted `url(…)`; returns whether it did.
  private mutating func skipURL() -> Bool {
    let start = at
    while let next = peek(), Self.isSpace(next) { at += 1 }
    if peek() == UInt8(ascii: "\"") || peek() == UInt8(ascii: "'") {
      at = start
      return false
    }
    while let next = peek(), next != UInt8(ascii: ")") {
      at += next == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(at + 1, text.count)
    return true
  }

  private mutating func skipComment() {
    at += 2
    while at < text.count {
      if text[at] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        at += 2
        return
      }
      at += 1
    }
  }

  /// Skips a string; a line feed ends one that is not closed.
  private mutating func skipString() {
    let quote = text[at]
    at += 1
    while let next = peek(), next != 0x0A {
      at += next == UInt8(ascii: "\\") ? 2 : 1
      if next == quote { return }
    }
    at = min(at, text.count)
  }

  private mutating func skipName() {
    while at < text.count, isNamePart(at) {
      guard text[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      // Up to six digits name a letter, and a space ends them.
      let digits = text[(at + 1)...].prefix(6)
        .prefix { Character(Unicode.Scalar($0)).isHexDigit }.count
      at += digits == 0 ? 2 : digits + 1
      if digits > 0, peek() == 0x20 { at += 1 }
    }
    at = min(at, text.count)
  }

  private func startsName(_ index: Int) -> Bool {
    guard index < text.count else { return false }
    if text[index] != UInt8(ascii: "-") { return Self.isLetter(text[index]) || isEscape(index) }
    guard index + 1 < text.count else { return false }
    return Self.isLetter(text[index + 1])
      || text[index + 1] == UInt8(ascii: "-")
        && !text[index...].starts(with: "-->".utf8)
      || isEscape(index + 1)
  }

  private func isNamePart(_ index: Int) -> Bool {
    guard index < text.count else { return false }
    let byte = text[index]
    return Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-")
      || isEscape(index)
  }

  private func isEscape(_ index: Int) -> Bool {
    index + 1 < text.count && text[index] == UInt8(ascii: "\\") && text[index + 1] != 0x0A
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    at + offset < text.count ? text[at + offset] : nil
  }

  private func token(
    _ kind: CSSToken.TokenKind, from start: Int, _ byte: UInt8 = 0, unit: Int = 0
  ) -> CSSToken {
    CSSToken(
      kind: kind, byte: byte, start: UInt32(start), end: UInt32(at), unit: UInt32(unit))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
      || byte == UInt8(ascii: "_")
  }
}
