import Expectations
import Diagnostics
import Importing
import Presets
import Storage
import Testing
import Validation

@testable import Curvet

@Suite struct FileValidationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lines: [String]
    var presets: Int
    var told: [String] = []
  }

  static func use(_ name: String, _ target: String, kind: String = "curve") -> String {
    #"{"name":"\#(name)","kind":"\#(kind)","motion":{"use":"\#(target)"}}"#
  }

  static let cases = [
    Case(
      testDescription: "good ones", lines: [use("a", "b"), line("b"), use("c", "b")], presets: 3),
    Case(testDescription: "the same twice", lines: [line("a"), line("a")], presets: 1),
    Case(
      testDescription: "the same in other words",
      lines: [
        #"{"name":"a","kind":"curve","motion":{"named":"easeIn","duration":0.3}}"#,
        #"{"name":"a", "motion":{"duration":"300ms","named":"easeIn"}, "kind":"curve"}"#,
      ], presets: 1),
    Case(
      testDescription: "two of one name", lines: [line("a"), line("a", #""role":"enter","#)],
      presets: 1, told: ["in:2:1 naming/duplicate another preset already has this name"]),
    Case(
      testDescription: "a name that is an alias",
      lines: [line("a", #""aliases":["x"],"#), line("x")],
      presets: 1, told: ["in:2:1 naming/duplicate the name is an alias of 'a'"]),
    Case(
      testDescription: "an alias that is a name",
      lines: [line("x"), line("a", #""aliases":["x"],"#)],
      presets: 2,
      told: ["in:2:24 naming/duplicate the alias 'x' is already in use"]),
    Case(
      testDescription: "nobody", lines: [use("a", "nobody")], presets: 1,
      told: ["in:1:44 reference/dangling use refers to 'nobody', which doesn't exist"]),
    Case(
      testDescription: "the wrong kind, back and forth",
      lines: [use("a", "b", kind: "spring"), line("b"), use("c", "b", kind: "spring")], presets: 3,
      told: [
        "in:1:45 reference/kind use refers to 'b', which is a curve",
        "in:3:45 reference/kind use refers to 'b', which is a curve",
      ]),
    Case(
      testDescription: "itself", lines: [use("a", "a")], presets: 1,
      told: ["in:1:44 reference/cycle references form a cycle: a → a"]),
    Case(
      testDescription: "a cycle through an alias",
      lines: [#"{"name":"a","aliases":["x"],"kind":"curve","motion":{"use":"b"}}"#, use("b", "x")],
      presets: 2, told: ["in:1:60 reference/cycle references form a cycle: a → b → a"]),
    Case(
      testDescription: "a cycle that others lead into",
      lines: [use("z", "b"), use("a", "b"), use("b", "c"), use("c", "a")], presets: 4,
      told: ["in:2:44 reference/cycle references form a cycle: a → b → c → a"]),
    Case(
      testDescription: "counterparts",
      lines: [line("a", #""counterpart":"b","#), line("b", #""counterpart":"a","#)], presets: 2),
    Case(
      testDescription: "what is wrong is said once",
      lines: [#"{"name":"a","motion":{"seconds":-1}}"#, use("b", "a", kind: "duration")],
      presets: 1,
      told: ["in:1:33 structure/range seconds must be 0 or more"]),
  ]

  @Test(arguments: cases) func filesAreChecked(_ one: Case) throws {
    let bench = try Bench()
    try bench.write(one.lines.joined(separator: "\n"), to: "in")
    let report = try FileValidation.run(
      ["in"], .ndjson, catalog: nil, in: bench.environment)
    #expect(report.findings.told == one.told)
    #expect(report.presets == one.presets)
    #expect(report.files == 1)
    #expect(!report.hasForeignText)
    #expect(bench.files == ["in"])
  }

  @Test func whatTheFilesDoNotHoldMayBeInTheCatalog() throws {
    let bench = try Bench(input: "\(line("curve/card", #""aliases":["card"],"#))\n")
    let catalog = try bench.catalog()
    try catalog.importing("-")
    let before = try bench.bytes("catalog.sqlite")
    let lines = [
      Self.use("a", "card"), Self.use("b", "curve/card", kind: "spring"),
      Self.use("c", "curve/crad"),
    ]
    try bench.write(lines.joined(separator: "\n"), to: "in")
    let report = try FileValidation.run(
      ["in"], .ndjson, catalog: catalog, in: bench.environment)
    #expect(
      report.findings.told == [
        "in:2:45 reference/kind use refers to 'curve/card', which is a curve",
        "in:3:44 reference/dangling use refers to 'curve/crad', which doesn't exist",
      ])
    #expect(report.findings.kept.last?.help == .question("did you mean 'curve/card'?"))
    try expectSame(bench.bytes("catalog.sqlite"), before)
  }

  @Test func aCycleMayLeadThroughTheCatalog() throws {
    let present = [line("a"), Self.use("b", "a"), Self.use("c", "b")]
    let bench = try Bench(input: present.joined(separator: "\n") + "\n")
    let catalog = try bench.catalog()
    try catalog.importing("-")
    try bench.write(Self.use("a", "c"), to: "in")
    let report = try FileValidation.run(
      ["in"], .ndjson, catalog: catalog, in: bench.environment)
    #expect(
      report.findings.told == [
        "in:1:44 reference/cycle references form a cycle: a → c → b → a"
      ])
  }

  @Test func aMistypedNameMayBeInTheFiles() throws {
    let bench = try Bench(input: "\(line("curve/card"))\n\(Self.use("a", "curve/crad"))\n")
    let report = try FileValidation.run(["-"], catalog: nil, in: bench.environment)
    #expect(report.findings.kept.map(\.help) == [.question("did you mean 'curve/card'?")])
  }

  @Test func allIsCounted() throws {
    let bench = try Bench()
    try bench.write(
      (0..<250).map { Self.use("p\($0)", "nobody") }.joined(separator: "\n"), to: "set/a.ndjson")
    try bench.write("nonsense", to: "set/b.json")
    let report = try FileValidation.run(["set"], catalog: nil, in: bench.environment)
    #expect(report.findings.count == 251)
    #expect(report.findings.kept.count == 100)
    #expect(report.presets == 250)
    #expect(report.files == 2)
    #expect(report.hasForeignText)
  }

  @Test func manyForwardReferencesAreSettledOnTheWay() throws {
    // More than wait at once, with a cycle at the end.
    let count = 12_000
    var lines = (0..<count).map { Self.use("p\($0)", "q\($0)") }
    lines += (0..<count).map { $0 == 7 ? Self.use("q7", "p7") : line("q\($0)") }
    let bench = try Bench(input: lines.joined(separator: "\n"))
    let report = try FileValidation.run(["-"], catalog: nil, in: bench.environment)
    #expect(report.presets == 2 * count)
    #expect(report.findings.kept.map(\.message) == ["references form a cycle: p7 → q7 → p7"])
  }

  @Test func theCatalogIsChecked() throws {
    let bench = try Bench()
    let good = try bench.catalog("good.sqlite", isEmpty: false)
    let report: ValidationReport = try good.validate()
    #expect(report.findings.told == [])
    #expect(report.presets == (try good.count()))
    #expect(report.files == 0)
  }

  @Test func whatTamperingHasDoneIsFound() throws {
    let bench = try Bench(input: "\(line("a"))\n\(line("b"))\n\(Self.use("c", "b"))\n")
    let catalog = try bench.catalog()
    try catalog.importing("-")
    #expect(try catalog.validate() == [])
    try bench.execute(Bench.storing(#"{"name":"b","kind":"curve","motion":{"use":"c"}}"#, as: "b"))
    #expect(
      try bench.catalog().validate().findings.told == [
        "catalog.sqlite /motion/use reference/cycle references form a cycle: b → c → b"
      ])
    try bench.execute("UPDATE preset SET payload = 'x' WHERE name = 'a'")
    let error = failure { _ = try bench.catalog().validate() }
    #expect(error?.kind == .damaged)
    #expect(error?.message == "the catalog is damaged: 'a' was modified outside Curvet")
    try bench.execute(Bench.storing("x", as: "a"))
    #expect(
      failure { _ = try bench.catalog().validate() }?.message
        == "the catalog is damaged: 'a' can't be read")
  }
}

extension ValidationOptions {
  /// Options that read lines.
  fileprivate static var ndjson: ValidationOptions {
    var options = ValidationOptions()
    options.format = .ndjson
    return options
  }
}
