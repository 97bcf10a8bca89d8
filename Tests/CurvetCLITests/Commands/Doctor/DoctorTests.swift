import Expectations
import Testing

@testable import Storage

struct DoctorTests {
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
}
