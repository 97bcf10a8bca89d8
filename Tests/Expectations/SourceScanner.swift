/// Finds its way through Swift source as far as expectations need: literals, comments and brackets.
struct SourceScanner {
  let source: [UInt8]
  var position: Int

  init(_ source: [UInt8], at position: Int = 0) {
    self.source = source
    self.position = position
  }

  /// The byte at the position plus an offset; nil beyond the end.
  func peek(_ offset: Int = 0) -> UInt8? {
    source.indices.contains(position + offset) ? source[position + offset] : nil
  }

  /// Whether a text starts at the position.
  func starts(_ text: String) -> Bool { source[position...].starts(with: text.utf8) }

  /// Skips white space and comments.
  mutating func skipTrivia() {
    while let byte = peek() {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips one literal, comment, pair of brackets or byte; false at the end or at a closing bracket.
  mutating func skipElement() -> Bool {
    guard let byte = peek() else { return false }
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      while skipElement() {}
      guard peek() != nil else { return false }
      position += 1
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if let literal = StringLiteral(source, at: position) {
        position = literal.range.upperBound
      } else if !skipRegex() {
        position += 1
      }
    case UInt8(ascii: "/"):
      if !skipComment(), !skipRegex() { position += 1 }
    default: position += 1
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    if starts("//") {
      while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard starts("/*") else { return false }
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < source.count
    return true
  }

  /// Skips a regular expression, which begins where no operand is before it and ends on its line.
  private mutating func skipRegex() -> Bool {
    var scanner = self
    while scanner.peek() == UInt8(ascii: "#") { scanner.position += 1 }
    let hashes = scanner.position - position
    guard scanner.peek() == UInt8(ascii: "/"),
      let next = scanner.peek(1), !" /\n\t".utf8.contains(next)
    else { return false }
    let before = source[..<position].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    guard hashes > 0 || before.map({ "(,=:[{".utf8.contains($0) }) ?? true else { return false }
    let end = "/" + String(repeating: "#", count: hashes)
    scanner.position += 1
    while let byte = scanner.peek(), byte != UInt8(ascii: "\n") {
      if scanner.starts(end) {
        position = scanner.position + end.utf8.count
        return true
      }
      scanner.position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }
}
