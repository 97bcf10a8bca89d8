/// A string literal in Swift source.
struct StringLiteral {
  /// A line of its value, with what spells it.
  struct Line {
    /// The line without its end.
    var value: String
    /// What stands for it in the source, without the indentation of its first line.
    var spelling: String
  }

  /// Its bytes in the source, from the first delimiter to the last.
  private(set) var range: Range<Int>
  /// How many `#` delimit it.
  let hashes: Int
  /// Whether three quotes delimit it.
  let isMultiline: Bool
  /// The white space before a multi-line literal's end, which every line of it begins with.
  private(set) var indentation = ""
  /// The lines of a multi-line literal; the one line of another.
  private(set) var lines: [Line] = []
  /// Whether a value is inserted by `\(…)`.
  private(set) var isInterpolated = false

  /// The text that it stands for; nil if that depends on an interpolation.
  var value: String? { isInterpolated ? nil : lines.map(\.value).joined(separator: "\n") }

  /// Reads the literal that begins at a position; nil if none does, or if it isn't legal.
  init?(_ source: [UInt8], at start: Int) {
    var scanner = SourceScanner(source, at: start)
    while scanner.peek() == UInt8(ascii: "#") { scanner.position += 1 }
    hashes = scanner.position - start
    guard scanner.peek() == UInt8(ascii: "\"") else { return nil }
    isMultiline = scanner.starts("\"\"\"\n")
    range = start..<start
    let pounds = String(repeating: "#", count: hashes)
    let end = (isMultiline ? "\"\"\"" : "\"") + pounds
    scanner.position += isMultiline ? 4 : 1
    let content = scanner.position
    while !scanner.starts(end) {
      guard let byte = scanner.peek(), isMultiline || byte != UInt8(ascii: "\n") else { return nil }
      if scanner.starts("\\" + pounds) {
        scanner.position += 1 + hashes
        if scanner.peek() == UInt8(ascii: "(") {
          isInterpolated = true
          guard scanner.skipElement() else { return nil }
          continue
        }
      }
      scanner.position += 1
      guard scanner.position <= source.count else { return nil }
    }
    range = start..<(scanner.position + end.utf8.count)
    if isInterpolated { return }
    let text = String(decoding: source[content..<scanner.position], as: UTF8.self)
    guard isMultiline ? readLines(text) : readLine(text) else { return nil }
  }

  private mutating func readLine(_ text: String) -> Bool {
    guard let (value, isOpen) = unescaped(text), !isOpen else { return false }
    lines = [Line(value: value, spelling: text)]
    return true
  }

  private mutating func readLines(_ text: String) -> Bool {
    // Split by scalars: a carriage return and a line feed are one character.
    var physical = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    indentation = physical.removeLast()
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return false }
    let blanks = indentation.unicodeScalars
    var isContinued = false
    for line in physical {
      // Counted in scalars, for a blank and a combining mark are one character.
      let isIndented = line.unicodeScalars.starts(with: blanks)
      guard isIndented || line.allSatisfy({ $0 == " " || $0 == "\t" }) else { return false }
      let spelling = isIndented ? String(line.unicodeScalars.dropFirst(blanks.count)) : ""
      guard let (value, isOpen) = unescaped(spelling) else { return false }
      if isContinued {
        lines[lines.count - 1].value += value
        lines[lines.count - 1].spelling += "\n" + line
      } else {
        lines.append(Line(value: value, spelling: spelling))
      }
      isContinued = isOpen
    }
    return !isContinued
  }

  /// Returns what a line stands for, and whether it goes on in the next one; nil if it isn't legal.
  private func unescaped(_ text: String) -> (String, Bool)? {
    var value = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    let escape = "\\" + String(repeating: "#", count: hashes)
    while let scalar = rest.first {
      guard rest.starts(with: escape.unicodeScalars) else {
        value.append(scalar)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(escape.unicodeScalars.count)
      if isMultiline, rest.allSatisfy({ $0 == " " || $0 == "\t" }) { return (String(value), true) }
      let kind = rest.removeFirst()
      if let plain = Self.escapes[kind] {
        value.append(plain)
      } else if kind == "u", rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let number = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(number)
      {
        value.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        return nil
      }
    }
    return (String(value), false)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
  ]
}
