import Expectations
import Testing

struct ImportConflictTests {
  @Test("A taken name is a conflict, and nothing is imported") func fail() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"curve/rush": "ease-in", "a": "ease"}}

      """, to: "rush.json")
    let before = desk.bytes(Desk.catalog)
    desk.run("import", "rush.json").expect(
      73,
      errors: """
        error: curve/rush: the catalog has a different preset of this name
          --> rush.json:1:28 (/presets/curve~1rush)
            1 | {"presets": {"curve/rush": "ease-in", "a": "ease"}}
              |                            ^
        help: run 'curvet show curve/rush' to see it; choose with --on-conflict skip, replace or rename

        Nothing was imported: 1 error.

        """)
    desk.run("import", "rush.json", "--json").expect(
      73,
      """
      {
        "curvet": 1,
        "dryRun": false,
        "imported": false,
        "files": 1,
        "created": {},
        "updated": {},
        "unchanged": {},
        "skipped": {},
        "renamed": [],
        "skippedGroupProperties": {},
        "skippedTokens": {},
        "counts": {
          "error": 1,
          "warning": 0,
          "info": 0
        },
        "findings": [
          {
            "rule": "catalog/conflict",
            "level": "error",
            "preset": "curve/rush",
            "message": "the catalog has a different preset of this name",
            "file": "rush.json",
            "line": 1,
            "column": 28,
            "pointer": "/presets/curve~1rush",
            "help": "run 'curvet show curve/rush' to see it; choose with --on-conflict skip, replace or rename"
          }
        ]
      }

      """)
    desk.run("import", "rush.json", "-q", "--on-conflict", "fail").expect(
      73,
      errors: """
        error: curve/rush: the catalog has a different preset of this name
          --> rush.json:1:28 (/presets/curve~1rush)
            1 | {"presets": {"curve/rush": "ease-in", "a": "ease"}}
              |                            ^
        help: run 'curvet show curve/rush' to see it; choose with --on-conflict skip, replace or rename

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Skipping") func skip() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"curve/rush": "ease-in", "a": "ease"}}

      """, to: "rush.json")
    desk.run("import", "rush.json", "--on-conflict", "skip").expect(
      0,
      """
      Imported 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        1 skipped (name taken)
        found 2: took 1, skipped 1

      """)
    desk.run("import", "rush.json", "--on-conflict", "skip", "--json").expect(
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
          "curve": 1
        },
        "skipped": {
          "curve": 1
        },
        "found": 2,
        "taken": 1,
        "notTaken": 1,
        "presets": [
          {
            "name": "curve/rush",
            "kind": "curve",
            "change": "skipped"
          },
          {
            "name": "a",
            "kind": "curve",
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
    desk.run("show", "curve/rush").expect(
      0,
      """
      curve/rush  curve · emphasis
      Rush
      Late and fast.

        cubic-bezier(0.9, 0, 0.9, 0.1)
        in 0.3 s, after 0.1 s

           1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . .
             |                                                              |
             |                                                             .'
             |                                                            .'
             |                                                           .'
             |                                                         .'
             |                                                       .-'
             |                                                   ..-'
             |                                        .....----''
           0 +-----------------------------''''''''''' .   .   .   .   .   .
              +----------+---------+----------+---------+----------+---------+
              0         50        100        150       200        250   300 ms
                                                                       90 % ^

        feels abrupt · no overshoot · 90 % after 0.297 s

        duration  0.3 s
        delay     0.1 s
        tags      late, soft
        aliases   rush
        used by   animator/slide, curve/rush-old
        ja        突進
        source    A book of curves, A. Writer, 2018, CC0-1.0,
                  https://example.com/curves
        revision  1, 2027-01-15T08:00:00Z

      """)
  }

  @Test("Skipping all there is") func skipAll() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"curve/rush": "ease-in"}}"#, to: "rush.json")
    desk.run("import", "rush.json", "--on-conflict", "skip").expect(
      0,
      """
      Nothing to import into ~/.local/share/curvet/catalog.sqlite
        1 skipped (name taken)
        found 1: took 0, skipped 1

      """)
  }

  @Test("Replacing") func replace() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"curve/rush": "ease-in", "a": "ease"}}

      """, to: "rush.json")
    desk.run("import", "rush.json", "--on-conflict", "replace", "--json").expect(
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
        "updated": {
          "curve": 1
        },
        "unchanged": {},
        "skipped": {},
        "found": 2,
        "taken": 2,
        "notTaken": 0,
        "presets": [
          {
            "name": "curve/rush",
            "kind": "curve",
            "change": "updated"
          },
          {
            "name": "a",
            "kind": "curve",
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
    desk.run("export", "curve/rush", "--to", "ndjson").expect(
      0,
      """
      {"name":"curve/rush","kind":"curve","motion":{"named":"easeIn"}}

      """)
  }

  @Test("Conflicts among mistakes are mistakes") func both() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"curve/rush": "ease-in", "b": "easy"}}"#, to: "a.json")
    desk.run("import", "a.json").expect(
      65,
      errors: """
        error: curve/rush: the catalog has a different preset of this name
          --> a.json:1:28 (/presets/curve~1rush)
            1 | {"presets": {"curve/rush": "ease-in", "b": "easy"}}
              |                            ^
        help: run 'curvet show curve/rush' to see it; choose with --on-conflict skip, replace or rename

        error: b: "easy" is not a motion
          --> a.json:1:44 (/presets/b)
            1 | {"presets": {"curve/rush": "ease-in", "b": "easy"}}
              |                                            ^
        help: did you mean 'ease'?

        Nothing was imported: 2 errors.

        """)
  }

  @Test("A name twice in one command") func twice() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": "ease-in"}}"#, to: "a.json")
    try desk.write(#"{"presets": {"a": "ease-out"}}"#, to: "b.json")
    desk.run("import", "a.json", "b.json").expect(
      65,
      errors: """
        error: a: the import has another preset of this name
          --> b.json:1:19 (/presets/a)
            1 | {"presets": {"a": "ease-out"}}
              |                   ^
        help: rename one of the two

        Nothing was imported: 1 error.

        """)
    desk.run("import", "a.json", "a.json").expect(
      0,
      """
      Imported 1 preset from 2 files into ~/.local/share/curvet/catalog.sqlite
        1 curve
        1 unchanged

      """)
  }

  @Test("Unknown ways") func usage() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"curve/rush": "ease-in", "a": "ease"}}

      """, to: "rush.json")
    desk.run("import", "rush.json", "--on-conflict", "replcae").expect(
      64,
      errors: """
        error: invalid value 'replcae' for '--on-conflict': expected fail, skip, replace or rename
        help: did you mean 'replace'?

        """)
    desk.run("import", "rush.json", "--on-conflict", "x").expect(
      64,
      errors: """
        error: invalid value 'x' for '--on-conflict': expected fail, skip, replace or rename

        """)
    desk.run("import", "rush.json", "--on-conflict").expect(
      64,
      errors: """
        error: missing value for '--on-conflict'
        help: write '--on-conflict <what>'

        """)
  }
}
