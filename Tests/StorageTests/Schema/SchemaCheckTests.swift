import Diagnostics
import Expectations
import Testing

@testable import Storage

@Suite struct SchemaCheckTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.catalog().create()
  }

  private func edit(_ sql: String) throws {
    let connection = try Connection(path: scratch.path(), mode: .readWrite)
    try connection.execute("PRAGMA foreign_keys = 0; " + sql)
  }

  private func refusal(_ mode: OpenMode) -> CatalogError? {
    failure { () throws(CatalogError) in _ = try scratch.catalog().open(mode) }
  }

  @Test("The hash of every form is known", arguments: Migration.embedded.map(\.number))
  func digests(form: Int) throws {
    let connection = try Connection()
    let environment = StorageEnvironment(appVersion: "", now: { 0 })
    try Migrator(migrations: Array(Migration.embedded.prefix(form)), environment: environment)
      .apply(to: connection)
    #expect(try SchemaObjects.digest(of: connection).hexadecimal == SchemaCheck.digests[form])
  }

  static let foreign = [
    (
      "CREATE TRIGGER t AFTER INSERT ON operation BEGIN DELETE FROM name; END",
      "the trigger 't' wasn't created by Curvet"
    ),
    ("CREATE VIEW v AS SELECT 1", "the view 'v' wasn't created by Curvet"),
    (
      // A view that never comes to an end.
      """
      PRAGMA legacy_alter_table = ON; ALTER TABLE preset RENAME TO other;
      CREATE VIEW preset AS WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id FROM n)
        SELECT * FROM n
      """, "the view 'preset' wasn't created by Curvet"
    ),
    (
      """
      PRAGMA legacy_alter_table = ON; ALTER TABLE migration RENAME TO other;
      CREATE VIEW migration AS WITH RECURSIVE n (number) AS (SELECT 1 UNION ALL SELECT number FROM n)
        SELECT * FROM n
      """, "the view 'migration' wasn't created by Curvet"
    ),
  ]

  @Test("Triggers and views are refused before anything is read", arguments: foreign)
  func foreignObjects(sql: String, message: String) throws {
    try edit(sql)
    for mode in OpenMode.allCases {
      let error = refusal(mode)
      #expect(error?.kind == .damaged)
      #expect(error?.message == "the catalog is damaged: \(message)")
      #expect(error?.hints == [.rebuildCatalog])
    }
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test("A newer form may have other views, but none in place of a table", arguments: foreign)
  func foreignObjectsOfANewerForm(sql: String, message: String) throws {
    try edit("INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0')")
    try edit(sql + "; PRAGMA user_version = 4")
    let isAccepted = sql == "CREATE VIEW v AS SELECT 1"
    #expect(
      refusal(.readOnly)?.message == (isAccepted ? nil : "the catalog is damaged: \(message)"))
  }

  @Test("A newer form that can't be read is called newer before its objects are judged")
  func unreadableForm() throws {
    try edit("INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0')")
    try edit("UPDATE meta SET value = 4 WHERE key = 'min_reader'; DROP TABLE search_doc")
    try edit(Self.foreign[0].0 + "; PRAGMA user_version = 4")
    for mode in OpenMode.allCases {
      let error = refusal(mode)
      #expect(error?.kind == .newerFile)
      #expect(error?.message == "the catalog can only be read by Curvet 9.0 or newer")
    }
  }

  @Test(
    "A view of ours is refused if anything else is its definition",
    arguments: ["CREATE VIEW spring AS SELECT 1", "CREATE VIEW spring AS SELECT name FROM preset"])
  func otherViews(sql: String) throws {
    try edit("DROP VIEW spring; " + sql)
    for mode in OpenMode.allCases {
      #expect(
        refusal(mode)?.message
          == "the catalog is damaged: the view 'spring' wasn't created by Curvet")
    }
  }

  @Test("A missing view does no harm") func missingView() throws {
    try edit("DROP VIEW spring")
    for mode in OpenMode.allCases { #expect(refusal(mode) == nil) }
  }

  @Test(
    "A table that is not as it was made is refused",
    arguments: [
      "ALTER TABLE tag ADD COLUMN more TEXT",
      "ALTER TABLE tag ADD COLUMN long TEXT AS (printf('%.900000000c', 'x'))",
      "DROP TABLE tag; CREATE TABLE tag (id INTEGER PRIMARY KEY, tag TEXT)",
      "DROP TABLE tag; CREATE TABLE tag (id INTEGER PRIMARY KEY, tag TEXT CHECK (tag LIKE 'a%'))",
    ])
  func otherTables(sql: String) throws {
    try edit(sql)
    for mode in OpenMode.allCases {
      #expect(
        refusal(mode)?.message
          == "the catalog is damaged: the table 'tag' was modified outside Curvet")
    }
  }

  @Test(
    "An index that computes something is refused",
    arguments: [
      ("CREATE INDEX odd ON tag (printf('%.900000000c', tag))", "odd"),
      ("CREATE INDEX odd ON tag (tag) WHERE printf('%.900000000c', tag) > 'a'", "odd"),
      (
        "DROP INDEX preset_by_kind; CREATE INDEX preset_by_kind ON preset (kind, lower(name))",
        "preset_by_kind"
      ),
    ])
  func indexes(sql: String, name: String) throws {
    try edit(sql)
    #expect(
      refusal(.readWrite)?.message
        == "the catalog is damaged: the index '\(name)' wasn't created by Curvet")
  }

  @Test(
    "Tables and indexes of others do no harm",
    arguments: [
      "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)", "DROP INDEX preset_by_kind",
      "CREATE INDEX mine ON preset (title)", "ANALYZE",
    ])
  func harmless(sql: String) throws {
    try edit(sql)
    for mode in OpenMode.allCases { #expect(refusal(mode) == nil) }
  }

  static let versions = [
    ("PRAGMA user_version = 1", "its schema version is 1, but its tables have schema version 3"),
    (
      "PRAGMA user_version = 2147483647",
      "its schema version is 2147483647, but its last recorded upgrade is 3"
    ),
    ("PRAGMA user_version = 4", "its schema version is 4, but its last recorded upgrade is 3"),
    ("PRAGMA user_version = 0", "its schema version is missing"),
    ("PRAGMA user_version = -1", "its schema version is missing"),
    (
      "INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0')",
      "its schema version is 3, but upgrade 4 is recorded in it"
    ),
  ]

  @Test("A version that is not true is refused", arguments: versions)
  func version(sql: String, message: String) throws {
    try edit(sql)
    let before = try scratch.bytes()
    for mode in OpenMode.allCases {
      let error = refusal(mode)
      #expect(error?.kind == .damaged)
      #expect(error?.message == "the catalog is damaged: \(message)")
      #expect(error?.hints.count == 1)
    }
    try expectSame(scratch.bytes(), before)
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test("An older form that calls itself newer is refused") func older() throws {
    let scratch = try Scratch()
    let connection = try Connection(path: scratch.path(), mode: .create)
    let environment = StorageEnvironment(appVersion: "", now: { 0 })
    try Migrator(migrations: Array(Migration.embedded.prefix(1)), environment: environment)
      .apply(to: connection)
    try connection.execute("PRAGMA user_version = 2")
    let error = failure { () throws(CatalogError) in _ = try scratch.catalog().open(.readOnly) }
    #expect(
      error?.message
        == "the catalog is damaged: its schema version is 2, but its tables have schema version 1")
  }
}
