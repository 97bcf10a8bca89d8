import Diagnostics
import Testing

@testable import Storage

@Suite struct TransactionTests {
  let scratch: Scratch
  let connection: Connection

  init() throws {
    scratch = try Scratch()
    connection = try scratch.catalog().open(.create)
  }

  func addTag(_ tag: String) throws(CatalogError) {
    try connection.prepare("INSERT INTO tag (tag) VALUES (?1)").run(tag)
  }

  func tags() throws -> String? {
    try connection.text("SELECT coalesce(group_concat(tag), '') FROM tag")
  }

  @Test func aChangeIsKept() throws {
    let value = try connection.write { () throws(CatalogError) in
      try addTag("soft")
      return 7
    }
    #expect(value == 7)
    #expect(try tags() == "soft")
    #expect(!connection.isInTransaction)
  }

  @Test func anErrorUndoesEverything() throws {
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        try addTag("soft")
        try addTag("soft")
      }
    }
    #expect(error?.kind == .constraint)
    #expect(try tags() == "")
    #expect(!connection.isInTransaction)
  }

  @Test func theBodyMayDecideAgainstTheChange() throws {
    let value = try connection.writeDeciding { () throws(CatalogError) -> TransactionEnd<String> in
      try addTag("soft")
      return .rollback("dry run")
    }
    #expect(value == "dry run")
    #expect(try tags() == "")
  }

  @Test func transactionsDoNotNest() throws {
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        try addTag("soft")
        try connection.read {}
      }
    }
    #expect(error?.kind == .misuse)
    #expect(error?.message == "a transaction is already open")
    #expect(try tags() == "")
  }

  @Test func danglingReferencesAreFoundAtTheEnd() throws {
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in
        try connection.execute("INSERT INTO name VALUES ('curve/a', 1, 0)")
      }
    }
    #expect(error?.kind == .constraint)
    #expect(error?.sqlite?.code == 787)
    #expect(try connection.text("SELECT count(*) FROM name") == "0")
    #expect(!connection.isInTransaction)
  }

  @Test func readersSeeOneState() throws {
    let reader = try scratch.catalog().open(.readOnly)
    let counts = try reader.read { () throws(CatalogError) in
      let before = try reader.text("SELECT count(*) FROM tag")
      let other = try scratch.catalog(options: OpenOptions(busyTimeout: 10)).open(.readWrite)
      let error = failure { () throws(CatalogError) in
        try other.write { () throws(CatalogError) in
          try other.execute("INSERT INTO tag (tag) VALUES ('x')")
        }
      }
      return [before, error?.kind.rawValue, try reader.text("SELECT count(*) FROM tag")]
    }
    #expect(counts == ["0", "busy", "0"])
  }

  @Test(arguments: [
    (ReadOnlyReason.asked, "readOnly: the catalog was opened as read-only"),
    (.file, "readOnly: the catalog is write-protected"),
    (.folder, "readOnly: the catalog's folder is write-protected"),
    (
      .newer(version: "9.0"),
      "newerFile: the catalog was written by Curvet 9.0, so this version can only read it"
    ),
    (
      .tampered(migration: 1),
      "tampered: the catalog's schema 1 differs from this program's, so it's read-only"
    ),
  ])
  func aReaderDoesNotWrite(reason: ReadOnlyReason, expected: String) throws {
    connection.readOnlyReason = reason
    let error = failure { () throws(CatalogError) in
      try connection.write { () throws(CatalogError) in try addTag("soft") }
    }
    #expect(error.map { "\($0.kind.rawValue): \($0.message)" } == expected)
    #expect(try tags() == "")
  }
}
