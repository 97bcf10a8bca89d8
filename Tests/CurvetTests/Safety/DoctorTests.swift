import Diagnostics
import Expectations
import Testing

@testable import Curvet
@testable import Storage

/// What the doctor finds in catalogs that were changed behind the program's back, and fixes.
struct DoctorTests {
  private static let presets = """
    {"name":"curve/a","title":"A","tags":["soft"],"aliases":["aa"],"source":{"title":"Book"},\
    "motion":{"named":"easeIn","duration":0.3}}
    {"name":"curve/b","kind":"curve","motion":{"use":"curve/a","delay":1}}
    {"name":"spring/c","motion":{"mass":1,"stiffness":100,"damping":10}}
    {"name":"group/d","motion":{"members":[{"preset":"curve/b"}]}}
    """

  /// One preset is changed once, so that there is a history.
  private func bench() throws -> Bench {
    let bench = try Bench(input: Self.presets)
    let catalog = try bench.catalog()
    try catalog.importing("-")
    try bench.write(
      #"{"name":"spring/c","motion":{"mass":1,"stiffness":120,"damping":10}}"#, to: "new.ndjson")
    try catalog.importing("new.ndjson") { $0.onConflict = .replace }
    return bench
  }

  private func doctor(_ bench: Bench) -> CatalogDoctor {
    CatalogDoctor(
      CatalogLocation(path: "catalog.sqlite", in: bench.environment), in: bench.environment)
  }

  @Test(arguments: [CheckDepth.file, .quick, .deep]) func aSoundCatalog(depth: CheckDepth) throws {
    let bench = try bench()
    let before = try bench.bytes("catalog.sqlite")
    let report = try doctor(bench).examine(depth)
    #expect(report.told == [])
    #expect(report.verdict == .sound)
    #expect(
      report.figures
        == CatalogFigures(
          form: 3, presets: 4, trash: 0, operations: 2, revisions: 5,
          bytes: try bench.bytes("catalog.sqlite").count))
    try expectSame(bench.bytes("catalog.sqlite"), before)
    #expect(bench.files == ["catalog.sqlite", "new.ndjson"])
  }

  /// What is derived, changed by SQL; the catalog's content is whole.
  static let derivedChanges = [
    (
      """
      INSERT INTO search (search, rowid, name, title, body, tags, cjk)
      SELECT 'delete', id, name, title, body, tags, cjk FROM search_doc WHERE id = 1
      """, "catalog/search"
    ),
    ("DELETE FROM search_doc WHERE id = 1", "catalog/search"),
    ("DELETE FROM name WHERE name = 'aa'", "curve/a catalog/names"),
    ("DELETE FROM name WHERE name = 'curve/b'", "curve/b catalog/names"),
    ("UPDATE name SET preset_id = 1 WHERE name = 'curve/b'", "curve/b catalog/names"),
    ("DELETE FROM preset_tag", "curve/a catalog/tags"),
    (
      "INSERT INTO tag VALUES (9, 'x'); INSERT INTO preset_tag VALUES (2, 9)",
      "curve/b catalog/tags"
    ),
    ("DELETE FROM reference WHERE preset_id = 2", "curve/b catalog/references"),
    ("UPDATE reference SET target_id = 3 WHERE preset_id = 2", "curve/b catalog/references"),
    ("UPDATE fact SET duration = 7 WHERE preset_id = 2", "curve/b catalog/facts"),
    ("UPDATE fact SET kind = 'group' WHERE preset_id = 2", "curve/b catalog/facts"),
    ("DELETE FROM fact WHERE preset_id = 3", "spring/c catalog/facts"),
    ("UPDATE sketch SET samples = zeroblob(128) WHERE preset_id = 1", "curve/a catalog/facts"),
    ("DELETE FROM sketch WHERE preset_id = 3", "spring/c catalog/facts"),
    ("UPDATE search_doc SET body = 'other' WHERE id = 1", "curve/a catalog/words"),
    ("UPDATE preset SET title = 'B' WHERE id = 1", "curve/a catalog/columns"),
    ("UPDATE preset SET role = 'loop' WHERE id = 1", "curve/a catalog/columns"),
    ("UPDATE preset SET is_deprecated = 1 WHERE id = 1", "curve/a catalog/columns"),
    ("UPDATE preset SET source_id = NULL WHERE id = 1", "curve/a catalog/columns"),
    ("UPDATE preset SET kind = 'spring' WHERE id = 1", "curve/a catalog/columns"),
  ]

