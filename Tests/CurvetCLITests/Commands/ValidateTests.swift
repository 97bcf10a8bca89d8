import Testing

struct ValidateTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("validate", "--help").expect(
      0,
      """
      Checks files, or the catalog, and says how to mend what is wrong.

      EXAMPLES
        curvet validate team.json              a document before it is shared
        curvet validate motion/ --format json  a folder, in a script
        curvet validate                        the catalog in use

      USAGE
        curvet validate [<options>] [<path> ...]

      ARGUMENTS
        <path> ...              Files, folders, or - for standard input; the catalog
                                where none is given.

      OPTIONS
        --from <format>         Reads everything as this; else each file tells.
                                (values: json, ndjson, dtcg, catalog)
        --level <level>         From which level on a finding counts. (values: error,
                                warning, info; default: error)
        --format <format>       How to print findings. (values: text, json, sarif,
                                github; default: text)
        --json                  Prints JSON for scripts.
        -h, --help              Shows this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        -q, --quiet             Says only what was asked for.
        --no-color              Prints without colours.

      Structure, types, ranges and references are checked. What files refer to is
      looked for in the files themselves and then in the catalog in use. Nothing is
      changed. The exit code is 1 where something was found, and 65 where a file is
      not JSON or of no known format.

      """)
  }

  @Test("The catalog") func catalog() throws {
    let desk = try Desk()
    desk.run("validate").expect(
      0,
      "7 good presets in the catalog; nothing to mend\n")
    desk.run("validate", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": 7,
        "files": 0,
        "counts": {
          "error": 0,
          "warning": 0,
          "info": 0
        },
        "findings": []
      }

      """)
    desk.run("validate", "-q").expect(0)
  }

  @Test("Good files") func good() throws {
    let desk = try Desk()
    try desk.write(
      #"{"presets": {"a": "ease-in", "b": {"kind": "curve", "motion": {"use": "a"}}}}"#,
      to: "a.json")
    try desk.write(
      """
      {"name": "c", "motion": {"seconds": 1}}

      """, to: "b.ndjson")
    desk.run("validate", "a.json").expect(
      0,
      "2 good presets in 1 file; nothing to mend\n")
    desk.run("validate", "a.json", "b.ndjson").expect(
      0,
      "3 good presets in 2 files; nothing to mend\n")
    desk.run("validate", "b.ndjson", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": 1,
        "files": 1,
        "counts": {
          "error": 0,
          "warning": 0,
          "info": 0
        },
        "findings": []
      }

      """)
    desk.run("validate", "-q", ".").expect(0)
  }

  @Test("Findings") func bad() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"a": "easy", "b": "ease-in"}}

      """, to: "a.json")
    desk.run("validate", "a.json").expect(
      1,
      """
      error: a: "easy" is not a motion
        --> a.json:1:19 (/presets/a)
          1 | {"presets": {"a": "easy", "b": "ease-in"}}
            |                   ^
      help: did you mean 'ease'?

      1 good preset in 1 file; 1 error

      """)
    desk.run("validate", "a.json", "-q").expect(
      1,
      """
      error: a: "easy" is not a motion
        --> a.json:1:19 (/presets/a)
          1 | {"presets": {"a": "easy", "b": "ease-in"}}
            |                   ^
      help: did you mean 'ease'?

      """)
    desk.run("validate", "a.json", "--format", "text").expect(
      1,
      """
      error: a: "easy" is not a motion
        --> a.json:1:19 (/presets/a)
          1 | {"presets": {"a": "easy", "b": "ease-in"}}
            |                   ^
      help: did you mean 'ease'?

      1 good preset in 1 file; 1 error

      """)
  }

  @Test("Findings as JSON") func json() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"presets": {"a": "easy", "b": "ease-in"}}

      """, to: "a.json")
    desk.run("validate", "a.json", "--json").expect(
      1,
      #"""
      {
        "curvet": 1,
        "presets": 1,
        "files": 1,
        "counts": {
          "error": 1,
          "warning": 0,
          "info": 0
        },
        "findings": [
          {
            "rule": "structure/value",
            "level": "error",
            "preset": "a",
            "message": "\"easy\" is not a motion",
            "file": "a.json",
            "line": 1,
            "column": 19,
            "pointer": "/presets/a",
            "help": "did you mean 'ease'?"
          }
        ]
      }

      """#)
    #expect(
      desk.run("validate", "a.json", "--format", "json") == desk.run("validate", "a.json", "--json")
    )
    #expect(
      desk.run("validate", "a.json", "-q", "--json") == desk.run("validate", "a.json", "--json"))
  }

  @Test("Warnings count where they are asked for") func levels() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"fast": {"$type": "duration", "$value": "200ms"}}

      """, to: "motion.tokens")
    desk.run("validate", "motion.tokens").expect(
      0,
      """
      warning: fast: $value is the text "200ms" in place of an object
        --> motion.tokens:1:42 (/fast/$value)
          1 | {"fast": {"$type": "duration", "$value": "200ms"}}
            |                                          ^
      help: DTCG 2025.10 writes {"value": 200, "unit": "ms"}

      1 good preset in 1 file; 1 warning

      """)
    desk.run("validate", "motion.tokens", "--level", "error", "-q").expect(
      0,
      """
      warning: fast: $value is the text "200ms" in place of an object
        --> motion.tokens:1:42 (/fast/$value)
          1 | {"fast": {"$type": "duration", "$value": "200ms"}}
            |                                          ^
      help: DTCG 2025.10 writes {"value": 200, "unit": "ms"}

      """)
    desk.run("validate", "motion.tokens", "--level", "warning", "-q").expect(
      1,
      """
      warning: fast: $value is the text "200ms" in place of an object
        --> motion.tokens:1:42 (/fast/$value)
          1 | {"fast": {"$type": "duration", "$value": "200ms"}}
            |                                          ^
      help: DTCG 2025.10 writes {"value": 200, "unit": "ms"}

      """)
    desk.run("validate", "motion.tokens", "--level", "info", "-q").expect(
      1,
      """
      warning: fast: $value is the text "200ms" in place of an object
        --> motion.tokens:1:42 (/fast/$value)
          1 | {"fast": {"$type": "duration", "$value": "200ms"}}
            |                                          ^
      help: DTCG 2025.10 writes {"value": 200, "unit": "ms"}

      """)
  }

  @Test("What files refer to is in the catalog") func references() throws {
    let desk = try Desk()
    try desk.write(
      #"{"presets": {"a": {"kind": "curve", "motion": {"use": "rush"}}}}"#, to: "a.json")
    desk.run("validate", "a.json").expect(
      0,
      "1 good preset in 1 file; nothing to mend\n")
    desk.run("validate", "a.json", "--catalog", "none.sqlite").expect(
      66,
      errors: """
        error: there is no catalog
          --> none.sqlite
        help: make one with 'curvet init --catalog none.sqlite'

        """)
  }

  @Test("Standard input") func standardInput() throws {
    let desk = try Desk()
    desk.run(
      "validate", "-",
      input: #"{"presets": {"a": "ease-in", "b": {"kind": "curve", "motion": {"use": "a"}}}}"#
    ).expect(
      0,
      "2 good presets in 1 file; nothing to mend\n")
    desk.run(
      "validate", "-",
      input: """
        {"presets": {"a": "easy", "b": "ease-in"}}

        """
    ).expect(
      1,
      """
      error: a: "easy" is not a motion
        --> -:1:19 (/presets/a)
          1 | {"presets": {"a": "easy", "b": "ease-in"}}
            |                   ^
      help: did you mean 'ease'?

      1 good preset in 1 file; 1 error

      """)
    desk.run("validate", "-", "--from", "ndjson", input: "").expect(
      0,
      "0 good presets in 1 file; nothing to mend\n")
  }
}
