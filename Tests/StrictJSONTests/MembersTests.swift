import Diagnostics
import StrictJSON
import Testing

/// Members of an object that are pasted without its braces.
struct MembersTests {
  @Test("They are read as an object", arguments: [#""a": 1"#, #""a": 1, "b": {"c": 2}"#])
  func members(text: String) throws {
    let reading = JSONDocument.read(members: Array(text.utf8), file: "s")
    #expect(reading.findings.isEmpty)
    #expect(oneLine(reading.document?.root) == oneLine(value("{\(text)}")))
  }

  @Test(
    "What is wrong has its place in the text, and no brace is found that nobody wrote",
    arguments: [
      (#""300ms":"#, 9, "expected a value, found the end of the document"),
      (#""a": {"b": 1"#, 13, "expected ',' or '}', found the end of the document"),
      (#""a": 1 2"#, 8, "expected ',' or '}', found '2'"),
      (#""a": 1}"#, 8, "unexpected '}' after the end of the document"),
      (#""a": "\u0000""#, 7, "NUL is not allowed in a string"),
    ])
  func places(text: String, column: Int, message: String) throws {
    let reading = JSONDocument.read(members: Array(text.utf8), file: "s")
    let finding = try #require(reading.findings.first)
    #expect(finding.message == message)
    #expect(finding.place?.column == column)
    #expect(finding.place?.excerpt?.text == text)
  }
}
