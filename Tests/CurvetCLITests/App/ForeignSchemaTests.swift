import Expectations
import Testing

/// Catalogs that hold what other programs have made: triggers, views, tables of their own.
struct ForeignSchemaTests {
  static let commands = [
    ["search"], ["show", "rush"], ["sample", "rush"], ["uses", "rush"], ["validate"],
    ["export", "--all"], ["import", "-"], ["set", "rush", "duration=0.4"], ["tag", "rush", "x"],
    ["remove", "rush"], ["rename", "rush", "b"], ["undo"], ["history"], ["diff", "@0"],
    ["backup", "b.sqlite"], ["purge"],
  ]

  /// A preset is lost with the next operation, without a word.
  private static let trigger =
    "CREATE TRIGGER lose AFTER INSERT ON operation BEGIN DELETE FROM name; END"
  /// Whoever reads presets never comes to an end.
  private static let view = """
    PRAGMA legacy_alter_table = ON; ALTER TABLE preset RENAME TO kept;
    CREATE VIEW preset AS WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id FROM n)
      SELECT * FROM n
    """

  @Test("Every command refuses them", arguments: commands) func refused(words: [String]) throws {
    for (sql, what) in [
      (Self.trigger, "trigger 'lose'"), (Self.view, "view 'preset'"),
    ] {
      let desk = try Desk()
      try desk.edit(sql)
      let before = desk.bytes(Desk.catalog)
      desk.run(words, input: #"{"presets": {"a": "ease"}}"#).expect(
        76,
        errors: """
          error: the catalog is damaged: the \(what) wasn't created by Curvet
            --> ~/.local/share/curvet/catalog.sqlite
          help: run 'curvet doctor --repair' to rebuild the catalog from everything readable

          """)
      expectSame(desk.bytes(Desk.catalog), before)
      #expect(desk.names() == [])
    }
  }

  @Test("A trigger is told, and a repair leaves it out", arguments: [[], ["--deep"]])
  func trigger(words: [String]) throws {
    let desk = try Desk()
    let export = desk.run("export", "--all")
    try desk.edit(Self.trigger)
    desk.run(["doctor"] + words).expect(
      76,
      """
      error: the catalog is damaged: the trigger 'lose' wasn't created by Curvet

      ~/.local/share/curvet/catalog.sqlite is damaged
      help: run 'curvet doctor --repair' to recover everything readable; this file is kept

      """)
    desk.run("doctor", "--repair").expect(
      0,
      """
      Repaired ~/.local/share/curvet/catalog.sqlite
        old file kept as ~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000

      Problems found
      error: the catalog is damaged: the trigger 'lose' wasn't created by Curvet

      ~/.local/share/curvet/catalog.sqlite was repaired and has no problems
        7 presets, 1 operation, 132 kB
        checked: the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history

      """)
    desk.run("export", "--all").expect(sameAs: export)
  }

  @Test("A view in place of the presets does not keep a repair busy") func view() throws {
    let desk = try Desk()
    let export = desk.run("export", "--all")
    try desk.edit(Self.view)
    #expect(desk.run("doctor").status == 76)
    #expect(desk.run("doctor", "--repair").status == 0)
    desk.run("export", "--all").expect(sameAs: export)
    // Nor does it one who restores over it.
    desk.run("backup", "b.sqlite", "-q").expect(0)
    try desk.edit(Self.view)
    #expect(desk.run("restore", "b.sqlite").status == 0)
    desk.run("export", "--all").expect(sameAs: export)
  }

  @Test("A version that is not true is told, and repaired") func version() throws {
    let desk = try Desk()
    let export = desk.run("export", "--all")
    for (sql, message) in [
      ("PRAGMA user_version = 1", "its schema version is 1, but its tables have schema version 3"),
      (
        "PRAGMA user_version = 2147483647",
        "its schema version is 2147483647, but its last recorded upgrade is 3"
      ),
    ] {
      try desk.edit(sql)
      let folder = "../home/.local/share/curvet"
      let names = desk.names(in: folder)
      for words in [["show", "rush"], ["set", "rush", "duration=0.4"], ["search"]] {
        desk.run(words).expect(
          76,
          errors: """
            error: the catalog is damaged: \(message)
              --> ~/.local/share/curvet/catalog.sqlite
            help: run 'curvet doctor' to find the damage, or add --repair to recover everything readable

            """)
      }
      #expect(desk.names(in: folder) == names)
      for words in [["doctor"], ["doctor", "--deep"]] {
        desk.run(words).expect(
          76,
          """
          error: the catalog is damaged: \(message)

          ~/.local/share/curvet/catalog.sqlite is damaged
          help: run 'curvet doctor --repair' to recover everything readable; this file is kept

          """)
      }
      #expect(desk.run("doctor", "--repair").status == 0)
      desk.run("doctor", "--deep", "-q").expect(0)
      desk.run("export", "--all").expect(sameAs: export)
    }
  }

  @Test(
    "The largest number is told, and numbered anew", arguments: ["preset", "operation", "revision"])
  func numbers(table: String) throws {
    let desk = try Desk()
    let export = desk.run("export", "--all")
    let users = ["preset": "preset_id", "operation": "operation_id"]
    let tables =
      table == "preset"
      ? ["name", "preset_tag", "reference", "fact", "sketch", "revision"] : ["revision"]
    let links = users[table].map { column in
      tables.map {
        "UPDATE \($0) SET \(column) = \(Int64.max) WHERE \(column) = (SELECT max(id) FROM \(table));"
      }.joined(separator: " ")
    }
    try desk.edit(
      (links ?? "")
        + "UPDATE \(table) SET id = \(Int64.max) WHERE id = (SELECT max(id) FROM \(table))")
    desk.run("import", "-", input: #"{"presets": {"a": "ease"}}"#).expect(
      76,
      errors: """
        error: the catalog is damaged: no numbers are left for a new \(table)
          --> ~/.local/share/curvet/catalog.sqlite
        help: run 'curvet doctor --repair' to renumber them

        """)
    let fault =
      "error: no numbers are left for a new \(table), because 9223372036854775807 is in use\n"
    for words in [["doctor"], ["doctor", "--deep"]] {
      let run = desk.run(words)
      #expect(run.status == 76)
      #expect(run.output.contains(fault))
    }
    _ = desk.run("doctor", "--repair")
    desk.run("doctor", "--deep", "-q").expect(0)
    desk.run("export", "--all").expect(sameAs: export)
    #expect(desk.run("import", "-", input: #"{"presets": {"a": "ease"}}"#).status == 0)
  }
}
