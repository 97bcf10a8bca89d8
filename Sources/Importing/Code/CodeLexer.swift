/// A code token is a word, a number, a string, a bracket or another mark.
struct CodeToken: Hashable, Sendable {
  enum TokenKind: Hashable, Sendable {
    case word, number, string, open, close, mark
  }

  var kind: TokenKind
  /// Where it begins and ends, in bytes.
  var start, end: Int
  /// Whether only whitespace and comments precede it on its line.
  var startsLine: Bool

  var range: Range<Int> { start..<end }
}

/// A hidden text is one that the lexer skips; nothing in it is imported.
struct HiddenText: Hashable, Sendable {
  enum HiddenTextKind: String, Hashable, Sendable {
    case comment = "inside a comment"
    case string = "inside a string"
    case disabled = "inside disabled code"
  }

  var kind: HiddenTextKind
  var range: Range<Int>
}

/// A code lexer cuts a source into tokens, by the table of its language.
struct CodeLexer {
  private let bytes: [UInt8]
  private let language: CodeLanguage
  private var at = 0
  private var isLineStart = true
  private(set) var tokens: [CodeToken] = []
  private(set) var hidden: [HiddenText] = []

  init(_ bytes: [UInt8], _ language: CodeLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }

  /// Cuts up everything.
  mutating func run() {
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x0A {
        isLineStart = true
        at += 1
      } else if byte <= 0x20 {
        at += 1
      } else if skipComment() || skipDisabled() || takeString() || takeRegex() {
        continue
      } else if Self.isDigit(byte) || byte == UInt8(ascii: "."), let end = endOfNumber() {
        take(.number, to: end)
      } else if Self.isWord(byte) || byte == UInt8(ascii: "#") && Self.isWord(peek(1)) {
        take(.word, to: bytes[(at + 1)...].firstIndex { !Self.isWord($0) } ?? bytes.count)
      } else if byte == UInt8(ascii: "`"), let end = bytes[(at + 1)...].firstIndex(of: byte) {
        // Swift and Kotlin write names that are keywords in backquotes.
        take(.word, to: end + 1)
      } else {
        takeMark(byte)
      }
    }
  }

  private mutating func takeMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): take(.open, to: at + 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): take(.close, to: at + 1)
    default:
      let mark = Self.marks.first { bytes[at...].starts(with: $0) }
      take(.mark, to: at + (mark?.count ?? 1))
    }
  }

  private static let marks = [
    "...", "..<", "===", "!==", "??=", "??", "?.", "=>", "->", "==", "!=", "<=", ">=", "&&", "||",
    "+=", "-=", "*=", "/=", "::",
  ].map { Array($0.utf8) }

  private mutating func take(_ kind: CodeToken.TokenKind, to end: Int) {
    tokens.append(CodeToken(kind: kind, start: at, end: end, startsLine: isLineStart))
    isLineStart = false
    at = end
  }

  private func peek(_ distance: Int) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  private func starts(with text: String, at place: Int) -> Bool {
    bytes[min(place, bytes.count)...].starts(with: text.utf8)
  }

  // MARK: Comments

  private mutating func skipComment() -> Bool {
    let start = at
    if starts(with: "//", at: at) {
      at = bytes[at...].firstIndex(of: 0x0A) ?? bytes.count
    } else if starts(with: "/*", at: at) {
      var depth = 1
      at += 2
      while at < bytes.count, depth > 0 {
        if language.nestsComments, starts(with: "/*", at: at) {
          (depth, at) = (depth + 1, at + 2)
        } else if starts(with: "*/", at: at) {
          (depth, at) = (depth - 1, at + 2)
        } else {
          if bytes[at] == 0x0A { isLineStart = true }
          at += 1
        }
      }
    } else if language == .script, starts(with: "<!--", at: at) {
      at += 4
      while at < bytes.count, !starts(with: "-->", at: at) { at += 1 }
      at = min(at + 3, bytes.count)
    } else {
      return false
    }
    hidden.append(HiddenText(kind: .comment, range: start..<at))
    return true
  }

  /// Passes over `#if false` up to its `#else` or `#endif`.
  private mutating func skipDisabled() -> Bool {
    guard language == .swift, isLineStart else { return false }
    guard let condition = ["#if false", "#if 0"].first(where: { starts(with: $0, at: at) }),
      !Self.isWord(peek(condition.utf8.count))
    else { return false }
    let start = at
    var depth = 0
    while at < bytes.count {
      let line = bytes[at...].prefix { $0 != 0x0A }
      let word = line.drop { $0 <= 0x20 }
      if word.starts(with: "#if".utf8) { depth += 1 }
      let isElse = depth == 1 && word.starts(with: "#else".utf8)
      if word.starts(with: "#endif".utf8) { depth -= 1 }
      at = min(line.endIndex + 1, bytes.count)
      if depth == 0 || isElse { break }
    }
    isLineStart = true
    hidden.append(HiddenText(kind: .disabled, range: start..<at))
    return true
  }

  // MARK: Strings

  private mutating func takeString() -> Bool {
    var place = at
    while language == .swift, place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    let hashes = String(repeating: "#", count: place - at)
    // A raw string of Dart's begins with r.
    guard let quote = language.quotes.first(where: { starts(with: $0, at: place) }) else {
      return false
    }
    let closing = quote + hashes
    let isMultiline = language.multilineQuotes.contains(quote)
    var end = place + quote.utf8.count
    while end < bytes.count, !starts(with: closing, at: end) {
      if bytes[end] == 0x0A, !isMultiline {
        // A quotation mark that nothing closes is an apostrophe in a text, as in JSX.
        take(.mark, to: at + 1)
        return true
      }
      end = hashes.isEmpty && bytes[end] == UInt8(ascii: "\\") ? end + 2 : end + 1
    }
    end = min(end + closing.utf8.count, bytes.count)
    hidden.append(HiddenText(kind: .string, range: at..<end))
    take(.string, to: end)
    return true
  }

  /// Passes over a regular expression of JavaScript, which may hold any marks.
  private mutating func takeRegex() -> Bool {
    guard language == .script, bytes[at] == UInt8(ascii: "/"), mayStartOperand else { return false }
    var end = at + 1
    var isInClass = false
    while end < bytes.count, bytes[end] != 0x0A {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        take(.string, to: end + 1)
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  /// Whether a following slash can't be a division.
  private var mayStartOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .close: return false
    case .word: return bytes[last.range].elementsEqual("return".utf8)
    // `<div />` and `</div>` aren't divisions or expressions.
    case .mark: return bytes[last.start] != UInt8(ascii: "<")
    case .open: return true
    }
  }

  // MARK: Numbers

  /// Where a number ends that begins here, with its exponent and the letters of its unit or type.
  private func endOfNumber() -> Int? {
    var end = at
    func digits() {
      while end < bytes.count, Self.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "_") {
        end += 1
      }
    }
    if bytes[at] == UInt8(ascii: ".") {
      // After a value, it is a member: `pair.0`.
      let isMember = tokens.last.map {
        $0.end == at && [.word, .close, .number, .string].contains($0.kind)
      }
      guard isMember != true, Self.isDigit(peek(1)) else { return nil }
    }
    if starts(with: "0x", at: at) || starts(with: "0b", at: at) {
      return bytes[(at + 2)...].firstIndex { !Self.isWord($0) } ?? bytes.count
    }
    digits()
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Self.isDigit(bytes[end + 1]) {
      end += 1
      digits()
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let sign = end + 1 < bytes.count && "+-".utf8.contains(bytes[end + 1]) ? 2 : 1
      if end + sign < bytes.count, Self.isDigit(bytes[end + sign]) {
        end += sign
        digits()
      }
    }
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return end
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte >= 0x41
  }
}
