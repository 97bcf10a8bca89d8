import Testing

struct AliasTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("alias", "--help").expect(
      0,
      """
      Add or remove aliases of presets.

      EXAMPLES
        curvet alias curve/card card hero        add two names
        curvet alias curve/card -hero            remove a name
        curvet alias 'spring/figma/*' 'figma/*'  add a name for each in a folder

      USAGE
        curvet alias [<options>] <name> <alias> ...

      ARGUMENTS
        <name> <alias> ...      A preset, and names to add or, after a -, to remove.

      OPTIONS
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

      A name after a - is removed. A * in NAME matches any text, and the * in an alias
      repeats that text; with --query only aliases are given, and * is the whole name.

      """)
  }

  @Test("More and fewer") func change() throws {
    let desk = try Desk()
    desk.run("alias", "curve/rush", "dash", "late").expect(
      0,
      """
      Updated curve/rush: aliases +dash +late; 2 presets refer to it

      """)
    desk.run("alias", "dash", "-rush", "-late").expect(
      0,
      """
      Updated curve/rush: aliases −rush −late; 2 presets refer to it

      """)
    desk.run("alias", "curve/rush", "dash").expect(
      0,
      """
      Nothing to change

      """)
    desk.run("uses", "dash", "-q").expect(
      0,
      """
      animator/slide  timing
      curve/rush-old  replacement
      group/all       member       through animator/slide

      """)
  }

  @Test("A folder of presets, and what a search finds") func pattern() throws {
    let desk = try Desk()
    desk.run("alias", "curve/*", "c/*", "-n").expect(
      0,
      """
      Would update curve/rush: aliases +c/rush; 2 presets refer to it
      Would update curve/rush-old: aliases +c/rush-old

      """)
    desk.run("alias", "curve/*", "c/*").expect(
      0,
      """
      Updated curve/rush: aliases +c/rush; 2 presets refer to it
      Updated curve/rush-old: aliases +c/rush-old

      """)
    desk.run("alias", "curve/*", "-c/*").expect(
      0,
      """
      Updated curve/rush: aliases −c/rush; 2 presets refer to it
      Updated curve/rush-old: aliases −c/rush-old

      """)
    desk.run("alias", "--query", "kind:spring", "team/*").expect(
      0,
      """
      Updated spring/tether: aliases +team/spring/tether

      """)
    desk.run("alias", "--query", "kind:keyframes", "team/*").expect(
      0,
      """
      No presets found

      """)
    desk.run("alias", "curve/*", "c").expect(
      64,
      errors: """
        error: 'c' has no *
        help: write both with one, as in 'spring/old/*' 'spring/new/*'

        """)
  }

  @Test("A dry run, quietly, and JSON for scripts") func forms() throws {
    let desk = try Desk()
    desk.run("alias", "curve/rush", "dash", "-n").expect(
      0,
      """
      Would update curve/rush: aliases +dash; 2 presets refer to it

      """)
    desk.run("alias", "curve/rush", "dash", "-q").expect(0)
    desk.run("alias", "curve/rush", "-dash", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 3,
        "dryRun": false,
        "changes": [
          {
            "name": "curve/rush",
            "change": "updated",
            "revision": 3,
            "uses": 2,
            "fields": [
              {
                "field": "/aliases",
                "old": [
                  "rush",
                  "dash"
                ],
                "new": [
                  "rush"
                ]
              }
            ]
          }
        ]
      }

      """)
  }

  @Test("Names that are taken, are none or are not there") func names() throws {
    let desk = try Desk()
    desk.run("alias", "curve/rush", "spring/tether").expect(
      73,
      errors: """
        error: curve/rush: the alias "spring/tether" is taken
        help: choose another, or rename the preset that has it

        """)
    desk.run("alias", "spring/tether", "rush").expect(
      73,
      errors: """
        error: spring/tether: the alias "rush" is taken: it is an alias of "curve/rush"
        help: choose another, or rename the preset that has it

        """)
    desk.run("alias", "curve/rush", "curve/rush").expect(
      0,
      """
      Nothing to change

      """)
    desk.run("alias", "curve/rush", "Dash").expect(
      65,
      errors: """
        error: "Dash" is not a name: a name holds only a–z, 0–9, '-' and '/'
        help: a name is as in curve/card

        """)
    desk.run("alias", "curve/rush", "-rsh").expect(
      66,
      errors: """
        error: "rsh" is not an alias of curve/rush
        help: did you mean 'rush'?

        """)
    desk.run("alias", "spring/tether", "-rush").expect(
      66,
      errors: """
        error: "rush" is not an alias of spring/tether
        help: it has none

        """)
    desk.run("alias", "curve/rsh", "dash").expect(
      66,
      errors: """
        error: there is no preset "curve/rsh"
        help: did you mean 'curve/rush'?

        """)
  }

  @Test("An alias that somebody refers to stays") func referred() throws {
    let desk = try Desk()
    desk.run(
      "add", "animator/new",
      #"{"timing": "rush", "duration": 1, "animations": [{"property": "opacity", "to": 1}]}"#
    )
    .expect(
      0,
      """
      Added animator/new, an animator: in 1 s

      """)
    desk.run("alias", "curve/rush", "-rush").expect(
      65,
      errors: """
        error: curve/rush: animator/new refers to it by the name "rush" (/motion/timing)
        help: change animator/new first; run 'curvet uses rush' to list all that refer to it

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("alias").expect(
      64,
      errors: """
        error: missing argument '<name> <alias>'
        help: see 'curvet alias --help'

        """)
    desk.run("alias", "curve/rush").expect(
      64,
      errors: """
        error: no aliases given
        help: as in curvet alias curve/card card

        """)
    desk.run("alias", "curve/rush", "--jsn").expect(
      64,
      errors: """
        error: unknown option '--jsn'
        help: did you mean '--json'?

        """)
  }
}
