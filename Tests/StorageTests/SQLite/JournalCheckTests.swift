import Diagnostics
import Expectations
import Foundation
import Testing

@testable import Storage

/// Journals of interrupted changes, as they were left and damaged.
struct JournalCheckTests {
  private static let journal = "catalog.sqlite-journal"
  private static let message =
    "the catalog is damaged: an interrupted change can't be undone, because its journal is damaged"

  /// A catalog as a program leaves it that is killed while it writes.
  private static let unfinished = Result {
    let scratch = try Scratch()
    let connection = try scratch.catalog("original").open(.create)
    try connection.write { () throws(CatalogError) in
      try connection.execute(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000)
        INSERT INTO tag (tag) SELECT i FROM n
        """)
    }
    // With so small a cache, SQLite writes into the file before the end.
    try connection.execute("PRAGMA cache_size = 5")
    let copies = try connection.writeDeciding {
      () throws(CatalogError) -> TransactionEnd<Result<[[UInt8]], any Error>> in
      try connection.execute(
        """
        UPDATE tag SET tag = 'tag' || tag;
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000)
        INSERT INTO tag (tag) SELECT 'more' || i FROM n
        """)
      return .rollback(
        Result { try [scratch.bytes("original"), scratch.bytes("original-journal")] })
    }
    return try copies.get()
  }

  /// The catalog and its journal, changed.
  private func scratch(
    _ change: (_ file: inout [UInt8], _ journal: inout [UInt8]) -> Void
  ) throws -> Scratch {
    let scratch = try Scratch()
    let parts = try Self.unfinished.get()
    var (file, journal) = (parts[0], parts[1])
    change(&file, &journal)
    try scratch.write(file)
    try scratch.write(journal, to: Self.journal)
    return scratch
  }

  @Test("A whole one is used", arguments: OpenMode.allCases)
  func whole(mode: OpenMode) throws {
    let scratch = try scratch { _, _ in }
    #expect(!scratch.catalog().hasDamagedJournal)
    let connection = try scratch.catalog().open(mode)
    #expect(try connection.text("SELECT count(*) FROM tag WHERE tag GLOB '[0-9]*'") == "5000")
    #expect(try connection.text("SELECT count(*) FROM tag") == "5000")
    try connection.verify()
    #expect(scratch.names == ["catalog.sqlite"])
  }

  /// Bytes of the journal that are changed: where, and to what.
  static let damages: [(offset: Int, bytes: [UInt8])] = [
    // The catalog's length: 68 GB, twice as long as it can be, shorter than it was, none.
    (16, [0, 0xff, 0, 0]), (16, [0xff, 0xff, 0xff, 0xff]), (16, [0, 0, 0xff, 0]),
    (16, [0, 0, 0, 3]), (16, [0, 0, 0, 0]),
    // Sizes of sectors and pages.
    (20, [0, 0, 0, 0]), (20, [0, 0, 2, 1]), (20, [0x80, 0, 0, 0]), (24, [0, 0, 0, 0]),
    (24, [0, 0, 8, 0]), (24, [0, 1, 0, 1]),
    // The number of records, the nonce of the checksums, the magic.
    (8, [0, 0xff, 0, 0]), (12, [1, 2, 3, 4]), (0, [0xd9, 0xd5, 5, 0xf8]),
    // A record's page and number.
    (512 + 4 + 4096 - 200, [0xab]), (512, [0, 0xff, 0, 0]), (512, [0, 0, 0, 0]),
  ]

  @Test("A damaged one is not", arguments: damages, OpenMode.allCases)
  func damaged(damage: (offset: Int, bytes: [UInt8]), mode: OpenMode) throws {
    let scratch = try scratch { _, journal in
      journal.replaceSubrange(
        damage.offset..<damage.offset + damage.bytes.count, with: damage.bytes)
    }
    let before = (try scratch.bytes(), try scratch.bytes(Self.journal))
    let error = failure { () throws(CatalogError) in _ = try scratch.catalog().open(mode) }
    #expect(error?.kind == .damaged)
    #expect(error?.message == Self.message)
    #expect(scratch.catalog().hasDamagedJournal)
    try expectSame(scratch.bytes(), before.0)
    try expectSame(scratch.bytes(Self.journal), before.1)
  }

  @Test("One that was cut off is not") func cut() throws {
    let scratch = try scratch { _, journal in journal.removeLast(journal.count / 2) }
    let error = failure { () throws(CatalogError) in _ = try scratch.catalog().open(.readWrite) }
    #expect(error?.message == Self.message)
  }

  @Test(
    "One that was finished, or had not begun, is no obstacle",
    arguments: [[0, 0, 0, 0, 0, 0, 0, 0], Array("\u{0}x".utf8), [0xd9, 0xd5]] as [[UInt8]])
  func cold(bytes: [UInt8]) throws {
    let scratch = try Scratch()
    try scratch.catalog().create()
    try scratch.write(bytes, to: Self.journal)
    #expect(!scratch.catalog().hasDamagedJournal)
    _ = try scratch.catalog().open(.readWrite)
  }

  @Test("What is no file is not waited for") func pipe() throws {
    let scratch = try Scratch()
    try scratch.catalog().create()
    #expect(mkfifo(scratch.path(Self.journal), 0o600) == 0)
    let error = failure { () throws(CatalogError) in _ = try scratch.catalog().open(.readWrite) }
    #expect(error?.message == "the catalog is damaged: its journal isn't a regular file")
  }

  @Test("A write-ahead log can't make the catalog longer than its pages") func log() throws {
    let scratch = try Scratch()
    try scratch.catalog().create()
    let connection = try Connection(path: scratch.path(), mode: .readWrite)
    try connection.execute(
      "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; INSERT INTO tag (tag) VALUES ('a')"
    )
    var parts = try withExtendedLifetime(connection) {
      [try scratch.bytes(), try scratch.bytes("catalog.sqlite-wal")]
    }
    let copy = try Scratch()
    try copy.write(parts[0])
    try copy.write(parts[1], to: "catalog.sqlite-wal")
    #expect(try copy.catalog().open(.readWrite).text("SELECT tag FROM tag") == "a")
    // The length in the first frame.
    parts[1].replaceSubrange(36..<40, with: [0, 0xff, 0, 0])
    let other = try Scratch()
    try other.write(parts[0])
    try other.write(parts[1], to: "catalog.sqlite-wal")
    let error = failure { () throws(CatalogError) in _ = try other.catalog().open(.readWrite) }
    #expect(error?.message == Self.message)
    try expectSame(other.bytes(), parts[0])
  }
}
