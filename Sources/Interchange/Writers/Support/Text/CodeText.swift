import Diagnostics
import StrictJSON

/// Code text is text from a catalog made safe to stand in source code.
enum CodeText {
  /// Returns a text for one line of a comment, in any language.
  ///
  /// Nothing in it ends a comment, a line or a script element: control, bidirectional and invisible
  /// characters are spelled out, and a blank parts what would be read as a mark.
  ///
  /// - Parameter isXML: Whether the comment is one of XML, which two hyphens would end.
  static func comment(_ text: String, isXML: Bool = false) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in VisibleText.of(text).unicodeScalars {
      if let before = previous, parts(before, scalar, isXML) { result.unicodeScalars.append(" ") }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    // A line of C-like code that ends so goes on in the next.
    return result.hasSuffix("\\") ? result + " " : result
  }

  /// Whether two characters are not to follow each other: `*/`, `/*`, `</`, `<!`, `->`, `?>`, `]]`,
  /// and in XML `--`.
  private static func parts(
    _ one: Unicode.Scalar, _ other: Unicode.Scalar, _ isXML: Bool
  ) -> Bool {
    switch (one, other) {
    case ("*", "/"), ("/", "*"), ("<", "/"), ("<", "!"), ("-", ">"), ("?", ">"), ("]", "]"): true
    case ("-", "-"): isXML
    default: false
    }
  }

  /// Returns a number as JSON, JavaScript and most languages read it.
  static func number(_ value: Double) -> String { ECMAScriptNumber.text(value) }

  /// Returns items in rows that are short enough for a line of code.
  static func rows(
    _ items: [String], columns: Int = 88, separator: String = ", "
  ) -> [String] {
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
}
