import Testing

struct RevertTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("revert", "--help").expect(
      0,
      """
      Bring back an earlier revision of a preset.

      EXAMPLES
        curvet revert spring/tether@3                  the third revision
        curvet revert curve/card@1 spring/tether@3 -n  see what that would change

      USAGE
        curvet revert [<options>] <name@revision> ...

      ARGUMENTS
        <name@revision> ...     Names with revisions.

      OPTIONS
        -n, --dry-run           Change nothing; print what would change.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      Names and aliases stay, because others may refer to them. A removed preset comes
      back.

      """)
  }

  @Test("An earlier form; names stay") func one() throws {
    let desk = try HistoryTests.desk()
    desk.run("revert", "spring/leash@1", "-n").expect(
      0,
      """
      Would update spring/leash: title "Tether, calm" → "Tether", damping 14 → 12

      """)
    desk.run("revert", "spring/leash@1").expect(
      0,
      """
      Updated spring/leash: title "Tether, calm" → "Tether", damping 14 → 12

      """)
    desk.run("revert", "spring/tether@1").expect(
      0,
      """
      Nothing to change

      """)
    desk.run("export", "spring/leash").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {
          "spring/leash": {
            "kind": "spring",
            "title": "Tether",
            "aliases": [
              "spring/tether"
            ],
            "motion": {
              "mass": 1,
              "stiffness": 70,
              "damping": 12
            }
          }
        }
      }

      """)
  }

  @Test("A removed preset comes back") func removed() throws {
    let desk = try HistoryTests.desk()
    desk.run("remove", "spring/leash", "-q").expect(0)
    desk.run("revert", "spring/leash@2").expect(
      0,
      """
      Brought back spring/leash, a spring: mass 1, stiffness 70, damping 14

      """)
  }

  @Test("Several, and JSON for scripts") func several() throws {
    let desk = try HistoryTests.desk()
    desk.run("revert", "spring/leash@1", "curve/rush@1", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 8,
        "dryRun": false,
        "changes": [
          {
            "name": "spring/leash",
            "change": "updated",
            "revision": 6,
            "uses": 0,
            "fields": [
              {
                "field": "/title",
                "old": "Tether, calm",
                "new": "Tether"
              },
              {
                "field": "/motion/damping",
                "old": 14,
                "new": 12
              }
            ]
          },
          {
            "name": "curve/rush",
            "change": "updated",
            "revision": 4,
            "uses": 2,
            "fields": [
              {
                "field": "/tags",
                "old": [
                  "late",
                  "soft",
                  "team"
                ],
                "new": [
                  "late",
                  "soft"
                ]
              },
              {
                "field": "/motion/duration",
                "old": 0.45,
                "new": 0.3
              }
            ]
          }
        ]
      }

      """)
  }

  @Test("What it referred to is gone") func dangling() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush-old", "duration=0.2", "-q").expect(0)
    desk.run("set", "transition/fade", "duration=0.2", "-q").expect(0)
    desk.run("remove", "duration/short", "-q").expect(0)
    desk.run("revert", "transition/fade@1").expect(
      65,
      errors: """
        error: transition/fade: duration refers to "duration/short", which does not exist
        help: add it first, or correct the name

        """)
  }

  @Test("Mistakes") func mistakes() throws {
    let desk = try HistoryTests.desk()
    desk.run("revert", "spring/leash@9").expect(
      66,
      errors: """
        error: spring/leash has no revision 9
        help: it has 1 to 5; run 'curvet history spring/leash' to see them

        """)
    desk.run("revert", "spring/leash@4").expect(
      65,
      errors: """
        error: revision 4 of spring/leash is its removal
        help: name an earlier one, or use 'curvet remove'

        """)
    desk.run("revert", "spring/lesh@1").expect(
      66,
      errors: """
        error: there is no preset "spring/lesh"
        help: did you mean 'spring/leash'?

        """)
    desk.run("revert", "spring/leash").expect(
      64,
      errors: """
        error: invalid value 'spring/leash' for '<name@revision>': expected a name and a revision, as in spring/card@3

        """)
    desk.run("revert", "spring/leash@0").expect(
      64,
      errors: """
        error: invalid value 'spring/leash@0' for '<name@revision>': expected a name and a revision, as in spring/card@3

        """)
    desk.run("revert").expect(
      64,
      errors: """
        error: missing argument '<name@revision>'
        help: see 'curvet revert --help'

        """)
  }
}
