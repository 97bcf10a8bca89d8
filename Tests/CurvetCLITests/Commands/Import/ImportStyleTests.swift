import Testing

/// What `import` says about style sheets.
struct ImportStyleTests {
  @Test("What was taken, what was not, and what the catalog has") func report() throws {
    let desk = try Desk()
    try desk.write(
      """
      :root {
        --ease-snap: cubic-bezier(.2, 0, 0, 1);
        --ease-mine: cubic-bezier(.11, .22, .33, .44);
        --fast: 100ms;
        --ease-lost: var(--nowhere);
        --duration: 300;
        --font: system-ui, sans-serif;
      }
      .card { transition: opacity var(--fast) }
      """, to: "css/motion.css")
    desk.run("import", "css/motion.css", "--dry-run").expect(
      0,
      """
      Would import 3 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves, 1 duration
        found 6: took 3, skipped 3

        ease-snap                                 curve
        ease-mine                                 curve
        fast                                      duration
        --ease-lost           css/motion.css:5:3  skipped: cannot resolve var(--nowhere)
        --duration            css/motion.css:6:3  skipped: 300 has no unit: a time is written as 300ms or 300s
        transitions of rules  css/motion.css:9:9  skipped: they have no name; give them one, as in --card: opacity 300ms ease-out
        1 custom property                         skipped: no motion

      """)
    desk.run("import", "css/motion.css", "--prefix", "team").expect(
      0,
      """
      Imported 3 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves, 1 duration
        found 6: took 3, skipped 3

        --ease-lost           css/motion.css:5:3  skipped: cannot resolve var(--nowhere)
        --duration            css/motion.css:6:3  skipped: 300 has no unit: a time is written as 300ms or 300s
        transitions of rules  css/motion.css:9:9  skipped: they have no name; give them one, as in --card: opacity 300ms ease-out
        1 custom property                         skipped: no motion

      """)
    desk.run("show", "team/fast").expect(
      0,
      """
      team/fast  duration

        0.1 s

        duration  0.1 s
        source    motion.css#--fast, now at css/motion.css:4
        revision  1, 2027-01-15T08:00:00Z

      """)
    desk.run("import", "css/motion.css", "-n", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "dryRun": true,
        "imported": false,
        "files": 1,
        "created": {
          "curve": 2,
          "duration": 1
        },
        "updated": {},
        "unchanged": {},
        "skipped": {},
        "found": 6,
        "taken": 3,
        "notTaken": 3,
        "presets": [
          {
            "name": "ease-snap",
            "kind": "curve",
            "change": "created"
          },
          {
            "name": "ease-mine",
            "kind": "curve",
            "change": "created"
          },
          {
            "name": "fast",
            "kind": "duration",
            "change": "created"
          }
        ],
        "leftOut": [
          {
            "what": "--ease-lost",
            "reason": "cannot resolve var(--nowhere)",
            "count": 1,
            "file": "css/motion.css",
            "line": 5,
            "column": 3
          },
          {
            "what": "--duration",
            "reason": "300 has no unit: a time is written as 300ms or 300s",
            "count": 1,
            "file": "css/motion.css",
            "line": 6,
            "column": 3
          },
          {
            "what": "transitions of rules",
            "reason": "they have no name; give them one, as in --card: opacity 300ms ease-out",
            "count": 1,
            "file": "css/motion.css",
            "line": 9,
            "column": 9
          }
        ],
        "renamed": [],
        "same": [
          {
            "name": "ease-snap",
            "as": "team/ease-snap"
          },
          {
            "name": "ease-mine",
            "as": "team/ease-mine"
          }
        ],
        "skippedGroupProperties": {},
        "skippedTokens": {
          "custom properties": 1
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

  @Test("Standard input, and a folder") func elsewhere() throws {
    let desk = try Desk()
    desk.run(["import", "-"], input: "--ease-out-quint: cubic-bezier(.22, 1, .36, 1);").expect(
      0,
      """
      Imported 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve

      """)
    try desk.write(":root { --a: var(--b) }", to: "css/a.css")
    try desk.write("$b: 1s;\n:root { --b: 1s }", to: "css/b.scss")
    desk.run("import", "css").expect(
      0,
      """
      Imported 3 presets from 2 files into ~/.local/share/curvet/catalog.sqlite
        3 durations

      """,
      errors: """
        info: --b: the preset is named b-2: b is what $b in line 1 becomes
          --> css/b.scss:2:9
            2 | :root { --b: 1s }
              |         ^
        help: rename it in the catalog to say when it is used

        """)
  }

  @Test("The line is that of the file that has the motion, read with the files beside it")
  func sources() throws {
    let desk = try Desk()
    try desk.write("--x: 100ms;", to: "a/motion.css")
    try desk.write("\n\n--x: 300ms; --move: all var(--slow) ease-in;", to: "b/motion.css")
    try desk.write("--slow: 2s;", to: "b/times.css")
    #expect(desk.run("import", "b").status == 0)
    func source(_ name: String) -> Substring? {
      desk.run("show", name).output.split(separator: "\n").first { $0.contains("source ") }
    }
    #expect(source("x") == "  source    motion.css#--x, now at b/motion.css:3")
    #expect(source("move") == "  source    motion.css#--move, now at b/motion.css:3")
    #expect(desk.run("set", "x", "seconds=0.2").status == 0)
    #expect(source("x") == "  source    motion.css#--x")
  }
}
