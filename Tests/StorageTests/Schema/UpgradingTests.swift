import Diagnostics
import Testing

@testable import Storage

@Suite struct UpgradingTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let connection = try scratch.catalog().open(.create)
    try connection.execute("INSERT INTO tag (tag) VALUES ('soft')")
  }

  @Test(arguments: [OpenMode.readOnly, .readWrite, .create])
  func anOlderFileIsBroughtUpToDate(mode: OpenMode) throws {
    let migrations = [Migration].embedded(and: "CREATE TABLE more (id INTEGER) STRICT;")
    let connection = try scratch.catalog(migrations: migrations).open(mode)
    #expect(connection.isReadOnly == (mode == .readOnly))
    #expect(try connection.text("PRAGMA user_version") == "4")
    #expect(try connection.text("PRAGMA foreign_keys") == "1")
    #expect(
      try connection.text("SELECT group_concat(name) FROM migration")
        == "catalog,facts,parameters,next")
    #expect(try connection.text("SELECT count(*) FROM more") == "0")
    #expect(scratch.names == ["catalog.sqlite", "catalog.sqlite.backup-before-0004"])
  }

  @Test func theBackupIsTheOlderFile() throws {
    let migrations = [Migration].embedded(and: "DELETE FROM tag;")
    _ = try scratch.catalog(migrations: migrations).open(.readWrite)
    let backup = try scratch.catalog("catalog.sqlite.backup-before-0004").open(.readWrite)
    #expect(try backup.text("PRAGMA user_version") == "3")
    #expect(try backup.text("SELECT tag FROM tag") == "soft")
  }

  @Test(arguments: [
    ("CREATE TABLE tag (id);", "misuse: table tag already exists"),
    (
      "INSERT INTO name VALUES ('curve/a', 7, 0);",
      "constraint: migration 4 leaves dangling references in name"
    ),
    ("DELETE FROM tag; COMMIT;", "misuse: migration 4 ends the transaction"),
    (
      "DELETE FROM tag; SELECT nonsense;",
      "damaged: the catalog is damaged: no such column: nonsense"
    ),
  ])
  func aFailingMigrationIsUndone(sql: String, expected: String) throws {
    let error = failure { () throws(CatalogError) in
      _ = try scratch.catalog(migrations: .embedded(and: sql)).open(.readWrite)
    }
    #expect(error.map { "\($0.kind.rawValue): \($0.message)" } == expected)
    let connection = try scratch.catalog().open(.readWrite)
    #expect(try connection.text("PRAGMA user_version") == "3")
    if !sql.contains("COMMIT") {
      #expect(try connection.text("SELECT tag FROM tag") == "soft")
    }
  }

  @Test func anUpgradeWaitsForItsTurn() throws {
    let other = try scratch.catalog().open(.readWrite)
    let error = try other.write { () throws(CatalogError) in
      failure { () throws(CatalogError) in
        let catalog = scratch.catalog(
          options: OpenOptions(busyTimeout: 10), migrations: .embedded(and: "DELETE FROM tag;"))
        _ = try catalog.open(.readWrite)
      }
    }
    #expect(error?.kind == .busy)
    #expect(try other.text("PRAGMA user_version") == "3")
  }

  @Test func aChangeAfterTheBackupIsNoticed() throws {
    let connection = try scratch.catalog().open(.readWrite)
    let state = try #require(Int(try connection.text("PRAGMA data_version") ?? ""))
    try scratch.catalog().open(.readWrite).execute("INSERT INTO tag (tag) VALUES ('late')")
    let catalog = scratch.catalog(migrations: .embedded(and: "DELETE FROM tag;"))
    let migrator = Migrator(migrations: catalog.migrations, environment: catalog.environment)
    #expect(try migrator.apply(to: connection, ifStill: state) == false)
    #expect(try connection.text("SELECT count(*) FROM tag") == "2")
    try migrator.upgrade(connection)
    #expect(try connection.text("SELECT count(*) FROM tag") == "0")
  }
}
