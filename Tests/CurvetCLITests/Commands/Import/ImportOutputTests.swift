import Expectations
import Testing

/// How an import says what it did: as JSON, in silence, and beforehand.
struct ImportOutputTests {
  @Test("JSON") func json() throws {
    let desk = try Desk()
    try desk.write(
      """
      {
        "presets": {
          "curve/team": "cubic-bezier(.2, 0, 0, 1) 300ms",
          "spring/team": {"motion": {"duration": 0.5, "bounce": 0.2}, "tags": ["team"]}
        }
      }

      """, to: "team.json")
    desk.run("import", "team.json", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "dryRun": false,
        "imported": true,
        "files": 1,
        "created": {
          "curve": 1,
          "spring": 1
        },
        "updated": {},
        "unchanged": {},
        "skipped": {},
        "found": 2,
        "taken": 2,
        "notTaken": 0,
        "presets": [
          {
            "name": "curve/team",
            "kind": "curve",
            "change": "created"
          },
          {
            "name": "spring/team",
            "kind": "spring",
            "change": "created"
          }
        ],
        "renamed": [],
        "skippedGroupProperties": {},
        "skippedTokens": {},
        "counts": {
          "error": 0,
          "warning": 0,
          "info": 0
        },
        "findings": []
      }

      """)
    desk.run("import", "team.json", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "dryRun": false,
        "imported": false,
        "files": 1,
        "created": {},
        "updated": {},
        "unchanged": {
          "curve": 1,
          "spring": 1
        },
        "skipped": {},
        "found": 2,
        "taken": 2,
        "notTaken": 0,
        "presets": [
          {
            "name": "curve/team",
            "kind": "curve",
            "change": "unchanged"
          },
          {
            "name": "spring/team",
            "kind": "spring",
            "change": "unchanged"
          }
        ],
        "renamed": [],
        "skippedGroupProperties": {},
        "skippedTokens": {},
        "counts": {
          "error": 0,
          "warning": 0,
          "info": 0
        },
        "findings": []
      }

      """)
  }

  @Test("Nothing is said") func quiet() throws {
    let desk = try Desk()
    try desk.write(
      """
      {
        "presets": {
          "curve/team": "cubic-bezier(.2, 0, 0, 1) 300ms",
          "spring/team": {"motion": {"duration": 0.5, "bounce": 0.2}, "tags": ["team"]}
        }
      }

      """, to: "team.json")
    desk.run("import", "-q", "team.json").expect(0)
  }

  @Test("A dry run changes nothing") func dryRun() throws {
    let desk = try Desk()
    try desk.write(
      """
      {
        "presets": {
          "curve/team": "cubic-bezier(.2, 0, 0, 1) 300ms",
          "spring/team": {"motion": {"duration": 0.5, "bounce": 0.2}, "tags": ["team"]}
        }
      }

      """, to: "team.json")
    let before = desk.bytes(Desk.catalog)
    desk.run("import", "-n", "team.json").expect(
      0,
      """
      Would import 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve, 1 spring

        curve/team   curve
        spring/team  spring

      """)
    desk.run("import", "--dry-run", "team.json", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "dryRun": true,
        "imported": false,
        "files": 1,
        "created": {
          "curve": 1,
          "spring": 1
        },
        "updated": {},
        "unchanged": {},
        "skipped": {},
        "found": 2,
        "taken": 2,
        "notTaken": 0,
        "presets": [
          {
            "name": "curve/team",
            "kind": "curve",
            "change": "created"
          },
          {
            "name": "spring/team",
            "kind": "spring",
            "change": "created"
          }
        ],
        "renamed": [],
        "skippedGroupProperties": {},
        "skippedTokens": {},
        "counts": {
          "error": 0,
          "warning": 0,
          "info": 0
        },
        "findings": []
      }

      """)
    expectSame(desk.bytes(Desk.catalog), before)
  }
}
