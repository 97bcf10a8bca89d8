import Expectations
import Diagnostics
import Testing

@testable import Storage

@Suite struct ImportReferenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var present: [String] = []
    var lines: [String]
    var told: [String]
  }

  static func mate(_ name: String, _ other: String, _ y: Double = 1) -> String {
    curve(name, y, #""counterpart":"\#(other)","#)
  }

  static func group(_ name: String, _ member: String) -> String {
    #"{"name":"\#(name)","motion":{"members":[{"preset":"\#(member)"}]}}"#
  }

  static let refused = [
    Case(
      testDescription: "nobody", lines: [using("a", "curve", "nobody")],
      told: ["a:1:44 reference/dangling use refers to 'nobody', which doesn't exist"]),
    Case(
      testDescription: "the wrong kind", present: [spring("s")],
      lines: [using("a", "curve", "s")],
      told: ["a:1:44 reference/kind use refers to 's', which is a spring"]),
    Case(
      testDescription: "the wrong kind, forward", lines: [using("a", "curve", "s"), spring("s")],
      told: ["a:1:44 reference/kind use refers to 's', which is a spring"]),
    Case(
      testDescription: "itself", lines: [using("a", "curve", "a")],
      told: ["a:1:44 reference/cycle references form a cycle: a → a"]),
    Case(
      testDescription: "each other", lines: [using("a", "curve", "b"), using("b", "curve", "a")],
      told: ["a:1:44 reference/cycle references form a cycle: a → b → a"]),
    Case(
      testDescription: "a cycle closed by replacing",
      present: [curve("a"), using("b", "curve", "a"), using("c", "curve", "b")],
      lines: [using("a", "curve", "c")],
      told: ["a:1:44 reference/cycle references form a cycle: a → c → b → a"]),
    Case(
      testDescription: "a cycle through a preset that leads into it",
      lines: [using("a", "curve", "b"), using("b", "curve", "c"), using("c", "curve", "b")],
      told: ["b:2:44 reference/cycle references form a cycle: b → c → b"]),
    Case(
      testDescription: "a cycle through members", lines: [group("g", "h"), group("h", "g")],
      told: ["g:1:44 reference/cycle references form a cycle: g → h → g"]),
    Case(
      testDescription: "another kind that users can't take",
      present: [curve("a"), using("b", "curve", "a")], lines: [spring("a")],
      told: ["a:1:1 reference/kind 'b' refers to it in use, which can't be a spring"]),
    Case(
      testDescription: "an alias dropped that users need",
      present: [curve("a", 1, #""aliases":["x"],"#), using("b", "curve", "x")],
      lines: [curve("a")],
      told: [#"a:1:1 reference/dangling 'b' refers to it by the name 'x' (/motion/use)"#]),
    Case(
      testDescription: "an alias that goes to another kind",
      present: [curve("a", 1, #""aliases":["x"],"#), using("b", "curve", "x")],
      lines: [curve("a"), spring("c", #""aliases":["x"],"#)],
      told: [#"b reference/kind use refers to 'x', which is a spring"#]),
    Case(
      testDescription: "a cycle closed by an alias that goes to another",
      present: [curve("a", 1, #""aliases":["x"],"#), using("b", "curve", "x")],
      lines: [curve("a"), using("c", "curve", "b").replacing("}}", with: #"},"aliases":["x"]}"#)],
      told: ["c:2:44 reference/cycle references form a cycle: c → b → c"]),
    Case(
      testDescription: "what is wrong is said once",
      lines: [#"{"name":"a","motion":{"seconds":-1}}"#, using("b", "duration", "a")],
      told: ["a:1:33 structure/range seconds must be 0 or more"]),
    Case(
      testDescription: "an alias in conflict is said once", present: [curve("x")],
      lines: [curve("a", 1, #""aliases":["x"],"#), using("b", "curve", "a")],
      told: ["a:1:24 naming/duplicate the alias 'x' is already in use"]),
  ]

  @Test(arguments: refused) func isRefused(_ one: Case) throws {
    let bench = try StoreBench()
    #expect(try bench.add(one.present).told == [])
    let before = try bench.bytes
    let told = try bench.add(one.lines, policy: .replace).told
    #expect(told == one.told)
    try expectSame(bench.bytes, before)
  }

  static let accepted = [
    Case(
      testDescription: "forward", lines: [using("a", "curve", "b"), curve("b")],
      told: ["a|/motion/use|use|b"]),
    Case(
      testDescription: "back", lines: [curve("a"), using("b", "curve", "a")],
      told: ["b|/motion/use|use|a"]),
    Case(
      testDescription: "by an alias", present: [curve("a", 1, #""aliases":["x"],"#)],
      lines: [using("b", "curve", "x")], told: ["b|/motion/use|use|a"]),
    Case(
      testDescription: "counterparts", lines: [mate("a", "b"), mate("b", "a")],
      told: ["a|/counterpart|counterpart|b", "b|/counterpart|counterpart|a"]),
    Case(
      testDescription: "counterparts replaced", present: [mate("a", "b"), mate("b", "a")],
      lines: [mate("a", "b", 0), mate("b", "a", 0)],
      told: ["a|/counterpart|counterpart|b", "b|/counterpart|counterpart|a"]),
    Case(
      testDescription: "both take another kind, the user last",
      present: [curve("a"), using("b", "curve", "a")],
      lines: [spring("a"), using("b", "spring", "a")], told: ["b|/motion/use|use|a"]),
    Case(
      testDescription: "both take another kind, the user first",
      present: [curve("b"), using("a", "curve", "b")],
      lines: [using("a", "spring", "b"), spring("b")], told: ["a|/motion/use|use|b"]),
    Case(
      testDescription: "a new user of what takes another kind later",
      present: [curve("b")], lines: [using("a", "spring", "b"), spring("b")],
      told: ["a|/motion/use|use|b"]),
    Case(
      testDescription: "a cycle that is opened while another closes",
      present: [curve("a"), using("b", "curve", "a")],
      lines: [using("a", "curve", "b"), curve("b")], told: ["a|/motion/use|use|b"]),
    Case(
      testDescription: "an alias dropped together with its use",
      present: [curve("a", 1, #""aliases":["x"],"#), using("b", "curve", "x")],
      lines: [curve("a"), using("b", "curve", "a")], told: ["b|/motion/use|use|a"]),
    Case(
      testDescription: "an alias that goes to another",
      present: [curve("a", 1, #""aliases":["x"],"#), using("b", "curve", "x")],
      lines: [curve("a"), curve("c", 0.5, #""aliases":["x"],"#)],
      told: ["b|/motion/use|use|c"]),
    Case(
      testDescription: "references that are gone", present: [curve("a"), using("b", "curve", "a")],
      lines: [curve("b")], told: []),
  ]

  @Test(arguments: accepted) func isAccepted(_ one: Case) throws {
    let bench = try StoreBench()
    #expect(try bench.add(one.present).told == [])
    #expect(try bench.add(one.lines, policy: .replace).told == [])
    let references = try bench.rows(
      """
      SELECT p.name, r.slot, r.role, t.name FROM reference r JOIN preset p ON p.id = r.preset_id
      JOIN preset t ON t.id = r.target_id ORDER BY 1, 2
      """)
    #expect(references == one.told)
  }

  @Test func aMistypedNameIsMended() throws {
    let bench = try StoreBench(curve("curve/standard"))
    let outcome = try bench.add([using("a", "curve", "curve/standrad")])
    #expect(outcome.findings.kept.map(\.help) == [.question("did you mean 'curve/standard'?")])
  }

  @Test func aLongCircleIsAbridged() throws {
    let bench = try StoreBench()
    let lines = (0..<20).map { using("p\($0)", "curve", "p\(($0 + 1) % 20)") }
    #expect(
      try bench.add(lines).told == [
        "p0:1:45 reference/cycle references form a cycle: "
          + "p0 → p1 → p2 → p3 → p4 → p5 → … → p18 → p19 → p0"
      ])
  }

  @Test func manyCirclesAreCounted() throws {
    let bench = try StoreBench()
    let lines = (0..<150).map { using("p\($0)", "curve", "p\($0)") }
    let findings = try bench.add(lines).findings
    #expect(findings.kept.count == 100)
    #expect(findings.count == 150)
  }
}
