/// The parser turns bytes into nodes, strictly by the grammar of RFC 8259.
struct JSONParser {
  let text: UnsafeBufferPointer<UInt8>
  var at = 0
  var depth = 0
  var nodes: [JSONNode] = []
  var lineStarts: [UInt32] = []
  /// The first issues that don't end the reading.
  var issues: [JSONIssue] = []
  /// How many more there were.
  var dropped = 0

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    nodes.reserveCapacity(min(text.count / 20 + 8, 1 << 20))
  }

  /// Parses the whole text, and returns the issue that ended the reading, if any.
  mutating func parseDocument() -> JSONIssue? {
    do throws(JSONIssue) {
      try refuseForeignEncoding()
      skipSpace()
      guard at < text.count else {
        at = 0
        throw issue("the file is empty", help: "is this the right file, and was it saved?")
      }
      try parseValue()
      skipSpace()
      if at < text.count { throw unexpectedRest() }
      return nil
    } catch {
      return error
    }
  }

  mutating func parseValue() throws(JSONIssue) {
    guard at < text.count else { throw unexpectedEnd(.value) }
    switch text[at] {
    case UInt8(ascii: "{"): try parseObject()
    case UInt8(ascii: "["): try parseArray()
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .true)
    case UInt8(ascii: "f"): try parseWord("false", .false)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw unexpected(.value)
    }
  }

  private mutating func parseObject() throws(JSONIssue) {
    let index = try open(.object)
    skipSpace()
    if take(UInt8(ascii: "}")) { return close(index) }
    var keyCount = 0
    while true {
      guard at < text.count, text[at] == UInt8(ascii: "\"") else { throw unexpected(.key) }
      try parseString()
      keyCount += 1
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw unexpected(.colon) }
      skipSpace()
      try parseValue()
      skipSpace()
      if take(UInt8(ascii: "}")) { break }
      guard take(UInt8(ascii: ",")) else { throw unexpected(.commaOrBrace) }
      let comma = at - 1
      skipSpace()
      if at < text.count, text[at] == UInt8(ascii: "}") { throw trailingComma(comma) }
    }
    close(index)
    if keyCount > 1 { findDuplicateKeys(of: index, count: keyCount) }
  }

  private mutating func parseArray() throws(JSONIssue) {
    let index = try open(.array)
    skipSpace()
    if take(UInt8(ascii: "]")) { return close(index) }
    while true {
      try parseValue()
      skipSpace()
      if take(UInt8(ascii: "]")) { break }
      guard take(UInt8(ascii: ",")) else { throw unexpected(.commaOrBracket) }
      let comma = at - 1
      skipSpace()
      if at < text.count, text[at] == UInt8(ascii: "]") { throw trailingComma(comma) }
    }
    close(index)
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONKind) throws(JSONIssue) {
    let count = word.utf8CodeUnitCount
    let matches =
      at + count <= text.count
      && (0..<count).allSatisfy { text[at + $0] == word.utf8Start[$0] }
      && (at + count == text.count || !isWordByte(text[at + count]))
    guard matches else { throw unexpected(.value) }
    append(kind, from: at, to: at + count)
    at += count
  }

  private mutating func open(_ kind: JSONKind) throws(JSONIssue) -> Int {
    depth += 1
    if depth > JSONLimits.depth {
      throw issue(
        "arrays and objects are nested more than \(JSONLimits.depth) levels deep",
        help: "move inner values to a higher level", rule: JSONRule.depth)
    }
    let index = nodes.count
    append(kind, from: at, to: at)
    at += 1
    return index
  }

  private mutating func close(_ index: Int) {
    depth -= 1
    nodes[index].end = UInt32(truncatingIfNeeded: at)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  mutating func append(_ kind: JSONKind, from start: Int, to end: Int, isEscaped: Bool = false) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind, isEscaped: isEscaped))
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < text.count, text[at] == byte else { return false }
    at += 1
    return true
  }

  @inline(__always)
  private mutating func skipSpace() { if at < text.count, text[at] <= 0x20 { skipSpaces() } }

  private mutating func skipSpaces() {
    var at = at
    loop: while at < text.count {
      switch text[at] {
      case 0x0A: lineStarts.append(UInt32(truncatingIfNeeded: at + 1))
      case 0x20, 0x09, 0x0D: break
      default: break loop
      }
      at += 1
    }
    self.at = at
  }
}
