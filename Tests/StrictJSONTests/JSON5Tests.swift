import Diagnostics
import StrictJSON
import Testing

/// JSON5, which is read by turning it into JSON.
struct JSON5Tests {
  @Test(
    "JSON5 is what JSON it stands for",
    arguments: [
      ("{a: 1, 'b': 'c', $d_1: null,}", #"{"a":1,"b":"c","$d_1":null}"#),
      ("[.5, 5., +1, -.5e-3, 0xFF, ]", "[0.5,5,1,-0.5e-3,255]"),
      ("// a\n{/* b */ x: [ // c\n ]}", #"{"x":[]}"#),
      (
        #"{a: 'it\'s "so"', b: "\x41\v", c: 'a\"# + "\n" + #"b'}"#,
        #"{"a":"it's \"so\"","b":"\u0041\u000b","c":"ab"}"#
      ),
      ("{a /* b */ : 1, c // d\n : 2}", #"{"a":1,"c":2}"#),
      ("{a: Infinity, b: -Infinity, true: true}", #"{"a":"Infinity","b":"-Infinity","true":true}"#),
      ("\u{FEFF}{\u{A0}a\u{2028}: 1}", #"{"a":1}"#),
    ])
  func translates(text: String, json: String) throws {
    let reading = JSONDocument.read(json5: Array(text.utf8), file: "a.json5")
    #expect(reading.findings.isEmpty)
    let root = try #require(reading.document?.root)
    #expect(String(decoding: JSONTree(root).bytes, as: UTF8.self) == json)
  }

  @Test(
    "What is wrong has its place in the text as it was written",
    arguments: [
      ("{a: 1,\n  b: cubicBezier(1)}", 2, 6, "expected a value, found 'cubicBezier'"),
      ("{\n // c\n a: 1 b: 2}", 3, 7, "expected ',' or '}', found '\"'"),
      ("{a: 'x\n'}", 1, 5, "the string isn't closed on its line"),
      ("[1, /* x", 1, 5, "the comment isn't closed"),
      ("[,]", 1, 2, "expected a value, found ','"),
      ("[1,,]", 1, 4, "expected a value, found ','"),
      ("{a: 1, a: 2}", 1, 8, "duplicate key 'a'"),
    ])
  func places(text: String, line: Int, column: Int, message: String) throws {
    let reading = JSONDocument.read(json5: Array(text.utf8), file: "a.json5")
    let finding = try #require(reading.findings.first)
    #expect(finding.place?.line == line)
    #expect(finding.place?.column == column)
    #expect(finding.message == message)
  }

  @Test("Megabytes of comments, commas and keys take their time and no more") func large() {
    let many = "{" + (0..<200_000).map { "k\($0): /* c */ .5," }.joined(separator: "\n") + "}"
    #expect(JSONDocument.read(json5: Array(many.utf8), file: "").document != nil)
    let deep = String(repeating: "[", count: 100_000)
    #expect(JSONDocument.read(json5: Array(deep.utf8), file: "").document == nil)
    let slashes = "[" + String(repeating: "true/ ,", count: 400_000)
    #expect(JSONDocument.read(json5: Array(slashes.utf8), file: "").document == nil)
    let spaces = "[1," + String(repeating: " /**/", count: 200_000) + "]"
    #expect(JSONDocument.read(json5: Array(spaces.utf8), file: "").document != nil)
  }
}
