import Diagnostics
import Testing

@testable import StrictJSON

/// YAML is read as the JSON that it stands for.
struct YAMLTests {
  private func json(_ yaml: String) -> String? {
    let text = Array(yaml.utf8)
    return text.withUnsafeBufferPointer { bytes in
      var translator = YAMLTranslator(bytes)
      translator.translate()
      return translator.issue == nil ? String(decoding: translator.output.json, as: UTF8.self) : nil
    }
  }

  @Test(
    "What people write by hand",
    arguments: [
      ("", "null"), ("# nothing", "null"), ("a: 1", #"{"a":1}"#),
      ("a:\n  b: 1\nc: 2", #"{"a":{"b":1},"c":2}"#),
      ("a:\n- 1\n- 2\nb: 3", #"{"a":[1,2],"b":3}"#),
      ("a:\n  - 1\n  - b: 2\n    c: 3", #"{"a":[1,{"b":2,"c":3}]}"#),
      ("- - 1\n  - 2\n- 3", "[[1,2],3]"), ("-\n  a: 1\n-\n- ~", #"[{"a":1},null,null]"#),
      ("---\na: 1\n...\n", #"{"a":1}"#), ("%YAML 1.2\n---\na: 1", #"{"a":1}"#),
      ("\u{FEFF}a: 1", #"{"a":1}"#),
      ("a: 1 # one\n# two\nb: '#3'", ##"{"a":1,"b":"#3"}"##), ("a: x#y", #"{"a":"x#y"}"#),
      ("a:\nb: ", #"{"a":null,"b":null}"#),
      ("a: true\nb: False\nc: null\nd: yes", #"{"a":true,"b":false,"c":null,"d":"yes"}"#),
      (
        "a: .5\nb: -1.\nc: +2\nd: 1e3\ne: 007\nf: 1.2.3",
        #"{"a":0.5,"b":-1,"c":2,"d":1e3,"e":7.0,"f":"1.2.3"}"#
      ),
      ("a: 0.2s\nb: 200ms", #"{"a":"0.2s","b":"200ms"}"#), ("a b: c d", #"{"a b":"c d"}"#),
      (#"a: "x\ty\u3042\x41\"""#, ##"{"a":"x\u0009yあA\""}"##), ("a: 'it''s'", #"{"a":"it's"}"#),
      ("\"a: b\": 1\n'c': 2", #"{"a: b":1,"c":2}"#), ("a: \"x\n  y\"", #"{"a":"x y"}"#),
      ("a: x\n  y\nb: 1", #"{"a":"x y","b":1}"#), ("a: http://x.y/z", #"{"a":"http://x.y/z"}"#),
      ("a: |\n  x\n   y\n\n  z\nb: 1", #"{"a":"x\u000a y\u000a\u000az","b":1}"#),
      ("a: >-\n  x\n  y", #"{"a":"x y"}"#),
      ("a: {b: 1, 'c': [2, x y], d: }", #"{"a":{"b":1,"c":[2,"x y"],"d":null}}"#),
      ("a: [\n  1, # one\n  2,\n]", #"{"a":[1,2]}"#),
      (#"{"a": [1, {"b": "c"}]}"#, #"{"a":[1,{"b":"c"}]}"#),
      ("a: &x {b: 1}\nc: *x", #"{"a":{"b":1},"c":{"b":1}}"#),
      ("a: &x\n  b: 1\nc: [*x, *x]", #"{"a":{"b":1},"c":[{"b":1},{"b":1}]}"#),
      ("a:\r\n  b: 1\r\n", #"{"a":{"b":1}}"#), ("a: [0.4, 0, 0.2, 1]", #"{"a":[0.4,0,0.2,1]}"#),
    ])
  func read(yaml: String, expected: String) { #expect(json(yaml) == expected) }

  @Test(
    "What isn't read is refused with its place",
    arguments: [
      ("a: !!str 1", "1:4 tags aren't supported"),
      ("a: 1\n<<: *x", "2:1 merge keys aren't supported"),
      ("? a\n: b", "1:1 multiline keys aren't supported"),
      ("a: *x", "1:4 no anchor '&x' above this alias"),
      ("a: 1\n---\nb: 2", "2:1 the file has more than one document"),
      ("a:\n\tb: 1", "2:1 tabs can't indent YAML"),
      ("a:\n    b: 1\n  c: 2", "3:3 unexpected content after the document's value"),
      ("a: 1\n  b: 2", "2:4 unexpected second ':' on this line"),
      ("a: \"x", "1:4 the string isn't closed"), ("a: [1, 2", "1:4 the bracket isn't closed"),
      ("a: [1 2: 3]", "1:8 expected ',' or the closing bracket"),
      ("a: @b", "1:4 an unquoted string can't start with this character"),
    ])
  func refused(yaml: String, told: String) {
    let finding = JSONDocument.read(yaml: Array(yaml.utf8), file: "a.yml").findings.first
    #expect(finding.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" } == told)
  }

  @Test("A value has its place in the text, that of an alias where its anchor is")
  func places() throws {
    let text = "# tokens\nfast: &x\n  value: 0.2s\nslow: *x\n"
    let root = try #require(JSONDocument.read(yaml: Array(text.utf8), file: "a.yml").document?.root)
    func place(_ name: String) -> String? {
      (root[name]?["value"]?.place).map { "\($0.line):\($0.column)" }
    }
    #expect(place("fast") == "3:10")
    #expect(place("slow") == "3:10")
  }

  @Test("Values that grow without end or nest without end are refused")
  func bombs() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for index in 1...20 {
      let one = "*a\(index - 1)"
      text += "a\(index): &a\(index) [\(Array(repeating: one, count: 9).joined(separator: ", "))]\n"
    }
    #expect(json(text) == nil)
    #expect(json(String(repeating: "[", count: 100_000)) == nil)
    #expect(json((0..<5_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()) == nil)
    #expect(json(String(repeating: "- ", count: 100_000)) == nil)
  }

  @Test("Any text ends", arguments: 0..<200)
  func anything(seed: Int) {
    let marks = Array("ab: -#\n\n  []{},'\"&*x|>?!%~1.\t".utf8)
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    let bytes = (0..<60).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return marks[Int(state >> 33) % marks.count]
    }
    let reading = JSONDocument.read(yaml: bytes, file: "a.yml")
    #expect(reading.document != nil || !reading.findings.isEmpty)
  }
}
