import Diagnostics
import StrictJSON
import Testing

/// A key that stands twice is a finding, and reading goes on.
@Suite struct DuplicateKeyTests {
  @Test(arguments: [
    (#"{"a":1,"a":2}"#, ["1:8 json/duplicate-key /a"]),
    (#"{"a":1,"a":1}"#, ["1:8 json/duplicate-key /a"]),
    (#"{"":1,"":2}"#, ["1:7 json/duplicate-key /"]),
    (#"{"a":1,"\u0061":2}"#, ["1:8 json/duplicate-key /a"]),
    (#"{"\u0061":1,"a":2}"#, ["1:13 json/duplicate-key /a"]),
    (#"{"\u0061":1,"\u0061":2}"#, ["1:13 json/duplicate-key /a"]),
    (#"{"/":1,"\/":2}"#, ["1:8 json/duplicate-key /~1"]),
    (#"{"😀":1,"\ud83d\ude00":2}"#, ["1:8 json/duplicate-key /😀"]),
    (#"{"a":1,"b":2,"a":3,"b":4}"#, ["1:14 json/duplicate-key /a", "1:20 json/duplicate-key /b"]),
    (#"{"a":1,"a":2,"a":3}"#, ["1:8 json/duplicate-key /a", "1:14 json/duplicate-key /a"]),
    (#"{"x":[{"a":{},"a":[]}]}"#, ["1:15 json/duplicate-key /x/0/a"]),
    (
      "{\n  \"a\": {\"b\": 1,\n    \"b\": 2},\n  \"a\": 3\n}",
      ["3:5 json/duplicate-key /a/b", "4:3 json/duplicate-key /a"]
    ),
    (#"{"a":"a","b":"a"}"#, []),
    (#"{"a":{"b":1},"b":{"a":1}}"#, []),
  ])
  func table(text: String, expected: [String]) {
    let reading = read(text)
    #expect(reading.document != nil)
    #expect(reading.findings.map(brief) == expected)
  }

  @Test func wordsAndFirstPlace() {
    let finding = JSONDocument.read(
      Array("{\"a\": 1,\n \"\\u0061\": 2}".utf8), file: "t.json", firstLine: 7
    ).findings.first
    #expect(finding?.message == "duplicate key 'a'")
    #expect(finding?.help == "keep one of them; the first is at line 7, column 2")
  }

  @Test func longKeysAreCut() {
    let key = String(repeating: "日", count: 100_000)
    let finding = read("{\"\(key)\":1,\"\(key)\":2}").findings.first
    let shown = String(repeating: "日", count: 64)
    #expect(finding?.message == "duplicate key '\(shown)…'")
  }

  /// Few keys are compared, many are hashed: both find the same.
  @Test(arguments: [2, 3, 15, 16, 17, 18, 100])
  func anyNumberOfKeys(count: Int) {
    let members = (0..<count).map { "\"k\($0)\":[\($0)]" }
    #expect(read("{\(members.joined(separator: ","))}").findings == [])
    for copied in [0, count / 2, count - 1] {
      let text = "{" + (members + [members[copied]]).joined(separator: ",") + "}"
      let reading = read(text)
      #expect(reading.findings.map(\.rule) == [JSONRule.duplicateKey])
      #expect(reading.findings.first?.place?.pointer == "/k\(copied)")
      #expect(reading.document?.root["k\(copied)"]?.value(at: "/0")?.number == Double(copied))
    }
  }

  /// A hundred findings are kept and all counted, in the time that reading takes.
  @Test func aHostileDocument() {
    let text = "{" + Array(repeating: "\"a\":1", count: 20_000).joined(separator: ",") + "}"
    let reading = read(text)
    #expect(reading.findings.count == 100)
    #expect(reading.dropped == 19_899)
    var list = FindingList()
    list.append(reading)
    #expect((list.kept.count, list.count, list.errors) == (100, 19_999, 19_999))
  }
}
