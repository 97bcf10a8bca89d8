import Expectations
import Testing

/// Imported presets whose names are taken get free ones with `--on-conflict rename`.
struct ImportRenameTests {
  @Test("Renaming") func rename() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"curve/rush": "ease-in", "a": "ease"}}

      """, to: "rush.json")
    desk.run("import", "rush.json", "--on-conflict", "rename").expect(
      0,
      """
      Imported 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves

        curve/rush  renamed to curve/rush-2

      """)
    desk.run("import", "rush.json", "--on-conflict", "rename", "--json").expect(
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
          "curve": 2
        },
        "skipped": {},
        "found": 2,
        "taken": 2,
        "notTaken": 0,
        "presets": [
          {
            "name": "curve/rush-2",
            "kind": "curve",
            "change": "unchanged"
          },
          {
            "name": "a",
            "kind": "curve",
            "change": "unchanged"
          }
        ],
        "renamed": [
          {
            "from": "curve/rush",
            "to": "curve/rush-2"
          }
        ],
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
    try desk.write(
      """
      {"presets": {"curve/rush": "ease-out"}}

      """, to: "rush.json")
    desk.run("import", "rush.json", "--on-conflict", "rename", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "dryRun": false,
        "imported": true,
        "files": 1,
        "created": {
          "curve": 1
        },
        "updated": {},
        "unchanged": {},
        "skipped": {},
        "found": 1,
        "taken": 1,
        "notTaken": 0,
        "presets": [
          {
            "name": "curve/rush-3",
            "kind": "curve",
            "change": "created"
          }
        ],
        "renamed": [
          {
            "from": "curve/rush",
            "to": "curve/rush-3"
          }
        ],
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
}
