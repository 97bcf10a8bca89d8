import Expectations
import Testing

struct RedoTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("redo", "--help").expect(
      0,
      """
      Redo the last undo.

      EXAMPLES
        curvet redo  what was undone

      USAGE
        curvet redo [<options>]

      OPTIONS
        -n, --dry-run           Change nothing; print what would change.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      After another change there is nothing to redo; an undo can still be undone by
      its number.

      """)
  }

  @Test("As often as was undone") func all() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("rename", "curve/rush", "curve/late", "-q").expect(0)
    let after = desk.run("export", "--all").output
    desk.run("undo", "-q").expect(0)
    desk.run("undo", "-q").expect(0)
    desk.run("redo", "-n").expect(
      0,
      """
      Would redo operation 2: curvet set curve/rush duration=0.45 -q
      Would update curve/rush: duration 0.3 s → 0.45 s; 2 presets refer to it

      """)
    desk.run("redo").expect(
      0,
      """
      Redid operation 2: curvet set curve/rush duration=0.45 -q
      Updated curve/rush: duration 0.3 s → 0.45 s; 2 presets refer to it

      """)
    desk.run("redo").expect(
      0,
      """
      Redid operation 3: curvet rename curve/rush curve/late -q
      Renamed curve/rush to curve/late; 2 presets refer to it
      Updated animator/slide: timing curve/rush → curve/late; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → curve/late

      """)
    expectSame(desk.run("export", "--all").output, after)
    desk.run("redo").expect(
      66,
      errors: """
        error: there is nothing to redo
        help: an undo can be undone by its number at any time; see 'curvet history'

        """)
  }

  @Test("Undone once more after a redo") func again() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("undo", "-q").expect(0)
    desk.run("redo", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 4,
        "dryRun": false,
        "undoes": 3,
        "changes": [
          {
            "name": "curve/rush",
            "change": "updated",
            "revision": 4,
            "uses": 2,
            "fields": [
              {
                "field": "/motion/duration",
                "old": 0.3,
                "new": 0.45
              }
            ]
          }
        ],
        "conflicts": []
      }

      """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 2: curvet set curve/rush duration=0.45 -q
      Updated curve/rush: duration 0.45 s → 0.3 s; 2 presets refer to it

      """)
    desk.run("redo").expect(
      0,
      """
      Redid operation 2: curvet set curve/rush duration=0.45 -q
      Updated curve/rush: duration 0.3 s → 0.45 s; 2 presets refer to it

      """)
  }

  @Test("Not after something else has been changed") func changed() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("undo", "-q").expect(0)
    desk.run("tag", "curve/rush", "team", "-q").expect(0)
    desk.run("redo").expect(
      66,
      errors: """
        error: there is nothing to redo
        help: an undo can be undone by its number at any time; see 'curvet history'

        """)
    desk.run("undo", "3").expect(
      0,
      """
      Undid operation 3: curvet undo -q
      Updated curve/rush: duration 0.3 s → 0.45 s; 2 presets refer to it

      """)
  }

  @Test("Nothing was undone") func nothing() throws {
    let desk = try Desk()
    desk.run("redo").expect(
      66,
      errors: """
        error: there is nothing to redo
        help: an undo can be undone by its number at any time; see 'curvet history'

        """)
    desk.run("redo", "3").expect(
      64,
      errors: """
        error: unexpected argument '3'
        help: 'curvet redo' takes no arguments

        """)
  }
}
