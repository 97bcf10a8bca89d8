import Diagnostics
import StrictJSON
import Testing

/// Lone surrogates and NUL are findings after which reading goes on.
@Suite struct JSONCharacterTests {
  private static let alone = "incomplete surrogate pair"
  private static let nul = "NUL is not allowed in a string"

  @Test(arguments: [
    (#""\ud83d""#, ["1:2"]), (#""\ude00""#, ["1:2"]), (#""\uDBFF""#, ["1:2"]),
    (#""a\ud83db""#, ["1:3"]), (#""\ud83d\n""#, ["1:2"]), (#""\ud83d\\ude00""#, ["1:2"]),
    (#""\ud83d\u0041""#, ["1:2"]), (#""\ude00\ud83d""#, ["1:2", "1:8"]),
    (#""\ud83d\ud83d\ude00""#, ["1:2"]), (#""\ud83d\ud83d""#, ["1:2", "1:8"]),
    (#""\ud83d\ude00\ude00""#, ["1:14"]), (#""日\ud83d""#, ["1:3"]),
  ])
  func surrogates(text: String, places: [String]) {
    let reading = read(text)
    #expect(reading.findings.map(brief) == places.map { "\($0) json/character" })
    #expect(reading.findings.allSatisfy { $0.message == Self.alone })
    #expect(
      reading.findings.allSatisfy {
        $0.help == "write the character itself, or both halves of the pair"
      })
    #expect(reading.document?.root.string?.unicodeScalars.contains("\u{FFFD}") == true)
  }

  @Test(arguments: [
    (#""\u0000""#, ["1:2 json/character"]),
    (#""a\u0000b\u0000""#, ["1:3 json/character", "1:10 json/character"]),
    (#"{"a\u0000":1}"#, ["1:4 json/character /a\0"]),
    (#"[1,{"a/b":["x\u0000"]}]"#, ["1:14 json/character /1/a~1b/0"]),
  ])
  func escapedNUL(text: String, expected: [String]) {
    let reading = read(text)
    #expect(reading.document != nil)
    #expect(reading.findings.map(brief) == expected)
    #expect(reading.findings.allSatisfy { $0.message == Self.nul })
    #expect(reading.findings.allSatisfy { $0.help == #"remove \u0000"# })
  }

  /// Findings stand in the order of the text, whatever the parser met first.
  @Test func order() {
    let text = #"{"a":1,"a":"\ud800","b":1e999,"b":{"c":0,"c":"\u0000"}}"#
    #expect(
      read(text).findings.map(brief) == [
        "1:8 json/duplicate-key /a", "1:13 json/character /a", "1:25 json/overflow /b",
        "1:31 json/duplicate-key /b", "1:42 json/duplicate-key /b/c", "1:47 json/character /b/c",
      ])
  }

  @Test func brokenSyntaxKeepsWhatWasFoundBefore() {
    let reading = read("{\"a\":1,\n\"a\":1e999}}")
    #expect(reading.document == nil)
    // The object was whole when its keys were compared.
    #expect(
      reading.findings.map(brief) == [
        "2:1 json/duplicate-key", "2:5 json/overflow", "2:11 json/syntax",
      ])
  }
}
