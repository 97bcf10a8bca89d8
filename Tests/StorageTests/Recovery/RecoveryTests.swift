import Diagnostics
import Expectations
import Testing

@testable import Storage

/// What a recovery saves of a damaged catalog, and what it says of the rest.
struct RecoveryTests {
  /// Damage done by SQL, by what it is.
  static let damages = [
    ("nothing", ""),
    (
      "facts, words, tags and references",
      "DELETE FROM fact; DELETE FROM preset_tag; DELETE FROM reference"
    ),
    ("names", "DELETE FROM name"),
    ("a payload that the history has", "UPDATE preset SET payload = '{' WHERE id = 3"),
    (
      "a payload and the last revision",
      "UPDATE preset SET payload = '{' WHERE id = 3; DELETE FROM revision WHERE preset_id = 3 AND rev = 2"
    ),
    (
      "a payload and all revisions",
      "UPDATE preset SET payload = '{' WHERE id = 3; DELETE FROM revision WHERE preset_id = 3"
    ),
    (
      "a changed payload", "UPDATE preset SET payload = replace(payload, '0.5', '0.6') WHERE id = 3"
    ),
    ("a preset that is gone", "DELETE FROM preset WHERE id = 1"),
    (
      "a preset and its history",
      "DELETE FROM preset WHERE id = 1; DELETE FROM revision WHERE preset_id = 1"
    ),
    ("a former revision", "DELETE FROM revision WHERE preset_id = 3 AND rev = 1"),
    ("a removal", "UPDATE preset SET deleted_at = 5 WHERE id = 3"),
    ("a removal that is forgotten", "UPDATE preset SET deleted_at = NULL WHERE id = 4"),
    ("an operation", "DELETE FROM operation WHERE id = 2"),
    ("a name taken by another", "UPDATE preset SET name = 'a' WHERE id = 3"),
    ("numbers that are too large", "UPDATE revision SET id = 1 << 53 WHERE id = 1"),
    ("the history", "DELETE FROM revision; DELETE FROM operation"),
  ]

  @Test("What can be restored is restored, and what is lost is said") func restores() throws {
    var told: [String] = []
    for (what, sql) in Self.damages {
      let bench = try IntegrityTests.bench()
      try bench.store.connection.execute("PRAGMA foreign_keys = OFF")
      try bench.store.connection.execute(sql)
      told.append(what)
      told += try Self.recover(bench.scratch)
    }
    expectSame(
      told.joined(separator: "\n"),
      """
      nothing
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      facts, words, tags and references
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      names
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      a payload that the history has
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      a payload and the last revision
        s history
        s older(rev: 1, operation: nil)
        has a@1, u@1, s@1, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1, 1 of them lost
        operation 3 change: removed 1
      a payload and all revisions
        s lost
        1 of operation 1 lost
        1 of operation 2 lost
        has a@1, u@1, z@2 in the trash
        operation 1 import in: created 4, 1 of them lost
        operation 2 change: updated 1, 1 of them lost
        operation 3 change: removed 1
      a changed payload
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      a preset that is gone
        a uncertain
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      a preset and its history
        a lost
        1 of operation 1 lost
        has u@1, s@2, z@2 in the trash
        operation 1 import in: created 4, 1 of them lost
        operation 2 change: updated 1
        operation 3 change: removed 1
        wrong: catalog/references u: use refers to 'a', which doesn't exist [decision]
      a former revision
        s history
        has a@1, u@1, s@1, z@2 in the trash
        operation 1 import in: created 4, 1 of them lost
        operation 2 change: updated 1
        operation 3 change: removed 1
      a removal
        s revived
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      a removal that is forgotten
        z removed
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      an operation
        operations lost: 1
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 unknown: lost
        operation 3 change: removed 1
      a name taken by another
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      numbers that are too large
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      the history
        a history
        s history
        u history
        z history
        has a@1, u@1, s@1, z@1 in the trash
        operation 1 doctor --fix: repaired 4
      """)
  }

