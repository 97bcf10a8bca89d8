import Testing

@testable import Storage

struct BackupTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("backup", "--help").expect(
      0,
      """
      Write a checked copy of the catalog to a file.

      EXAMPLES
        curvet backup motion.sqlite          to a file
        curvet backup ~/backups              to a folder, with the time in the file's
                                             name
        curvet backup motion.sqlite --force  replacing an older one

      USAGE
        curvet backup [<options>] <path>

      ARGUMENTS
        <path>                  The file to write, or the folder to put it into.

      OPTIONS
        -f, --force             Replace an existing file.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      Other programs may go on working: the copy is the catalog at one instant. The
      file appears once every page of it is sound and every preset matches its hash. A
      damaged catalog is not backed up, because that would replace a good copy with a
      bad one.

      """)
  }

  @Test("To a file") func file() throws {
    let desk = try Desk()
    desk.run("backup", "b.sqlite").expect(
      0,
      """
      Backed up ~/.local/share/curvet/catalog.sqlite to b.sqlite
        7 presets, 1 operation, 119 kB

      """)
    desk.run("backup", "b.sqlite").expect(
      73,
      errors: """
        error: there is a file already
          --> b.sqlite
        help: name another, or replace it with --force

        """)
    desk.run("backup", "b.sqlite", "--force", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "catalog": "~/.local/share/curvet/catalog.sqlite",
        "backup": "b.sqlite",
        "form": 2,
        "presets": 7,
        "trash": 0,
        "operations": 1,
        "revisions": 7,
        "bytes": 118784
      }

      """)
    desk.run("backup", "b.sqlite", "-fq").expect(0)
    #expect(desk.names() == ["b.sqlite"])
    let export = desk.run("export", "--all")
    desk.run("export", "--all", "--catalog", "b.sqlite").expect(sameAs: export)
  }

  @Test("To a folder") func folder() throws {
    let desk = try Desk()
    try desk.makeFolder("safe")
    desk.run("backup", "safe").expect(
      0,
      """
      Backed up ~/.local/share/curvet/catalog.sqlite to safe/catalog-20270115-080000.sqlite
        7 presets, 1 operation, 119 kB

      """)
    #expect(desk.names(in: "safe") == ["catalog-20270115-080000.sqlite"])
    #expect(desk.run("backup", "safe").status == 73)
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
        error: this is the catalog itself
          --> ~/.local/share/curvet/catalog.sqlite
        help: name another file

        """)
  }

  @Test("A damaged catalog is not backed up") func damaged() throws {
    let desk = try Desk()
    try desk.edit("UPDATE preset SET payload = '{' WHERE name = 'duration/short'")
    try desk.write("a good one", to: "b.sqlite")
    desk.run("backup", "b.sqlite", "--force").expect(
      76,
      errors: """
        error: the catalog is damaged: "duration/short" was changed behind Curvet's back
          --> ~/.local/share/curvet/catalog.sqlite
        help: run 'curvet doctor' to see what is damaged, with --repair to recover what can be read

        """)
    #expect(desk.text("b.sqlite") == "a good one")
    #expect(desk.names() == ["b.sqlite"])
  }
}
