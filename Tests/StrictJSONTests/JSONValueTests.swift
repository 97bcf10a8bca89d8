import Diagnostics
import StrictJSON
import Testing

@Suite struct JSONValueTests {
  private static let text = """
    {
      "kind": "spring",
    \t"日本": [1, "zwei", {"c/d": true, "m~n": null}],
      "off": false, "\\u0065": "\\u00e9", "": {}
    }
    """

  @Test(arguments: [
    ("", "1:1 an object"),
    ("/kind", "2:11 a string"),
    ("/日本", "3:8 an array"),
    ("/日本/0", "3:9 a number"),
    ("/日本/1", "3:12 a string"),
    ("/日本/2", "3:20 an object"),
    ("/日本/2/c~1d", "3:28 a boolean"),
    ("/日本/2/m~0n", "3:41 null"),
    ("/off", "4:10 a boolean"),
    ("/e", "4:27 a string"),
    ("/", "4:41 an object"),
  ])
  func everyValueKnowsItsPlace(pointer: String, expected: String) {
    guard let found = value(Self.text)?.value(at: pointer) else {
      Issue.record("nothing there")
      return
    }
    let place = found.place
    #expect("\(place.line):\(place.column) \(found.kind.described)" == expected)
    #expect(place.pointer == pointer)
    #expect(place.file == "t.json")
    #expect(found.place(pointer: pointer) == place)
    #expect(found.pointer(from: found.document.root) == pointer)
  }

  @Test func keysHaveThePlaceOfTheirMember() {
    let members = value(Self.text).map { Array($0.members) } ?? []
    #expect(members.map(\.key) == ["kind", "日本", "off", "e", ""])
    let places = members.map { "\($0.keyValue.place.line):\($0.keyValue.place.column)" }
    #expect(places == ["2:3", "3:2", "4:3", "4:17", "4:37"])
    #expect(members.map(\.keyValue.place.pointer) == ["/kind", "/日本", "/off", "/e", "/"])
  }

  /// Columns count scalars, of one to four bytes, at every offset.
  @Test func columns() {
    var text = "[0"
    var columns = [2]
    for index in 0..<200 {
      let string = String(repeating: ["a", "é", "日", "😀", "e\u{301}"][index % 5], count: index % 7)
      text += ",\"\(string)\""
      columns.append(text.unicodeScalars.count - string.unicodeScalars.count - 1)
    }
    #expect(value(text + "]")?.elements.map(\.place.column) == columns)
  }

  /// A line of many kilobytes isn't counted from its start, nor searched for its end.
  @Test func columnsOfLongLines() throws {
    var text = "[0"
    var column = 3
    var places = ["1:2"]
    var line = 1
    for index in 0..<12_000 {
      if index == 200 || index == 10_000 {
        text += "\r\n"
        (line, column) = (line + 1, 1)
      }
      let string = String(repeating: ["a", "é", "日", "😀", "e\u{301}"][index % 5], count: index % 7)
      text += ",\"\(string)\""
      places.append("\(line):\(column + 1)")
      column += string.unicodeScalars.count + 3
    }
    let elements = try #require(value(text + "]")).elements
    #expect(elements.map { "\($0.place.line):\($0.place.column)" } == places)
    let excerpts = elements.map { $0.place.excerpt }
    #expect(excerpts[200]?.text.unicodeScalars.last == "\"")
    #expect(excerpts[6_000]?.text.unicodeScalars.last == "…")
    #expect(excerpts.last??.text.unicodeScalars.last == "]")
  }

  @Test func linesCountFromTheFirst() {
    let reading = JSONDocument.read(Array("\r\n[\r\n1]".utf8), file: "t.ndjson", firstLine: 40)
    let place = reading.document?.root.elements.map(\.place).first
    #expect(place?.line == 42)
    #expect(place?.column == 1)
    #expect(place?.excerpt == Excerpt(text: "1]", caret: 0))
    #expect(reading.document?.root.place.excerpt == Excerpt(text: "[", caret: 0))
  }

  @Test(arguments: [
    "/nope", "/kind/0", "/日本/3", "/日本/-1", "/日本/00", "/日本/+1", "/日本/x", "kind", "/~2",
  ])
  func nothingThere(pointer: String) {
    #expect(value(Self.text)?.value(at: pointer)?.kind == nil)
  }

  @Test(arguments: [
    ("/kind/0", "/kind"), ("/日本/2/x/y", "/日本/2"), ("/nope", ""), ("nope", ""), ("/off", "/off"),
  ])
  func nearestValue(pointer: String, expected: String) {
    #expect(value(Self.text)?.nearestValue(at: pointer).place.pointer == expected)
  }

  private func facts(_ value: JSONValue) -> [String] {
    [
      value.string.map { "string \($0)" }, value.number.map { "number \($0)" },
      value.bool.map { "bool \($0)" }, value.isNull ? "null" : nil,
    ].compactMap(\.self) + value.elements.map { "element \($0.kind)" }
      + value.members.map { "member \($0.key)" }
  }

  @Test(
    arguments: [
      (#""a""#, ["string a"]), ("1.5", ["number 1.5"]), ("true", ["bool true"]),
      ("false", ["bool false"]), ("null", ["null"]), ("[]", []), ("{}", []),
      ("[1,[2],{}]", ["element number", "element array", "element object"]),
      (#"{"a":{"b":1},"c":[]}"#, ["member a", "member c"]),
    ] as [(String, [String])])
  func accessorsAnswerForTheirKindOnly(text: String, expected: [String]) {
    #expect(value(text).map(facts) == expected)
  }

  @Test func bytesOfAValue() {
    let member = value(#" {"a" : [1, "x\n"] } "#)?["a"]
    #expect(member.map { Array($0.bytes) } == Array(#"[1, "x\n"]"#.utf8))
    #expect(member?.byteCount == 10)
  }

  @Test func lookUp() {
    let root = value("{\"a\":1,\"\\u0062\":2,\"\u{E9}\":3}")
    #expect(root?["a"]?.number == 1)
    #expect(root?["b"]?.number == 2)
    #expect(root?["\u{E9}"]?.number == 3)
    // The same character to a reader, but not the same code points.
    #expect(root?["e\u{301}"]?.kind == nil)
    #expect(root?["c"]?.kind == nil)
    #expect(root?["a"]?["b"]?.kind == nil)
    let names = root?.members.map { [$0.hasKey("a"), $0.hasKey("b"), $0.hasKey("")] }
    #expect(names == [[true, false, false], [false, true, false], [false, false, false]])
  }

  @Test func theFirstOfRepeatedKeysIsFound() {
    #expect(read(#"{"a":1,"a":2}"#).document?.root["a"]?.number == 1)
  }
}
