import Testing

/// Mistakes in a configuration's exports are told with their places.
struct ProjectExportMistakeTests {
  @Test("Exports are an array") func array() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": {}}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: exports must be an array
          --> curvet.config.json:1:13 (/exports)
            1 | {"exports": {}}
              |             ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("An export is an object") func element() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [1]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: an export is an object
          --> curvet.config.json:1:14 (/exports/0)
            1 | {"exports": [1]}
              |              ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("Somewhere to write to") func output() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "swift"}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: an export needs the path of its output
          --> curvet.config.json:1:14 (/exports/0)
            1 | {"exports": [{"to": "swift"}]}
              |              ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("A format") func format() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "jsn", "output": "a"}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: to must be one of json, ndjson, swift, css, dtcg, compose, android-xml, motion, flutter, react-native, spec
          --> curvet.config.json:1:21 (/exports/0/to)
            1 | {"exports": [{"to": "jsn", "output": "a"}]}
              |                     ^
        help: did you mean 'json'?

        """)
  }

  @Test("Unknown fields") func field() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "preset": ["a"]}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: unknown field "preset"
          --> curvet.config.json:1:44 (/exports/0/preset)
            1 | {"exports": [{"to": "json", "output": "a", "preset": ["a"]}]}
              |                                            ^
        help: did you mean 'presets'?

        """)
  }

  @Test("Presets are names") func names() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "presets": []}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: presets must be an array of names
          --> curvet.config.json:1:55 (/exports/0/presets)
            1 | {"exports": [{"to": "json", "output": "a", "presets": []}]}
              |                                                       ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("One selection") func both() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "presets": ["a"], "query": "b"}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: presets and query exclude each other
          --> curvet.config.json:1:71 (/exports/0/query)
            1 | {"exports": [{"to": "json", "output": "a", "presets": ["a"], "query": "b"}]}
              |                                                                       ^
        help: keep one of them

        """)
  }

  @Test("Flags") func flag() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "flat": 1}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: flat must be true or false
          --> curvet.config.json:1:52 (/exports/0/flat)
            1 | {"exports": [{"to": "json", "output": "a", "flat": 1}]}
              |                                                    ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("Ranges") func range() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "samples": 0}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: samples must be a number from 1 to 10000
          --> curvet.config.json:1:55 (/exports/0/samples)
            1 | {"exports": [{"to": "json", "output": "a", "samples": 0}]}
              |                                                       ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("What goes with what") func flat() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "ndjson", "output": "a", "flat": true}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: flat, samples, measures and players go with json
          --> curvet.config.json:1:54 (/exports/0/flat)
            1 | {"exports": [{"to": "ndjson", "output": "a", "flat": true}]}
              |                                                      ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("Words") func word() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "access": "open"}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: access must be one of public, package, internal
          --> curvet.config.json:1:54 (/exports/0/access)
            1 | {"exports": [{"to": "json", "output": "a", "access": "open"}]}
              |                                                      ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("A namespace") func namespace() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "namespace": ""}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: namespace must be a name
          --> curvet.config.json:1:57 (/exports/0/namespace)
            1 | {"exports": [{"to": "json", "output": "a", "namespace": ""}]}
              |                                                         ^
        help: as in {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }

  @Test("Two of one place") func twice() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a"}, {"to": "json", "output": "a"}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: two exports are written to "a"
          --> curvet.config.json:1:70 (/exports/1/output)
            1 | {"exports": [{"to": "json", "output": "a"}, {"to": "json", "output": "a"}]}
              |                                                                      ^
        help: give each its own output

        """)
  }

  @Test("A name that no preset has") func missing() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "presets": ["rusch"]}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      66,
      errors: """
        error: a: there is no preset "rusch"
        help: did you mean 'rush'?

        """)
  }

  @Test("Likeness selects nothing") func like() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": [{"to": "json", "output": "a", "query": "like:rush"}]}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      65,
      errors: """
        error: 'like:' only orders what is found
          --> curvet.config.json:1:53 (/exports/0/query)
            1 | {"exports": [{"to": "json", "output": "a", "query": "like:rush"}]}
              |                                                     ^
        help: use the names that 'curvet search --names --limit' lists

        """)
  }

  @Test("No exports") func empty() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": []}"#,
      to: "p/curvet.config.json")
    desk.run("status", in: "p").expect(
      0,
      """
      ~/.local/share/curvet/catalog.sqlite holds 7 presets
      Last change: curvet import sample.json (operation 1, 2027-01-15T08:00:00Z)
      2 warnings; run 'curvet validate' to see how to fix them
        warning: animator/slide: takes 1 s, more than 0.5 s for most motions
        warning: group/all: takes 1 s, more than 0.5 s for most motions
      curvet.config.json lists no exports

      """)
  }

  @Test("No exports to write") func list() throws {
    let desk = try Desk()
    try desk.write(
      #"{"exports": []}"#,
      to: "p/curvet.config.json")
    desk.run("export", in: "p").expect(
      66,
      errors: """
        error: the configuration lists no exports
          --> curvet.config.json
        help: add {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}

        """)
  }
}
