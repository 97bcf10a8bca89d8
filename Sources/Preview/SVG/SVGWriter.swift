import StrictJSON

/// An SVG writer puts elements into a text, one to a line, with everything escaped.
struct SVGWriter {
  private(set) var text = ""
  private var depth = 0

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, SVGValue>) {
    line("<\(name)\(Self.list(attributes))/>")
  }

  /// Writes an element around text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, SVGValue>, text content: String
  ) {
    line("<\(name)\(Self.list(attributes))>\(MarkupText.escaped(content))</\(name)>")
  }

  /// Writes an element around others.
  mutating func group(
    _ name: String = "g", _ attributes: KeyValuePairs<String, SVGValue>,
    _ body: (inout SVGWriter) -> Void
  ) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes lines that are the program's own, such as a style sheet.
  mutating func verbatim(_ content: String) {
    for part in content.split(separator: "\n") { line(String(part)) }
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private static func list(_ attributes: KeyValuePairs<String, SVGValue>) -> String {
    attributes.map { " \($0.key)=\"\(MarkupText.escaped($0.value.text))\"" }.joined()
  }
}

/// An attribute's value: a word, or a number with two decimals at most.
struct SVGValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
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
