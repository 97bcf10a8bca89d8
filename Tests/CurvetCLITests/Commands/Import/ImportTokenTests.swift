import Testing

struct ImportTokenTests {
  @Test("Tokens of two files refer to each other") func two() throws {
    let desk = try Desk()
    try desk.write(
      """
      {
        "motion": {
          "$type": "cubicBezier", "$description": "Ours", "$extensions": {"org.example": 1},
          "standard": {"$value": [0.2, 0, 0, 1]},
          "enter": {"$value": "{motion.standard}"}
        },
        "color": {"accent": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}
      }

      """, to: "motion.tokens")
    try desk.write(
      """
      {
        "duration": {"quick": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}},
        "card": {"$type": "transition", "$value": {"duration": "{duration.quick}",
          "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{motion.standard}"}}
      }

      """, to: "b.json")
    desk.run("import", "motion.tokens", "b.json").expect(
      0,
      """
      Imported 4 presets from 2 files into ~/.local/share/curvet/catalog.sqlite
        3 curves, 1 duration

        1 color         skipped: not motion
        1 $description  skipped: a property of token groups
        1 $extensions   skipped: a property of token groups

      """)
    desk.run("search", "--names", "--limit", "4", "--", "standard").expect(
      0,
      "motion/standard\n")
    desk.run("import", "motion.tokens", "b.json", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "dryRun": false,
        "imported": false,
        "files": 2,
        "created": {},
        "updated": {},
        "unchanged": {
          "curve": 3,
          "duration": 1
        },
        "skipped": {},
        "found": 4,
        "taken": 4,
        "notTaken": 0,
        "presets": [
          {
            "name": "motion/standard",
            "kind": "curve",
            "change": "unchanged"
          },
          {
            "name": "motion/enter",
            "kind": "curve",
            "change": "unchanged"
          },
          {
            "name": "duration/quick",
            "kind": "duration",
            "change": "unchanged"
          },
          {
            "name": "card",
            "kind": "curve",
            "change": "unchanged"
          }
        ],
        "renamed": [],
        "skippedGroupProperties": {
          "$description": 1,
          "$extensions": 1
        },
        "skippedTokens": {
          "color": 1
        },
        "counts": {
          "error": 0,
          "warning": 0,
          "info": 0
        },
        "findings": []
      }

      """)
  }

  @Test("One of them alone does not stand") func alone() throws {
    let desk = try Desk()
    try desk.write(
      """
      {
        "duration": {"quick": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}},
        "card": {"$type": "transition", "$value": {"duration": "{duration.quick}",
          "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{motion.standard}"}}
      }

      """, to: "b.json")
    desk.run("import", "b.json").expect(
      65,
      errors: """
        error: card: use refers to "motion/standard", which does not exist
          --> b.json:4:60 (/card/$value/timingFunction)
            4 |     "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{motion.standard}"}}
              |                                                            ^
        help: import it in the same command, or correct the name

        Nothing was imported: 1 error.

        """)
  }

  @Test("Tokens none of which is motion") func nothing() throws {
    let desk = try Desk()
    desk.run(
      "import", "-",
      input:
        #"{"accent": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}, "gap": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "b": {"$type": "color", "$value": "{accent}"}}"#
    ).expect(
      0,
      """
      Nothing to import: no presets found in 1 file

        2 color      skipped: not motion
        1 dimension  skipped: not motion

      """)
  }

  @Test("Warnings do not keep presets out") func warnings() throws {
    let desk = try Desk()
    desk.run(
      "import", "-",
      input: """
        {"fast": {"$type": "duration", "$value": "200ms"}}

        """
    ).expect(
      0,
      """
      Imported 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 duration

      """,
      errors: """
        warning: fast: $value is the text "200ms" in place of an object
          --> -:1:42 (/fast/$value)
            1 | {"fast": {"$type": "duration", "$value": "200ms"}}
              |                                          ^
        help: DTCG 2025.10 writes {"value": 200, "unit": "ms"}

        """)
    desk.run(
      "import", "-", "-q", "--dry-run",
      input: """
        {"faster": {"$type": "duration", "$value": "100ms"}}

        """
    ).expect(
      0,
      errors: """
        warning: faster: $value is the text "100ms" in place of an object
          --> -:1:44 (/faster/$value)
            1 | {"faster": {"$type": "duration", "$value": "100ms"}}
              |                                            ^
        help: DTCG 2025.10 writes {"value": 100, "unit": "ms"}

        """)
  }

  @Test("Tokens that are said to be tokens") func said() throws {
    let desk = try Desk()
    desk.run("import", "-", "--from", "dtcg", "-n", input: #"{"presets": {}}"#).expect(
      0,
      "Nothing to import: no presets found in 1 file\n")
  }
}
