import Testing

struct UsesTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("uses", "--help").expect(
      0,
      """
      List the presets that refer to a preset, directly or not.

      EXAMPLES
        curvet uses curve/late-rush                  what would change with it
        curvet uses duration/material/short3 --json  the same for a script
        curvet uses spring/tether --names            only names, one per line

      USAGE
        curvet uses [<options>] <name>

      ARGUMENTS
        <name>                  The name or an alias of a preset.

      OPTIONS
        --names                 Print only names, the nearest first.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      """)
  }

  @Test("Of all that a pattern matches") func pattern() throws {
    let desk = try Desk()
    desk.run("uses", "curve/*").expect(
      0,
      """
      animator/slide  timing       of curve/rush
      curve/rush-old  replacement  of curve/rush
      group/all       member       through animator/slide

      """, errors: "3 presets refer to curve/*, 2 of them directly.\n")
    desk.run("uses", "*/*", "--names", "-q").expect(
      0,
      """
      group/all
      animator/slide
      curve/rush-old
      transition/fade

      """)
    desk.run("uses", "curv/*").expect(
      66,
      errors: """
        error: no preset has a name like "curv/*"
        help: did you mean 'curve/*'?

        """)
  }

  @Test("Directly and through others") func uses() throws {
    let desk = try Desk()
    desk.run("uses", "curve/rush").expect(
      0,
      """
      animator/slide  timing
      curve/rush-old  replacement
      group/all       member       through animator/slide

      """, errors: "3 presets refer to curve/rush, 2 of them directly.\n")
    desk.run("uses", "curve/rush", "-q", "--names").expect(
      0,
      """
      animator/slide
      curve/rush-old
      group/all

      """)
    desk.run("uses", "animator/slide").expect(
      0, "group/all  member\n", errors: "1 preset refers to animator/slide.\n")
    desk.run("uses", "duration/short").expect(
      0,
      """
      curve/rush-old   duration
      transition/fade  duration
      animator/slide   reduced motion  through transition/fade
      group/all        member          through transition/fade
      group/all        member          through animator/slide

      """, errors: "4 presets refer to duration/short, 2 of them directly.\n")
  }

  @Test("An alias") func alias() throws {
    let desk = try Desk()
    desk.run("uses", "rush", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "name": "curve/rush",
        "uses": [
          {
            "name": "animator/slide",
            "slot": "/motion/timing",
            "role": "timing",
            "target": "curve/rush",
            "depth": 1
          },
          {
            "name": "curve/rush-old",
            "slot": "/deprecated/use",
            "role": "deprecated.use",
            "target": "curve/rush",
            "depth": 1
          },
          {
            "name": "group/all",
            "slot": "/motion/members/0/preset",
            "role": "member",
            "target": "animator/slide",
            "depth": 2
          }
        ]
      }

      """)
  }

  @Test("Nobody") func none() throws {
    let desk = try Desk()
    desk.run("uses", "group/all").expect(
      0,
      errors: "Nothing refers to group/all.\n")
    desk.run("uses", "group/all", "-q").expect(0)
    desk.run("uses", "group/all", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "name": "group/all",
        "uses": []
      }

      """)
  }

  @Test("No such preset") func notFound() throws {
    let desk = try Desk()
    desk.run("uses", "curve/rsh").expect(
      66,
      errors: """
        error: there is no preset "curve/rsh"
        help: did you mean 'curve/rush'?

        """)
    desk.run("uses", "rsh").expect(
      66,
      errors: """
        error: there is no preset "rsh"
        help: did you mean 'rush'?

        """)
    desk.run("uses", "zzzzzz").expect(
      66,
      errors: """
        error: there is no preset "zzzzzz"
        help: run 'curvet search' to look for it

        """)
    desk.run("uses", "").expect(
      66,
      errors: """
        error: there is no preset ""
        help: run 'curvet search' to look for it

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("uses").expect(
      64,
      errors: """
        error: missing argument '<name>'
        help: see 'curvet uses --help'

        """)
    desk.run("uses", "a", "b").expect(
      64,
      errors: """
        error: unexpected argument 'b'
        help: 'curvet uses' takes one argument

        """)
    desk.run("uses", "a", "--names", "--json").expect(
      64, errors: "error: '--names' and '--json' can't be used together\n")
    desk.run("uses", "--jsn", "a").expect(
      64,
      errors: """
        error: unknown option '--jsn'
        help: did you mean '--json'?

        """)
  }
}
