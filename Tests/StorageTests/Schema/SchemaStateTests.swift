import Diagnostics
import Testing

@testable import Storage

@Suite struct SchemaStateTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.catalog().create()
  }

  func edit(_ sql: String) throws {
    try Connection(path: scratch.path(), mode: .readWrite).execute(sql)
  }

  @Test(arguments: ["UPDATE migration SET sha256 = zeroblob(32)", "DELETE FROM migration"])
  func aTamperedFileIsOnlyRead(sql: String) throws {
    try edit(sql)
    let connection = try scratch.catalog().open(.readWrite)
    #expect(connection.readOnlyReason == .tampered(migration: 1))
    #expect(try connection.text("SELECT count(*) FROM meta") == "4")
  }

  @Test(arguments: OpenMode.allCases)
  func aTamperedFileIsNotUpgraded(mode: OpenMode) throws {
    try edit("DELETE FROM migration")
    let error = failure { () throws(CatalogError) in
      _ = try scratch.catalog(migrations: .embedded(and: "DELETE FROM meta;")).open(mode)
    }
    #expect(error?.kind == .tampered)
    #expect(
      error?.message
        == "the catalog's schema 1 differs from this program's, so it can't be upgraded"
    )
    #expect(try scratch.catalog().openUnchecked().text("PRAGMA user_version") == "3")
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test func aTamperedFileOpensForReadingAtOnce() throws {
    try edit("DELETE FROM migration")
    #expect(try scratch.catalog().open(.readOnly).readOnlyReason == .asked)
  }

  /// Makes the file one that a program of version 9.0 has brought to form 4.
  func makeNewer(minReader: Int, minWriter: Int) throws {
    try edit(
      """
      INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0');
      UPDATE meta SET value = \(minReader) WHERE key = 'min_reader';
      UPDATE meta SET value = \(minWriter) WHERE key = 'min_writer';
      PRAGMA user_version = 4
      """)
  }

  @Test func aNewerFileMayAllowWriting() throws {
    try makeNewer(minReader: 3, minWriter: 3)
    #expect(try scratch.catalog().open(.readWrite).readOnlyReason == nil)
  }

  @Test func aNewerFileMayAllowReading() throws {
    try makeNewer(minReader: 3, minWriter: 4)
    let connection = try scratch.catalog().open(.readWrite)
    #expect(connection.readOnlyReason == .newer(version: "9.0"))
  }

  @Test func aNewerFileMayRefuseBoth() throws {
    try makeNewer(minReader: 4, minWriter: 4)
    for mode in OpenMode.allCases {
      let error = failure { () throws(CatalogError) in _ = try scratch.catalog().open(mode) }
      #expect(error?.kind == .newerFile)
      #expect(error?.message == "the catalog can only be read by Curvet 9.0 or newer")
      #expect(error?.hints == ["update Curvet"])
    }
    #expect(try scratch.catalog().openUnchecked().text("SELECT count(*) FROM meta") == "4")
  }

  @Test func aFileWithoutVersionIsDamaged() throws {
    try edit("PRAGMA user_version = 0")
    let error = failure { () throws(CatalogError) in _ = try scratch.catalog().open(.readWrite) }
    #expect(error?.kind == .damaged)
    #expect(error?.message == "the catalog is damaged: its schema version is missing")
  }

  @Test func aMissingTableIsDamage() throws {
    try edit("PRAGMA foreign_keys = 0; DROP TABLE migration")
    let error = failure { () throws(CatalogError) in _ = try scratch.catalog().open(.readWrite) }
    #expect(error?.kind == .damaged)
    #expect(error?.message == "the catalog is damaged: the table 'migration' is missing")
    #expect(
      error?.hints == [.examineCatalog])
  }
}
