extension JSONParser {
  /// Parses a number, whose first byte is next.
  mutating func parseNumber() throws(JSONIssue) {
    let start = at
    if text[at] == UInt8(ascii: "-") { at += 1 }
    let firstDigit = at
    try parseDigits(.digit)
    if text[firstDigit] == UInt8(ascii: "0"), at - firstDigit > 1 {
      at = start
      throw issue(
        "a number does not begin with extra zeros", help: "write 0.5, not 00.5; 7, not 07")
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
          rule: JSONRule.overflow, offset: start, message: "the number is too large to be kept",
          help: "the largest is about 1.8e308"))
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