  @Test("What is derived is derived anew", arguments: derivedChanges)
  func derived(sql: String, fault: String) throws {
    let bench = try bench()
    let export = try bench.catalog(for: .reading).exported()
    try bench.execute("PRAGMA foreign_keys = 0; " + sql)
    let report = try doctor(bench).examine(.deep)
    #expect(report.verdict == .repairable)
    #expect(report.told.contains(fault), "\(report.told)")
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(repair.recovery.notes == [])
    let after = try doctor(bench).examine(.deep)
    #expect(after.told == [])
    #expect(after.figures?.operations == 2)
    try expectSame(bench.catalog(for: .reading).exported(), export)
    #expect(repair.kept.hasSuffix("/catalog.sqlite.before-repair-20231114-221320"))
  }

  /// What people wrote, changed by SQL; the other copy of it is whole.
  static let contentChanges = [
    (
      "UPDATE preset SET payload = replace(payload, '0.3', '0.4') WHERE id = 1",
      "curve/a catalog/preset", 2
    ),
    ("UPDATE preset SET payload = '{' WHERE id = 1", "curve/a catalog/preset", 2),
    ("DELETE FROM preset WHERE id = 3", "catalog/links", 2),
    ("UPDATE revision SET payload = '{' WHERE preset_id = 1", "curve/a catalog/history", 3),
    ("DELETE FROM revision WHERE preset_id = 1", "curve/a catalog/history", 3),
    ("DELETE FROM revision WHERE preset_id = 3 AND rev = 1", "spring/c catalog/history", 2),
    ("DELETE FROM revision WHERE preset_id = 3 AND rev = 2", "spring/c catalog/history", 3),
    (
      "UPDATE revision SET payload = '[]' WHERE preset_id = 3 AND rev = 1",
      "spring/c catalog/history", 2
    ),
    ("UPDATE preset SET rev = 7 WHERE id = 1", "curve/a catalog/history", 2),
    ("DELETE FROM operation WHERE id = 1", "catalog/links", 2),
  ]

  @Test("What people wrote is saved", arguments: contentChanges)
  func damage(sql: String, fault: String, operations: Int) throws {
    let bench = try bench()
    let export = try bench.catalog(for: .reading).exported()
    try bench.execute("PRAGMA foreign_keys = 0; " + sql)
    let report = try doctor(bench).examine(.deep)
    #expect(report.verdict == .damaged)
    #expect(report.told.contains(fault), "\(report.told)")
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(repair.recovery.lost == [])
    let after = try doctor(bench).examine(.deep)
    #expect(after.told == [])
    #expect(after.figures?.operations == operations)
    try expectSame(bench.catalog(for: .reading).exported(), export)
  }

  @Test("What agrees everywhere but with its hash is kept, and told of") func doubtful() throws {
    let bench = try bench()
    let export = try bench.catalog(for: .reading).exported()
    try bench.execute("UPDATE preset SET hash = zeroblob(32) WHERE id = 1")
    let report = try doctor(bench).examine(.deep)
    #expect(report.told == ["curve/a catalog/preset"])
    #expect(report.verdict == .damaged)
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(repair.recovery.notes == [.init(preset: "curve/a", loss: .doubtful)])
    let after = try doctor(bench).examine(.deep)
    #expect(after.told == [])
    #expect(after.verdict(after: repair) == .incomplete)
    try expectSame(bench.catalog(for: .reading).exported(), export)
  }

  @Test("A change is interrupted where nobody is making it any more") func journal() throws {
    let bench = try bench()
    let file = CatalogFile(
      path: bench.path("catalog.sqlite"), environment: bench.environment.storage)
    #expect(!file.isBeingChanged)
    let writer = try file.open(.readWrite)
    // With so small a cache, SQLite writes into the file before the end.
    try writer.execute("PRAGMA cache_size = 5")
    let copied = try writer.writeDeciding { () throws(CatalogError) in
      try writer.execute(
        """
        WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 9999)
        INSERT INTO tag (tag) SELECT 'n' || i FROM n
        """)
      #expect(file.isBeingChanged)
      return .rollback(
        Result {
          for part in ["", "-journal"] {
            try bench.write(bench.bytes("catalog.sqlite\(part)"), to: "left.sqlite\(part)")
          }
        })
    }
    try copied.get()
    #expect(!file.isBeingChanged)
    #expect(try doctor(bench).examine(.deep).told == [])
    let left = CatalogDoctor(
      CatalogLocation(path: "left.sqlite", in: bench.environment), in: bench.environment)
    #expect(try left.examine(.deep).told == ["catalog/journal"])
    #expect(try left.examine(.deep).told == [])
  }

