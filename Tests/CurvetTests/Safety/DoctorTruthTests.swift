import Expectations
import Presets
import Testing

@testable import Curvet
@testable import Storage

/// A repair restores what the history says, and names every preset that is not what it was.
struct DoctorTruthTests {
  /// Four presets, one of which was changed once, and one removed: three operations.
  private func bench() throws -> Bench {
    let bench = try Bench(
      input: """
        {"name":"curve/a","title":"A","motion":{"named":"easeIn","duration":0.3}}
        {"name":"curve/b","kind":"curve","motion":{"use":"curve/a","delay":1}}
        {"name":"spring/c","motion":{"mass":1,"stiffness":100,"damping":10}}
        {"name":"group/d","motion":{"members":[{"preset":"curve/b"}]}}
        """)
    let catalog = try bench.catalog()
    try catalog.importing("-")
    try bench.write(
      #"{"name":"spring/c","motion":{"mass":1,"stiffness":120,"damping":10}}"#, to: "new.ndjson")
    try catalog.importing("new.ndjson") { $0.onConflict = .replace }
    _ = try catalog.remove(
      .names(["group/d"]), .refuse, ChangeOptions(command: "curvet remove group/d"))
    return bench
  }

  private func doctor(_ bench: Bench) -> CatalogDoctor {
    CatalogDoctor(
      CatalogLocation(path: "catalog.sqlite", in: bench.environment), in: bench.environment)
  }

  /// What somebody did to a catalog, and what a repair makes of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var sql: String
    /// A fault that `doctor --deep` finds before; nil where SQLite or the form of the tables tells.
    var fault: String?
    /// What the repair says of presets.
    var notes: [RecoveryReport.Note] = []
    /// What it says of operations: how many are lost, and how many changes of each.
    var lostOperations = 0
    var cut: [Int64: Int] = [:]
    /// The presets there are afterwards, and the stiffness of the spring.
    var names = ["curve/a", "curve/b", "spring/c"]
    var stiffness = 120
    /// How many presets are in the trash.
    var trash = 1

    var testDescription: String { sql }
  }

  private static let largest = Int64.max

  /// SQLite drops no column that a view reads.
  private static let dropViews = [
    "preset_list", "curve", "spring", "keyframe", "transition", "animator",
  ]
  .map { "DROP VIEW \($0)" }.joined(separator: "; ")

  static let cases = [
    Case(
      sql: "DELETE FROM preset WHERE id = 3; DELETE FROM revision WHERE operation_id = 2",
      fault: #"operation 2 says 'updated 1', but 1 of its changes is missing"#,
      notes: [.init(preset: "spring/c", loss: .older(rev: 1, operation: 2))], cut: [2: 1],
      stiffness: 100),
    Case(
      sql: "DELETE FROM preset WHERE id = 4; DELETE FROM revision WHERE operation_id = 3",
      fault: #"operation 3 says 'removed 1', but 1 of its changes is missing"#,
      notes: [
        .init(preset: "group/d", loss: .older(rev: 1, operation: 3)),
        .init(preset: "group/d", loss: .undecided(isRemoved: true)),
      ], cut: [3: 1]),
    Case(
      sql: """
        DELETE FROM preset WHERE id = 3; DELETE FROM revision WHERE operation_id = 2;
        DELETE FROM operation WHERE id = 2
        """, fault: "operation 2 is missing from the history",
      notes: [.init(preset: "spring/c", loss: .older(rev: 1, operation: 2))], lostOperations: 1,
      stiffness: 100),
    Case(
      sql: "UPDATE preset SET deleted_at = 1 WHERE id = 1",
      fault: "the preset doesn't match its last recorded change",
      notes: [.init(preset: "curve/a", loss: .revived)]),
    Case(
      sql: "UPDATE preset SET deleted_at = NULL WHERE id = 4",
      fault: "the preset doesn't match its last recorded change",
      notes: [.init(preset: "group/d", loss: .removed)]),
    Case(
      sql: "UPDATE preset SET deleted_at = NULL WHERE id = 4; DELETE FROM revision WHERE id = 6",
      fault: #"operation 3 says 'removed 1', but 1 of its changes is missing"#,
      notes: [
        .init(preset: "group/d", loss: .history),
        .init(preset: "group/d", loss: .undecided(isRemoved: false)),
      ], names: ["curve/a", "curve/b", "group/d", "spring/c"], trash: 0),
    Case(sql: "\(dropViews); ALTER TABLE preset DROP COLUMN updated_at"),
    Case(sql: "\(dropViews); ALTER TABLE preset DROP COLUMN title"),
    Case(
      sql: "ALTER TABLE preset RENAME COLUMN deleted_at TO gone"),
    Case(
      sql: "DELETE FROM preset WHERE id = 3", fault: "revisions are missing from its history",
      notes: [.init(preset: "spring/c", loss: .uncertain)]),
    Case(
      sql: "DELETE FROM preset WHERE id = 4", fault: "revisions are missing from its history",
      notes: [.init(preset: "group/d", loss: .uncertain)]),
    Case(
      sql: """
        DELETE FROM preset WHERE id = 3; DELETE FROM revision WHERE preset_id = 3;
        DELETE FROM name WHERE preset_id = 3; DELETE FROM fact WHERE preset_id = 3;
        DELETE FROM sketch WHERE preset_id = 3; DELETE FROM search_doc WHERE id = 3
        """, fault: #"operation 1 says 'created 4', but 1 of its changes is missing"#,
      cut: [1: 1, 2: 1], names: ["curve/a", "curve/b"]),
    Case(
      sql: "UPDATE preset SET id = \(largest) WHERE id = 3",
      fault: "revisions are missing from its history"),
    Case(
      sql: """
        UPDATE preset SET id = \(largest) WHERE id = 3;
        UPDATE revision SET preset_id = \(largest), id = \(largest) - rev WHERE preset_id = 3
        """, fault: "the stored names don't match the preset"),
    Case(
      sql: """
        UPDATE operation SET id = \(largest) WHERE id = 3;
        UPDATE revision SET operation_id = \(largest) WHERE operation_id = 3
        """, fault: "operations 3 to \(largest - 1) are missing"),
    Case(
      sql: "UPDATE revision SET preset_id = 1, rev = 2 WHERE preset_id = 3 AND rev = 2",
      fault: "the preset doesn't match its last recorded change",
      notes: [.init(preset: "curve/a", loss: .history)]),
    Case(
      sql: "UPDATE revision SET payload = replace(payload, '0.3', '0.4') WHERE preset_id = 1",
      fault: "the preset doesn't match its last recorded change",
      notes: [.init(preset: "curve/a", loss: .doubtful)]),
    Case(
      sql: "DELETE FROM revision WHERE preset_id = 3 AND rev = 2",
      fault: "the preset doesn't match its last recorded change",
      notes: [.init(preset: "spring/c", loss: .history)]),
    Case(
      sql: "UPDATE preset SET rev = 1 WHERE id = 3",
      fault: "the preset doesn't match its last recorded change"),
  ]

