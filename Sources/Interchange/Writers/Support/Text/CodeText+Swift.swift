import Diagnostics

extension CodeText {
  /// Returns a text as a string literal of Swift.
  ///
  /// Nothing in it ends the literal or begins an interpolation; what cannot be seen is spelled out.
  static func swiftString(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where VisibleText.isHidden(scalar):
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns words as lines of a Swift comment that are at most so wide.
  static func wrapped(_ text: String, mark: String, width: Int = 100) -> [String] {
    var lines: [String] = []
    var line = mark
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > width, line != mark {
        lines.append(line)
        line = mark
      }
      line += " " + word
    }
    return line == mark ? lines : lines + [line]
  }
}
