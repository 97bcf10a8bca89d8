import Testing

@testable import Storage

/// What a repair says where it can't save everything just as it was.
struct DoctorLossTests {
  @Test("A preset is lost that no other refers to") func lostAlone() throws {
    let desk = try Desk()
    try desk.edit(
      """
      UPDATE preset SET payload = replace(payload, '"damping":', '"damping":X') WHERE kind = 'spring';
      UPDATE revision SET payload = replace(payload, '"damping":', '"damping":X')
      """)
    let damaged = try #require(desk.bytes(Desk.catalog))
    desk.run("doctor", "--repair").expect(
      1,
      """
      Repaired ~/.local/share/curvet/catalog.sqlite
        spring/tether: lost, because it couldn't be read
        old file kept as ~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000

      Problems found
      error: spring/tether: modified outside Curvet

      ~/.local/share/curvet/catalog.sqlite was repaired, but not everything could be recovered exactly
        6 presets, 1 operation, 132 kB
        checked: the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history

      """)
    try desk.write(damaged, to: "again.sqlite")
    desk.run("doctor", "--repair", "--json", "--catalog", "again.sqlite").expect(
      1,
      """
      {
        "curvet": 1,
        "catalog": "again.sqlite",
        "verdict": "incomplete",
        "depth": "deep",
        "holds": {
          "form": 3,
          "presets": 6,
          "trash": 0,
          "operations": 1,
          "revisions": 6,
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
          "kept": "again.sqlite.before-repair-20270115-080000",
          "presets": 6,
          "mayLackMore": false,
          "lostOperations": 0,
          "cutOperations": [],
          "notes": [
            {
              "preset": "spring/tether",
              "became": "lost"
            }
          ],
          "counts": {
            "recovery": 1,
            "rebuild": 0,
            "decision": 0,
            "none": 0
          },
          "faults": [
            {
              "check": "catalog/preset",
              "preset": "spring/tether",
              "message": "modified outside Curvet",
              "fix": "recovery"
            }
          ]
        }
      }

      """)
  }

  @Test("A preset comes back in an earlier form") func earlier() throws {
    let desk = try Desk()
    try #require(desk.run("set", "duration/short", "seconds=0.3").status == 0)
    try desk.edit(
      """
      DELETE FROM preset WHERE name = 'duration/short'; DELETE FROM revision WHERE operation_id = 2
      """)
    let damaged = try #require(desk.bytes(Desk.catalog))
    desk.run("doctor", "--repair").expect(
      1,
      """
      Repaired ~/.local/share/curvet/catalog.sqlite
        duration/short: restored from the history to revision 1, which may be outdated, because changes in operation 2 were lost
        operation 2 (updated 1): 1 change in it was lost
        old file kept as ~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000

      Problems found
      warning: the search index lists 7 presets, but the catalog has 6
      warning: 1 row in table 'fact' refers to a missing row in table 'preset'
      warning: 1 row in table 'name' refers to a missing row in table 'preset'
      warning: 2 rows in table 'reference' refer to missing rows in table 'preset'
      error: 1 row in table 'revision' refers to a missing row in table 'preset'
      warning: curve/rush-old: the stored references don't match the preset
      warning: curve/rush-old: the stored facts don't match the preset
      error: curve/rush-old: duration refers to 'duration/short', which doesn't exist
      help: import 'duration/short' again, then run 'curvet doctor --repair'
      warning: group/all: the stored facts don't match the preset
      warning: transition/fade: the stored references don't match the preset
      warning: transition/fade: the stored facts don't match the preset
      error: transition/fade: duration refers to 'duration/short', which doesn't exist
      help: import 'duration/short' again, then run 'curvet doctor --repair'
      error: duration/short: revisions are missing from its history
      error: operation 2 says 'updated 1', but 1 of its changes is missing

      ~/.local/share/curvet/catalog.sqlite was repaired, but not everything could be recovered exactly
        7 presets, 2 operations, 132 kB
        checked: the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history

      """)
    try desk.write(damaged, to: "again.sqlite")
    let json = desk.run("doctor", "--repair", "--json", "--catalog", "again.sqlite")
    #expect(json.status == 1)
    #expect(
      json.output.contains(
        """
            "lostOperations": 0,
            "cutOperations": [
              {
                "operation": 2,
                "summary": "updated 1",
                "missing": 1
              }
            ],
            "notes": [
              {
                "preset": "duration/short",
                "became": "older",
                "rev": 1,
                "operation": 2
              }
            ],
        """))
  }

  @Test("The history tells whether a preset was removed") func removed() throws {
    let desk = try Desk()
    try #require(desk.run("remove", "group/all").status == 0)
    try desk.edit(
      """
      UPDATE preset SET deleted_at = NULL WHERE name = 'group/all';
      UPDATE preset SET deleted_at = 1 WHERE name = 'spring/tether'
      """)
    desk.run("doctor", "--repair").expect(
      1,
      """
      Repaired ~/.local/share/curvet/catalog.sqlite
        group/all: moved to the trash, because the history says that it was removed
        spring/tether: restored; it was marked as removed, but no operation had removed it
        old file kept as ~/.local/share/curvet/catalog.sqlite.before-repair-20270115-080000

      Problems found
      warning: group/all: the preset can't be found by its name
      warning: spring/tether: the name 'spring/tether' points to it, but the preset was removed or has another name
      warning: group/all: the stored names don't match the preset
      warning: group/all: the stored references don't match the preset
      warning: group/all: the stored facts don't match the preset
      warning: spring/tether: the stored names don't match the preset
      warning: spring/tether: the stored facts don't match the preset
      error: group/all: the preset doesn't match its last recorded change
      error: spring/tether: the preset doesn't match its last recorded change

      ~/.local/share/curvet/catalog.sqlite was repaired, but not everything could be recovered exactly
        6 presets, 1 in the trash, 2 operations, 132 kB
        checked: the file's pages, links between tables, the search index, names, presets and their derived data, cycles, the history

      """)
    desk.run("doctor", "--deep", "-q").expect(0)
    desk.run("search", "--names", "--kind", "group", "--kind", "spring").expect(
      0, "spring/tether\n")
  }
}
