import Expectations
import Testing

@testable import Storage

struct RestoreTests {
  private func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("backup", "b.sqlite", "-q").expect(0)
    return desk
  }

  @Test("What was there is kept") func restoring() throws {
    let desk = try desk()
    let export = desk.run("export", "--all")
    desk.run("import", "-", "-q", input: #"{"presets": {"curve/new": "ease"}}"#).expect(0)
    let changed = desk.run("export", "--all")
    let now = "7 presets, 1 operation, 132 kB"
    let before = "8 presets, 2 operations, 132 kB"
    desk.run("restore", "b.sqlite", "--dry-run").expect(
      0,
      """
      Would restore ~/.local/share/curvet/catalog.sqlite from b.sqlite
        before: \(before)
        then: \(now)

      """)
    desk.run("export", "--all").expect(sameAs: changed)
    let kept = "~/.local/share/curvet/catalog.sqlite.before-restore-20270115-080000"
    desk.run("restore", "b.sqlite").expect(
      0,
      """
      Restored ~/.local/share/curvet/catalog.sqlite from b.sqlite
        before: \(before)
        now: \(now)
        old file kept as \(kept)

      """)
    desk.run("export", "--all").expect(sameAs: export)
    desk.run("export", "--all", "--catalog", kept).expect(sameAs: changed)
    desk.run("restore", "b.sqlite", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "catalog": "~/.local/share/curvet/catalog.sqlite",
        "from": "b.sqlite",
        "dryRun": false,
        "kept": "~/.local/share/curvet/catalog.sqlite.before-restore-20270115-080000-2",
        "before": {
          "form": 3,
          "presets": 7,
          "trash": 0,
          "operations": 1,
          "revisions": 7,
          "bytes": 131072
        },
        "after": {
          "form": 3,
          "presets": 7,
          "trash": 0,
          "operations": 1,
          "revisions": 7,
          "bytes": 131072
        }
      }

      """)
  }

  @Test("Whoever has the catalog open sees what was restored") func open() throws {
    let desk = try desk()
    desk.run("import", "-", "-q", input: #"{"presets": {"curve/new": "ease"}}"#).expect(0)
    let other = try desk.catalogFile.open(.readWrite)
    let count = "SELECT count(*) FROM preset"
    func presets() throws -> Int? {
      try other.prepare(count).first { $0.int(0) }
    }
    #expect(try presets() == 8)
    desk.run("restore", "b.sqlite", "-q").expect(0)
    #expect(try presets() == 7)
    try other.execute("INSERT INTO tag (tag) VALUES ('later')")
    desk.run("doctor", "--deep", "-q").expect(0)
    #expect(try desk.catalogFile.open(.readOnly).count("tag WHERE tag = 'later'") == 1)
  }

  @Test("A damaged catalog is kept as it is, its journal too") func damaged() throws {
    let desk = try desk()
    let bytes = Array(try #require(desk.bytes(Desk.catalog)).prefix(20_000))
    try desk.write(bytes, to: Desk.catalog)
    try desk.write("a journal of its own", to: Desk.catalog + "-journal")
    #expect(desk.run("restore", "b.sqlite").status == 0)
    let kept = "\(Desk.catalog).before-restore-20270115-080000"
    expectSame(desk.bytes(kept), bytes)
    desk.run("doctor", "--deep", "-q").expect(0)
    #expect(!desk.has(Desk.catalog + "-journal"))
  }

  @Test("What is no backup") func refused() throws {
    let desk = try desk()
    let before = desk.bytes(Desk.catalog)
    try desk.write("Dear diary", to: "diary.txt")
    try desk.makeFolder("safe")
    desk.run("restore", "none.sqlite").expect(
      66,
      errors: """
        error: no such file
          --> none.sqlite

        """)
    desk.run("restore", desk.path(Desk.catalog)).expect(
      73,
      errors: """
        error: the catalog can't be restored from itself
          --> ~/.local/share/curvet/catalog.sqlite
        help: name a backup of the catalog

        """)
    desk.run("restore", "safe").expect(
      65,
      errors: """
        error: expected a backup, found a folder
          --> safe
        help: name one of the backups in it

        """)
    desk.run("restore", "diary.txt").expect(
      76,
      errors: """
        error: not an SQLite file
          --> diary.txt

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("A damaged or newer backup") func unsound() throws {
    let desk = try desk()
    let before = desk.bytes(Desk.catalog)
    let backup = desk.catalogFile("b.sqlite")
    try backup.openUnchecked(.readWrite).execute(
      "UPDATE preset SET payload = '{' WHERE name = 'duration/short'")
    desk.run("restore", "b.sqlite").expect(
      76,
      errors: """
        error: the file is damaged: 'duration/short': modified outside Curvet
          --> b.sqlite
        help: run 'curvet doctor --repair --catalog b.sqlite' to recover everything readable

        """)
    try backup.openUnchecked(.readWrite).execute(
      """
      INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0');
      UPDATE meta SET value = 4 WHERE key = 'min_writer'; PRAGMA user_version = 4
      """)
    desk.run("restore", "b.sqlite").expect(
      76,
      errors: """
        error: the catalog was written by Curvet 9.0, so this version can only read it
          --> b.sqlite
        help: restore it with the version of Curvet that created it

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }
  @Test("A newer backup that may be changed in place is not restored either") func newer() throws {
    let desk = try desk()
    let before = desk.bytes(Desk.catalog)
    try Desk.edit(
      desk.catalogFile("b.sqlite"),
      """
      INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0'); PRAGMA user_version = 4
      """)
    desk.run("restore", "b.sqlite").expect(
      76,
      errors: """
        error: the file was written by Curvet 9.0, a newer version
          --> b.sqlite
        help: restore it with the version of Curvet that created it

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test(
    "A backup whose version is not true is refused",
    arguments: [
      (
        "PRAGMA user_version = 2147483647",
        "its schema version is 2147483647, but its last recorded upgrade is 3"
      ),
      ("PRAGMA user_version = 1", "its schema version is 1, but its tables have schema version 3"),
      (
        "INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0')",
        "its schema version is 3, but upgrade 4 is recorded in it"
      ),
    ])
  func version(sql: String, message: String) throws {
    let desk = try desk()
    let before = desk.bytes(Desk.catalog)
    try Desk.edit(desk.catalogFile("b.sqlite"), sql)
    desk.run("restore", "b.sqlite").expect(
      76,
      errors: """
        error: the catalog is damaged: \(message)
          --> b.sqlite
        help: run 'curvet doctor --catalog b.sqlite' to find the damage, or add --repair to recover everything readable

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }
}
