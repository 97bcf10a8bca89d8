import Expectations
import Diagnostics
import Testing

@testable import Storage

/// Names and aliases, which are one namespace.
@Suite struct ImportNameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var present: [String] = []
    var lines: [String]
    var policy = ConflictPolicy.fail
    var counts: String
    var told: [String] = []
  }

  static let alias = #""aliases":["x"],"#

  static let cases = [
    Case(
      testDescription: "the same preset twice", lines: [curve("a"), curve("a")],
      counts: "created 1, unchanged 1"),
    Case(
      testDescription: "two different ones", lines: [curve("a"), curve("a", 0)], policy: .replace,
      counts: "created 1",
      told: ["a:2:1 naming/duplicate the import has another preset with this name"]),
    Case(
      testDescription: "the catalog's and a different one", present: [curve("a")],
      lines: [curve("a"), curve("a", 0)], policy: .replace, counts: "unchanged 1",
      told: ["a:2:1 naming/duplicate the import has another preset with this name"]),
    Case(
      testDescription: "a new one and the catalog's", present: [curve("a")],
      lines: [curve("a", 0), curve("a")], policy: .replace, counts: "updated 1",
      told: ["a:2:1 naming/duplicate the import has another preset with this name"]),
    Case(
      testDescription: "a new one twice", present: [curve("a")],
      lines: [curve("a", 0), curve("a", 0)], policy: .replace,
      counts: "updated 1, unchanged 1"),
    Case(
      testDescription: "skipped twice", present: [curve("a")],
      lines: [curve("a", 0), curve("a", 0), curve("a", 0.5)], policy: .skip, counts: "skipped 3"),
    Case(
      testDescription: "an alias that is a name of the catalog's", present: [curve("x")],
      lines: [curve("a", 1, alias)], counts: "",
      told: ["a:1:24 naming/duplicate the alias 'x' is already in use"]),
    Case(
      testDescription: "an alias that is an alias of the catalog's",
      present: [curve("b", 1, alias)],
      lines: [curve("a", 1, alias)], policy: .skip, counts: "",
      told: ["a:1:24 naming/duplicate the alias 'x' is already in use as an alias of 'b'"]),
    Case(
      testDescription: "an alias of two", lines: [curve("a", 1, alias), curve("b", 1, alias)],
      counts: "created 1",
      told: ["b:2:24 naming/duplicate the alias 'x' is already in use as an alias of 'a'"]),
    Case(
      testDescription: "two aliases that are taken", present: [curve("x"), curve("y")],
      lines: [curve("a", 1, #""aliases":["x","y"],"#)], counts: "",
      told: [
        "a:1:24 naming/duplicate the alias 'x' is already in use",
        "a:1:28 naming/duplicate the alias 'y' is already in use",
      ]),
    Case(
      testDescription: "a name that is an alias of the catalog's", present: [curve("a", 1, alias)],
      lines: [curve("x")], policy: .replace, counts: "",
      told: ["x:1:1 naming/duplicate the name is an alias of 'a'"]),
    Case(
      testDescription: "a name that is an alias of the import's",
      lines: [curve("a", 1, alias), curve("x")], counts: "created 1",
      told: ["x:2:1 naming/duplicate the name is an alias of 'a', which is imported too"]),
    Case(
      testDescription: "an alias that moves forward", present: [curve("a", 1, alias), curve("b")],
      lines: [curve("a"), curve("b", 1, alias)], policy: .replace, counts: "updated 2"),
    Case(
      testDescription: "an alias that moves back", present: [curve("a"), curve("b", 1, alias)],
      lines: [curve("a", 1, alias), curve("b")], policy: .replace, counts: "updated 2"),
    Case(
      testDescription: "an alias that becomes a preset", present: [curve("z", 1, alias)],
      lines: [curve("x"), curve("z")], policy: .replace, counts: "created 1, updated 1"),
    Case(
      testDescription: "an alias that stays", present: [curve("z", 1, alias)],
      lines: [curve("x"), curve("z", 0, alias)], policy: .replace, counts: "updated 1",
      told: ["x:1:1 naming/duplicate the name is an alias of 'z', which is imported too"]),
    Case(
      testDescription: "a preset that becomes an alias of another is in the way",
      present: [curve("x")], lines: [curve("a", 1, alias)], policy: .replace, counts: "",
      told: ["a:1:24 naming/duplicate the alias 'x' is already in use"]),
  ]

  @Test(arguments: cases) func namesAreTakenOnce(_ one: Case) throws {
    let bench = try StoreBench()
    try bench.add(one.present)
    let before = try bench.bytes
    let outcome = try bench.add(one.lines, policy: one.policy)
    #expect(outcome.told == one.told)
    #expect(outcome.counts == one.counts)
    #expect(outcome.conflicts == 0)
    if !one.told.isEmpty { try expectSame(bench.bytes, before) }
  }

  @Test func movedAliasesLeadToTheirNewPreset() throws {
    let bench = try StoreBench(curve("a"), curve("b", 1, Self.alias), using("c", "curve", "b"))
    try bench.add([curve("a", 1, Self.alias), curve("b")], policy: .replace)
    #expect(try bench.rows("SELECT * FROM name") == ["a|1|0", "b|2|0", "c|3|0", "x|1|1"])
  }
}
