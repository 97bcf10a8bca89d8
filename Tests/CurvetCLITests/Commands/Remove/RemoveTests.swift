import Expectations
import Testing

struct RemoveTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("remove", "--help").expect(
      0,
      """
      Move presets to the trash; undo brings them back.

      EXAMPLES
        curvet remove curve/card                       one preset
        curvet remove curve/card --use curve/standard  make its referrers use another
                                                       one
        curvet remove 'curve/old/*' --dry-run          all whose names match
        curvet remove --query tag:old --dry-run        what a search finds

      USAGE
        curvet remove [<options>] [<names> ...]

      ALIASES
        rm

      ARGUMENTS
        <names> ...             Names or aliases of presets.

      OPTIONS
        --use <name>            What others refer to instead.
        --with-users            Remove what refers to them, too.
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

      A preset that others refer to can't be removed, unless --use names another one
      for them, or --with-users removes them, too.

      """)
  }

  @Test("One preset, and back") func one() throws {
    let desk = try Desk()
    let before = desk.run("export", "--all").output
    desk.run("remove", "spring/tether").expect(
      0,
      """
      Removed spring/tether
      Run 'curvet undo' to bring it back

      """)
    desk.run("show", "spring/tether").expect(
      66,
      errors: """
        error: there is no preset "spring/tether" any more
        help: it was removed; run 'curvet revert spring/tether@1' to bring it back

        """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 2: curvet remove spring/tether
      Brought back spring/tether, a spring: mass 1, stiffness 70, damping 12

      """)
    expectSame(desk.run("export", "--all").output, before)
  }

  @Test("Several, and what a search finds") func several() throws {
    let desk = try Desk()
    desk.run("remove", "group/all", "animator/slide", "-n").expect(
      0,
      """
      Would remove group/all
      Would remove animator/slide

      """)
    desk.run("remove", "group/all", "animator/slide").expect(
      0,
      """
      Removed group/all
      Removed animator/slide
      Run 'curvet undo' to bring them back

      """)
    desk.run("remove", "--query", "kind:curve", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 3,
        "dryRun": false,
        "changes": [
          {
            "name": "curve/rush",
            "change": "removed",
            "revision": 2,
            "uses": 0,
            "fields": []
          },
          {
            "name": "curve/rush-old",
            "change": "removed",
            "revision": 2,
            "uses": 0,
            "fields": []
          }
        ]
      }

      """)
    desk.run("remove", "--query", "kind:curve").expect(
      0,
      """
      No presets found

      """)
    desk.run("rm", "spring/tether", "-q").expect(0)
  }

  @Test("What others refer to stays") func referred() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    desk.run("remove", "curve/rush").expect(
      65,
      errors: """
        error: can't remove curve/rush: animator/slide, curve/rush-old refer to it
        help: use '--use OTHER' to make them refer to another preset, or '--with-users' to remove them too

        """)
    desk.run("remove", "--query", "kind:transition").expect(
      65,
      errors: """
        error: can't remove transition/fade: animator/slide, group/all refer to it
        help: use '--use OTHER' to make them refer to another preset, or '--with-users' to remove them too

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("What refers to it may be removed with it") func together() throws {
    let desk = try Desk()
    desk.run("remove", "transition/fade", "animator/slide", "group/all").expect(
      0,
      """
      Removed transition/fade
      Removed animator/slide
      Removed group/all
      Run 'curvet undo' to bring them back

      """)
  }

  @Test("Others use another one") func forward() throws {
    let desk = try Desk()
    desk.run("remove", "curve/rush", "--use", "spring/tether").expect(
      0,
      """
      Updated animator/slide: timing curve/rush → spring/tether; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → spring/tether
      Removed curve/rush
      Run 'curvet undo' to bring them back

      """)
    desk.run("remove", "curve/rush-old", "--use", "spring/tether").expect(
      0,
      """
      Removed curve/rush-old
      Run 'curvet undo' to bring it back

      """)
    desk.run("remove", "curve/rush", "--use", "spring/tether").expect(
      66,
      errors: """
        error: there is no preset "curve/rush" any more
        help: it was removed; run 'curvet revert curve/rush@1' to bring it back

        """)
    desk.run("remove", "transition/fade", "--use", "animator/slide").expect(
      65,
      errors: """
        error: transition/fade: animator/slide refers to it by the name "transition/fade" (/reducedMotion)
        help: change animator/slide first; run 'curvet uses transition/fade' to list all that refer to it

        """)
    desk.run("remove", "duration/short", "--use", "duration/short").expect(
      65,
      errors: """
        error: duration/short is being removed itself
        help: choose another preset for the others to refer to

        """)
    desk.run("remove", "duration/short", "--use", "duration/long").expect(
      66,
      errors: """
        error: there is no preset "duration/long"
        help: did you mean 'duration/short'?

        """)
  }

  @Test("With all that refer to it") func users() throws {
    let desk = try Desk()
    desk.run("remove", "curve/rush", "--with-users", "-n").expect(
      0,
      """
      Would remove curve/rush
      Would remove animator/slide
      Would remove curve/rush-old
      Would remove group/all

      """)
    desk.run("remove", "curve/rush", "--with-users").expect(
      0,
      """
      Removed curve/rush
      Removed animator/slide
      Removed curve/rush-old
      Removed group/all
      Run 'curvet undo' to bring them back

      """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 2: curvet remove curve/rush --with-users
      Brought back group/all, a group: animator/slide
      Brought back curve/rush-old, a curve: easeIn, in duration/short
      Brought back animator/slide, an animator: in 1 s; 1 preset refers to it
      Brought back curve/rush, a curve: cubic-bezier(0.9, 0, 0.9, 0.1), in 0.3 s, after 0.1 s; 2 presets refer to it

      """)
  }

  @Test("Mistakes") func mistakes() throws {
    let desk = try Desk()
    desk.run("remove").expect(
      64,
      errors: """
        error: no preset was named
        help: name presets, or use --query

        """)
    desk.run("remove", "spring/tethr").expect(
      66,
      errors: """
        error: there is no preset "spring/tethr"
        help: did you mean 'spring/tether'?

        """)
    desk.run("remove", "spring/tether", "spring/tethr").expect(
      66,
      errors: """
        error: there is no preset "spring/tethr"
        help: did you mean 'spring/tether'?

        """)
    desk.run("remove", "spring/tether@2").expect(
      66,
      errors: """
        error: spring/tether has no revision 2: it is at revision 1
        help: run 'curvet history spring/tether' to see them

        """)
    desk.run("remove", "curve/rush", "--use", "a", "--with-users").expect(
      64,
      errors: """
        error: '--use' and '--with-users' can't be used together

        """)
  }
}
