import Testing

struct ValidateTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("validate", "--help").expect(
      0,
      """
      Check files or the catalog, and suggest fixes.

      EXAMPLES
        curvet validate team.json                  a document before you share it
        curvet validate motion/ --level warning    a folder, strictly, in CI
        curvet validate team.json --fix --dry-run  what could be fixed, as a
                                                   difference
        curvet validate                            the catalog in use

      USAGE
        curvet validate [<options>] [<path> ...]

      ARGUMENTS
        <path> ...              Files, folders, or - for standard input; by default
                                the catalog.

      OPTIONS
        --from <format>         The format of all files; by default each is
                                recognized. (values: code, json, ndjson, plain-json,
                                tokens, dtcg, css, lottie, figma, android-xml,
                                catalog)
        --level <level>         The lowest level that counts. (values: error, warning,
                                info; default: error)
        --format <format>       How to print findings. (values: text, json, sarif,
                                github; default: text)
        --limit <number>        Print up to this many findings, 100 by default; 0
                                prints all.
        --fix                   Fix what is safe in the files.
        -n, --dry-run           With --fix: print the difference and change nothing.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      It finds what would break, what a platform would silently ignore, and what would
      feel wrong. 'curvet explain' explains a rule. Of files that Curvet wrote for
      apps it says whether they are up to date with the catalog in use. A preset may
      ignore a rule by an entry in its "ignore", with a reason; a project sets levels
      in curvet.config.json, as in {"rules": {"quality/too-long": "off"}}.

      References in files are looked up in the files themselves and then in the
      catalog in use. Nothing is changed without --fix, which only makes changes that
      keep the meaning. Warnings of the first 1,000 presets are shown at any level,
      notes only at --level info. The exit code is 1 if something of the level was
      found, and 65 if a file is not JSON or has an unknown format.

      """)
  }

  @Test("The catalog") func catalog() throws {
    let desk = try Desk()
    desk.run("validate").expect(
      0,
      #"""
      warning: animator/slide: takes 1 s, more than 0.5 s for most motions [quality/too-long]
        --> ~/.local/share/curvet/catalog.sqlite:1:147 (/motion/duration)
          1 | …dMotion":"transition/fade","motion":{"duration":1,"timing":"curve/rush","animations":[{"property…
            |                                                  ^
      help: shorten it, or say in "ignore" what it gives people to look at

      warning: group/all: takes 1 s, more than 0.5 s for most motions [quality/too-long]
        --> ~/.local/share/curvet/catalog.sqlite:5:45 (/motion)
          5 | {"name":"group/all","kind":"group","motion":{"members":[{"preset":"animator/slide"},{"preset":"t…
            |                                             ^
      help: shorten it, or say in "ignore" what it gives people to look at

      7 presets in the catalog: 2 warnings

      """#)
    desk.run("validate", "--json").expect(
      0,
      #"""
      {
        "curvet": 1,
        "presets": 7,
        "files": 0,
        "ignored": 0,
        "counts": {
          "error": 0,
          "warning": 2,
          "info": 0
        },
        "findings": [
          {
            "rule": "quality/too-long",
            "level": "warning",
            "preset": "animator/slide",
            "message": "takes 1 s, more than 0.5 s for most motions",
            "file": "~/.local/share/curvet/catalog.sqlite",
            "line": 1,
            "column": 147,
            "pointer": "/motion/duration",
            "help": "shorten it, or say in \"ignore\" what it gives people to look at"
          },
          {
            "rule": "quality/too-long",
            "level": "warning",
            "preset": "group/all",
            "message": "takes 1 s, more than 0.5 s for most motions",
            "file": "~/.local/share/curvet/catalog.sqlite",
            "line": 5,
            "column": 45,
            "pointer": "/motion",
            "help": "shorten it, or say in \"ignore\" what it gives people to look at"
          }
        ],
        "notListed": 0
      }

      """#)
    desk.run("validate", "-q").expect(
      0,
      #"""
      warning: animator/slide: takes 1 s, more than 0.5 s for most motions [quality/too-long]
        --> ~/.local/share/curvet/catalog.sqlite:1:147 (/motion/duration)
          1 | …dMotion":"transition/fade","motion":{"duration":1,"timing":"curve/rush","animations":[{"property…
            |                                                  ^
      help: shorten it, or say in "ignore" what it gives people to look at

      warning: group/all: takes 1 s, more than 0.5 s for most motions [quality/too-long]
        --> ~/.local/share/curvet/catalog.sqlite:5:45 (/motion)
          5 | {"name":"group/all","kind":"group","motion":{"members":[{"preset":"animator/slide"},{"preset":"t…
            |                                             ^
      help: shorten it, or say in "ignore" what it gives people to look at

      """#)
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
      "2 presets in 1 file: no problems found\n")
    desk.run("validate", "a.json", "b.ndjson").expect(
      0,
      "3 presets in 2 files: no problems found\n")
    desk.run("validate", "b.ndjson", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": 1,
        "files": 1,
        "ignored": 0,
        "counts": {
          "error": 0,
          "warning": 0,
          "info": 0
        },
        "findings": [],
        "notListed": 0
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

      1 preset in 1 file: 1 error

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

      1 preset in 1 file: 1 error

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
        "ignored": 0,
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
        ],
        "notListed": 0
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

      1 preset in 1 file: 1 warning

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
      "1 preset in 1 file: no problems found\n")
    desk.run("validate", "a.json", "--catalog", "none.sqlite").expect(
      66,
      errors: """
        error: there is no catalog
          --> none.sqlite
        help: run 'curvet init --catalog none.sqlite' to create one

        """)
  }

  @Test("Standard input") func standardInput() throws {
    let desk = try Desk()
    desk.run(
      "validate", "-",
      input: #"{"presets": {"a": "ease-in", "b": {"kind": "curve", "motion": {"use": "a"}}}}"#
    ).expect(
      0,
      "2 presets in 1 file: no problems found\n")
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

      1 preset in 1 file: 1 error

      """)
    desk.run("validate", "-", "--from", "ndjson", input: "").expect(
      0,
      "0 presets in 1 file: no problems found\n")
  }
}
