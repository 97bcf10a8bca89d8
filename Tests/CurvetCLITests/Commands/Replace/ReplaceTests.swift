import Expectations
import Testing

struct ReplaceTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("replace", "--help").expect(
      0,
      """
      Replace a preset with another one wherever it is used.

      EXAMPLES
        curvet replace curve/card curve/standard  one preset by another
        curvet replace curve/card curve/hero curve/standard --deprecate
                                                  two, and mark them deprecated
        curvet replace --query tag:old spring/figma/gentle -n
                                                  all that a search finds

      USAGE
        curvet replace [<options>] <old>… <new> ...

      ARGUMENTS
        <old>… <new> ...        The old presets, and last the new one.

      OPTIONS
        --deprecate             Mark the old presets as deprecated.
        --query <words>         Use the presets that a search finds.
        --yes                   Confirm changing what a search by words finds.
        -n, --dry-run           Change nothing; print what would change.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      The old preset stays; --deprecate marks it, with the new one to use instead.

      """)
  }

  @Test("All that refer to it refer to the other") func one() throws {
    let desk = try Desk()
    desk.run("replace", "curve/rush", "spring/tether", "-n").expect(
      0,
      """
      Would update animator/slide: timing curve/rush → spring/tether; 1 preset refers to it
      Would update curve/rush-old: deprecated.use curve/rush → spring/tether

      """)
    desk.run("add", "curve/calm", "ease-out").expect(
      0,
      """
      Added curve/calm, a curve: easeOut

      """)
    desk.run("replace", "rush", "curve/calm").expect(
      0,
      """
      Updated animator/slide: timing curve/rush → curve/calm; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → curve/calm

      """)
    desk.run("replace", "curve/rush", "curve/calm").expect(
      0,
      """
      Nothing refers to it

      """)
    desk.run("uses", "curve/calm").expect(
      0,
      """
      animator/slide  timing
      curve/rush-old  replacement
      group/all       member       through animator/slide

      """,
      errors: """
        3 presets refer to curve/calm, 2 of them directly.

        """)
  }

  @Test("The old ones are marked") func deprecate() throws {
    let desk = try Desk()
    desk.run("add", "curve/calm", "ease-out", "-q").expect(0)
    desk.run("replace", "curve/rush", "curve/rush-old", "curve/calm", "--deprecate").expect(
      0,
      """
      Updated animator/slide: timing curve/rush → curve/calm; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → curve/calm
      Updated curve/rush: deprecated added {"use": "curve/calm"}

      """)
    desk.run("replace", "spring/tether", "curve/calm", "--deprecate").expect(
      0,
      """
      Updated spring/tether: deprecated added {"use": "curve/calm"}

      """)
  }

  @Test("What a search finds") func query() throws {
    let desk = try Desk()
    desk.run("add", "curve/calm", "ease-out", "-q").expect(0)
    desk.run("replace", "--query", "kind:curve", "curve/calm", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 3,
        "dryRun": false,
        "changes": [
          {
            "name": "animator/slide",
            "change": "updated",
            "revision": 2,
            "uses": 1,
            "fields": [
              {
                "field": "/motion/timing",
                "old": "curve/rush",
                "new": "curve/calm"
              }
            ]
          },
          {
            "name": "curve/rush-old",
            "change": "updated",
            "revision": 2,
            "uses": 0,
            "fields": [
              {
                "field": "/deprecated/use",
                "old": "curve/rush",
                "new": "curve/calm"
              }
            ]
          }
        ]
      }

      """)
    desk.run("replace", "--query", "kind:keyframes", "curve/calm").expect(
      0,
      """
      No presets found

      """)
  }

  @Test("Another kind does not fit everywhere") func kind() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    desk.run("replace", "transition/fade", "duration/short").expect(
      65,
      errors: """
        error: group/all: member refers to "duration/short", which is a duration
        help: member takes a curve, spring, keyframes, transition, animator or group

        """)
    desk.run("replace", "curve/rush", "duration/short").expect(
      65,
      errors: """
        error: animator/slide: timing refers to "duration/short", which is a duration
        help: timing takes a curve or spring

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("By itself, or by what it is part of") func itself() throws {
    let desk = try Desk()
    desk.run("replace", "curve/rush", "curve/rush").expect(
      65,
      errors: """
        error: curve/rush can't be replaced by itself
        help: name another preset that the others should refer to

        """)
    desk.run("replace", "animator/slide", "group/all").expect(
      0,
      """
      Nothing refers to it

      """)
    desk.run("replace", "transition/fade", "animator/slide").expect(
      0,
      """
      Updated group/all: members[1].preset transition/fade → animator/slide

      """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("replace", "curve/rush", "curve/clm").expect(
      66,
      errors: """
        error: there is no preset "curve/clm"
        help: run 'curvet search' to look for it

        """)
    desk.run("replace", "curve/rsh", "spring/tether").expect(
      66,
      errors: """
        error: there is no preset "curve/rsh"
        help: did you mean 'curve/rush'?

        """)
    desk.run("replace").expect(
      64,
      errors: """
        error: missing argument '<old>… <new>'
        help: see 'curvet replace --help'

        """)
    desk.run("replace", "curve/rush").expect(
      64,
      errors: """
        error: 'replace' takes an old and a new preset
        help: as in curvet replace curve/card curve/standard

        """)
    desk.run("replace", "a", "b", "--query", "c").expect(
      64,
      errors: """
        error: 'replace' takes an old and a new preset
        help: as in curvet replace curve/card curve/standard

        """)
  }
}
