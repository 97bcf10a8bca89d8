/// The tokens of a text that may be JSON, or was before it was changed.
struct JSONTokens {
  enum Kind { case open, close, mark, colon, string, word }

  struct Token {
    var kind: Kind
    var range: Range<Int>

    var isColon: Bool { kind == .colon }
  }

  private(set) var tokens: [Token] = []

  init(_ text: [UInt8]) {
    var at = 0
    while at < text.count {
      let start = at
      let kind: Kind
      switch text[at] {
      case 0x20, 0x09, 0x0A, 0x0D:
        at += 1
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): (kind, at) = (.open, at + 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): (kind, at) = (.close, at + 1)
      case UInt8(ascii: ","): (kind, at) = (.mark, at + 1)
      case UInt8(ascii: ":"): (kind, at) = (.colon, at + 1)
      case UInt8(ascii: "\""):
        kind = .string
        at += 1
        while at < text.count, text[at] != UInt8(ascii: "\"") {
          at += text[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        at = min(at + 1, text.count)
      default:
        kind = .word
        at += 1
        while at < text.count, !Self.ends(text[at]) { at += 1 }
      }
      tokens.append(Token(kind: kind, range: start..<at))
    }
  }

  /// Whether a token is the key of a member.
  func isKey(_ index: Int) -> Bool {
    tokens[index].kind == .string && index + 1 < tokens.count && tokens[index + 1].isColon
  }

  /// The indices of the tokens that begin a value.
  var values: [Int] {
    tokens.indices.filter { index in
      switch tokens[index].kind {
      case .open, .word: true
      case .string: !isKey(index)
      case .close, .mark, .colon: false
      }
    }
  }

  /// The bytes of the member or element whose value begins at a token, with a comma beside it.
  func item(at index: Int) -> Range<Int> {
    var range = value(at: index)
    var first = index
    if index > 1, tokens[index - 1].isColon { first = index - 2 }
    range = tokens[first].range.lowerBound..<range.upperBound
    let next = tokens.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    if next < tokens.count, tokens[next].kind == .mark {
      return range.lowerBound..<tokens[next].range.upperBound
    }
    if first > 0, tokens[first - 1].kind == .mark {
      return tokens[first - 1].range.lowerBound..<range.upperBound
    }
    return range
  }

  /// The bytes of the value that a token begins: itself, or all up to the bracket that closes it.
  func value(at index: Int) -> Range<Int> {
    let start = tokens[index].range.lowerBound
    guard tokens[index].kind == .open else { return tokens[index].range }
    var depth = 0
    for token in tokens[index...] {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0 { return start..<token.range.upperBound }
    }
    return start..<(tokens.last?.range.upperBound ?? start)
  }

  private static func ends(_ byte: UInt8) -> Bool {
    " \t\r\n{}[],:\"".utf8.contains(byte)
  }
}

extension Array {
  /// The first index whose element satisfies a condition that holds for all after it too.
  fileprivate func partitioningIndex(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
