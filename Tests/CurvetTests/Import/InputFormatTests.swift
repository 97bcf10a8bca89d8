import Diagnostics
import Importing
import Presets
import Storage
import Testing

@testable import Curvet

/// What kind of file it is, a file tells by itself.
@Suite struct InputFormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file = "in.json"
    var text: String
    var names: [String] = []
    var told: [String] = []
  }

  static let a = #"{"name": "a", "motion": {"named": "linear"}}"#
  static let b = #"{"name": "b", "motion": {"named": "linear"}}"#
  static let foreign = "structure/document unrecognized JSON: not in a format that Curvet reads"

  static let cases = [
    Case(
      testDescription: "a document", text: document(#""a": "ease-in 300ms""#, #""b": "ease""#),
      names: ["a", "b"]),
    Case(
      testDescription: "a document on one line",
      text: #"{"curvet":1,"presets":{"a":"ease","b":"linear"}}"#, names: ["a", "b"]),
    Case(
      testDescription: "a document with CRLF", text: "{\"presets\": {\r\n\"a\": \"ease\"\r\n}}\r\n",
      names: ["a"]),
    Case(
      testDescription: "a document without presets", text: #"{"curvet": 1, "presets": {}}"#),
    Case(testDescription: "a preset by itself", text: a, names: ["a"]),
    Case(
      testDescription: "a preset over several lines",
      text: "\n{\n  \"name\": \"a\",\n  \"motion\": {\"named\": \"linear\"}\n}\n", names: ["a"]),
    Case(
      testDescription: "lines by their extension", file: "in.ndjson", text: "\(a)\n\(b)\n",
      names: ["a", "b"]),
    Case(
      testDescription: "lines by the other", file: "in.jsonl", text: "\(a)\n\(b)",
      names: ["a", "b"]),
    Case(testDescription: "lines by their content", text: "\(a)\n\(b)\n", names: ["a", "b"]),
    Case(
      testDescription: "lines with CRLF and blank ones", text: "\r\n \t\n\(a)\r\n\r\n  \(b)\r\n\n",
      names: ["a", "b"]),
    Case(
      testDescription: "no lines", file: "in.ndjson", text: "\n\n"),
    Case(
      testDescription: "a line that is not JSON", file: "in.ndjson",
      text: "\(a)\n{\"name\" \"b\"}\n",
      told: ["in.ndjson:2:9 json/syntax expected ':' after the key, found '\"'"]),
    Case(
      testDescription: "a line without a name", file: "in.ndjson", text: "\(a)\n{\"motion\": 1}\n",
      told: [
        "in.ndjson:2:1 structure/missing-field a preset on its own line needs the field 'name'"
      ]),
    Case(
      testDescription: "foreign JSON", text: #"{"colors": {"red": 1}}"#,
      told: ["in.json:1:1 " + foreign]),
    Case(testDescription: "a list", text: "[1, 2]", told: ["in.json:1:1 " + foreign]),
    Case(
      testDescription: "no JSON", text: "<html>",
      told: [
        "in.json:1:1 structure/document a web page, and reading HTML isn't supported yet"
      ]),
    Case(
      testDescription: "no known text", text: "hello",
      told: ["in.json:1:1 structure/document unrecognized data: not in a format that Curvet reads"]),
    Case(
      testDescription: "nothing", text: "",
      told: ["in.json:1:1 json/syntax the file is empty"]),
  ]

  @Test(arguments: cases) func filesTellTheirFormat(_ one: Case) throws {
    let bench = try Bench()
    try bench.write(one.text, to: one.file)
    let catalog = try bench.catalog()
    let report = try catalog.importing(one.file)
    #expect(report.outcome.findings.told == one.told)
    #expect(try catalog.names == one.names)
    #expect(report.files == 1)
  }

  @Test(arguments: cases.filter { $0.file == "in.json" })
  func soDoesStandardInput(_ one: Case) throws {
    let bench = try Bench(input: one.text)
    let catalog = try bench.catalog()
    let report = try catalog.importing("-")
    #expect(
      report.outcome.findings.told
        == one.told.map { $0.replacing("in.json", with: "-", maxReplacements: 1) })
    #expect(try catalog.names == one.names)
  }

  @Test func aHintTellsWhatIsKnown() throws {
    let bench = try Bench(input: "{}")
    let report = try bench.catalog().importing("-")
    #expect(
      report.outcome.findings.kept.map(\.help) == [.nameFormat])
  }

  @Test(arguments: [
    (
      InputFormat.json, "[]",
      "-:1:1 structure/document a document must be an object, found an array"
    ),
    (
      .ndjson, #"{"presets": {}}"#,
      "-:1:1 structure/missing-field a preset on its own line needs the field 'name'"
    ),
  ])
  func theOptionDecides(format: InputFormat, text: String, told: String) throws {
    let bench = try Bench(input: text)
    let report = try bench.catalog().importing("-") { $0.format = format }
    #expect(report.outcome.findings.told == [told])
  }

  @Test func designTokensOfSeveralFilesAreOneSet() throws {
    let bench = try Bench()
    try bench.write(
      #"{"fast": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}}, "red": {"$type": "color", "$value": "red"}}"#,
      to: "a.tokens")
    try bench.write(#"{"quick": {"$type": "duration", "$value": "{fast}"}}"#, to: "b.tokens.json")
    let catalog = try bench.catalog()
    let report = try catalog.importing("b.tokens.json", "a.tokens")
    #expect(report.outcome.findings.told == [])
    #expect(report.skippedTokens == ["color": 1])
    #expect(try catalog.names.count == 2)
  }

  @Test func aLineTooLongIsNamed() throws {
    let long = line("b", "\"summary\":\"" + String(repeating: "x", count: 3 << 20) + "\",")
    let bench = try Bench()
    try bench.write("\(Self.a)\n\(long)\n\(Self.b)\n", to: "in.ndjson")
    let report = try bench.catalog().importing("in.ndjson")
    #expect(
      report.outcome.findings.told == [
        "in.ndjson:2:1 structure/too-large the line is longer than 2 MiB"
      ])
    #expect(
      report.outcome.findings.kept.map(\.help) == [
        "split it into several presets that refer to each other by name, each on its own line"
      ])
  }
}
