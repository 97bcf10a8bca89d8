import StrictJSON
import Testing

/// Texts that RFC 8259 lets stand, and how the writer prints them again.
@Suite struct AcceptedTextTests {
  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), ("[[]]", "[[]]"), ("[{}]", "[{}]"), (#"{"":{}}"#, #"{"":{}}"#),
    ("null", "null"), ("true", "true"), ("false", "false"), ("0", "0"), (#""""#, #""""#),
    ("[null,true,false]", "[null,true,false]"),
    (" \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n", "[1,2]"),
    (" { \"a\" : 1 , \"b\" : [ ] } ", #"{"a":1,"b":[]}"#),
    ("[1\r,2]", "[1,2]"),
    (#"{"b":1,"a":2}"#, #"{"b":1,"a":2}"#),
    // Keys differ when their code points do.
    (#"{"a":1,"A":2}"#, #"{"a":1,"A":2}"#),
    ("{\"\u{E9}\":1,\"e\u{301}\":2}", "{\"\u{E9}\":1,\"e\u{301}\":2}"),
    (#"{"é":1,"e\u0301":2}"#, "{\"é\":1,\"e\u{301}\":2}"),
    (#"[{"a":1},{"a":1}]"#, #"[{"a":1},{"a":1}]"#),
    (#"{"a":{"a":{"a":1}}}"#, #"{"a":{"a":{"a":1}}}"#),
  ])
  func structure(text: String, printed: String) {
    #expect(oneLine(value(text)) == printed)
  }

  @Test(arguments: [
    "0", "-0", "0.0", "-0.0", "0e0", "0e1", "0E+1", "0e-0", "0e00", "1e00", "1e-007", "1e+7",
    "1E7", "12", "-12", "1.5", "1.50", "0.1", "123.456e78", "-0.000e-12", "1e308", "-1e308",
    "1e-400", "-1e-99999999999999999999", "0e99999999999999999999", "5e-324", "2e-324",
    "1.7976931348623157e308", "1.7976931348623158e308", "9007199254740993",
    "123456789012345678901234567890", "0.000000000000000000000000000000000000000001",
    "3.141592653589793238462643383279502884197",
  ])
  func numbersKeepTheirSpelling(text: String) {
    #expect(oneLine(value(text)) == text)
    #expect(oneLine(value("[\(text)]")) == "[\(text)]")
    #expect(oneLine(value("{\"n\":\(text)}")) == "{\"n\":\(text)}")
  }

  @Test(arguments: [
    (#""\" \\ \/ \b \f \n \r \t""#, "\" \\ / \u{8} \u{C} \n \r \t"),
    (#""\u0041\u00e9\u00E9\u65e5""#, "Aéé日"),
    (#""\u000a\u007f\u0001""#, "\n\u{7F}\u{1}"),
    (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00""#, "😀"),
    (#""\ud800\udc00\udbff\udfff""#, "\u{10000}\u{10FFFF}"),
    (#""\uFFFE\uFFFF\uFDD0\ud83f\udffe""#, text(0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE)),
    (#""\u2028\u2029\ufeff""#, "\u{2028}\u{2029}\u{FEFF}"),
    (#""\\u0000""#, #"\u0000"#), (#""\\\\n""#, #"\\n"#), (#""\ud83d\ude00\u0041""#, "😀A"),
    ("\"\u{7F}\"", "\u{7F}"), ("\"\u{80}\u{9F}\"", "\u{80}\u{9F}"),
    ("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"), ("\"\u{FEFF}\"", "\u{FEFF}"),
    ("\"\(text(0xFFFE, 0xFFFF, 0xFDD0, 0x10FFFF))\"", text(0xFFFE, 0xFFFF, 0xFDD0, 0x10FFFF)),
    ("\"\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\"", "\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}"),
    ("\"/ ' // /* */ # , : { } [ ]\"", "/ ' // /* */ # , : { } [ ]"),
    ("\"日本語 Карточка é e\u{301} 👩\u{200D}💻\"", "日本語 Карточка é e\u{301} 👩\u{200D}💻"),
  ])
  func strings(text: String, expected: String) {
    // Not ==, which takes canonically equivalent texts for the same.
    #expect(value(text)?.string.map { Array($0.utf8) } == Array(expected.utf8))
    let member = value("{\(text):\(text)}")?.members.first { _ in true }
    #expect(member.map { Array($0.key.utf8) } == Array(expected.utf8))
    #expect(member?.value.string.map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(arguments: [1, 63, 64])
  func nesting(depth: Int) {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(oneLine(value(arrays)) == arrays)
    let objects =
      String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(oneLine(value(objects)) == objects)
  }

  @Test func depthIsNotLength() {
    let siblings = "[" + Array(repeating: "[[]]", count: 1000).joined(separator: ",") + "]"
    #expect(oneLine(value(siblings)) == siblings)
  }

  /// Every scalar but NUL and surrogates stands in a string, raw from U+0020 on, and escaped.
  @Test func everyScalar() {
    for start in stride(from: UInt32(1), through: 0x10FFFF, by: 0x400) {
      let scalars = (start..<min(start + 0x400, 0x110000)).compactMap(Unicode.Scalar.init)
      let raw = scalars.filter { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }
      let text = String(String.UnicodeScalarView(raw))
      #expect(value("\"\(text)\"")?.string.map { Array($0.utf8) } == Array(text.utf8))
      let escapes = scalars.flatMap { Array(UTF16.encode($0) ?? .init()) }
        .map { #"\u"# + String(0x10000 + Int($0), radix: 16).dropFirst() }
      let all = String(String.UnicodeScalarView(scalars))
      let escaped = value("\"\(escapes.joined())\"")?.string
      #expect(escaped.map { Array($0.utf8) } == Array(all.utf8))
    }
  }
}
