import Expectations
import Diagnostics
import Exporting
import Presets
import Storage
import Testing

@testable import Curvet

@Suite struct RenamingTests {
  static let use = #"{"name":"b","kind":"curve","motion":{"use":"a"}}"#

  private func run(
    _ lines: [String], onto present: [String] = [],
    change: (inout ImportOptions) -> Void
  ) throws -> (catalog: Catalog, report: ImportReport, bench: Bench) {
    let bench = try Bench()
    let catalog = try bench.catalog()
    try bench.write(present.joined(separator: "\n"), to: "present.ndjson")
    try catalog.importing("present.ndjson")
    try bench.write(lines.joined(separator: "\n"), to: "in.ndjson")
    return (catalog, try catalog.importing("in.ndjson", change: change), bench)
  }

  @Test func aPrefixGoesBeforeNamesAliasesAndReferences() throws {
    let lines = [
      line("a", #""aliases":["x"],"counterpart":"out","#), Self.use,
      #"{"name":"c","kind":"curve","motion":{"use":"x"}}"#,
    ]
    let (catalog, report, _) = try run(lines, onto: [line("out")]) {
      $0.prefix = PresetName("team/one")
    }
    #expect(report.outcome.findings.told == [])
    #expect(report.renamed == [])
    #expect(try catalog.names == ["out", "team/one/a", "team/one/b", "team/one/c"])
    #expect(try catalog.detail(named: "team/one/x").record.name == "team/one/a")
    // What is not imported along keeps its name.
    #expect(try catalog.detail(named: "team/one/a").references.map(\.target) == ["out"])
    #expect(try catalog.detail(named: "team/one/c").references.map(\.target) == ["team/one/a"])
    #expect(
      try catalog.exported(.names(["team/one/c"]), to: .ndjson).hasSuffix(
        #"{"name":"team/one/c","kind":"curve","motion":{"use":"team/one/x"}}"# + "\n"))
  }

  @Test func aPrefixTooLongIsRefused() throws {
    let error = failure {
      _ = try run([line("a/b/c/d/e/f")]) { $0.prefix = PresetName("g/h/i") }
    }
    #expect(
      error?.told == """
        invalidInput 'g/h/i/a/b/c/d/e/f' isn't a valid name: a name can have at most 8 parts \
        | shortenPrefix
        """)
  }

  @Test func tagsAreAddedOnce() throws {
    let (catalog, report, _) = try run([line("a", #""tags":["x"],"#), line("b")]) {
      $0.tags = ["team", "x", "team"]
    }
    #expect(report.outcome.findings.told == [])
    #expect(try catalog.detail(named: "a").preset.tags == ["x", "team"])
    #expect(try catalog.detail(named: "b").preset.tags == ["team", "x"])
  }

  @Test(arguments: ["", "two words", "-old", String(repeating: "x", count: 65), "a\u{0}b"])
  func whatIsNotATagIsRefused(tag: String) throws {
    let error = failure { _ = try run([line("a")]) { $0.tags = ["fine", tag] } }
    #expect(error?.kind == .invalidInput)
    #expect(error?.message.hasPrefix("--tag: ") == true)
  }

  @Test func whatIsTakenGetsAFreeName() throws {
    let present = [line("a", #""title":"Other","#), line("a-2"), line("same")]
    let lines = [line("a"), line("same"), Self.use, line("new")]
    let (catalog, report, bench) = try run(lines, onto: present) { $0.onConflict = .rename }
    #expect(report.outcome.findings.told == [])
    // "a-2" was the very same preset.
    #expect(report.renamed == [.init(old: "a", new: "a-2")])
    #expect(report.outcome.counts == "created 2, unchanged 2")
    #expect(try catalog.names == ["a", "a-2", "b", "new", "same"])
    #expect(try catalog.detail(named: "b").references.map(\.target) == ["a-2"])
    let before = try bench.bytes("catalog.sqlite")
    #expect(try catalog.importing("in.ndjson") { $0.onConflict = .rename }.outcome.changed == 0)
    try expectSame(bench.bytes("catalog.sqlite"), before)
  }

  @Test func whatRefersToARenamedPresetIsAnotherPreset() throws {
    let present = [
      line("a", #""title":"Other","#), Self.use,
      #"{"name":"c","kind":"curve","motion":{"use":"b"}}"#,
    ]
    let (catalog, report, _) = try run(
      [present[2], Self.use, line("a")], onto: present
    ) { $0.onConflict = .rename }
    #expect(report.outcome.findings.told == [])
    #expect(
      report.renamed == [
        .init(old: "c", new: "c-2"), .init(old: "b", new: "b-2"), .init(old: "a", new: "a-2"),
      ])
    #expect(try catalog.detail(named: "c-2").references.map(\.target) == ["b-2"])
    #expect(try catalog.detail(named: "b-2").references.map(\.target) == ["a-2"])
    #expect(try catalog.detail(named: "c").references.map(\.target) == ["b"])
  }

  @Test func mutualCounterpartsAreRenamedTogether() throws {
    let present = [line("a"), line("b")]
    let lines = [line("a", #""counterpart":"b","#), line("b", #""counterpart":"a","#)]
    let (catalog, report, _) = try run(lines, onto: present) { $0.onConflict = .rename }
    #expect(report.renamed == [.init(old: "a", new: "a-2"), .init(old: "b", new: "b-2")])
    #expect(try catalog.detail(named: "a-2").references.map(\.target) == ["b-2"])
    #expect(try catalog.detail(named: "b-2").references.map(\.target) == ["a-2"])
  }

  @Test func takenAliasesGetFreeNamesToo() throws {
    let present = [line("a", #""title":"Other","aliases":["x"],"#), line("y")]
    let lines = [
      line("a", #""aliases":["x","y","z"],"#), #"{"name":"b","kind":"curve","motion":{"use":"x"}}"#,
    ]
    let (catalog, report, _) = try run(lines, onto: present) { $0.onConflict = .rename }
    #expect(report.outcome.findings.told == [])
    #expect(
      report.renamed == [
        .init(old: "a", new: "a-2"), .init(old: "x", new: "x-2"), .init(old: "y", new: "y-2"),
      ])
    #expect(try catalog.detail(named: "x-2").record.name == "a-2")
    #expect(try catalog.detail(named: "z").record.name == "a-2")
    #expect(try catalog.detail(named: "b").references.map(\.target) == ["a-2"])
  }

  @Test func twoOfOneNameStayAMistake() throws {
    let (_, report, _) = try run(
      [line("a"), line("a", #""title":"T","#)], onto: [line("a", #""title":"Other","#)]
    ) { $0.onConflict = .rename }
    #expect(
      report.outcome.findings.told == [
        "in.ndjson:2:1 naming/duplicate the import has another preset with this name"
      ])
  }

  @Test func prefixAndTagAndRenameGoTogether() throws {
    let lines = [line("a"), Self.use]
    let (catalog, first, _) = try run(lines, onto: [line("t/a")]) {
      $0.prefix = PresetName("t")
      $0.tags = ["x"]
      $0.onConflict = .rename
    }
    #expect(first.renamed == [.init(old: "t/a", new: "t/a-2")])
    #expect(try catalog.names == ["t/a", "t/a-2", "t/b"])
    let again = try catalog.importing("in.ndjson") {
      $0.prefix = PresetName("t")
      $0.tags = ["x"]
      $0.onConflict = .rename
    }
    #expect(again.outcome.counts == "unchanged 2")
  }
}
