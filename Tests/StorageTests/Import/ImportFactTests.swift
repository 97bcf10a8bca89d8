import Diagnostics
import Presets
import Testing

@testable import Storage

/// The times of presets that are made of others, whatever the order in which they come.
@Suite struct ImportFactTests {
  static let chain = [
    duration("d", 3),
    #"{"name":"w","motion":{"cubicBezier":[0,0,1,1],"duration":"d","delay":"e"}}"#,
    using("x", "curve", "w"), using("y", "curve", "x", #","delay":9"#), using("z", "curve", "y"),
    duration("e", 5), using("f", "duration", "e"),
  ]
  static let expected = [
    "d|3.0|∅", "e|5.0|∅", "f|5.0|∅", "w|3.0|5.0", "x|3.0|5.0", "y|3.0|9.0", "z|3.0|9.0",
  ]

  /// Seven orders that begin with each, both ways round.
  static let orders: [[String]] = (0..<chain.count).flatMap { start in
    let turned = Array(chain[start...] + chain[..<start])
    return [turned, turned.reversed()]
  }

  private func facts(_ bench: StoreBench) throws -> [String] {
    try bench.rows(
      "SELECT name, duration, delay FROM fact JOIN preset p ON p.id = preset_id ORDER BY name")
  }

  @Test(arguments: orders) func inAnyOrder(lines: [String]) throws {
    let bench = try StoreBench()
    #expect(try bench.add(lines).told == [])
    #expect(try facts(bench) == Self.expected)
  }

  @Test(arguments: orders) func replacedInAnyOrder(lines: [String]) throws {
    let bench = try StoreBench()
    let old = lines.map { $0.replacing(#""seconds":3.0"#, with: #""seconds":1"#) }
      .map { $0.replacing(#""seconds":5.0"#, with: #""seconds":2"#) }
    try bench.add(old)
    #expect(try facts(bench).first == "d|1.0|∅")
    try bench.add(lines, policy: .replace)
    #expect(try facts(bench) == Self.expected)
  }

  @Test(arguments: orders) func allReplacedByOtherLinks(lines: [String]) throws {
    let bench = try StoreBench()
    try bench.add([
      duration("d", 1), duration("e", 2), curve("w"), curve("x"), curve("y"), curve("z"),
      duration("f", 7),
    ])
    try bench.add(lines, policy: .replace)
    #expect(try facts(bench) == Self.expected)
  }

  @Test func whatWasThereFollowsWhatIsReplaced() throws {
    let bench = try StoreBench()
    try bench.add(Self.chain)
    try bench.add([duration("d", 8), using("new", "curve", "z")], policy: .replace)
    #expect(
      try facts(bench) == [
        "d|8.0|∅", "e|5.0|∅", "f|5.0|∅", "new|8.0|9.0", "w|8.0|5.0", "x|8.0|5.0", "y|8.0|9.0",
        "z|8.0|9.0",
      ])
    // Only what was replaced has a new revision.
    #expect(try bench.rows("SELECT name FROM preset WHERE rev = 2") == ["d"])
  }

  @Test func aLongChainIsNoBurden() throws {
    let bench = try StoreBench()
    let count = 3000
    let lines = (0..<count).map { using("p\($0)", "duration", "p\($0 + 1)") }
    let outcome = try bench.add(lines + [duration("p\(count)", 4)])
    #expect(outcome.findings.kept.map(\.subject) == ["p\(count - 65)"])
    #expect(try bench.rows("SELECT count(*) FROM fact") == ["0"])
  }
}
