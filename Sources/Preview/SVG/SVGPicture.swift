/// An SVG picture is a complete SVG file of a motion: no scripts, no network, light and dark.
///
/// It follows the reader's color scheme with its own style sheet. The same input gives the same
/// bytes.
package struct SVGPicture: Hashable, Sendable {
  /// The file's text, with a line break at its end.
  package let text: String
  /// The picture for a page that already has the style sheet.
  let inline: String

  private let height: Double

  /// The width of every picture, in its own units; it can be shown at any size.
  static let width = 640.0
  /// The margin at the edges.
  static let margin = 28.0
  /// The top of the content below the title.
  static let top = 64.0

  /// Draws a body on paper under a title.
  init(title: String, height: Double, _ body: (inout MarkupWriter) -> Void) {
    self.height = height
    text = Self.text(title: title, height: height, isAlone: true, body)
    inline = Self.text(title: title, height: height, isAlone: false, body)
  }

  /// The file's text without the title at the top of the picture, for a page that has it as a heading.
  package var untitled: String {
    let cut = 36.0
    let (top, whole, rest) = (MarkupValue(cut), MarkupValue(height), MarkupValue(height - cut))
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeAll { $0.contains("<text class=\"title\"") }
    lines[0] = lines[0]
      .replacing(
        "viewBox=\"0 0 640 \(whole.text)\"", with: "viewBox=\"0 \(top.text) 640 \(rest.text)\""
      )
      .replacing("height=\"\(whole.text)\"", with: "height=\"\(rest.text)\"")
    return lines.joined(separator: "\n")
  }

  private static func text(
    title: String, height: Double, isAlone: Bool, _ body: (inout MarkupWriter) -> Void
  ) -> String {
    var writer = MarkupWriter(isIndented: true)
    writer.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 640 \(MarkupValue(height).text)",
        "width": 640, "height": MarkupValue(height), "role": "img",
      ]
    ) { svg in
      svg.element("title", text: title)
      if isAlone { svg.element("style") { $0.verbatim(SVGStyle.sheet) } }
      svg.element("rect", ["class": "paper", "width": 640, "height": MarkupValue(height)])
      svg.element(
        "text", ["class": "title", "x": MarkupValue(Self.margin), "y": 38],
        text: PlotLabel.text(title, columns: 48))
      body(&svg)
    }
    return writer.text
  }
}
