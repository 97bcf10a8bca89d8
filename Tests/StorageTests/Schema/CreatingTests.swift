import Diagnostics
import Foundation
import Presets
import Testing

@testable import Storage

@Suite struct CreatingTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test func aNewCatalogKnowsWhereItComesFrom() throws {
    let connection = try scratch.catalog().open(.create)
    let meta = try connection.prepare("SELECT key || ' ' || value FROM meta ORDER BY key")
      .all { $0.string(0) }
    #expect(
      meta == [
        "catalog_id 0123456789abcdef00000000000000ff", "facts \(PresetFacts.version)",
        "min_reader 3", "min_writer 3",
      ])
    #expect(
      try connection.text(
        """
        SELECT group_concat(number || ' ' || name || ' ' || applied_at || ' ' || app_version)
        FROM migration
        """)
        == "1 catalog 1700000000.0 1.2.3,2 facts 1700000000.0 1.2.3,3 parameters 1700000000.0 1.2.3"
    )
    #expect(
      try connection.text("SELECT lower(hex(sha256)) FROM migration")
        == Migration.embedded.first?.sha256.hexadecimal)
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test func itIsFilledBeforeItIsThere() throws {
    let catalog = scratch.catalog()
    try catalog.create { connection throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        try connection.execute("INSERT INTO tag (tag) VALUES ('soft')")
      }
      #expect(scratch.names.contains("catalog.sqlite") == false)
    }
    #expect(try catalog.open(.readOnly).text("SELECT tag FROM tag") == "soft")
  }

  @Test func aFailureLeavesNothing() {
    let error = failure { () throws(CatalogError) in
      try scratch.catalog().create { connection throws(CatalogError) in
        try connection.execute("INSERT INTO tag (tag) VALUES ('soft'), ('soft')")
      }
    }
    #expect(error?.kind == .constraint)
    #expect(error?.path == scratch.path())
    #expect(scratch.names == [])
  }

  @Test func anExistingFileIsNotReplaced() throws {
    try scratch.write([1, 2, 3])
    let error = failure { () throws(CatalogError) in try scratch.catalog().create() }
    #expect(error?.kind == .exists)
    #expect(error?.message == "couldn't create the file: File exists")
    #expect(try scratch.bytes() == [1, 2, 3])
    #expect(scratch.names == ["catalog.sqlite"])
  }

  @Test func aMissingFolderIsSaid() {
    let error = failure { () throws(CatalogError) in
      try scratch.catalog("missing/catalog.sqlite").create()
    }
    #expect(error?.kind == .cannotOpen)
    #expect(error?.message == "couldn't create the file: No such file or directory")
  }

  @Test func manyFirstUsersGetTheSameCatalog() throws {
    let successes = Counter()
    DispatchQueue.concurrentPerform(iterations: 12) { index in
      let error = failure { () throws(CatalogError) in
        let connection = try scratch.catalog().open(.create)
        try connection.write { () throws(CatalogError) in
          try connection.prepare("INSERT INTO tag (tag) VALUES (?1)").run("tag\(index)")
        }
      }
      if error == nil { successes.increment() }
    }
    #expect(successes.value == 12)
    #expect(try scratch.catalog().open(.readOnly).text("SELECT count(*) FROM tag") == "12")
    #expect(scratch.names == ["catalog.sqlite"])
  }
}
