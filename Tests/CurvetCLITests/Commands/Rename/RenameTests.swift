import Expectations
import Testing

struct RenameTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("rename", "--help").expect(
      0,
      """
      Rename presets, and update what refers to them.

      EXAMPLES
        curvet rename curve/card curve/card/expand  one preset
        curvet rename 'spring/figma/*' 'spring/design/*'
                                                    a folder of them
        curvet rename --query tag:card 'team/*' --dry-run
                                                    all that a search finds
        curvet rename curve/card curve/card-2 --no-alias
                                                    without keeping the old name

      USAGE
        curvet rename [<options>] <old> <new> ...

      ARGUMENTS
        <old> <new> ...         The old name and the new one.

      OPTIONS
        --no-alias              Don't keep the old name as an alias.
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

      The old name stays as an alias, so that scripts and people still find the
      preset. A * in OLD matches any text, and the * in NEW repeats it; with --query,
      OLD may be left out and * is the whole name.

      """)
  }

  @Test("References follow, and the old name stays") func one() throws {
    let desk = try Desk()
    desk.run("rename", "curve/rush", "curve/late").expect(
      0,
      """
      Renamed curve/rush to curve/late; 2 presets refer to it
      Updated animator/slide: timing curve/rush → curve/late; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → curve/late

      """)
    desk.run("uses", "curve/late").expect(
      0,
      """
      animator/slide  timing
      curve/rush-old  replacement
      group/all       member       through animator/slide

      """,
      errors: """
        3 presets refer to curve/late, 2 of them directly.

        """)
    desk.run("export", "curve/rush").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {
          "curve/late": {
            "kind": "curve",
            "title": "Rush",
            "summary": "Late and fast.",
            "tags": [
              "late",
              "soft"
            ],
            "role": "emphasis",
            "source": {
              "title": "A book of curves",
              "author": "A. Writer",
              "url": "https://example.com/curves",
              "license": "CC0-1.0",
              "year": 2018
            },
            "localizations": {
              "ja": {
                "title": "突進"
              }
            },
            "aliases": [
              "rush",
              "curve/rush"
            ],
            "motion": {
              "cubicBezier": [
                0.9,
                0,
                0.9,
                0.1
              ],
              "duration": 0.3,
              "delay": 0.1
            }
          }
        }
      }

      """)
  }

  @Test("Back again") func back() throws {
    let desk = try Desk()
    let before = desk.run("export", "--all").output
    desk.run("rename", "curve/rush", "curve/late").expect(
      0,
      """
      Renamed curve/rush to curve/late; 2 presets refer to it
      Updated animator/slide: timing curve/rush → curve/late; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → curve/late

      """)
    desk.run("rename", "curve/late", "curve/rush", "--no-alias").expect(
      0,
      """
      Renamed curve/late to curve/rush; 2 presets refer to it
      Updated animator/slide: timing curve/late → curve/rush; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/late → curve/rush

      """)
    expectSame(desk.run("export", "--all").output, before)
  }

  @Test("By an alias, which becomes the name") func alias() throws {
    let desk = try Desk()
    desk.run("rename", "rush", "rush").expect(
      0,
      """
      Renamed curve/rush to rush; 2 presets refer to it
      Updated animator/slide: timing curve/rush → rush; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → rush

      """)
    desk.run("rename", "curve/rush", "curve/rush").expect(
      0,
      """
      Renamed rush to curve/rush; 2 presets refer to it
      Updated animator/slide: timing rush → curve/rush; 1 preset refers to it
      Updated curve/rush-old: deprecated.use rush → curve/rush

      """)
  }

  @Test("Without keeping the old name") func noAlias() throws {
    let desk = try Desk()
    desk.run("rename", "spring/tether", "spring/leash", "--no-alias").expect(
      0,
      """
      Renamed spring/tether to spring/leash

      """)
    desk.run("show", "spring/tether").expect(
      66,
      errors: """
        error: there is no preset "spring/tether"
        help: run 'curvet search' to look for it

        """)
  }

  @Test("A folder of presets") func pattern() throws {
    let desk = try Desk()
    desk.run("rename", "curve/*", "team/curve/*", "-n").expect(
      0,
      """
      Would rename curve/rush to team/curve/rush; 2 presets refer to it
      Would rename curve/rush-old to team/curve/rush-old: deprecated.use curve/rush → team/curve/rush
      Would update animator/slide: timing curve/rush → team/curve/rush; 1 preset refers to it

      """)
    desk.run("rename", "curve/*", "team/curve/*").expect(
      0,
      """
      Renamed curve/rush to team/curve/rush; 2 presets refer to it
      Renamed curve/rush-old to team/curve/rush-old: deprecated.use curve/rush → team/curve/rush
      Updated animator/slide: timing curve/rush → team/curve/rush; 1 preset refers to it

      """)
    desk.run("rename", "curve/*", "team/curve/*").expect(
      0,
      """
      Nothing to rename

      """)
    desk.run("rename", "*-old", "archive/*").expect(
      0,
      """
      Renamed team/curve/rush-old to archive/team/curve/rush

      """)
    desk.run("history", "--limit", "2").expect(
      0,
      """
      3  2027-01-15 08:00Z  curvet rename '*-old' 'archive/*'
          archive/team/curve/rush: name team/curve/rush-old → archive/team/curve/rush, aliases +team/curve/rush-old
      2  2027-01-15 08:00Z  curvet rename 'curve/*' 'team/curve/*'
          team/curve/rush: name curve/rush → team/curve/rush, aliases +curve/rush
          team/curve/rush-old: name curve/rush-old → team/curve/rush-old, deprecated.use curve/rush → team/curve/rush, aliases +curve/rush-old
          animator/slide: timing curve/rush → team/curve/rush

      """,
      errors: """
        The last 2 operations; use --limit 0 to list all.

        """)
  }

  @Test("What a search finds") func query() throws {
    let desk = try Desk()
    desk.run("rename", "--query", "kind:spring", "team/*").expect(
      0,
      """
      Renamed spring/tether to team/spring/tether

      """)
    desk.run("rename", "--query", "kind:curve", "curve/rush*", "curve/dash*").expect(
      0,
      """
      Renamed curve/rush to curve/dash; 2 presets refer to it
      Renamed curve/rush-old to curve/dash-old: deprecated.use curve/rush → curve/dash
      Updated animator/slide: timing curve/rush → curve/dash; 1 preset refers to it

      """)
    desk.run("rename", "--query", "kind:keyframes", "team/*").expect(
      0,
      """
      Nothing to rename

      """)
  }

  @Test("JSON for scripts") func json() throws {
    let desk = try Desk()
    desk.run("rename", "curve/rush", "curve/late", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 2,
        "dryRun": false,
        "changes": [
          {
            "name": "curve/late",
            "previousName": "curve/rush",
            "change": "updated",
            "revision": 2,
            "uses": 2,
            "fields": [
              {
                "field": "/name",
                "old": "curve/rush",
                "new": "curve/late"
              },
              {
                "field": "/aliases",
                "old": [
                  "rush"
                ],
                "new": [
                  "rush",
                  "curve/rush"
                ]
              }
            ]
          },
          {
            "name": "animator/slide",
            "change": "updated",
            "revision": 2,
            "uses": 1,
            "fields": [
              {
                "field": "/motion/timing",
                "old": "curve/rush",
                "new": "curve/late"
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
                "new": "curve/late"
              }
            ]
          }
        ]
      }

      """)
  }
}
