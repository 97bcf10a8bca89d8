import Testing

@testable import Storage

struct BackupTests {
  @Test("To a file") func file() throws {
    let desk = try Desk()
    desk.run("backup", "b.sqlite").expect(
      0,
      """
      Backed up ~/.local/share/curvet/catalog.sqlite to b.sqlite
        7 presets, 1 operation, 132 kB

      """)
    desk.run("backup", "b.sqlite").expect(
      73,
      errors: """
        error: the file already exists
          --> b.sqlite
        help: choose another file, or replace it with --force

        """)
    desk.run("backup", "b.sqlite", "--force", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "catalog": "~/.local/share/curvet/catalog.sqlite",
        "backup": "b.sqlite",
        "form": 3,
        "presets": 7,
        "trash": 0,
        "operations": 1,
        "revisions": 7,
        "bytes": 131072
      }

      """)
    desk.run("backup", "b.sqlite", "-fq").expect(0)
    #expect(desk.names() == ["b.sqlite"])
    let export = desk.run("export", "--all")
    desk.run("export", "--all", "--catalog", "b.sqlite").expect(sameAs: export)
  }

  @Test("To where it can't be") func nowhere() throws {
    let desk = try Desk()
    desk.run("backup", "no/such/b.sqlite").expect(
      73,
      errors: """
        error: couldn't create the file: No such file or directory
          --> no/such/b.sqlite

        """)
    desk.run("backup", desk.path(Desk.catalog), "--force").expect(
      73,
      errors: """
        error: can't overwrite the catalog itself
          --> ~/.local/share/curvet/catalog.sqlite
        help: name another file

        """)
  }
}
