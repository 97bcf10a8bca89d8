/// A CSS token is a token of a style sheet, as in CSS Syntax 3, or of SCSS.
package struct CSSToken: Sendable {
  /// The kind of a token.
  package enum TokenKind: UInt8, Sendable {
    /// White space and comments.
    case space
    /// An identifier, such as `ease-in` or `--ease`.
    case word
    /// The name of a function with its bracket.
    case function
    /// `@media`.
    case at
    /// `#fff`.
    case hash
    case string, url, number, percentage, dimension
    /// SCSS: `$ease`, Less: `@ease`.
    case variable
    /// SCSS: `#{`.
    case interpolation
    case colon, semicolon, comma
    /// `(`, `[` or `{`.
    case open
    /// `)`, `]` or `}`.
    case close
    /// Any other mark.
    case mark
  }

  /// Its kind.
  package let kind: TokenKind
  /// The byte of a bracket or mark.
  package let byte: UInt8
  /// Where it begins and ends in the text, in bytes.
  package let start, end: UInt32
  /// Where the unit of a dimension begins.
  package let unit: UInt32

  /// Its bytes in the text.
  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// The tokens of a text, and which brackets belong together.
package struct CSSInputTokens: Sendable {
  /// The tokens in order.
  package private(set) var all: [CSSToken] = []
  /// The index of what closes each opening bracket; the number of tokens if nothing does.
  package private(set) var partners: [Int32] = []
  /// The first bracket that is never closed.
  package private(set) var unclosed: Int?

  /// Cuts up a text; every text has tokens.
  package init(of text: [UInt8], isLess: Bool = false) {
    var tokenizer = CSSTokenizer(text, isLess: isLess)
    all = tokenizer.tokens()
    partners = Array(repeating: 0, count: all.count)
    var open: [(index: Int, closing: UInt8)] = []
    for (index, token) in all.enumerated() {
      switch token.kind {
      case .function: open.append((index, UInt8(ascii: ")")))
      case .interpolation: open.append((index, UInt8(ascii: "}")))
      case .open: open.append((index, Self.closing(token.byte)))
      case .close where open.last?.closing == token.byte:
        partners[open.removeLast().index] = Int32(index)
      default: break
      }
    }
    for one in open { partners[one.index] = Int32(all.count) }
    unclosed = open.first?.index
  }

  private static func closing(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }
}