  @Test("What a repair restores, and what it says", arguments: cases) func truth(_ truth: Case)
    throws
  {
    let bench = try bench()
    try bench.execute("PRAGMA foreign_keys = 0; \(truth.sql)")
    let report = try doctor(bench).examine(.deep)
    if let fault = truth.fault {
      let messages = report.faults.kept.map(\.message)
      #expect(messages.contains { $0.contains(fault) }, "\(messages)")
    }
    #expect(report.faults.wantRepair)
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(repair.recovery.notes == truth.notes)
    #expect(repair.recovery.lostOperations == truth.lostOperations)
    let cut = repair.recovery.cutOperations.map { ($0.operation, $0.missing) }
    #expect(Dictionary(uniqueKeysWithValues: cut) == truth.cut)
    #expect(!repair.recovery.mayLackMore)
    let isComplete = truth.notes.isEmpty && truth.cut.isEmpty && truth.lostOperations == 0
    #expect(repair.recovery.isComplete == isComplete)
    let after = try doctor(bench).examine(.deep)
    #expect(after.told == [])
    #expect(after.verdict(after: repair) == (isComplete ? .sound : .incomplete))
    #expect(after.figures?.trash == truth.trash)
    let catalog = try bench.catalog(for: .reading)
    #expect(try catalog.names == truth.names)
    if truth.names.contains("spring/c") {
      let export = try catalog.exported()
      #expect(export.contains("\"stiffness\": \(truth.stiffness)"), "\(export)")
    }
    #expect(try bench.rows("SELECT max(id) < 10 FROM preset") == ["1"])
    #expect(try bench.rows("SELECT 1 FROM preset WHERE updated_at = 0") == [])
    // The repaired catalog can be changed as any other.
    try bench.write(#"{"name":"duration/e","motion":{"seconds":1}}"#, to: "more.ndjson")
    try bench.catalog().importing("more.ndjson")
    #expect(try doctor(bench).examine(.deep).told == [])
  }

  @Test("A row that missed a change is brought up to it") func missedChange() throws {
    let bench = try bench()
    let whole = try bench.catalog(for: .reading).exported()
    let old = try bench.rows(
      "SELECT payload FROM revision WHERE preset_id = 3 AND rev = 1")[0]
    let hash = SHA256.hash(Array(old.utf8)).hexadecimal
    try bench.execute(
      "UPDATE preset SET payload = '\(old)', hash = x'\(hash)', rev = 1 WHERE id = 3")
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(repair.recovery.notes == [.init(preset: "spring/c", loss: .uncertain)])
    try expectSame(bench.catalog(for: .reading).exported(), whole)
    #expect(try doctor(bench).examine(.deep).told == [])
  }

  @Test("A preset that comes back under an earlier name is found under both") func renamed() throws
  {
    let bench = try bench()
    _ = try bench.catalog().rename(
      .names(["spring/c"]), keepsAliases: false, ChangeOptions(command: "curvet rename")
    ) { _ in PresetName("spring/e") }
    try bench.execute(
      """
      PRAGMA foreign_keys = 0; DELETE FROM preset WHERE id = 3;
      DELETE FROM revision WHERE operation_id = 4
      """)
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(
      repair.recovery.notes == [
        .init(preset: "spring/c", loss: .older(rev: 2, operation: 4)),
        .init(preset: "spring/e", loss: .renamed(to: "spring/c")),
      ])
    #expect(try doctor(bench).examine(.deep).told == [])
  }

  @Test("A row under the number of another preset goes back to its own") func otherNumber() throws {
    let bench = try bench()
    try bench.execute(
      """
      PRAGMA foreign_keys = 0; DELETE FROM preset WHERE id = 1; UPDATE preset SET id = 1 WHERE id = 3
      """)
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(repair.recovery.notes == [.init(preset: "curve/a", loss: .uncertain)])
    #expect(try bench.catalog(for: .reading).names == ["curve/a", "curve/b", "spring/c"])
    #expect(try doctor(bench).examine(.deep).told == [])
  }

  @Test("What was purged is not missed") func purged() throws {
    let bench = try bench()
    _ = try bench.catalog().purge(
      ["group/d"], among: nil, ChangeOptions(command: "curvet purge group/d"))
    #expect(try doctor(bench).examine(.deep).told == [])
    try bench.execute("DELETE FROM name WHERE name = 'spring/c'")
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(repair.recovery.isComplete)
    #expect(try doctor(bench).examine(.deep).told == [])
  }
}
