import Diagnostics
import StrictJSON

extension Rule {
  /// Finds titles and summaries with whitespace that is visible in lists.
  static let whiteSpace = Rule(
    "naming/white-space", .info,
    finds: "A title or summary is empty, starts or ends with whitespace, or has a line break",
    reason: """
      Lists and images show it on one line, where whitespace moves the text or leaves a gap.
      """,
    source: "Curvet shows titles and summaries on one line",
    example: "curve/card",
    failing: #"{"title": "Card ", "motion": {"named": "easeOut"}}"#,
    passing: #"{"title": "Card", "motion": {"named": "easeOut"}}"#,
    fixes: "joins lines with a space, trims whitespace, and removes empty strings",
    check: .preset { examined in
      var found: [Violation] = []
      examined.preset.eachText { text in
        guard let fault = text.text.spaceFault else { return }
        let name = text.pointer.hasSuffix("/title") ? "title" : "summary"
        let tidy = text.text.onOneLine
        found.append(
          Violation(
            at: text.pointer, "the \(name) \(fault)",
            help: tidy.isEmpty ? "write one, or remove it" : "write '\(tidy)'",
            edits: [
              tidy.isEmpty
                ? .remove(pointer: text.pointer)
                : .replace(pointer: text.pointer, json: tidy.asJSON)
            ]))
      }
      return found
    })
}

extension String {
  /// The problem with the whitespace; nil if there is none.
  fileprivate var spaceFault: String? {
    guard let first = utf8.first, let last = utf8.last else { return "is empty" }
    // Only characters outside ASCII have to be looked up.
    if first <= 0x20 || first >= 0x7F, unicodeScalars.first?.properties.isWhitespace == true {
      return "starts with whitespace"
    }
    if last <= 0x20 || last >= 0x7F, unicodeScalars.last?.properties.isWhitespace == true {
      return "ends with whitespace"
    }
    var text = self
    let breaks = text.withUTF8 { $0.contains { $0 == 0x0A || $0 == 0x0D } }
    return breaks ? "has a line break" : nil
  }

  /// The text with its lines joined, and nothing around it.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline)
      .map { line in
        let words = line.drop(while: \.isWhitespace)
        return words.reversed().drop(while: \.isWhitespace).reversed().reduce(into: "") {
          $0.append($1)
        }
      }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  fileprivate var asJSON: String {
    var writer = JSONWriter()
    writer.string(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
