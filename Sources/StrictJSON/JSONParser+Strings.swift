extension JSONParser {
  /// Parses a string, whose opening quote is next.
  mutating func parseString() throws(JSONIssue) {
    let start = at
    var isEscaped = false
    at += 1
    while true {
      at = text.endOfPlainRun(from: at)
      guard at < text.count else { throw unterminated(start) }
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        append(.string, from: start, to: at, isEscaped: isEscaped)
        return
      case UInt8(ascii: "\\"):
        isEscaped = true
        try parseEscape()
      case 0..<0x20:
        throw controlCharacter(byte, from: start)
      default:
        try parseScalars()
      }
    }
  }

  /// Parses a run of scalars outside printable ASCII.
  private mutating func parseScalars() throws(JSONIssue) {
    repeat {
      guard let length = text.scalarLength(at: at) else { throw notUTF8() }
      at += length
    } while at < text.count && text[at] >= 0x7F
  }

  private mutating func parseEscape() throws(JSONIssue) {
    guard at + 1 < text.count else { throw unexpectedEnd(.escape) }
    switch text[at + 1] {
    case UInt8(ascii: "u"): try parseUnicodeEscape()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    default:
      throw issue(
        "invalid escape sequence",
        help: #"write \\ for a backslash; JSON also has \" \/ \b \f \n \r \t and \uXXXX"#)
    }
  }

  private mutating func parseUnicodeEscape() throws(JSONIssue) {
    let start = at
    let unit = try parseHexUnit()
    if unit == 0 {
      note(start, "NUL is not allowed in a string", help: #"remove \u0000"#)
    } else if UTF16.isTrailSurrogate(unit) {
      noteSurrogate(start)
    } else if UTF16.isLeadSurrogate(unit) {
      let hasEscape =
        at + 1 < text.count && text[at] == UInt8(ascii: "\\") && text[at + 1] == UInt8(ascii: "u")
      let second = at
      guard hasEscape, UTF16.isTrailSurrogate(try parseHexUnit()) else {
        // What follows may begin a pair of its own.
        at = second
        return noteSurrogate(start)
      }
    }
  }

  private mutating func parseHexUnit() throws(JSONIssue) -> UInt16 {
    var unit: UInt16 = 0
    for place in at + 2..<at + 6 {
      guard place < text.count, let digit = JSONEscapes.hexDigit(text[place]) else {
        throw issue(
          #"\u must be followed by 4 hexadecimal digits"#,
          help: #"write 4 digits, for example \u00e9"#)
      }
      unit = unit << 4 | UInt16(digit)
    }
    at += 6
    return unit
  }

  private mutating func noteSurrogate(_ offset: Int) {
    note(
      offset, "incomplete surrogate pair",
      help: "write the character itself, or both halves of the pair")
  }

  private mutating func note(_ offset: Int, _ message: String, help: String) {
    note(JSONIssue(rule: JSONRule.character, offset: offset, message: message, help: help))
  }

  private func controlCharacter(_ byte: UInt8, from start: Int) -> JSONIssue {
    switch byte {
    case 0: issue("NUL is not allowed in a string", help: "remove it")
    case 0x09: issue("unescaped tab in a string", help: #"write it as \t"#)
    case 0x0A, 0x0D: unterminated(start)
    default:
      issue(
        "unescaped \(described(at)) in a string",
        help: #"remove it, or write it as \u"# + codePoint(Unicode.Scalar(byte)).dropFirst(2))
    }
  }

  private func unterminated(_ start: Int) -> JSONIssue {
    JSONIssue(
      rule: JSONRule.syntax, offset: start, message: "the string isn't closed on its line",
      help: #"close it with ", and write a line break in a string as \n"#)
  }

  /// Parses a number, whose first byte is next.
  mutating func parseNumber() throws(JSONIssue) {
    let start = at
    if text[at] == UInt8(ascii: "-") { at += 1 }
    let firstDigit = at
    try parseDigits(.digit)
    if text[firstDigit] == UInt8(ascii: "0"), at - firstDigit > 1 {
      at = start
      throw issue(
        "the number has a leading zero", help: "remove it, for example write 7 instead of 07")
    }
    // Fewer than 300 digits before the point and no exponent can't overflow.
    var isSafe = at - start < 300
    if at < text.count, text[at] == UInt8(ascii: ".") {
      at += 1
      try parseDigits(.fraction)
    }
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      isSafe = false
      at += 1
      if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
      try parseDigits(.exponent)
    }
    if at < text.count, isWordByte(text[at]) || text[at] == UInt8(ascii: ".") {
      throw unexpected(.endOfNumber)
    }
    if !isSafe, !JSONNumber.value(of: UnsafeBufferPointer(rebasing: text[start..<at])).isFinite {
      note(
        JSONIssue(
          rule: JSONRule.overflow, offset: start,
          message: "the number is too large for a 64-bit float",
          help: "write a number up to about 1.8e308"))
    }
    append(.number, from: start, to: at)
  }

  @inline(__always)
  private mutating func parseDigits(_ expected: JSONExpectation) throws(JSONIssue) {
    let start = at
    while at < text.count, text[at] &- UInt8(ascii: "0") < 10 { at += 1 }
    if at == start { throw unexpected(expected) }
  }
}
