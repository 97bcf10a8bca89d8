import Diagnostics
import StrictJSON

/// A markup writer puts elements of SVG or HTML into a text, with everything escaped.
struct MarkupWriter {
  private(set) var text = ""
  /// Whether elements inside of others are indented, line by line.
  let isIndented: Bool
  private var depth = 0

  init(isIndented: Bool) { self.isIndented = isIndented }

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, MarkupValue>) {
    line("<\(name)\(Self.list(attributes))/>")
  }

  /// Writes an element around text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, MarkupValue> = [:], text content: String
  ) {
    line("<\(name)\(Self.list(attributes))>\(MarkupText.escaped(content))</\(name)>")
  }

  /// Writes an element around others.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, MarkupValue> = [:],
    _ body: (inout MarkupWriter) -> Void
  ) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes what is the program's own, or escaped already.
  mutating func verbatim(_ content: String) {
    guard isIndented else { return line(content) }
    for part in content.split(separator: "\n") { line(String(part)) }
  }

  private mutating func line(_ content: String) {
    if isIndented { text += String(repeating: "  ", count: depth) }
    text += content + "\n"
  }

  private static func list(_ attributes: KeyValuePairs<String, MarkupValue>) -> String {
    attributes.map { " \($0.key)=\"\(MarkupText.escaped($0.value.text))\"" }.joined()
  }
}

/// An attribute's value: a word, or a number with two decimals at most.
struct MarkupValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  let text: String

  init(_ text: String) { self.text = text }
  init(_ number: Double) {
    text = ECMAScriptNumber.text(PlotNumber.rounded(PlotNumber.clamped(number), 100))
  }
  init(stringLiteral text: String) { self.text = text }
  init(floatLiteral number: Double) { self.init(number) }
  init(integerLiteral number: Int) { text = String(number) }

  /// Points as `points` lists them.
  init(_ points: [PlotPoint]) {
    text = points.map { "\(Self($0.x).text),\(Self($0.y).text)" }.joined(separator: " ")
  }
}

/// Markup text is text escaped for XML and HTML, between tags and in quoted attributes.
enum MarkupText {
  /// Escapes what markup reads as its own, and spells out what it forbids or hides.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
