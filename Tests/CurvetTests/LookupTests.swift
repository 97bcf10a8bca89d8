import Diagnostics
import Motion
import Presets
import Storage
import Testing

@testable import Curvet

@Suite struct LookupTests {
  private func makeCatalog() throws -> (Catalog, Bench) {
    let bench = try Bench(
      input: """
        {"name":"time/short","motion":{"seconds":0.2}}
        {"name":"curve/card","aliases":["card"],"motion":{"named":"linear","duration":"time/short"}}
        {"name":"card/enter","kind":"curve","motion":{"use":"card","delay":0.1}}
        {"name":"transition/flip-present","motion":{"style":"flip"}}
        """)
    let catalog = try bench.catalog()
    #expect(try catalog.importing("-").outcome.findings.told == [])
    return (catalog, bench)
  }

  @Test(arguments: ["curve/card", "card"]) func aPresetIsFoundByItsNames(name: String) throws {
    let detail = try makeCatalog().0.detail(named: name)
    #expect(detail.record.name == "curve/card")
    #expect(detail.record.kind == .curve)
    #expect(detail.record.facts.duration == 0.2)
    #expect(detail.preset.aliases.map(\.text) == ["card"])
    #expect(detail.references.map(\.target) == ["time/short"])
    #expect(detail.uses.map(\.name) == ["card/enter"])
  }

  @Test func usesReachThroughOthers() throws {
    let found = try makeCatalog().0.uses(of: "time/short")
    #expect(found.name == "time/short")
    #expect(
      found.uses.map { "\($0.depth) \($0.name)\($0.slot) \($0.role) \($0.target)" } == [
        "1 curve/card/motion/duration duration time/short",
        "2 card/enter/motion/use use curve/card",
      ])
  }

  @Test(arguments: [
    ("curve/crad", "did you mean 'curve/card'?"), ("crad", "did you mean 'card'?"),
    ("flip-present", "did you mean 'transition/flip-present'?"),
    ("flip-presnet", "did you mean 'transition/flip-present'?"),
    ("other/flip-present", "did you mean 'transition/flip-present'?"),
    ("time", "did you mean 'time/short'?"), ("zzzzzz", "search"),
    ("", "search"), ("/", "search"),
    ("'; DROP TABLE name; --", "search"),
  ])
  func whatIsNotThere(name: String, hint: String) throws {
    let catalog = try makeCatalog().0
    let told = "notFound no preset named '\(name)' | \(hint)"
    #expect(failure { _ = try catalog.detail(named: name) }?.told == told)
    #expect(failure { _ = try catalog.uses(of: name) }?.told == told)
    #expect(failure { _ = try catalog.exported(.names([name])) }?.told == told)
  }
}
