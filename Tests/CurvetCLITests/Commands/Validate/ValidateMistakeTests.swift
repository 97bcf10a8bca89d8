import Testing

struct ValidateMistakeTests {
  @Test("What files refer to is nowhere") func dangling() throws {
    let desk = try Desk()
    try desk.write(
      #"{"presets": {"a": {"kind": "curve", "motion": {"use": "rsh"}}, "b": {"kind": "spring", "motion": {"use": "a"}}}}"#,
      to: "a.json")
    desk.run("validate", "a.json").expect(
      1,
      """
      error: a: use refers to "rsh", which does not exist
        --> a.json:1:55 (/presets/a/motion/use)
          1 | …ets": {"a": {"kind": "curve", "motion": {"use": "rsh"}}, "b": {"kind": "spring", "motion": {"use…
            |                                                  ^
      help: did you mean 'rush'?

      error: b: use refers to "a", which is a curve
        --> a.json:1:106 (/presets/b/motion/use)
          1 | …: {"kind": "curve", "motion": {"use": "rsh"}}, "b": {"kind": "spring", "motion": {"use": "a"}}}}
            |                                                                                           ^
      help: use takes a spring

      2 presets in 1 file: 2 errors

      """)
  }

  @Test("A cycle") func circle() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"a": {"kind": "curve", "motion": {"use": "b"}},
      "b": {"kind": "curve", "motion": {"use": "a"}}}}
      """, to: "a.json")
    desk.run("validate", "a.json").expect(
      1,
      """
      error: a: references lead in a cycle: a → b → a
        --> a.json:1:55 (/presets/a/motion/use)
          1 | {"presets": {"a": {"kind": "curve", "motion": {"use": "b"}},
            |                                                       ^
      help: give one of them its value in place of the reference

      2 presets in 1 file: 1 error

      """)
  }

  @Test("Files can be checked where there is no catalog and none can be made") func alone() throws {
    let desk = try Desk(.none)
    try desk.write(
      #"{"presets": {"a": "ease-in", "b": {"kind": "curve", "motion": {"use": "a"}}}}"#,
      to: "a.json")
    desk.variables["HOME"] = nil
    desk.run("validate", "a.json").expect(
      0,
      "2 presets in 1 file: no problems found\n")
    desk.variables["HOME"] = "/dev/null"
    desk.run("validate", "a.json").expect(
      0,
      "2 presets in 1 file: no problems found\n")
    desk.run("validate").expect(
      73,
      errors: """
        error: the file cannot be opened: Not a directory
          --> ~/.local/share/curvet/catalog.sqlite

        """)
    desk.variables["CURVET_CATALOG"] = "none.sqlite"
    desk.run("validate", "a.json").expect(
      0,
      "2 presets in 1 file: no problems found\n")
    desk.run("validate").expect(
      66,
      errors: """
        error: there is no catalog
          --> none.sqlite
        help: run 'curvet init' to create one
        help: CURVET_CATALOG names it

        """)
  }

  @Test("What is not JSON, or nothing known") func foreign() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": "ease-in",}}"#, to: "a.json")
    try desk.write("[]", to: "b.json")
    desk.run("validate", "a.json").expect(
      65,
      """
      error: there is a comma before '}'
        --> a.json:1:28
          1 | {"presets": {"a": "ease-in",}}
            |                            ^
      help: remove the comma after the last member

      0 presets in 1 file: 1 error

      """)
    desk.run("validate", "b.json").expect(
      65,
      """
      error: this is JSON of no format that is known
        --> b.json:1:1
      help: 'curvet help formats' lists what is read; if it is one of those, say which with --from

      0 presets in 1 file: 1 error

      """)
    desk.run("validate", "b.json", "--json").expect(
      65,
      #"""
      {
        "curvet": 1,
        "presets": 0,
        "files": 1,
        "ignored": 0,
        "counts": {
          "error": 1,
          "warning": 0,
          "info": 0
        },
        "findings": [
          {
            "rule": "structure/document",
            "level": "error",
            "message": "this is JSON of no format that is known",
            "file": "b.json",
            "line": 1,
            "column": 1,
            "pointer": "",
            "help": "'curvet help formats' lists what is read; if it is one of those, say which with --from"
          }
        ],
        "notListed": 0
      }

      """#)
    desk.run("validate", "-", input: "").expect(
      65,
      """
      error: the document is empty
        --> -:1:1
          1 |
            | ^
      help: is it the right file, and was it saved?

      0 presets in 1 file: 1 error

      """)
  }

  @Test("No such file") func missing() throws {
    let desk = try Desk()
    desk.run("validate", "none.json").expect(
      66,
      errors: """
        error: there is no such file
          --> none.json

        """)
    try desk.makeFolder("none")
    desk.run("validate", "none").expect(
      66,
      errors: """
        error: the folder holds no .json, .ndjson, .jsonl, .tokens, .json5, .jsonc, .css, .scss, .less or .xml file
          --> none

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("validate", "--level", "warn").expect(
      64,
      errors: """
        error: invalid value 'warn' for '--level': expected error, warning or info
        help: did you mean 'warning'?

        """)
    desk.run("validate", "--format", "sarf").expect(
      64,
      errors: """
        error: invalid value 'sarf' for '--format': expected text, json, sarif or github
        help: did you mean 'sarif'?

        """)
    desk.run("validate", "--from", "x", "a").expect(
      64,
      errors: """
        error: invalid value 'x' for '--from': expected code, json, ndjson, plain-json, tokens, dtcg, css, lottie, figma, android-xml or catalog

        """)
    desk.run("validate", "--fromat", "json").expect(
      64,
      errors: """
        error: unknown option '--fromat'
        help: did you mean '--format' or '--from'?

        """)
    desk.run("validate", "").expect(
      64,
      errors: "error: invalid value '' for '<path>': expected a path\n")
  }
}
