import Expectations
import Testing

@testable import Storage

struct DoctorTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("doctor", "--help").expect(
      0,
      """
      Check the catalog's file, and repair it.

      EXAMPLES
        curvet doctor           a quick look
        curvet doctor --deep    all that is derived from presets, too
        curvet doctor --repair  save what can be read of a damaged catalog

      USAGE
        curvet doctor [<options>]

      OPTIONS
        --deep                  Check derived data and the history, too.
        --repair                Repair the catalog, and keep the old file.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      It checks every page, the search index and the names, and compares every preset
      with its hash; with --deep also what is derived from presets, their references
      and the history. It works on damaged catalogs, too, and on those of a newer
      Curvet as far as they can be read.

      --repair makes a sound catalog of all that can be read, checks it, and puts it
      in place. It keeps the old file beside it, and lists by name what could not be
      recovered.

      The exit code is 76 if something is damaged, and 1 if only derived data is
      wrong, which a repair computes again, or if a repair could not recover
      everything exactly.

      """)
  }

  @Test("A sound catalog") func sound() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    desk.run("doctor").expect(
      0,
      """
      ~/.local/share/curvet/catalog.sqlite is sound
        7 presets, 1 operation, 119 kB
        checked: the file's pages, links between tables, the search index, names, presets
        use --deep to also check derived data and the history

      """)
    desk.run("doctor", "--deep", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "catalog": "~/.local/share/curvet/catalog.sqlite",
        "verdict": "sound",
        "depth": "deep",
        "holds": {
          "form": 2,
          "presets": 7,
          "trash": 0,
          "operations": 1,
          "revisions": 7,
          "bytes": 118784
        },
        "counts": {
          "recovery": 0,
          "rebuild": 0,
          "decision": 0,
          "none": 0
        },
        "faults": [],
        "repair": null
      }

      """)
    desk.run("doctor", "-q").expect(0)
    desk.run("doctor", "--repair", "-q").expect(0)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("No catalog, and none that is one") func none() throws {
    let desk = try Desk()
    desk.run("doctor", "--catalog", "none.sqlite").expect(
      66,
      errors: """
        error: there is no catalog
          --> none.sqlite
        help: run 'curvet init --catalog none.sqlite' to create one

        """)
    try desk.write("Dear diary", to: "diary.txt")
    desk.run("doctor", "--catalog", "diary.txt").expect(
      76,
      """
      error: this is not an SQLite file

      diary.txt is damaged
      help: run 'curvet doctor --repair' to recover what can be read; it keeps this file

      """)
    desk.run("doctor", "--repair", "--catalog", "diary.txt").expect(
      76,
      errors: """
        error: nothing can be read of the catalog
          --> diary.txt
        help: run 'curvet restore FILE' to restore a backup

        """)
    #expect(desk.text("diary.txt") == "Dear diary")
  }

  @Test("Something derived is wrong") func derived() throws {
    let desk = try Desk()
    let export = desk.run("export", "--all")
    try desk.edit("DELETE FROM name WHERE name = 'rush'")
    desk.run("doctor", "--deep").expect(
      1,
      """
      warning: curve/rush: its names are not those of the preset

      ~/.local/share/curvet/catalog.sqlite needs a repair of data derived from its presets
        7 presets, 1 operation, 119 kB
        checked: the file's pages, links between tables, the search index, names, presets and what is derived from them, cycles, the history
      help: run 'curvet doctor --repair' to recover what can be read; it keeps this file

      """)
    desk.run("doctor", "--repair").expect(
      0,
      """
      Repaired ~/.local/share/curvet/catalog.sqlite
        the old file is kept as ~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000

      Problems found
      warning: curve/rush: its names are not those of the preset

      ~/.local/share/curvet/catalog.sqlite is sound again
        7 presets, 1 operation, 119 kB
        checked: the file's pages, links between tables, the search index, names, presets and what is derived from them, cycles, the history

      """)
    desk.run("export", "--all").expect(sameAs: export)
  }

  @Test("A preset is damaged") func damaged() throws {
    let desk = try Desk()
    let export = desk.run("export", "--all")
    try desk.edit("UPDATE preset SET payload = '{' WHERE name = 'duration/short'")
    desk.run("doctor", "--deep").expect(
      76,
      """
      warning: curve/rush-old: its facts are not those of the preset
      warning: curve/rush-old: its words are not those of the preset
      error: duration/short: it was changed behind Curvet's back
      warning: group/all: its facts are not those of the preset
      warning: transition/fade: its facts are not those of the preset
      warning: transition/fade: its words are not those of the preset
      error: duration/short: it is not what the last change has made it

      ~/.local/share/curvet/catalog.sqlite is damaged
        7 presets, 1 operation, 119 kB
        checked: the file's pages, links between tables, the search index, names, presets and what is derived from them, cycles, the history
      help: run 'curvet doctor --repair' to recover what can be read; it keeps this file

      """)
    desk.run("doctor", "--repair", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "catalog": "~/.local/share/curvet/catalog.sqlite",
        "verdict": "sound",
        "depth": "deep",
        "holds": {
          "form": 2,
          "presets": 7,
          "trash": 0,
          "operations": 1,
          "revisions": 7,
          "bytes": 118784
        },
        "counts": {
          "recovery": 0,
          "rebuild": 0,
          "decision": 0,
          "none": 0
        },
        "faults": [],
        "repair": {
          "kept": "~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000",
          "presets": 7,
          "mayLackMore": false,
          "lostOperations": 0,
          "cutOperations": [],
          "notes": [],
          "counts": {
            "recovery": 2,
            "rebuild": 5,
            "decision": 0,
            "none": 0
          },
          "faults": [
            {
              "check": "catalog/facts",
              "preset": "curve/rush-old",
              "message": "its facts are not those of the preset",
              "fix": "rebuild"
            },
            {
              "check": "catalog/words",
              "preset": "curve/rush-old",
              "message": "its words are not those of the preset",
              "fix": "rebuild"
            },
            {
              "check": "catalog/preset",
              "preset": "duration/short",
              "message": "it was changed behind Curvet's back",
              "fix": "recovery"
            },
            {
              "check": "catalog/facts",
              "preset": "group/all",
              "message": "its facts are not those of the preset",
              "fix": "rebuild"
            },
            {
              "check": "catalog/facts",
              "preset": "transition/fade",
              "message": "its facts are not those of the preset",
              "fix": "rebuild"
            },
            {
              "check": "catalog/words",
              "preset": "transition/fade",
              "message": "its words are not those of the preset",
              "fix": "rebuild"
            },
            {
              "check": "catalog/history",
              "preset": "duration/short",
              "message": "it is not what the last change has made it",
              "fix": "recovery"
            }
          ]
        }
      }

      """)
    desk.run("export", "--all").expect(sameAs: export)
  }

  @Test("A newer catalog") func newer() throws {
    let desk = try Desk()
    try desk.edit(
      """
      INSERT INTO migration VALUES (3, 'future', zeroblob(32), 1, '9.0');
      UPDATE meta SET value = 3 WHERE key IN ('min_reader', 'min_writer'); PRAGMA user_version = 3
      """)
    let before = desk.bytes(Desk.catalog)
    for words in [["doctor", "--deep"], ["doctor", "--repair"]] {
      desk.run(words).expect(
        76,
        """
        error: the catalog is from Curvet 9.0
        help: update Curvet

        ~/.local/share/curvet/catalog.sqlite can only be read by this version of Curvet
          7 presets, 1 operation, 119 kB
          checked: the file's pages, links between tables

        """)
    }
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("An interrupted change is undone, and files that were left are named") func left() throws {
    let desk = try Desk()
    try desk.write("half", to: "../home/.local/share/curvet/.catalog.sqlite.0a1b.tmp")
    desk.run("doctor").expect(
      0,
      """
      info: ".catalog.sqlite.0a1b.tmp" beside the catalog was left by a killed program
      help: remove it, unless another program is just writing it

      ~/.local/share/curvet/catalog.sqlite is sound
        7 presets, 1 operation, 119 kB
        checked: the file's pages, links between tables, the search index, names, presets
        use --deep to also check derived data and the history

      """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("doctor", "now").expect(
      64,
      errors: """
        error: unexpected argument 'now'
        help: 'curvet doctor' takes no arguments

        """)
  }
}
