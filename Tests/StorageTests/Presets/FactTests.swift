import Diagnostics
import Presets
import Testing

@testable import Storage

/// Facts and shapes as they are stored, also of presets that are made of others.
@Suite struct FactTests {
  static let spring =
    #"{"name":"s","motion":{"mass":1,"stiffness":100,"damping":10,"delay":0.5}}"#
  static let stiff =
    #"{"name":"s","motion":{"mass":1,"stiffness":100,"damping":30,"allowsOverdamping":true}}"#
  static let move =
    #"{"name":"m","kind":"animator","motion":{"timing":"s","animations":[{"property":"a","to":1}]}}"#
  static let group = #"{"name":"g","motion":{"members":[{"preset":"m"}]}}"#

  private func facts(_ bench: StoreBench, _ name: String) throws -> PresetFacts {
    try #require(try bench.store.record(named: name)).facts
  }

  @Test func theyAreReadBackAsTheyWereDerived() throws {
    let bench = try StoreBench(Self.spring, duration("d", 0.2))
    let preset = try #require(try bench.store.preset(of: 1))
    let derived = PresetFacts(of: preset.motion)
    #expect(derived.sketch != nil)
    #expect(try facts(bench, "s") == derived)
    #expect(try facts(bench, "d") == PresetFacts(duration: 0.2))
    #expect(try bench.rows("SELECT preset_id FROM sketch") == ["1"])
    #expect(try bench.rows("SELECT kind FROM fact") == ["spring", "duration"])
  }

  @Test(arguments: [[spring, move, group], [group, move, spring], [move, spring, group]])
  func theyComeFromWhatIsReferredTo(lines: [String]) throws {
    let bench = try StoreBench()
    try bench.add(lines)
    let (spring, move) = (try facts(bench, "s"), try facts(bench, "m"))
    #expect(spring.feel.contains(.bouncy))
    #expect(move.feel == spring.feel)
    #expect(move.sketch != nil)
    #expect(move.dampingRatio == 0.5)
    #expect(
      try bench.rows(
        "SELECT name FROM preset WHERE id IN (SELECT rowid FROM search WHERE search MATCH '\"\u{E000}bouncy\"')"
      ).sorted() == ["m", "s"])
    let index = failure { () throws(CatalogError) in
      try bench.store.connection.execute("INSERT INTO search (search) VALUES ('integrity-check')")
    }
    #expect(index == nil)
  }

  @Test func theyFollowWhatIsReplaced() throws {
    let bench = try StoreBench(Self.spring, Self.move, Self.group)
    try bench.add([Self.stiff], policy: .replace)
    #expect(try facts(bench, "m").dampingRatio == 1.5)
    #expect(try facts(bench, "m").overshoot == 0)
    #expect(
      try bench.rows("SELECT count(*) FROM search WHERE search MATCH '\"\u{E000}bouncy\"'") == ["0"]
    )
    #expect(try bench.rows("SELECT count(*) FROM fact") == ["3"])
    let index = failure { () throws(CatalogError) in
      try bench.store.connection.execute("INSERT INTO search (search) VALUES ('integrity-check')")
    }
    #expect(index == nil)
  }

  @Test func aShapeCanGo() throws {
    let bench = try StoreBench(Self.spring)
    try bench.add([duration("s", 3)], policy: .replace)
    #expect(try facts(bench, "s") == PresetFacts(duration: 3))
    #expect(try bench.rows("SELECT count(*) FROM sketch") == ["0"])
    #expect(try bench.rows("SELECT kind FROM fact") == ["duration"])
  }

  @Test func groupsOfGroupsThatComeToTooMuchAreRefusedAtOnce() throws {
    let bench = try StoreBench(Self.spring)
    let lines = (1...60).map { number in
      let member = number == 1 ? "s" : "g\(number - 1)"
      return
        #"{"name":"g\#(number)","motion":{"members":[{"preset":"\#(member)"},{"preset":"\#(member)"}]}}"#
    }
    let findings = try bench.add(lines).findings.kept
    #expect(
      findings.map(\.message) == [
        "has 2,048 moving parts, through g10 → g9 → g8 → g7 → …; the limit is 2,000"
      ])
    #expect(try bench.rows("SELECT count(*) FROM fact") == ["1"])
  }
}
