import Diagnostics
import Testing

@testable import Storage

@Suite struct UnfinishedChangeTests {
  /// A catalog as a program leaves it that is killed while it writes.
  func makeUnfinished() throws -> Scratch {
    let scratch = try Scratch()
    let connection = try scratch.catalog("original").open(.create)
    try connection.execute("PRAGMA cache_size = 5")
    try connection.write { () throws(CatalogError) in
      try connection.execute(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000)
        INSERT INTO tag (tag) SELECT i FROM n
        """)
    }
    _ = try connection.writeDeciding { () throws(CatalogError) -> TransactionEnd<Void> in
      try connection.execute("UPDATE tag SET tag = 'tag' || tag")
      for suffix in ["", "-journal"] {
        let bytes = try? scratch.bytes("original" + suffix)
        try? scratch.write(bytes ?? [], to: "catalog.sqlite" + suffix)
      }
      return .rollback(())
    }
    return scratch
  }

  @Test(arguments: OpenMode.allCases)
  func theNextOneToOpenUndoesIt(mode: OpenMode) throws {
    let scratch = try makeUnfinished()
    #expect(try scratch.bytes("catalog.sqlite-journal").count > 4096)
    let connection = try scratch.catalog().open(mode)
    #expect(try connection.text("SELECT count(*) FROM tag WHERE tag LIKE 'tag%'") == "0")
    try connection.verify()
    #expect(scratch.names == ["catalog.sqlite", "original"])
  }

  @Test func aReaderAloneCannot() throws {
    let scratch = try makeUnfinished()
    let error = failure { () throws(CatalogError) in
      _ = try Connection(path: scratch.path(), mode: .readOnly).schemaVersion()
    }
    #expect(error?.kind == .readOnly)
    #expect(
      error?.message
        == "an interrupted change must be undone first, but the file is write-protected")
  }
}
