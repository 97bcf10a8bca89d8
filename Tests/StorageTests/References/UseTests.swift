import Diagnostics
import Motion
import Presets
import Testing

@testable import Storage

@Suite struct UseTests {
  let bench: StoreBench

  init() throws {
    bench = try StoreBench(
      duration("d"),
      #"{"name":"c","aliases":["cc"],"counterpart":"c-out","motion":{"cubicBezier":[0,0,1,1],"duration":"d"}}"#,
      curve("c-out", 0, #""counterpart":"c","#), using("u", "curve", "cc"),
      using("v", "curve", "u"),
      #"{"name":"g","motion":{"members":[{"preset":"c"},{"preset":"v"}]}}"#, curve("lone"))
  }

  private func told(_ uses: [PresetUse]) -> [String] {
    uses.map { "\($0.depth) \($0.name)\($0.slot) \($0.role.rawValue) \($0.target)" }
  }

  @Test(arguments: [
    (
      "c",
      [
        "1 c-out/counterpart counterpart c", "1 g/motion/members/0/preset member c",
        "1 u/motion/use use c", "2 v/motion/use use u", "3 g/motion/members/1/preset member v",
      ]
    ),
    (
      "d",
      [
        "1 c/motion/duration duration d", "2 g/motion/members/0/preset member c",
        "2 u/motion/use use c", "3 v/motion/use use u", "4 g/motion/members/1/preset member v",
      ]
    ), ("lone", []), ("g", []),
  ])
  func users(name: String, expected: [String]) throws {
    let store = bench.store
    let id = try #require(try store.record(named: name)).id
    #expect(told(try store.uses(of: id)) == expected)
    #expect(told(try store.uses(of: id, depth: 1)) == expected.filter { $0.hasPrefix("1 ") })
    #expect(try store.uses(of: id, depth: 0) == [])
  }

  @Test func references() throws {
    let store = bench.store
    let id = try #require(try store.record(named: "c")).id
    #expect(
      told(try store.references(of: id)) == [
        "1 c/counterpart counterpart c-out", "1 c/motion/duration duration d",
      ])
  }

  @Test(arguments: [
    (["lone"], ["lone"]), (["c"], ["c", "c-out", "d"]), (["cc"], ["c", "c-out", "d"]),
    (["g", "lone"], ["c", "c-out", "d", "g", "lone", "u", "v"]), ([], []), (["nobody"], []),
  ])
  func closure(names: [String], all: [String]) throws {
    #expect(try bench.store.closure(of: names) == all)
  }

  @Test func loopsInADamagedCatalogEnd() throws {
    let bench = try StoreBench(curve("a"), using("b", "curve", "a"), using("c", "curve", "b"))
    try bench.store.connection.execute("INSERT INTO reference VALUES (1, '/x', 'use', 3)")
    let uses = told(try bench.store.uses(of: 1))
    #expect(uses == ["1 b/motion/use use a", "2 c/motion/use use b", "3 a/x use c"])
    #expect(try bench.store.closure(of: ["a"]) == ["a", "b", "c"])
    try bench.store.connection.execute("UPDATE reference SET role = 'odd'")
    #expect(throws: CatalogError.self) { try bench.store.uses(of: 1) }
  }

  @Test func tagsAndCounts() throws {
    let bench = try StoreBench(
      curve("a", 1, #""tags":["x","y"],"#), curve("b", 1, #""tags":["y"],"#), duration("d"))
    #expect(try bench.store.tags().map { "\($0.tag) \($0.count)" } == ["y 2", "x 1"])
    #expect(try bench.store.counts() == [.curve: 2, .duration: 1])
  }
}