  @Test("A header of an unknown version is fixed") func header() throws {
    let bench = try bench()
    let export = try bench.catalog(for: .reading).exported()
    var bytes = try bench.bytes("catalog.sqlite")
    bytes[18] = 3
    try bench.write(bytes, to: "catalog.sqlite")
    let report = try doctor(bench).examine(.deep)
    #expect(
      report.faults.kept.map(\.message) == [
        "the catalog is damaged: its header has an unknown format version"
      ])
    #expect(try doctor(bench).repair(command: "curvet doctor --repair").recovery.isComplete)
    #expect(try doctor(bench).examine(.deep).told == [])
    try expectSame(bench.catalog(for: .reading).exported(), export)
  }

  @Test("What is lost is told") func lost() throws {
    let bench = try bench()
    try bench.execute(
      """
      PRAGMA foreign_keys = 0; UPDATE preset SET payload = '{' WHERE id = 1;
      UPDATE revision SET payload = '{' WHERE preset_id = 1
      """)
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(repair.recovery.lost == ["curve/a"])
    let report = try doctor(bench).examine(.deep)
    #expect(report.told == ["curve/b catalog/references"])
    #expect(report.verdict == .damaged)
    #expect(!report.faults.wantRepair)
    // The preset itself is there again with what it needs.
    try bench.write(Self.presets, to: "again.ndjson")
    try bench.catalog().importing("again.ndjson") { $0.onConflict = .skip }
    _ = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(try doctor(bench).examine(.deep).told == [])
  }

  @Test("A preset of the history alone goes back one change") func oneBack() throws {
    let bench = try bench()
    try bench.execute(
      """
      PRAGMA foreign_keys = 0; UPDATE preset SET payload = '{' WHERE id = 3;
      UPDATE revision SET payload = '{' WHERE preset_id = 3 AND rev = 2
      """)
    let repair = try doctor(bench).repair(command: "curvet doctor --repair")
    #expect(
      repair.recovery.notes.contains {
        $0.preset == "spring/c" && $0.loss == .older(rev: 1, operation: nil)
      })
    #expect(try doctor(bench).examine(.deep).told == [])
    #expect(try bench.catalog(for: .reading).exported().contains("\"stiffness\": 100"))
  }

  @Test("A form that another program has changed") func tampered() throws {
    let bench = try bench()
    try bench.execute("UPDATE migration SET sha256 = zeroblob(32) WHERE number = 2")
    let report = try doctor(bench).examine(.deep)
    #expect(report.told == ["catalog/form"])
    #expect(report.verdict == .damaged)
    #expect(report.isForeign)
    #expect(!report.faults.wantRepair)
  }

  @Test("An older form") func older() throws {
    let bench = try Bench()
    let connection = try Connection(path: bench.path("catalog.sqlite"), mode: .create)
    try Migrator(
      migrations: Array(Migration.embedded.prefix(1)), environment: bench.environment.storage
    ).apply(to: connection)
    let before = try bench.bytes("catalog.sqlite")
    let report = try doctor(bench).examine(.deep)
    #expect(report.told == ["catalog/form"])
    #expect(report.verdict == .sound)
    #expect(report.depth == .quick)
    try expectSame(bench.bytes("catalog.sqlite"), before)
    #expect(bench.files == ["catalog.sqlite"])
  }

  @Test("The trash is kept") func trash() throws {
    let bench = try bench()
    try bench.execute(
      """
      UPDATE preset SET deleted_at = 5, rev = 3 WHERE id = 3; DELETE FROM name WHERE preset_id = 3;
      DELETE FROM fact WHERE preset_id = 3; DELETE FROM sketch WHERE preset_id = 3;
      DELETE FROM parameter WHERE preset_id = 3;
      DELETE FROM search_doc WHERE id = 3; INSERT INTO search (search) VALUES ('rebuild');
      INSERT INTO operation (id, command, at, summary) VALUES (3, 'curvet remove', 5, 'removed 1');
      INSERT INTO revision (preset_id, rev, operation_id, name) VALUES (3, 3, 3, 'spring/c')
      """)
    #expect(try doctor(bench).examine(.deep).told == [])
    try bench.execute("DELETE FROM name WHERE name = 'aa'")
    _ = try doctor(bench).repair(command: "curvet doctor --repair")
    let report = try doctor(bench).examine(.deep)
    #expect(report.told == [])
    #expect(report.figures?.trash == 1)
    #expect(try bench.rows("SELECT payload FROM preset WHERE deleted_at = 5").count == 1)
  }
}

extension DoctorReport {
  /// The faults, each as its preset and what was looked at.
  var told: [String] {
    faults.kept.map { [$0.preset, $0.check].compactMap(\.self).joined(separator: " ") }
  }
}
