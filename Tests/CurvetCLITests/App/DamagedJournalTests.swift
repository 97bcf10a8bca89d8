import Diagnostics
import Expectations
import Foundation
import Testing

@testable import Storage

/// Catalogs whose change was interrupted, and whose journal is damaged.
struct DamagedJournalTests {
  private static let journal = Desk.catalog + "-journal"
  private static let folder = "../home/.local/share/curvet"

  /// A desk whose catalog was left so, the length in the journal being 68 GB.
  private func desk(length: [UInt8] = [0, 0xff, 0, 0]) throws -> Desk {
    let desk = try Desk()
    let writer = try desk.catalogFile.open(.readWrite)
    // With so small a cache, SQLite writes into the file before the end.
    try writer.execute("PRAGMA cache_size = 5")
    let left = try writer.writeDeciding {
      () throws(CatalogError) -> TransactionEnd<[[UInt8]?]> in
      try writer.execute(
        """
        WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 9999)
        INSERT INTO tag (tag) SELECT 'n' || i FROM n
        """)
      return .rollback([desk.bytes(Desk.catalog), desk.bytes(Self.journal)])
    }
    var journal = try #require(left[1])
    journal.replaceSubrange(16..<20, with: length)
    try desk.write(try #require(left[0]), to: Desk.catalog)
    try desk.write(journal, to: Self.journal)
    return desk
  }

  @Test(
    "No command uses it",
    arguments: [
      ["search"], ["show", "rush"], ["export", "--all"], ["set", "rush", "duration=0.4"],
      ["import", "-"], ["backup", "b.sqlite"], ["diff", "@0"], ["undo"],
    ])
  func refused(words: [String]) throws {
    let desk = try desk()
    let before = [desk.bytes(Desk.catalog), desk.bytes(Self.journal)]
    desk.run(words, input: #"{"presets": {"a": "ease"}}"#).expect(
      76,
      errors: """
        error: the catalog is damaged: an interrupted change can't be undone, because its journal is damaged
          --> ~/.local/share/curvet/catalog.sqlite
        help: run 'curvet doctor --repair' to recover everything readable without the journal

        """)
    expectSame(desk.bytes(Desk.catalog), before[0])
    expectSame(desk.bytes(Self.journal), before[1])
  }

  @Test("The doctor leaves it out of a repair, and says so") func repair() throws {
    let desk = try desk()
    let journal = desk.bytes(Self.journal)
    desk.run("doctor").expect(
      76,
      """
      error: an interrupted change can't be undone, because its journal is damaged

      ~/.local/share/curvet/catalog.sqlite is damaged
      help: run 'curvet doctor --repair' to recover everything readable; this file is kept

      """)
    desk.run("doctor", "--repair").expect(
      1,
      """
      Repaired ~/.local/share/curvet/catalog.sqlite
        the journal was ignored; an interrupted change may be incomplete
        old file kept as ~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000

      Problems found
      error: an interrupted change can't be undone, because its journal is damaged

      ~/.local/share/curvet/catalog.sqlite was repaired, but not everything could be recovered exactly
        7 presets, 1 operation, 132 kB
        checked: the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history

      """)
    let kept = "catalog.sqlite.before-repair-20270115-080000"
    #expect(
      desk.names(in: Self.folder) == ["catalog.sqlite", kept, kept + ".damaged-journal"])
    expectSame(desk.bytes("\(Self.folder)/\(kept).damaged-journal"), journal)
    desk.run("export", "--all").expect(0, Sample.document)
    desk.run("doctor", "--deep", "-q").expect(0)
  }

  @Test("A journal that would cut the catalog off is not used either") func short() throws {
    let desk = try desk(length: [0, 0, 0, 3])
    #expect(desk.run("search").status == 76)
    #expect(desk.run("doctor", "--repair").status == 1)
    desk.run("export", "--all").expect(0, Sample.document)
  }

  @Test("A backup may be restored over such a catalog") func restored() throws {
    let backup = try Desk()
    let desk = try desk()
    try desk.write(try #require(backup.bytes(Desk.catalog)), to: "b.sqlite")
    #expect(desk.run("restore", "b.sqlite").status == 0)
    desk.run("export", "--all").expect(0, Sample.document)
    #expect(!desk.has(Self.journal))
  }

  @Test("A catalog that is removed or replaced meanwhile", arguments: [false, true])
  func removed(isReplaced: Bool) throws {
    let desk = try Desk()
    let other = try Desk().bytes(Desk.catalog)
    let path = desk.path(Desk.catalog)
    // Asked at the last moment before a change is kept.
    desk.options.isAbandoned = {
      unlink(path)
      if isReplaced, let other {
        _ = FileManager.default.createFile(atPath: path, contents: Data(other))
      }
      return false
    }
    desk.run("import", "-", input: #"{"presets": {"a": "ease"}}"#).expect(
      74,
      errors: """
        error: the catalog was removed or replaced while it was being changed
          --> ~/.local/share/curvet/catalog.sqlite
        help: the change wasn't saved; run the command again

        """)
    expectSame(desk.bytes(Desk.catalog), (isReplaced ? other : nil))
  }
}
