import StrictJSON
import Testing

@Suite struct JSONWriterTests {
  private func written(
    _ layout: JSONWriter.Layout, _ write: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(layout)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func preset(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string("card/enter")
    writer.key("motion")
    writer.beginObject()
    writer.key("cubicBezier")
    writer.beginArray()
    for number in [0.17, 0.67, 0.76, 1] { writer.number(number) }
    writer.endArray()
    writer.key("frames")
    writer.beginArray()
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.endObject()
    writer.key("count")
    writer.integer(-3)
    writer.key("on")
    writer.bool(true)
    writer.key("off")
    writer.bool(false)
    writer.key("none")
    writer.null()
    writer.endObject()
  }

  @Test func oneLineLayout() {
    #expect(
      written(.oneLine, preset) == #"{"name":"card/enter","motion":{"cubicBezier":"#
        + #"[0.17,0.67,0.76,1],"frames":[{},[]]},"count":-3,"on":true,"off":false,"none":null}"#)
  }

  /// What `JSON.stringify(value, null, 2)` prints.
  @Test func indentedLayout() {
    #expect(
      written(.indented, preset) == """
        {
          "name": "card/enter",
          "motion": {
            "cubicBezier": [
              0.17,
              0.67,
              0.76,
              1
            ],
            "frames": [
              {},
              []
            ]
          },
          "count": -3,
          "on": true,
          "off": false,
          "none": null
        }
        """)
  }

  @Test(arguments: [
    ("[]", "[]"), ("{}", "{}"), ("[[]]", "[\n  []\n]"), ("[{}]", "[\n  {}\n]"), ("1", "1"),
    (#""a""#, #""a""#), (#"{"a":[]}"#, "{\n  \"a\": []\n}"),
    ("[1,[2,[3]]]", "[\n  1,\n  [\n    2,\n    [\n      3\n    ]\n  ]\n]"),
    (
      #"{"b":1,"a":{"d":2,"c":3}}"#,
      "{\n  \"b\": 1,\n  \"a\": {\n    \"d\": 2,\n    \"c\": 3\n  }\n}"
    ),
  ])
  func parsedValues(text: String, indented: String) {
    guard let parsed = value(text) else {
      Issue.record("not read")
      return
    }
    #expect(written(.oneLine) { $0.value(parsed) } == text)
    #expect(written(.indented) { $0.value(parsed) } == indented)
    #expect(value(indented).map { parsed in written(.oneLine) { $0.value(parsed) } } == text)
  }

  /// Order of keys and spelling of numbers are kept; strings are spelled in one way.
  @Test func spelling() {
    let text = #"{ "b" : [1.50, 1E+2, -0, 10e-1], "a" : "\u0041\/\u00e9\u0009" }"#
    #expect(
      oneLine(value(text)) == #"{"b":[1.50,1E+2,-0,10e-1],"a":"A/é\t"}"#)
    #expect(oneLine(value(#"{"\u0061\n":1}"#)) == #"{"a\n":1}"#)
  }

  @Test(arguments: [
    ("", #""""#),
    ("plain text, 40 characters long, and so on", #""plain text, 40 characters long, and so on""#),
    ("\"quoted\" \\ back / slash", #""\"quoted\" \\ back / slash""#),
    ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\u{0}\u{1}\u{1F}\u{7F}\u{9F}", #""\u0000\u0001\u001f\u007f\u009f""#),
    ("日本語 é 😀", #""日本語 é 😀""#),
    ("日本\"語\"\n😀\\", #""日本\"語\"\n😀\\""#),
    // Hidden characters are escaped, outside the first plane as a pair.
    ("a\u{202E}b\u{2066}c\u{200B}", #""a\u202eb\u2066c\u200b""#),
    ("\u{2028}\u{2029}\u{FEFF}", #""\u2028\u2029\ufeff""#),
    ("\u{E0041}", #""\udb40\udc41""#),
    ("👩\u{200D}💻", "\"👩\u{200D}💻\""),
    (text(0xFFFE, 0xFFFF, 0x10FFFF), "\"\(text(0xFFFE, 0xFFFF, 0x10FFFF))\""),
  ])
  func strings(text: String, quoted: String) {
    #expect(written(.oneLine) { $0.string(text) } == quoted)
    #expect(value(quoted)?.string == text || text.contains("\u{0}"))
    let member = written(.oneLine) {
      $0.beginObject()
      $0.key(text)
      $0.null()
      $0.endObject()
    }
    #expect(member == "{\(quoted):null}")
  }

  /// A character that needs an escape is found at every place of a word of eight bytes.
  @Test(arguments: ["\"", "\\", "\n", "\u{7F}", "é", "\u{202E}"])
  func anyPlace(character: String) {
    let shown = [
      "\"": #"\""#, "\\": #"\\"#, "\n": #"\n"#, "\u{7F}": #"\u007f"#, "\u{202E}": #"\u202e"#,
    ]
    for place in 0..<20 {
      let head = String(repeating: "a", count: place)
      let tail = String(repeating: "b", count: 20 - place)
      let quoted = written(.oneLine) { $0.string(head + character + tail) }
      #expect(quoted == "\"\(head)\(shown[character] ?? character)\(tail)\"")
    }
  }

  @Test func numbers() {
    let text = written(.oneLine) {
      $0.beginArray()
      for number in [0.1, 1, -0.0, 1e21, 1e-7, 4.35] { $0.number(number) }
      $0.integer(.max)
      $0.integer(.min)
      $0.endArray()
    }
    #expect(text == "[0.1,1,0,1e+21,1e-7,4.35,9223372036854775807,-9223372036854775808]")
  }

  @Test func linesOneAfterTheOther() {
    var writer = JSONWriter()
    writer.beginArray()
    writer.endArray()
    writer.newline()
    #expect(writer.bytes == Array("[]\n".utf8))
    writer.beginObject()
    writer.removeAll()
    #expect(writer.bytes == [])
    writer.null()
    writer.newline()
    #expect(writer.bytes == Array("null\n".utf8))
  }
}
