/// An HTML writer puts elements into a text, with everything escaped.
struct HTMLWriter {
  private(set) var text = ""

  /// Writes an element around others.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ body: (inout HTMLWriter) -> Void
  ) {
    text += "<\(name)\(Self.list(attributes))>\n"
    body(&self)
    text += "</\(name)>\n"
  }

  /// Writes an element around text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String
  ) {
    text += "<\(name)\(Self.list(attributes))>\(MarkupText.escaped(content))</\(name)>\n"
  }

  /// Writes what is the program's own, or escaped already.
  mutating func verbatim(_ content: String) {
    text += content + "\n"
  }

  private static func list(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(MarkupText.escaped($0.value))\"" }.joined()
  }
}
