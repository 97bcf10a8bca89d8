import Diagnostics
import Importing
import Presets
import StrictJSON
import Testing

/// The registry of readers: what it lists, and what it recognizes.
struct FormatsTests {
  @Test("Names and extensions belong to one format each") func unique() {
    let formats = ImportFormats.readers.map { $0.format }
    #expect(Set(formats.map(\.name)).count == formats.count)
    let extensions = formats.flatMap(\.extensions)
    #expect(Set(extensions).count == extensions.count)
    #expect(formats.allSatisfy { !$0.title.isEmpty && !$0.covers.isEmpty })
  }

  @Test(
    "What an input holds tells its format, and its name where that does not",
    arguments: [
      ("a.json", #"{"presets": {}}"#, "json"),
      ("a.json", #"{"curvet": 1}"#, "json"),
      ("-", #"{"motion": {"seconds": 1}}"#, "json"),
      ("-", #"{"presets": {"#, "json"),
      ("-", "{\"name\": \"a\", \"kind\": \"duration\"}\n{", "ndjson"),
      ("-", "\n  \n {\"name\": \"a\", \"motion\": {}}", "ndjson"),
      ("a.ndjson", "", "ndjson"),
      ("a.jsonl", "[]", "ndjson"),
      ("a.json", #"{"fast": {"$value": 1}}"#, "dtcg"),
      ("a.json", #"{"motion": {"fast": {"$value": 1}}}"#, "dtcg"),
      ("a.tokens", #"{"fast": 1}"#, nil),
      ("a.json", "{}", nil),
      ("a.json", #"{"fr": 60, "ip": 0, "op": 1, "layers": []}"#, "lottie"),
      ("a.json", #"{"fast": {"value": "1s", "type": "time"}}"#, "tokens"),
      ("a.json5", "{fast: {$value: '1s'}}", "dtcg"),
      ("-", "[.4, 0, .2, 1]", "plain-json"),
      ("-", "{x: {stiffness: 1, damping: 2}}", "plain-json"),
      ("a.json5", "{x: }", "plain-json"),
      ("a.json", #"{"document": {"type": "DOCUMENT"}}"#, "figma"),
      ("a.xml", "<resources/>", "android-xml"),
      ("a.xml", "<note/>", nil),
      ("a.ndjson", "<svg/>", nil),
      ("a.css", "a { transition: all 1s }", "css"),
      ("a.scss", "$fast: 100ms;", "css"),
      ("-", "/* x */ :root { --fast: 100ms }", "css"),
      ("-", "--ease-out-quint: cubic-bezier(.22, 1, .36, 1);", "css"),
      ("-", "@keyframes a { to { opacity: 0 } }", "css"),
      ("a.less", "@fast: 100ms;", "css"),
      ("a.swift", "let a = 1", "code"),
      ("a.tsx", "<div/>", "code"),
      ("-", "import SwiftUI", "code"),
      ("-", "nothing", nil),
    ])
  func recognizes(name: String, text: String, format: String?) throws {
    var input = ReaderInput(shown: name, text: Array(text.utf8))
    let reader = try ImportFormats.readers.recognizing(&input)
    #expect(reader?.format.name == format)
  }

  @Test("To look at an input consumes nothing of it") func looking() throws {
    let lines = ["{\"name\": \"a\", \"motion\": {\"seconds\": 1}}", "", "{\"name\": 1}", "x"]
    var chunks = lines.map { Array("\($0)\n".utf8) }
    var input = ReaderInput(shown: "-") { _ in chunks.isEmpty ? [] : chunks.removeFirst() }
    let reader = try #require(try ImportFormats.readers.recognizing(&input))
    #expect(reader.format == .ndjson)
    var report = ReadingReport()
    let entries = try reader.presets(in: &input, &report)
    #expect(entries.map(\.preset.name.text) == ["a"])
    #expect(
      report.findings.kept.map { "\($0.place?.line ?? 0) \($0.rule)" } == [
        "3 structure/type", "4 json/syntax",
      ])
    #expect(report.hasForeignText)
  }

  @Test("What is left out is counted, and has the place of the first") func leftOut() throws {
    let text = """
      {"base": {"$description": "all of it", "fast": {"$type": "duration", "$value": "1s"},
        "red": {"$type": "color", "$value": "red"}, "blue": {"$type": "color", "$value": "blue"}}}
      """
    var input = ReaderInput(shown: "a.json", text: Array(text.utf8))
    var report = ReadingReport()
    let reader = try #require(try ImportFormats.readers.recognizing(&input))
    #expect(try reader.presets(in: &input, &report).count == 1)
    #expect(
      report.leftOut.all.map {
        "\($0.count) \($0.what) \($0.reason) \($0.place?.line ?? 0):\($0.place?.column ?? 0)"
      } == ["2 color notMotion 2:3", "1 $description ofGroup 1:27"])
    report.leftOut.add("row", because: .other("it is empty"), at: nil)
    #expect(report.leftOut.others.map(\.reason) == ["it is empty"])
  }
}
