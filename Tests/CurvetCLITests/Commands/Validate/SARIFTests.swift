import Expectations
import Diagnostics
import Foundation
import SchemaChecking
import StrictJSON
import Testing

@testable import CurvetCLI

struct SARIFTests {
  private func log(_ findings: FindingList, rules: [SARIFRule] = []) -> String {
    var writer = JSONWriter(.indented)
    writer.sarif(findings, rules: rules)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static let rules = [
    SARIFRule(
      id: "structure/range", level: .error, summary: "A number outside its range.",
      reason: "What can't be played is no motion.", help: "Write a number within the range."),
    SARIFRule(
      id: "quality/too-long", level: .warning, summary: "Longer than people wait.",
      reason: "Attention wanders after a second.", help: "Make it shorter."),
  ]

  /// Findings of every level, with and without a place, and with names that mean harm.
  private static let findings: FindingList = {
    var list = FindingList(limit: 7)
    list.append(contentsOf: [
      Finding(
        "structure/range", "damping must be greater than 0", subject: "spring/tether",
        place: Place(
          file: "motion/team.json", line: 12, column: 44,
          pointer: "/presets/spring~1tether/motion/damping"), help: "try 0.2"),
      Finding("quality/too-long", "takes 3 s", level: .warning, subject: "curve/slow"),
      Finding("catalog/odd", "so it is", level: .info),
      Finding(
        "json/syntax", "\u{1B}[31m \u{202E}\u{0}", place: Place(file: "-", line: 1, column: 1)),
      Finding(
        "structure/range", "é", subject: "\u{202E}",
        place: Place(
          file: "/tmp/ä b%41:c?#[\u{7}\u{202E}].json", line: 1, column: 9, pointer: "/a\u{200B}")),
      Finding("a/b", "x", place: Place(file: "http://a/b\\c", line: 1, column: 1)),
      Finding("a/b", "x", place: Place(file: "./%.json", line: 1, column: 1)),
      Finding("a/b", "left out", level: .info), Finding("a/b", "left out", level: .info),
    ])
    return list
  }()

  @Test("Whatever is found is valid SARIF 2.1.0") func schema() throws {
    let logs = [
      log(Self.findings, rules: Self.rules), log(Self.findings), log(FindingList()),
      log(FindingList(), rules: Self.rules),
    ]
    let verdicts = try SchemaChecker.verdicts(
      on: logs + ["{\"version\": \"2.1.0\"}"],
      by: "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(verdicts == [nil, nil, nil, nil, "/: 'runs' is a required property"])
  }

  @Test("A finding is a result with its rule, its place and what tells it from others")
  func result() throws {
    let results = try results(log(Self.findings, rules: Self.rules))
    #expect(results.count == 7)
    expectSame(
      results[0],
      """
      {"ruleId":"structure/range","ruleIndex":0,"level":"error",\
      "message":{"text":"spring/tether: damping must be greater than 0\\nhelp: try 0.2"},\
      "locations":[{"physicalLocation":{"artifactLocation":{"uri":"motion/team.json"},\
      "region":{"startLine":12,"startColumn":44}},\
      "logicalLocations":[{"name":"spring/tether",\
      "fullyQualifiedName":"/presets/spring~1tether/motion/damping"}]}],\
      "partialFingerprints":\
      {"curvet/v1":"structure/range spring/tether /presets/spring~1tether/motion/damping"}}
      """)
    expectSame(
      results[1],
      """
      {"ruleId":"quality/too-long","ruleIndex":1,"level":"warning",\
      "message":{"text":"curve/slow: takes 3 s"},\
      "locations":[{"logicalLocations":[{"name":"curve/slow","fullyQualifiedName":"curve/slow"}]}],\
      "partialFingerprints":{"curvet/v1":"quality/too-long curve/slow "}}
      """)
    expectSame(
      results[2],
      """
      {"ruleId":"catalog/odd","ruleIndex":2,"level":"note","message":{"text":"so it is"},\
      "locations":[],"partialFingerprints":{"curvet/v1":"catalog/odd  "}}
      """)
    expectSame(
      results[3],
      #"""
      {"ruleId":"json/syntax","ruleIndex":3,"level":"error",\#
      "message":{"text":"\\u{1B}[31m \\u{202E}\\u{0}"},\#
      "locations":[{"physicalLocation":{"artifactLocation":{"uri":"stdin",\#
      "description":{"text":"standard input"}},"region":{"startLine":1,"startColumn":1}}}],\#
      "partialFingerprints":{"curvet/v1":"json/syntax - "}}
      """#)
  }

  @Test("A fingerprint stays where the line moves") func fingerprints() throws {
    func fingerprint(line: Int, pointer: String) throws -> Substring? {
      var list = FindingList()
      list.append(
        Finding(
          "a/b", "x", subject: "c",
          place: Place(
            file: "f", line: line, column: 1, pointer: pointer)))
      return try results(log(list))[0].split(separator: "partialFingerprints").last
    }
    #expect(try fingerprint(line: 1, pointer: "/p") == fingerprint(line: 9, pointer: "/p"))
    #expect(try fingerprint(line: 1, pointer: "/p") != fingerprint(line: 1, pointer: "/q"))
  }

  @Test("Rules are described, and how many findings are not shown is told") func run() throws {
    let text = log(Self.findings, rules: Self.rules)
    let run = try run(text)
    let driver = try #require(run["tool"]?["driver"])
    #expect(
      driver["rules"]?.elements.map { String(decoding: $0.bytes, as: UTF8.self).spaceless } == [
        """
        {"id":"structure/range","shortDescription":{"text":"Anumberoutsideitsrange."},\
        "fullDescription":{"text":"Whatcan'tbeplayedisnomotion."},\
        "help":{"text":"Writeanumberwithintherange."},"defaultConfiguration":{"level":"error"}}
        """,
        """
        {"id":"quality/too-long","shortDescription":{"text":"Longerthanpeoplewait."},\
        "fullDescription":{"text":"Attentionwandersafterasecond."},\
        "help":{"text":"Makeitshorter."},"defaultConfiguration":{"level":"warning"}}
        """,
        "{\"id\":\"catalog/odd\"}", "{\"id\":\"json/syntax\"}", "{\"id\":\"a/b\"}",
      ])
    #expect(run["columnKind"]?.string == "unicodeCodePoints")
    #expect(text.contains("2 more findings not shown; fix these first"))
    #expect(!log(FindingList()).contains("invocations"))
  }

  @Test(
    "A path is a reference that says nothing but the path",
    arguments: [
      ("team.json", "team.json"), ("a/b c.json", "a/b%20c.json"), ("/a/b", "file:///a/b"),
      ("http://a", "http%3A//a"), ("ä%41", "%C3%A4%2541"), ("?#\u{7}", "%3F%23%07"),
      ("../a~b_c-d", "../a~b_c-d"),
    ])
  func path(path: String, expected: String) {
    #expect(URIReference.of(path: path) == expected)
  }

  private func run(_ text: String) throws -> JSONValue {
    let document = try #require(JSONDocument.read(Array(text.utf8), file: "log").document)
    return try #require(document.root["runs"]?.elements.first { _ in true })
  }

  /// The results, each on one line.
  private func results(_ text: String) throws -> [String] {
    try #require(run(text)["results"]).elements.map {
      var writer = JSONWriter()
      writer.value($0)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }
}

extension String {
  fileprivate var spaceless: String { filter { !$0.isWhitespace } }
}
