import Expectations
import Foundation
import Testing

struct ImportMistakeTests {
  @Test("Mistakes in several files are all told") func files() throws {
    let desk = try Desk()
    try desk.write("[1,", to: "a.json")
    try desk.write(#"{"a": 1}"#, to: "b.json")
    try desk.write(
      """
      {"name": "a"}
      {"name": "b", "motion": {"named": "easeIn"}}
      {"nmae": 1}

      """, to: "c.ndjson")
    let before = desk.bytes(Desk.catalog)
    desk.run("import", "a.json", "b.json", "c.ndjson").expect(
      65,
      errors: """
        error: the document ends where a value is expected
          --> a.json:1:4
            1 | [1,
              |    ^
        help: is the file whole? close what was opened with } or ]

        error: this is JSON of no format that is known
          --> b.json:1:1
        help: 'curvet help formats' lists what is read; if it is one of those, say which with --from

        error: a: the preset needs the field "motion"
          --> c.ndjson:1:1
            1 | {"name": "a"}
              | ^
        help: add "motion": "ease-out 300ms"

        error: a preset on a line of its own needs the field "name"
          --> c.ndjson:3:1
            3 | {"nmae": 1}
              | ^
        help: write {"name": "curve/card", "motion": {…}}

        Nothing was imported: 4 errors.

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("No such file") func missing() throws {
    let desk = try Desk()
    desk.run("import", "none.json").expect(
      66,
      errors: """
        error: there is no such file
          --> none.json

        """)
    desk.run("import", "none.json", "--json").expect(
      66,
      errors: """
        error: there is no such file
          --> none.json

        """)
    desk.run("import", "").expect(
      64,
      errors: "error: invalid value '' for '<path>': expected a path\n")
    desk.run("import", "none/x.json").expect(
      66,
      errors: """
        error: there is no such file
          --> none/x.json

        """)
  }

  @Test("Names that are none") func names() throws {
    let desk = try Desk()
    desk.run("import", "x", "--prefix", "Team").expect(
      64,
      errors: """
        error: invalid value 'Team' for '--prefix': expected a name such as team or team/cards

        """)
    desk.run("import", "x", "--prefix", "team/").expect(
      64,
      errors: """
        error: invalid value 'team/' for '--prefix': expected a name such as team or team/cards

        """)
  }

  @Test("A prefix that makes a name too long") func longPrefix() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a/b/c/d": "ease-in"}}"#, to: "a.json")
    desk.run("import", "a.json", "--prefix", "a/b/c/d/e").expect(
      65,
      errors: """
        error: "a/b/c/d/e/a/b/c/d" is not a name: a name has at most 8 parts
        help: choose a shorter --prefix

        """)
  }

  @Test("Tags that are none") func tags() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": "ease-in"}}"#, to: "a.json")
    let before = desk.bytes(Desk.catalog)
    desk.run("import", "a.json", "--tag", "a b").expect(
      64,
      errors: """
        error: invalid value 'a b' for '--tag': expected one word of at most 64 characters, with no dash before it

        """)
    desk.run("import", "a.json", "--tag", "").expect(
      64,
      errors: """
        error: invalid value '' for '--tag': expected one word of at most 64 characters, with no dash before it

        """)
    desk.run("import", "a.json", "--tag", "-soft").expect(
      64,
      errors: """
        error: missing value for '--tag'
        help: write '--tag=-soft' if '-soft' is its value

        """)
    desk.run("import", "a.json", "--tag=-soft").expect(
      64,
      errors: """
        error: invalid value '-soft' for '--tag': expected one word of at most 64 characters, with no dash before it

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Formats that are not those of the file") func formats() throws {
    let desk = try Desk()
    try desk.write(#"{"presets": {"a": "ease-in"}}"#, to: "a.json")
    desk.run("import", "a.json", "--from", "ndjson").expect(
      65,
      errors: """
        error: a preset on a line of its own needs the field "name"
          --> a.json:1:1
            1 | {"presets": {"a": "ease-in"}}
              | ^
        help: write {"name": "curve/card", "motion": {…}}

        Nothing was imported: 1 error.

        """)
    desk.run("import", "-", "--from", "catalog").expect(
      65,
      errors: """
        error: a catalog can't be read from a stream
          --> -
        help: name its file

        """)
    desk.run("import", "a.json", "--from", "jsn").expect(
      64,
      errors: """
        error: invalid value 'jsn' for '--from': expected code, json, ndjson, plain-json, tokens, dtcg, css, lottie, figma, android-xml or catalog
        help: did you mean 'json'?

        """)
    try desk.write(#"{"x": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}"#, to: "b.json")
    desk.run("import", "b.json", "--from", "json").expect(
      65,
      errors: """
        error: the document needs the field "presets"
          --> b.json:1:1
            1 | {"x": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}
              | ^
        help: add "presets": {"curve/card": "ease-out 300ms"}

        error: unknown field "x"
          --> b.json:1:2 (/x)
            1 | {"x": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}
              |  ^
        help: known here: $schema, curvet, presets

        Nothing was imported: 2 errors.

        """)
  }

  @Test("Standard input that is nothing of the kind") func foreignInput() throws {
    let desk = try Desk()
    desk.run("import", "-", input: "hello").expect(
      65,
      errors: """
        error: this is of no format that is known
          --> -:1:1
        help: 'curvet help formats' lists what is read; 'curvet add' takes snippets

        Nothing was imported: 1 error.

        """)
    desk.run("import", "-", input: #"{"a": 1}"#).expect(
      65,
      errors: """
        error: this is JSON of no format that is known
          --> -:1:1
        help: 'curvet help formats' lists what is read; if it is one of those, say which with --from

        Nothing was imported: 1 error.

        """)
    desk.run("import", "-", input: "\n").expect(
      65,
      errors: """
        error: the document is empty
          --> -:1:1
            1 |
              | ^
        help: is it the right file, and was it saved?

        Nothing was imported: 1 error.

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("import").expect(
      64,
      errors: """
        error: missing argument '<path>'
        help: see 'curvet import --help'

        """)
    desk.run("import", "--from").expect(
      64,
      errors: """
        error: missing value for '--from'
        help: write '--from <format>'

        """)
    desk.run("import", "a", "--onconflict", "skip").expect(
      64,
      errors: """
        error: unknown option '--onconflict'
        help: did you mean '--on-conflict'?

        """)
    desk.run("import", "a", "--dryrun").expect(
      64,
      errors: """
        error: unknown option '--dryrun'
        help: did you mean '--dry-run'?

        """)
    desk.run("import", "-n", "--json=1", "a").expect(
      64,
      errors: """
        error: flag '--json' takes no value
        help: write '--json' alone

        """)
  }

  @Test("More mistakes than anybody reads are counted") func many() throws {
    let desk = try Desk()
    let lines = (1...105).map { #"{"name": "N\#($0)", "motion": "ease"}"# }
    let run = desk.run("validate", "-", input: lines.joined(separator: "\n"))
    #expect(run.status == 1)
    #expect(run.output.components(separatedBy: "error:").count == 101)
    #expect(
      run.output.hasSuffix(
        """
        help: a legal name would be "n100"

        5 more findings not shown; fix these first.

        0 presets in 1 file: 105 errors

        """))
  }

  @Test("A file that is no catalog is told by its own name") func noCatalog() throws {
    let desk = try Desk()
    try desk.write("Dear diary", to: "diary.txt")
    desk.run("import", "diary.txt", "--from", "catalog").expect(
      76,
      errors: """
        error: this is not an SQLite file
          --> diary.txt

        """)
  }
}
