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
    self.help =
      help ?? Self.forms.first { message.hasPrefix("expected \($0.wanted), found ") }?.help
    self.line = line
  }

  /// What may stand where something is wanted; it is said where nothing better can be guessed.
  private static let forms = [
    ("a value", "write a number, a string in double quotes, true, false, null, […], or {…}"),
    ("a key in double quotes", "write each member as \"key\": value"),
    ("':' after the key", "write each member as \"key\": value"),
    ("',' or '}'", "separate members with commas, and close the object with '}'"),
    ("',' or ']'", "separate elements with commas, and close the array with ']'"),
    ("a digit", "write a number, for example -0.5 or 1e-3"),
    ("a digit after the decimal point", "write a number, for example -0.5 or 1e-3"),
    ("a digit in the exponent", "write a number, for example -0.5 or 1e-3"),
    ("the end of the number", "write a number, for example -0.5 or 1e-3"),
  ].map { (wanted: $0.0, help: $0.1) }

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
    #expect(finding.help?.sentence == help)
    #expect(finding.place?.file == "t.json")
    #expect(finding.place?.line == line)
    #expect(finding.place?.column == column)
    #expect(finding.place?.pointer == "")
  }
}

/// What the reader advises more than once.
extension RefusedText {
  static let comments = "JSON has no comments; write the text in a summary or extensions instead"
  static let quotes = "write strings and keys in straight double quotes (\")"
  static let comma = "is a comma missing before it?"
  static let whole = "is the file complete?"
  static let open = "is the file complete? close every open { and ["
  static let unseen = "remove this invisible character"
  static let oneValue =
    "write only one JSON value per file, or one preset per line in NDJSON"
}
