extension StringLiteral {
  /// Returns a text as a literal on one line.
  static func singleLine(_ text: String, hashes: Int = 0) -> String {
    let pounds = String(repeating: "#", count: hashes)
    return pounds + "\"" + escaped(text, hashes: hashes, isMultiline: false) + "\"" + pounds
  }

  /// Returns a text as a literal in three quotes.
  ///
  /// - Parameters:
  ///   - text: Its value.
  ///   - hashes: How many `#` delimit it.
  ///   - indentation: What its lines begin with, but for the first.
  ///   - old: A literal whose spelling is kept for lines that are in both.
  static func multiline(
    _ text: String, hashes: Int = 0, indentation: String, like old: StringLiteral? = nil
  ) -> String {
    let pounds = String(repeating: "#", count: hashes)
    var spellings: [[UInt8]: [String]] = [:]
    if let old, old.isMultiline, old.hashes == hashes {
      // A line that goes on in others has their indentation in its spelling.
      for line in old.lines.reversed()
      where old.indentation == indentation || !line.spelling.contains("\n") {
        spellings[Array(line.value.utf8), default: []].append(line.spelling)
      }
    }
    var literal = pounds + "\"\"\"\n"
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      let value = String(line)
      let spelling =
        spellings[Array(value.utf8)]?.popLast()
        ?? escaped(value, hashes: hashes, isMultiline: true)
      literal += spelling.isEmpty ? "\n" : "\(indentation)\(spelling)\n"
    }
    return literal + indentation + "\"\"\"" + pounds
  }

  private static func escaped(_ text: String, hashes: Int, isMultiline: Bool) -> String {
    let pounds = String(repeating: "#", count: hashes)
    let escape = "\\" + pounds
    let quotes = (isMultiline ? "\"\"\"" : "\"") + pounds
    let trailing = isMultiline ? text.utf8.count - trailingBlanks(text) : .max
    var result = ""
    var rest = Substring(text).unicodeScalars
    var offset = 0
    while let scalar = rest.first {
      if rest.starts(with: escape.unicodeScalars) {
        result += escape + "\\"
      } else if rest.starts(with: quotes.unicodeScalars) {
        result += escape + "\""
      } else if let name = [Unicode.Scalar("\n"): "n", "\t": "t", "\r": "r", "\0": "0"][scalar] {
        result += escape + name
      } else if isInvisible(scalar) || offset >= trailing {
        result += "\(escape)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      rest.removeFirst()
      offset += scalar.utf8.count
    }
    return result
  }

  /// Returns a text with what nobody sees in it as it is written in Swift.
  static func visible(_ text: Substring) -> String {
    text.unicodeScalars.map { scalar in
      isInvisible(scalar)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  /// How many blanks a line ends with, which editors take away.
  private static func trailingBlanks(_ line: String) -> Int {
    line.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
