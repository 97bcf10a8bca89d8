import Diagnostics
import Expectations
import Testing

@testable import Storage

struct UnusableCatalogTests {
  private let desk: Desk

  init() throws { desk = try Desk() }

  /// Runs SQL in the user's own catalog.
  private func edit(_ sql: String) throws { try open().execute(sql) }

  private func open() throws(CatalogError) -> Connection {
    let environment = StorageEnvironment(appVersion: "1", now: { 0 })
    return try CatalogFile(path: desk.path(Desk.catalog), environment: environment).open(.readWrite)
  }

  private static let commands = [
    ["search"], ["show", "rush"], ["uses", "rush"], ["validate"], ["export", "--all"],
    ["import", "-"],
  ]

  @Test("Half a catalog", arguments: commands) func half(words: [String]) throws {
    let bytes = try #require(desk.bytes(Desk.catalog))
    try desk.write(Array(bytes.prefix(8192)), to: Desk.catalog)
    desk.run(words, input: #"{"presets": {}}"#).expect(
      76,
      errors: """
        error: the catalog is damaged: database disk image is malformed
          --> ~/.local/share/curvet/catalog.sqlite
        help: run 'curvet doctor' to find the damage, or add --repair to recover everything readable

        """)
    expectSame(desk.bytes(Desk.catalog), Array(bytes.prefix(8192)))
  }

  @Test("From a newer Curvet that allows reading") func newerToRead() throws {
    try edit(
      """
      INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0');
      UPDATE meta SET value = 4 WHERE key = 'min_writer';
      PRAGMA user_version = 4
      """)
    desk.run("search", "--names", "--limit", "1").expect(0, "animator/slide\n")
    desk.run("import", "-", input: #"{"presets": {"a": "ease"}}"#).expect(
      76,
      errors: """
        error: the catalog was written by Curvet 9.0, so this version can only read it
          --> ~/.local/share/curvet/catalog.sqlite
        help: update Curvet to change it

        """)
  }

  @Test("From a newer Curvet that allows nothing", arguments: commands)
  func newer(words: [String]) throws {
    try edit(
      """
      INSERT INTO migration VALUES (4, 'future', zeroblob(32), 1, '9.0');
      UPDATE meta SET value = 4 WHERE key IN ('min_reader', 'min_writer');
      PRAGMA user_version = 4
      """)
    desk.run(words, input: #"{"presets": {"a": "ease"}}"#).expect(
      76,
      errors: """
        error: the catalog can only be read by Curvet 9.0 or newer
          --> ~/.local/share/curvet/catalog.sqlite
        help: update Curvet

        """)
  }

  @Test("In use by another program", .waiting) func busy() throws {
    let other = try open()
    try other.write { () throws(CatalogError) in
      desk.run("import", "-", input: #"{"presets": {"a": "ease"}}"#).expect(
        75,
        errors: """
          error: the catalog is in use by another program
            --> ~/.local/share/curvet/catalog.sqlite
          help: try again when the other program is done

          """)
      desk.run("search", "--names", "--limit", "1").expect(0, "animator/slide\n")
    }
  }

  @Test("Interrupted") func interrupted() throws {
    let desk = try Desk(.builtIn)
    desk.run("export", "--all", "-o", "all.json", "-q").expect(0)
    desk.run("init", "--catalog", "new.sqlite", "--empty", "-q").expect(0)
    let before = desk.bytes("new.sqlite")
    desk.options.isCancelled = { true }
    desk.run("import", "all.json", "--catalog", "new.sqlite").expect(
      130,
      errors: """
        error: interrupted
          --> new.sqlite

        """)
    expectSame(desk.bytes("new.sqlite"), before)
  }
}
