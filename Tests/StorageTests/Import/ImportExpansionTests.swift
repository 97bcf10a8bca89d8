import Diagnostics
import Motion
import Presets
import Testing

@testable import Storage

@Suite struct ImportExpansionTests {
  /// A group that lists a preset so many times.
  private static func group(_ name: String, _ member: String, _ count: Int) -> String {
    let members = Array(repeating: #"{"preset":"\#(member)"}"#, count: count)
    return #"{"name":"\#(name)","motion":{"members":[\#(members.joined(separator: ","))]}}"#
  }

  private static func chain(_ count: Int) -> [String] {
    (0..<count).map { using("p\($0)", "curve", "p\($0 + 1)") } + [curve("p\(count)")]
  }

  private static let groups = [
    group("a", "b", 13), group("b", "c", 13), group("c", "d", 13), curve("d"),
  ]

  private static let tooManyParts =
    "reference/expansion has 2,197 moving parts, through b → c → d; the limit is 2,000"

  @Test(
    "What comes to too much is refused, told once, and nothing is kept",
    arguments: [
      (groups, ["a:1:44 \(tooManyParts)"]),
      (Array(groups.reversed()), ["a:4:22 \(tooManyParts)"]),
      (groups + [group("z", "a", 2)], ["a:1:44 \(tooManyParts)"]),
      (
        chain(65),
        [
          "p0:1:45 reference/expansion its chain of references is 65 long, through p1 → p2 → p3 → p4 → …; the limit is 64"
        ]
      ),
      (
        chain(300).reversed(),
        [
          "p235:66:40 reference/expansion its chain of references is 65 long, through p236 → p237 → p238 → p239 → …; the limit is 64"
        ]
      ),
    ])
  func refused(lines: [String], told: [String]) throws {
    let bench = try StoreBench()
    #expect(try bench.add(lines).told == told)
    #expect(try bench.rows("SELECT count(*) FROM preset") == ["0"])
  }

  @Test func asMuchAsIsAllowed() throws {
    let bench = try StoreBench()
    let lines = [Self.group("a", "b", 44), Self.group("b", "p0", 45)] + Self.chain(62)
    #expect(try bench.add(lines).told == [])
    #expect(try bench.rows("SELECT count(*) FROM preset") == ["65"])
  }

  @Test func whatIsReplacedCountsForItsUsers() throws {
    let bench = try StoreBench()
    try bench.add(Self.chain(64))
    let longer = try bench.add([using("p64", "curve", "low"), curve("low")], policy: .replace)
    #expect(
      longer.told == [
        "p0 reference/expansion its chain of references is 65 long, through p1 → p2 → p3 → p4 → …; the limit is 64"
      ])
    #expect(try bench.add([using("more", "curve", "p0")]).findings.errors == 1)
    #expect(try bench.add([using("more", "curve", "p1")]).told == [])
  }

  /// Changes a preset to what a line says.
  private func put(_ line: String, in bench: StoreBench) throws -> ChangeOutcome {
    let preset = try #require(Preset(payload: Array(line.utf8)))
    let id = try bench.store.record(named: preset.name.text)?.id
    return try bench.store.change(
      note: OperationNote(command: "set", author: nil), isDryRun: false
    ) {
      ChangePlan([id.map { .put(preset, in: $0) } ?? .add(PresetEntry(preset))])
    }
  }

  @Test func changesCountForUsers() throws {
    let bench = try StoreBench()
    try bench.add([Self.group("a", "b", 40), Self.group("b", "d", 40), curve("d")])
    let told = "has 2,400 moving parts, through b → d; the limit is 2,000"
    #expect(try put(Self.group("b", "d", 60), in: bench).findings.kept.map(\.message) == [told])
    #expect(try put(Self.group("b", "d", 50), in: bench).findings.kept == [])
    #expect(try put(Self.group("z", "a", 2), in: bench).findings.errors == 1)
  }

  /// Makes what is in the catalog come to more than is allowed, as an older Curvet let it.
  private func enlarge(_ name: String, _ line: String, in bench: StoreBench) throws {
    let preset = try #require(Preset(payload: Array(line.utf8)))
    let id = try #require(try bench.store.record(named: name)).id
    let connection = bench.store.connection
    try connection.execute("DELETE FROM reference WHERE preset_id = \(id)")
    for reference in preset.references {
      let target = try #require(try bench.store.record(named: reference.target.name)).id
      try connection.execute(
        "INSERT INTO reference VALUES (\(id), '\(reference.slot)', '\(reference.role.rawValue)', \(target))"
      )
    }
    let hash = SHA256.hash(preset.payload).hexadecimal
    try connection.execute(
      """
      UPDATE preset SET payload = '\(String(decoding: preset.payload, as: UTF8.self))', hash = x'\(hash)'
      WHERE id = \(id)
      """)
  }

  @Test func whatIsTooLargeAlreadyCanBeMadeSmaller() throws {
    let bench = try StoreBench()
    try bench.add([Self.group("a", "b", 2), Self.group("b", "d", 2), curve("d")])
    try enlarge("a", Self.group("a", "b", 900), in: bench)
    try enlarge("b", Self.group("b", "d", 900), in: bench)
    let ledger = ExpansionLedger(bench.store)
    #expect(
      try ledger.excesses().mapValues(\.message) == [
        "a": "has 810,000 moving parts, through b → d; the limit is 2,000"
      ])
    #expect(try put(Self.group("b", "d", 901), in: bench).findings.errors == 1)
    #expect(try put(Self.group("b", "d", 500), in: bench).findings.kept == [])
    #expect(try put(Self.group("c", "a", 1), in: bench).findings.errors == 1)
    #expect(try put(Self.group("a", "b", 4), in: bench).findings.kept == [])
    #expect(try ExpansionLedger(bench.store).excesses().isEmpty)
  }

  @Test func usesAreToldHoweverFarTheyAre() throws {
    let bench = try StoreBench()
    try bench.add((1...200).map { curve("q\($0)") })
    for id in 1..<200 {
      try bench.store.connection.execute(
        "INSERT INTO reference VALUES (\(id), '/motion/use', 'use', \(id + 1))")
    }
    let uses = try bench.store.uses(of: 200)
    #expect(uses.map(\.name) == (1..<200).reversed().map { "q\($0)" })
    #expect(uses.map(\.depth) == Array(1..<200))
  }
}
