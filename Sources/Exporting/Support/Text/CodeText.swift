import Diagnostics
import Motion
import StrictJSON

/// Code text is text from a catalog made safe to be put in source code.
enum CodeText {
  /// Returns a text for one line of a comment, in any language.
  ///
  /// Nothing in it ends a comment, a line or a script element: control, bidirectional and invisible
  /// characters are spelled out, and a blank parts what would be read as a mark.
  ///
  /// - Parameters:
  ///   - isXML: Whether the comment is one of XML, which two hyphens would end.
  ///   - parting: The separator of characters that must not follow each other.
  static func comment(_ text: String, isXML: Bool = false, parting: String = " ") -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in VisibleText.of(text).unicodeScalars {
      if let before = previous, parts(before, scalar, isXML) { result += parting }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    // A line of C-like code that ends so continues in the next.
    return result.hasSuffix("\\") ? result + " " : result
  }

  /// Whether two characters must not follow each other: `*/`, `/*`, `</`, `<!`, `->`, `?>`, `]]`,
  /// and in XML `--`.
  private static func parts(_ one: Unicode.Scalar, _ other: Unicode.Scalar, _ isXML: Bool) -> Bool {
    switch (one, other) {
    case ("*", "/"), ("/", "*"), ("<", "/"), ("<", "!"), ("-", ">"), ("?", ">"), ("]", "]"): true
    case ("-", "-"): isXML
    default: false
    }
  }

  /// Returns a number as JSON, JavaScript and most languages read it.
  static func number(_ value: Double) -> String { ECMAScriptNumber.text(value) }

  /// Returns numbers as arguments.
  static func list(_ numbers: [Double]) -> String { numbers.map(number).joined(separator: ", ") }

  /// Returns items in rows that are short enough for a line of code.
  static func rows(_ items: [String], columns: Int = 88, separator: String = ", ") -> [String] {
    var rows: [String] = []
    for item in items {
      if let row = rows.last, row.count + separator.count + item.count <= columns {
        rows[rows.count - 1] = row + separator + item
      } else {
        rows.append(item)
      }
    }
    return rows
  }

  /// Returns words as lines of a comment that are at most so wide.
  static func wrapped(_ text: String, mark: String, width: Int = 100) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    return rows(words, columns: width - mark.count - 1, separator: " ").map { "\(mark) \($0)" }
  }

  /// Returns a text as a string literal of Swift.
  ///
  /// Nothing in it ends the literal or begins an interpolation. Invisible characters are escaped.
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

  /// Returns the words of a name in small ASCII letters and digits: `backgroundColor` is
  /// `background color`.
  ///
  /// All other characters are removed. If none are left, the name is `value`.
  static func words(of name: String) -> [String] {
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }
    var words: [String] = []
    var previous: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
      defer { previous = scalar }
      guard isWord(scalar) else { continue }
      let begins =
        !isWord(previous) || (("A"..."Z").contains(scalar) && !("A"..."Z").contains(previous))
      let letter = String(scalar).lowercased()
      if begins || words.isEmpty { words.append(letter) } else { words[words.count - 1] += letter }
    }
    return words.isEmpty ? ["value"] : words
  }
}

// Measures as arithmetic in a language's words.
extension CodeText {
  /// Returns a measure as arithmetic.
  ///
  /// - Parameters:
  ///   - number: Writes a number.
  ///   - names: The lengths' names, by their symbols.
  static func arithmetic(
    _ expression: Measure.Expression, number: (Double) -> String = CodeText.number,
    names: [String: String]
  ) -> String {
    func operand(
      _ expression: Measure.Expression, of sign: Measure.Operator, isRight: Bool
    ) -> String {
      let text = arithmetic(expression, number: number, names: names)
      guard case .operation(let inner, _, _) = expression else { return text }
      let isWeaker = inner.rank < sign.rank || (isRight && inner.rank == sign.rank)
      return isWeaker ? "(\(text))" : text
    }
    switch expression {
    case .number(let value): return number(value)
    case .symbol(let name): return names[name] ?? "0"
    case .negated(let inner): return "-(\(arithmetic(inner, number: number, names: names)))"
    case .operation(let sign, let left, let right):
      let first = operand(left, of: sign, isRight: false)
      return "\(first) \(sign.rawValue) \(operand(right, of: sign, isRight: true))"
    }
  }

  /// Returns a quantity as a factor of a product.
  static func factor(_ quantity: Quantity, names: [String: String]) -> String {
    switch quantity {
    case .number(let value): number(value)
    case .measure(let measure): "(\(arithmetic(measure.expression, names: names)))"
    }
  }
}

extension Measure.Operator {
  /// How strongly it binds.
  fileprivate var rank: Int { self == .plus || self == .minus ? 0 : 1 }
}

extension Measure.Expression {
  /// The numbers in it.
  var numbers: [Double] {
    switch self {
    case .number(let value): [value]
    case .symbol: []
    case .negated(let inner): inner.numbers
    case .operation(_, let left, let right): left.numbers + right.numbers
    }
  }
}

extension Quantity {
  /// The symbols of its measure.
  var symbols: [String] { if case .measure(let measure) = self { measure.symbols } else { [] } }
}

extension RGBA {
  /// The components as digits, the opacity first: `FF336699`.
  var hexadecimal: String {
    [alpha ?? 255, red, green, blue].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
