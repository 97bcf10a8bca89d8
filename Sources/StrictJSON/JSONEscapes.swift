/// The escapes of JSON strings.
enum JSONEscapes {
  /// Returns a string's inner bytes, which the parser has validated, with escapes replaced.
  ///
  /// A lone surrogate, which the parser reports, is replaced with U+FFFD.
  static func undone(in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(text.count)
    var at = 0
    while at < text.count {
      let byte = text[at]
      guard byte == UInt8(ascii: "\\") else {
        utf8.append(byte)
        at += 1
        continue
      }
      let escape = text[at + 1]
      at += 2
      switch escape {
      case UInt8(ascii: "b"): utf8.append(0x08)
      case UInt8(ascii: "f"): utf8.append(0x0C)
      case UInt8(ascii: "n"): utf8.append(0x0A)
      case UInt8(ascii: "r"): utf8.append(0x0D)
      case UInt8(ascii: "t"): utf8.append(0x09)
      case UInt8(ascii: "u"): utf8.append(contentsOf: UTF8.encode(scalar(in: text, &at)) ?? .init())
      default: utf8.append(escape)
      }
    }
    return utf8
  }

  /// Returns the text of a string's inner bytes.
  static func decode(_ text: UnsafeBufferPointer<UInt8>, isEscaped: Bool) -> String {
    isEscaped
      ? String(decoding: undone(in: text), as: UTF8.self) : String(decoding: text, as: UTF8.self)
  }

  /// Returns the scalar of the next `\u` escape or surrogate pair.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, _ at: inout Int
  ) -> Unicode.Scalar {
    let unit = self.unit(in: text, at)
    at += 4
    guard UTF16.isLeadSurrogate(unit), at + 5 < text.count, text[at] == UInt8(ascii: "\\"),
      text[at + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let trail = self.unit(in: text, at + 2)
    guard UTF16.isTrailSurrogate(trail) else { return "\u{FFFD}" }
    at += 6
    return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF)))
      ?? "\u{FFFD}"
  }

  private static func unit(in text: UnsafeBufferPointer<UInt8>, _ at: Int) -> UInt16 {
    (at..<at + 4).reduce(0) { $0 << 4 | UInt16(hexDigit(text[$1]) ?? 0) }
  }

  /// Returns the value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
