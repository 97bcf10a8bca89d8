import Diagnostics

extension JSONWriter {
  /// Writes a quoted string.
  mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { quote($0) }
  }

  /// Writes a string, given in well-formed UTF-8, with its quotes.
  mutating func quote(_ utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    // What needs no escape is copied in runs as long as may be.
    var runStart = 0
    var at = utf8.endOfPlainRun(from: 0)
    while at < utf8.count {
      let length = utf8.scalarLength(at: at) ?? 1
      let scalar = utf8.scalar(at: at, length: length)
      if needsEscape(scalar) {
        bytes.append(contentsOf: utf8[runStart..<at])
        append(escaped: scalar)
        runStart = at + length
      }
      at = utf8.endOfPlainRun(from: at + length)
    }
    bytes.append(contentsOf: utf8[runStart...])
    bytes.append(UInt8(ascii: "\""))
  }

  private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || VisibleText.isHidden(scalar)
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    case "\u{8}": bytes.append(contentsOf: #"\b"#.utf8)
    case "\u{C}": bytes.append(contentsOf: #"\f"#.utf8)
    default: for unit in UTF16.encode(scalar) ?? .init() { append(escaped: unit) }
    }
  }

  private mutating func append(escaped unit: UInt16) {
    bytes.append(contentsOf: #"\u"#.utf8)
    for shift in stride(from: 12, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }
}
