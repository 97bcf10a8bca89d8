import Diagnostics
import StrictJSON

/// Code text is text from a catalog made safe to stand in source code.
enum CodeText {
  /// Returns a text for one line of a comment, in any language.
  ///
  /// Nothing in it ends a comment, a line or a script element: control, bidirectional and invisible
  /// characters are spelled out, and a blank parts what would be read as a mark.
  static func comment(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in VisibleText.of(text).unicodeScalars {
      if let before = previous, parts(before, scalar) { result.unicodeScalars.append(" ") }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    // A line of C-like code that ends so goes on in the next.
    return result.hasSuffix("\\") ? result + " " : result
  }

  /// Whether two characters are not to follow each other: `*/`, `/*`, `</`, `<!`, `--`, `?>`, `]]`.
  private static func parts(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    switch (one, other) {
    case ("*", "/"), ("/", "*"), ("<", "/"), ("<", "!"), ("-", "-"), ("-", ">"), ("?", ">"),
      ("]", "]"):
      true
    default: false
    }
  }

  /// Returns a number as JSON, JavaScript and most languages read it.
  static func number(_ value: Double) -> String { ECMAScriptNumber.text(value) }
}
