import Diagnostics
import StrictJSON
import Testing

/// A text whose syntax is broken, with the finding that ends its reading.
struct RefusedText: Sendable, CustomTestStringConvertible {
  var text: String
  var column: Int
  var message: String
  var help: String?
  var line = 1

  init(_ text: String, _ column: Int, _ message: String, _ help: String? = nil, line: Int = 1) {
    self.text = text
    self.column = column
    self.message = message
    self.help = help
    self.line = line
  }

  var testDescription: String { text }

  /// Expects that reading the text ends with this one finding.
  func check(rule: String = JSONRule.syntax) {
    let reading = read(text)
    #expect(reading.document == nil)
    #expect(reading.dropped == 0)
    #expect(reading.findings.count == 1)
    guard let finding = reading.findings.first else { return }
    #expect(finding.rule == rule)
    #expect(finding.level == .error)
    #expect(finding.subject == nil)
    #expect(finding.message == message)
    #expect(finding.help == help)
    #expect(finding.place?.file == "t.json")
    #expect(finding.place?.line == line)
    #expect(finding.place?.column == column)
    #expect(finding.place?.pointer == "")
  }
}

/// What the reader advises more than once.
extension RefusedText {
  static let comments = "JSON has no comments; a summary or extensions can hold the text"
  static let quotes = "JSON strings stand in straight double quotes"
  static let comma = "is a comma missing before it?"
  static let whole = "is the file whole?"
  static let open = "is the file whole? close what was opened with } or ]"
  static let oneValue =
    "a JSON document holds one value; several presets, one per line, are NDJSON"
}
