import Diagnostics
import Expectations
import Presets
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import Storage

/// Catalogs whose facts are of an older version of the code, or are not there at all.
@Suite struct FactUpgradeTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func rows(_ connection: Connection, _ sql: String) throws -> [String] {
    try connection.prepare(sql).all { $0.string(0) }
  }

  /// Makes a catalog as the first form had it, with a curve, a spring and what is made of them.
  private func makeFirstForm() throws {
    let catalog = scratch.catalog(migrations: Array(Migration.embedded.prefix(1)))
    let connection = try Connection(path: scratch.path(), mode: .create)
    try Migrator(migrations: catalog.migrations, environment: catalog.environment)
      .apply(to: connection)
    let presets = [
      (
        "curve/a", "curve",
        #"{"name":"curve/a","kind":"curve","motion":{"named":"easeIn","duration":0.3}}"#
      ),
      (
        "spring/b", "spring",
        #"{"name":"spring/b","kind":"spring","motion":{"mass":1,"stiffness":100,"damping":10}}"#
      ),
      (
        "curve/c", "curve",
        #"{"name":"curve/c","kind":"curve","motion":{"use":"curve/a","delay":1}}"#
      ),
      ("curve/broken", "curve", "{"),
    ]
    for (index, preset) in presets.enumerated() {
      try connection.prepare(
        """
        INSERT INTO preset (id, uid, name, kind, payload, hash, duration, derived_by, rev,
          created_at, updated_at)
        VALUES (?1, ?1, ?2, ?3, ?4, zeroblob(32), 9, 1, 1, 0, 0)
        """
      ).run(index + 1, preset.0, preset.1, preset.2)
      try connection.prepare("INSERT INTO name VALUES (?2, ?1, 0)").run(index + 1, preset.0)
      try connection.prepare("INSERT INTO search_doc VALUES (?1, ?2, '', '', '', '')")
        .run(index + 1, preset.0)
    }
    try connection.execute("INSERT INTO search (search) VALUES ('rebuild')")
  }

  @Test(arguments: [OpenMode.readOnly, .readWrite, .create])
  func theFirstFormIsBroughtUpToDate(mode: OpenMode) throws {
    try makeFirstForm()
    let connection = try scratch.catalog().open(mode)
    #expect(!connection.hasOldFacts)
    #expect(connection.isReadOnly == (mode == .readOnly))
    #expect(try connection.text("PRAGMA user_version") == "3")
    #expect(try connection.factsVersion() == PresetFacts.version)
    let store = Store(connection, environment: scratch.catalog().environment)
    let facts = try (1...4).map { try #require(try store.facts(of: $0)) }
    #expect(facts.map(\.duration) == [0.3, facts[1].settling, 0.3, nil])
    #expect(facts.map(\.delay) == [nil, nil, 1, nil])
    #expect(facts.map(\.dampingRatio) == [nil, 0.5, nil, nil])
    #expect(facts[0].sketch != nil && facts[0].sketch == facts[2].sketch)
    #expect(
      try rows(connection, "SELECT rowid FROM search WHERE search MATCH '\"\u{E000}bouncy\"'") == [
        "2"
      ])
    #expect(try rows(connection, "SELECT rowid FROM search WHERE search MATCH 'curve'").count == 3)
    #expect(scratch.names == ["catalog.sqlite", "catalog.sqlite.backup-before-0002"])
  }

  @Test func whatHasBeenRemovedHasNoFacts() throws {
    try makeFirstForm()
    try Connection(path: scratch.path(), mode: .readWrite).execute(
      "UPDATE preset SET deleted_at = 1 WHERE id = 2; DELETE FROM name WHERE preset_id = 2")
    let connection = try scratch.catalog().open(.readWrite)
    #expect(try rows(connection, "SELECT preset_id FROM fact") == ["1", "3", "4"])
    #expect(try rows(connection, "SELECT preset_id FROM sketch") == ["1", "3"])
  }

  /// Makes a catalog whose facts an older version is said to have derived, and wrongly.
  private func makeOldFacts() throws -> [UInt8] {
    let bench = try StoreBench(FactTests.spring, FactTests.move)
    try bench.store.connection.execute(
      """
      UPDATE fact SET settling = 77, feel = 1; DELETE FROM sketch;
      UPDATE meta SET value = 0 WHERE key = 'facts'
      """)
    return try bench.bytes
  }

  @Test(arguments: OpenMode.allCases) func oldFactsAreDerivedAnew(mode: OpenMode) throws {
    try scratch.write(try makeOldFacts())
    let connection = try scratch.catalog().open(mode)
    #expect(!connection.hasOldFacts)
    #expect(try connection.factsVersion() == PresetFacts.version)
    #expect(try rows(connection, "SELECT count(*) FROM fact WHERE settling = 77") == ["0"])
    #expect(try rows(connection, "SELECT count(*) FROM sketch") == ["2"])
    // Nothing of what a user wrote is at stake.
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test func currentFactsAreLeftAlone() throws {
    try scratch.write(try makeOldFacts())
    try Connection(path: scratch.path(), mode: .readWrite).execute(
      "UPDATE meta SET value = \(PresetFacts.version) WHERE key = 'facts'")
    let before = try scratch.bytes()
    let connection = try scratch.catalog().open(.readWrite)
    #expect(try rows(connection, "SELECT count(*) FROM fact WHERE settling = 77") == ["2"])
    try expectSame(scratch.bytes(), before)
  }

  @Test func whoeverOnlyReadsIsNotKeptWaiting() throws {
    try scratch.write(try makeOldFacts())
    let other = try Connection(path: scratch.path(), mode: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    let catalog = scratch.catalog(options: OpenOptions(busyTimeout: 10))
    let connection = try catalog.open(.readOnly)
    #expect(connection.hasOldFacts)
    #expect(try rows(connection, "SELECT count(*) FROM fact WHERE settling = 77") == ["2"])
    let error = failure { () throws(CatalogError) in _ = try catalog.open(.readWrite) }
    #expect(error?.kind == .busy)
  }

  @Test(.enabled(if: getuid() != 0, "root may write everything"))
  func aProtectedFileSaysSo() throws {
    try scratch.write(try makeOldFacts())
    chmod(scratch.path(), 0o444)
    for mode in [OpenMode.readOnly, .readWrite] {
      #expect(try scratch.catalog().open(mode).hasOldFacts)
    }
  }

  @Test func anOlderProgramLeavesItsMark() throws {
    let bench = try StoreBench(FactTests.spring)
    try bench.store.connection.execute("UPDATE meta SET value = 99 WHERE key = 'facts'")
    try bench.add([FactTests.move])
    #expect(try bench.store.factsVersion() == PresetFacts.version)
  }
}
