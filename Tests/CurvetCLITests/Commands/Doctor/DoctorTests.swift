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
      warning: curve/rush: the stored names don't match the preset

      ~/.local/share/curvet/catalog.sqlite has wrong derived data, which a repair fixes
        7 presets, 1 operation, 132 kB
        checked: the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history
      help: run 'curvet doctor --repair' to recover everything readable; this file is kept

      """)
    desk.run("doctor", "--repair").expect(
      0,
      """
      Repaired ~/.local/share/curvet/catalog.sqlite
        old file kept as ~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000

      Problems found
      warning: curve/rush: the stored names don't match the preset

      ~/.local/share/curvet/catalog.sqlite was repaired and has no problems
        7 presets, 1 operation, 132 kB
        checked: the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history

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
      warning: curve/rush-old: the stored facts don't match the preset
      error: duration/short: modified outside Curvet
      warning: group/all: the stored facts don't match the preset
      warning: transition/fade: the stored facts don't match the preset
      error: duration/short: the preset doesn't match its last recorded change

      ~/.local/share/curvet/catalog.sqlite is damaged
        7 presets, 1 operation, 132 kB
        checked: the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history
      help: run 'curvet doctor --repair' to recover everything readable; this file is kept

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
          "form": 3,
          "presets": 7,
          "trash": 0,
          "operations": 1,
          "revisions": 7,
          "bytes": 131072
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
            "rebuild": 3,
            "decision": 0,
            "none": 0
          },
          "faults": [
            {
              "check": "catalog/facts",
              "preset": "curve/rush-old",
              "message": "the stored facts don't match the preset",
              "fix": "rebuild"
            },
            {
              "check": "catalog/preset",
              "preset": "duration/short",
              "message": "modified outside Curvet",
              "fix": "recovery"
            },
            {
              "check": "catalog/facts",
              "preset": "group/all",
              "message": "the stored facts don't match the preset",
              "fix": "rebuild"
            },
            {
              "check": "catalog/facts",
              "preset": "transition/fade",
              "message": "the stored facts don't match the preset",
              "fix": "rebuild"
            },
            {
              "check": "catalog/history",
              "preset": "duration/short",
              "message": "the preset doesn't match its last recorded change",
              "fix": "recovery"
            }
          ]
        }
      }

      """)
    desk.run("export", "--all").expect(sameAs: export)
  }
}
