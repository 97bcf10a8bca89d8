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
    ALTER TABLE preset RENAME TO kept;
    CREATE VIEW preset AS WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id FROM n)
      SELECT * FROM n
    """

  @Test("Every command refuses them", arguments: commands) func refused(words: [String]) throws {
    for (sql, what) in [
      (Self.trigger, "trigger \"lose\""), (Self.view, "view \"preset\""),
    ] {
      let desk = try Desk()
      try desk.edit(sql)
      let before = desk.bytes(Desk.catalog)
      desk.run(words, input: #"{"presets": {"a": "ease"}}"#).expect(
        76,
        errors: """
          error: the catalog is damaged: the \(what) is not Curvet's
            --> ~/.local/share/curvet/catalog.sqlite
          help: run 'curvet doctor --repair' to make a clean catalog of what can be read

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
      error: the catalog is damaged: the trigger "lose" is not Curvet's

      ~/.local/share/curvet/catalog.sqlite is damaged
      help: run 'curvet doctor --repair' to recover what can be read; it keeps this file

      """)
    desk.run("doctor", "--repair").expect(
      0,
      """
      Repaired ~/.local/share/curvet/catalog.sqlite
        the old file is kept as ~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000

      Problems found
      error: the catalog is damaged: the trigger "lose" is not Curvet's

      ~/.local/share/curvet/catalog.sqlite is sound again
        7 presets, 1 operation, 119 kB
        checked: the file's pages, links between tables, the search index, names, presets and what is derived from them, cycles, the history

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
      ("PRAGMA user_version = 1", "its version is 1, but its tables are those of schema 2"),
      (
        "PRAGMA user_version = 2147483647",
        "its version is 2147483647, but the last schema applied to it is 2"
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
            help: run 'curvet doctor' to see what is damaged, with --repair to recover what can be read

            """)
      }
      #expect(desk.names(in: folder) == names)
      for words in [["doctor"], ["doctor", "--deep"]] {
        desk.run(words).expect(
          76,
          """
          error: the catalog is damaged: \(message)

          ~/.local/share/curvet/catalog.sqlite is damaged
          help: run 'curvet doctor --repair' to recover what can be read; it keeps this file

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
        error: the catalog is damaged: no number is left for another \(table)
          --> ~/.local/share/curvet/catalog.sqlite
        help: run 'curvet doctor --repair' to renumber them

        """)
    let fault =
      "error: no number is left for another \(table), because one has 9223372036854775807\n"
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