  /// Damage done to the bytes, by what it is.
  static let bytes: [(String, @Sendable (inout [UInt8]) -> Void)] = [
    ("the header", { $0.replaceSubrange(0..<100, with: [UInt8](repeating: 0, count: 100)) }),
    (
      "the description of the tables",
      { $0.replaceSubrange(100..<4096, with: [UInt8](repeating: 7, count: 3996)) }
    ),
    ("the last pages", { $0.removeLast($0.count / 4) }),
    (
      "a page in the middle",
      { $0.replaceSubrange(4096 * 9..<4096 * 10, with: [UInt8](repeating: 0, count: 4096)) }
    ),
    ("everything", { $0 = [UInt8]("no catalog at all".utf8) }),
  ]

  @Test("Damaged pages cost what was in them") func pages() throws {
    var told: [String] = []
    for (what, damage) in Self.bytes {
      let bench = try IntegrityTests.bench()
      var bytes = try bench.bytes
      damage(&bytes)
      try bench.scratch.write(bytes, to: "damaged.sqlite")
      told.append(what)
      told += try Self.recover(bench.scratch, "damaged.sqlite")
    }
    expectSame(
      told.joined(separator: "\n"),
      """
      the header
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      the description of the tables
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      the last pages
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      a page in the middle
        has a@1, u@1, s@2, z@2 in the trash
        operation 1 import in: created 4
        operation 2 change: updated 1
        operation 3 change: removed 1
      everything
        damaged: nothing in the catalog can be read
      """)
  }

  @Test("The identity of the catalog and of its presets is kept") func identity() throws {
    let bench = try IntegrityTests.bench()
    let id = try bench.store.catalogID()
    let uids = try bench.rows("SELECT uid FROM preset ORDER BY id")
    _ = try Self.recover(bench.scratch)
    let fixed = try bench.scratch.catalog("fixed.sqlite").open(.readOnly)
    #expect(try Store(fixed, environment: bench.store.environment).catalogID() == id)
    #expect(try fixed.strings("SELECT uid FROM preset ORDER BY id") == uids)
  }

  /// Makes a catalog "fixed.sqlite" of what can be read of another; tells what was lost, and what it
  /// holds.
  private static func recover(
    _ scratch: Scratch, _ name: String = "catalog.sqlite"
  ) throws -> [String] {
    try scratch.write(try scratch.bytes(name), to: "copy.sqlite")
    let fresh = scratch.catalog("fresh.sqlite")
    try fresh.create()
    let fixed = scratch.catalog("fixed.sqlite")
    let report: RecoveryReport
    do throws(CatalogError) {
      let source = try scratch.catalog("copy.sqlite").openForRecovery(fresh: fresh)
      report = try fixed.create(
        recovering: source, operation: OperationNote(command: "doctor --fix", author: nil))
    } catch {
      return ["  \(error.kind): \(error.message)"]
    }
    var told = report.notes.map { "  \($0.preset) \($0.loss)" }
    if report.mayLackMore { told.append("  presets may be lost without a trace") }
    if report.lostOperations > 0 { told.append("  operations lost: \(report.lostOperations)") }
    told += report.cutOperations.map { "  \($0.missing) of operation \($0.operation) lost" }
    #expect(report.isComplete == told.isEmpty)
    let store = Store(try fixed.open(.readWrite), environment: fixed.environment)
    let presets = try store.connection.strings(
      "SELECT name || '@' || rev || iif(deleted_at IS NULL, '', ' in the trash') FROM preset ORDER BY id"
    )
    told.append("  has \(presets.joined(separator: ", "))")
    told += try store.connection.strings(
      "SELECT '  operation ' || id || ' ' || command || ': ' || summary FROM operation ORDER BY id")
    told += try store.check(.deep).kept.map { "  wrong: \($0.told)" }
    return told
  }
}
