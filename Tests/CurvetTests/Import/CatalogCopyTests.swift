import Expectations
import Diagnostics
import Foundation
import Testing
import Validation

@testable import Curvet
@testable import Storage

/// Catalogs from elsewhere are read, but not trusted.
@Suite struct CatalogCopyTests {
  let bench: Bench

  init() throws {
    bench = try Bench(input: "\(line("a", #""title":"T","#))\n\(line("b"))\n")
    try bench.catalog("other.sqlite").importing("-")
  }

  private func change(_ sql: String) throws {
    let file = CatalogFile(path: bench.path("other.sqlite"), environment: bench.environment.storage)
    let connection = try file.openUnchecked(.readWrite)
    try connection.execute("PRAGMA writable_schema = 1")
    try connection.execute(sql)
  }

  @Test(arguments: ["other.sqlite", "renamed.json", "link"])
  func anotherCatalogIsImported(name: String) throws {
    if name == "link" {
      try FileManager.default.createSymbolicLink(
        atPath: bench.path(name), withDestinationPath: "other.sqlite")
    } else {
      try bench.write(try bench.bytes("other.sqlite"), to: name)
    }
    let catalog = try bench.catalog()
    let report = try catalog.importing(name)
    #expect(report.outcome.findings.told == [])
    #expect(report.outcome.counts == "created 2")
    try expectSame(catalog.exported(), bench.catalog("other.sqlite").exported())
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.path("tmp")) == [])
  }

  @Test func itMayBeValidatedToo() throws {
    let report = try FileValidation.run(
      ["other.sqlite"], catalog: nil, in: bench.environment)
    #expect(report.presets == 2)
    #expect(report.findings.told == [])
  }

  @Test(arguments: [
    (
      "CREATE TABLE extra (a)",
      "the file isn't a catalog: it contains the table 'extra'"
    ),
    (
      "CREATE TRIGGER extra AFTER INSERT ON tag BEGIN SELECT 1; END",
      "the catalog is damaged: the trigger 'extra' wasn't created by Curvet"
    ),
    (
      "CREATE VIEW extra AS SELECT 1",
      "the catalog is damaged: the view 'extra' wasn't created by Curvet"
    ),
    (
      "DROP INDEX name_by_preset",
      "the file isn't a catalog: it contains the index 'name_by_preset'"
    ),
    (
      "ALTER TABLE preset ADD COLUMN extra TEXT",
      "the catalog is damaged: the table 'preset' was modified outside Curvet"
    ),
    (
      "ALTER TABLE tag RENAME TO label; CREATE VIEW tag AS SELECT * FROM label",
      "the catalog is damaged: the view 'tag' wasn't created by Curvet"
    ),
  ])
  func anotherSchemaIsRefused(sql: String, message: String) throws {
    try change(sql)
    let catalog = try bench.catalog()
    let error = try #require(failure { try catalog.importing("other.sqlite") })
    #expect(error.kind == .damaged)
    #expect(error.path == "other.sqlite")
    #expect(error.message == message)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.path("tmp")) == [])
  }

  @Test func aNewerCatalogMayHaveMoreTables() throws {
    try change(
      """
      CREATE TABLE extra (a); ALTER TABLE preset ADD COLUMN extra TEXT; PRAGMA user_version = 4;
      INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0')
      """)
    #expect(try bench.catalog().importing("other.sqlite").outcome.counts == "created 2")
  }

  @Test func whatItHoldsIsChecked() throws {
    try change(Bench.storing(#"{"name":"a","motion":{"seconds":-1}}"#, as: "a"))
    let report = try bench.catalog().importing("other.sqlite")
    #expect(
      report.outcome.findings.told == [
        "other.sqlite:1:33 structure/range seconds must be 0 or more"
      ])
  }

  @Test func whatIsNotWhatItsHashSaysIsRefused() throws {
    try change("UPDATE preset SET payload = 'nonsense'")
    let error = try #require(failure { try bench.catalog().importing("other.sqlite") })
    #expect(
      error.told
        == "damaged other.sqlite: the catalog is damaged: "
        + "2 presets were modified outside Curvet: a, b | "
        + "examineCatalog")
    #expect(try bench.rows("SELECT count(*) FROM preset") == ["0"])
  }

  @Test(arguments: [0, 16, 20, 99, 100, 512, 4095, 4096, 8192, 20_000])
  func aCutCatalogIsRefused(count: Int) throws {
    try bench.write(Array(try bench.bytes("other.sqlite").prefix(count)), to: "cut.json")
    let catalog = try bench.catalog()
    let before = try bench.bytes("catalog.sqlite")
    if let error = failure({ try catalog.importing("cut.json") }) {
      #expect(error.path == "cut.json")
      #expect(error.kind == .damaged)
    } else {
      // Only the header's end tells that it was a catalog.
      #expect(count < 72)
    }
    try expectSame(bench.bytes("catalog.sqlite"), before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.path("tmp")) == [])
  }

  @Test func anotherDatabaseIsNotACatalog() throws {
    try change("PRAGMA application_id = 7")
    let catalog = try bench.catalog()
    let findings = try catalog.importing("other.sqlite").outcome.findings.kept
    #expect(
      findings.map(\.message) == ["an SQLite database, but not a catalog"])
  }

  @Test func anInterruptedChangeIsUndoneInTheCopy() throws {
    // The file as a killed program leaves it: changed pages, and the journal to undo them.
    let file = CatalogFile(path: bench.path("other.sqlite"), environment: bench.environment.storage)
    let connection = try file.open(.readWrite)
    try connection.execute("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN IMMEDIATE")
    try connection.execute(
      """
      WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO tag (tag) SELECT 'tag' || i FROM n
      """)
    try connection.execute("DELETE FROM name")
    try bench.write(try bench.bytes("other.sqlite"), to: "killed.sqlite")
    try bench.write(try bench.bytes("other.sqlite-journal"), to: "killed.sqlite-journal")
    try connection.execute("ROLLBACK")
    let before = try bench.bytes("killed.sqlite")
    let catalog = try bench.catalog()
    #expect(try catalog.importing("killed.sqlite").outcome.counts == "created 2")
    try expectSame(bench.bytes("killed.sqlite"), before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.path("tmp")) == [])
  }

  @Test func aCatalogCannotComeFromAStream() throws {
    let bench = try Bench(input: "SQLite format 3\0 and more")
    let error = failure { try bench.catalog().importing("-") }
    #expect(
      error?.told
        == "invalidInput -: a catalog can't be read from a stream | pass the path of its file")
  }
}
