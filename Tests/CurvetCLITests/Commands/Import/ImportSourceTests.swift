import Testing

struct ImportSourceTests {
  @Test("There is nothing to import") func empty() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {}}"#, to: "empty.json")
    try desk.write(#"{"presets": {}}"#, to: "other.json")
    desk.run("import", "empty.json").expect(
      0,
      "Nothing to import: no presets found in 1 file\n")
    desk.run("import", "empty.json", "other.json").expect(
      0,
      "Nothing to import: no presets found in 2 files\n")
    desk.run("import", "-", input: "").expect(
      65,
      errors: """
        error: the document is empty
          --> -:1:1
            1 |
              | ^
        help: is it the right file, and was it saved?

        Nothing was imported: 1 error.

        """)
    desk.run("import", "-", "--from", "ndjson", input: "").expect(
      0,
      "Nothing to import: no presets found in 1 file\n")
  }

  @Test("Standard input") func standardInput() throws {
    let desk = try Desk()
    desk.run(
      "import", "-",
      input: """
        {
          "presets": {
            "curve/team": "cubic-bezier(.2, 0, 0, 1) 300ms",
            "spring/team": {"motion": {"duration": 0.5, "bounce": 0.2}, "tags": ["team"]}
          }
        }

        """
    ).expect(
      0,
      """
      Imported 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve, 1 spring

      """)
    desk.run(
      "import", "-", "--tag", "team",
      input: """
        {"name": "a", "motion": "ease-in"}

        {"name": "b", "motion": {"named": "easeOut"}}

        """
    ).expect(
      0,
      """
      Imported 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves

      """)
    desk.run(
      "import", "-",
      input: """
        {"name": "a", "motion": {"named": "easeIn"}}
        {"name": "b", "motion": {"named": "easeOut"}}
        """
    ).expect(
      73,
      errors: """
        error: a: the catalog has a different preset of this name
          --> -:1:1
            1 | {"name": "a", "motion": {"named": "easeIn"}}
              | ^
        help: run 'curvet show a' to see it; choose with --on-conflict skip, replace or rename

        error: b: the catalog has a different preset of this name
          --> -:2:1
            2 | {"name": "b", "motion": {"named": "easeOut"}}
              | ^
        help: run 'curvet show b' to see it; choose with --on-conflict skip, replace or rename

        Nothing was imported: 2 errors.

        """)
  }

  @Test("A folder") func folder() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": "ease-in"}}"#, to: "motion/a.json")
    try desk.write(
      """
      {"name": "b", "motion": {"named": "easeOut"}}

      """, to: "motion/sub/b.ndjson")
    try desk.write("no", to: "motion/notes.txt")
    try desk.write("no", to: "motion/.hidden.json")
    desk.run("import", "motion").expect(
      0,
      """
      Imported 2 presets from 2 files into ~/.local/share/curvet/catalog.sqlite
        2 curves

      """,
      errors: """
        Not read:
          motion/notes.txt  of no format that is known

        """)
    desk.run("import", "motion/", "a.json").expect(
      66,
      errors: """
        error: there is no such file
          --> a.json

        """)
  }

  @Test("A folder without files") func emptyFolder() throws {
    let desk = try Desk()
    try desk.makeFolder("none")
    try desk.write("no", to: "notes/a.txt")
    desk.run("import", "none").expect(
      66,
      errors: """
        error: the folder holds no .json, .ndjson, .jsonl, .tokens, .json5, .jsonc, .css, .scss, .less or .xml file
          --> none

        """)
    desk.run("import", "notes").expect(
      66,
      errors: """
        error: the folder holds no .json, .ndjson, .jsonl, .tokens, .json5, .jsonc, .css, .scss, .less or .xml file
          --> notes
        help: notes/a.txt is of no format that is known

        """)
  }

  @Test("Another catalog") func catalog() throws {
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
    desk.run("init", "other", "--empty", "-q").expect(0)
    desk.run("import", "team.json", "--catalog", "other/curvet.sqlite").expect(
      0,
      """
      Imported 2 presets from 1 file into other/curvet.sqlite
        1 curve, 1 spring

      """)
    desk.run("import", "other/curvet.sqlite").expect(
      0,
      """
      Imported 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve, 1 spring

      """)
    desk.run("import", "other/curvet.sqlite").expect(
      0,
      """
      Nothing to import: ~/.local/share/curvet/catalog.sqlite has all of it
        2 unchanged

      """)
    desk.run("search", "team", "--names").expect(
      0,
      """
      spring/team
      curve/team

      """)
  }

  @Test("The catalog into itself") func itself() throws {
    let desk = try Desk()
    desk.run("import", "../home/.local/share/curvet/catalog.sqlite").expect(
      65,
      errors: """
        error: this is the catalog itself
          --> ../home/.local/share/curvet/catalog.sqlite
        help: name what to import into it

        """)
  }
}
