import Testing

struct HistoryTests {
  /// A desk on which the tether has had a life.
  static func desk() throws -> Desk {
    let desk = try Desk()
    desk.variables["CURVET_AUTHOR"] = "Kim"
    for words in [
      ["set", "spring/tether", "damping=14", "title=Tether, calm"],
      ["rename", "spring/tether", "spring/leash"],
      ["set", "curve/rush", "duration=0.45"],
      ["remove", "spring/leash"],
      ["undo"],
      ["tag", "--query", "kind:curve", "team"],
    ] {
      desk.run(words + ["-q"]).expect(0)
    }
    return desk
  }

  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("history", "--help").expect(
      0,
      """
      List operations: what changed, when and by whom.

      EXAMPLES
        curvet history                   the last changes
        curvet history spring/tether     the changes of one preset
        curvet history @12               one operation, with all that it changed
        curvet history --limit 0 --json  everything, for a script

      USAGE
        curvet history [<options>] [<name|@operation>]

      ALIASES
        log

      ARGUMENTS
        <name|@operation>       The name of a preset, or an operation.

      OPTIONS
        --limit <count>         List up to this many operations, 0 for all. (default:
                                20)
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      The latest comes first. With a preset's name only its changes are listed, each
      with the revision that 'curvet revert' takes; earlier names and names of removed
      presets work, too. With the number of an operation everything that it changed is
      listed.

      """)
  }

  @Test("The latest first") func all() throws {
    let desk = try Self.desk()
    desk.run("history").expect(
      0,
      """
      7  2027-01-15 08:00Z  Kim  curvet tag --query kind:curve team -q
          curve/rush: tags +team
          curve/rush-old: tags +team
      6  2027-01-15 08:00Z  Kim  curvet undo -q
          undoes operation 5
          spring/leash brought back
      5  2027-01-15 08:00Z  Kim  curvet remove spring/leash -q  (undone)
          spring/leash removed
      4  2027-01-15 08:00Z  Kim  curvet set curve/rush duration=0.45 -q
          curve/rush: duration 0.3 s → 0.45 s
      3  2027-01-15 08:00Z  Kim  curvet rename spring/tether spring/leash -q
          spring/leash: name spring/tether → spring/leash, aliases +spring/tether
      2  2027-01-15 08:00Z  Kim  curvet set spring/tether damping=14 'title=Tether, calm' -q
          spring/tether: title "Tether" → "Tether, calm", damping 12 → 14
      1  2027-01-15 08:00Z  curvet import sample.json
          animator/slide added
          curve/rush added
          curve/rush-old added
          duration/short added
          group/all added
          … and 2 more; run 'curvet history @1' to list all

      """)
    desk.run("log", "--limit", "2").expect(
      0,
      """
      7  2027-01-15 08:00Z  Kim  curvet tag --query kind:curve team -q
          curve/rush: tags +team
          curve/rush-old: tags +team
      6  2027-01-15 08:00Z  Kim  curvet undo -q
          undoes operation 5
          spring/leash brought back

      """,
      errors: """
        The last 2 operations; use --limit 0 to list all.

        """)
    desk.run("log", "--limit", "2", "-q").expect(
      0,
      """
      7  2027-01-15 08:00Z  Kim  curvet tag --query kind:curve team -q
          curve/rush: tags +team
          curve/rush-old: tags +team
      6  2027-01-15 08:00Z  Kim  curvet undo -q
          undoes operation 5
          spring/leash brought back

      """)
    desk.run("history", "--limit", "0", "-q").expect(
      0,
      """
      7  2027-01-15 08:00Z  Kim  curvet tag --query kind:curve team -q
          curve/rush: tags +team
          curve/rush-old: tags +team
      6  2027-01-15 08:00Z  Kim  curvet undo -q
          undoes operation 5
          spring/leash brought back
      5  2027-01-15 08:00Z  Kim  curvet remove spring/leash -q  (undone)
          spring/leash removed
      4  2027-01-15 08:00Z  Kim  curvet set curve/rush duration=0.45 -q
          curve/rush: duration 0.3 s → 0.45 s
      3  2027-01-15 08:00Z  Kim  curvet rename spring/tether spring/leash -q
          spring/leash: name spring/tether → spring/leash, aliases +spring/tether
      2  2027-01-15 08:00Z  Kim  curvet set spring/tether damping=14 'title=Tether, calm' -q
          spring/tether: title "Tether" → "Tether, calm", damping 12 → 14
      1  2027-01-15 08:00Z  curvet import sample.json
          animator/slide added
          curve/rush added
          curve/rush-old added
          duration/short added
          group/all added
          … and 2 more; run 'curvet history @1' to list all

      """)
  }

  @Test("Of one preset, by any name that it had") func one() throws {
    let desk = try Self.desk()
    desk.run("history", "spring/leash").expect(
      0,
      """
      6  2027-01-15 08:00Z  Kim  curvet undo -q
          undoes operation 5
          spring/leash@5 brought back
      5  2027-01-15 08:00Z  Kim  curvet remove spring/leash -q  (undone)
          spring/leash@4 removed
      3  2027-01-15 08:00Z  Kim  curvet rename spring/tether spring/leash -q
          spring/leash@3: name spring/tether → spring/leash, aliases +spring/tether
      2  2027-01-15 08:00Z  Kim  curvet set spring/tether damping=14 'title=Tether, calm' -q
          spring/tether@2: title "Tether" → "Tether, calm", damping 12 → 14
      1  2027-01-15 08:00Z  curvet import sample.json
          spring/tether@1 added

      """)
    #expect(desk.run("history", "spring/tether").status == 0)
    desk.run("history", "spring/leash", "--limit", "1").expect(
      0,
      """
      6  2027-01-15 08:00Z  Kim  curvet undo -q
          undoes operation 5
          spring/leash@5 brought back

      """,
      errors: """
        The last operation; use --limit 0 to list all.

        """)
    desk.run("history", "rush").expect(
      0,
      """
      7  2027-01-15 08:00Z  Kim  curvet tag --query kind:curve team -q
          curve/rush@3: tags +team
      4  2027-01-15 08:00Z  Kim  curvet set curve/rush duration=0.45 -q
          curve/rush@2: duration 0.3 s → 0.45 s
      1  2027-01-15 08:00Z  curvet import sample.json
          curve/rush@1 added

      """)
  }

  @Test("Of a removed preset") func removed() throws {
    let desk = try Self.desk()
    desk.run("remove", "spring/leash", "-q").expect(0)
    desk.run("history", "spring/leash", "--limit", "2").expect(
      0,
      """
      8  2027-01-15 08:00Z  Kim  curvet remove spring/leash -q
          spring/leash@6 removed
      6  2027-01-15 08:00Z  Kim  curvet undo -q
          undoes operation 5
          spring/leash@5 brought back

      """,
      errors: """
        The last 2 operations; use --limit 0 to list all.

        """)
  }

  @Test("One operation") func operation() throws {
    let desk = try Self.desk()
    desk.run("history", "@2").expect(
      0,
      """
      2  2027-01-15 08:00Z  Kim  curvet set spring/tether damping=14 'title=Tether, calm' -q
          spring/tether: title "Tether" → "Tether, calm", damping 12 → 14

      """)
    desk.run("history", "7").expect(
      0,
      """
      7  2027-01-15 08:00Z  Kim  curvet tag --query kind:curve team -q
          curve/rush: tags +team
          curve/rush-old: tags +team

      """)
    desk.run("history", "@7").expect(
      0,
      """
      7  2027-01-15 08:00Z  Kim  curvet tag --query kind:curve team -q
          curve/rush: tags +team
          curve/rush-old: tags +team

      """)
    desk.run("history", "@8", "--json").expect(
      66,
      errors: """
        error: there is no operation 8
        help: run 'curvet history' to list them

        """)
  }

  @Test("JSON for scripts") func json() throws {
    let desk = try Self.desk()
    desk.run("history", "--limit", "2", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operations": [
          {
            "operation": 7,
            "at": "2027-01-15T08:00:00Z",
            "author": "Kim",
            "command": "curvet tag --query kind:curve team -q",
            "summary": "updated 2",
            "undone": false,
            "changes": [
              {
                "name": "curve/rush",
                "change": "updated",
                "revision": 3,
                "fields": [
                  {
                    "field": "/tags",
                    "old": [
                      "late",
                      "soft"
                    ],
                    "new": [
                      "late",
                      "soft",
                      "team"
                    ]
                  }
                ]
              },
              {
                "name": "curve/rush-old",
                "change": "updated",
                "revision": 2,
                "fields": [
                  {
                    "field": "/tags",
                    "old": null,
                    "new": [
                      "team"
                    ]
                  }
                ]
              }
            ]
          },
          {
            "operation": 6,
            "at": "2027-01-15T08:00:00Z",
            "author": "Kim",
            "command": "curvet undo -q",
            "summary": "restored 1",
            "undoes": 5,
            "undone": false,
            "changes": [
              {
                "name": "spring/leash",
                "change": "restored",
                "revision": 5,
                "fields": []
              }
            ]
          }
        ]
      }

      """)
    desk.run("history", "spring/leash", "--limit", "1", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operations": [
          {
            "operation": 6,
            "at": "2027-01-15T08:00:00Z",
            "author": "Kim",
            "command": "curvet undo -q",
            "summary": "restored 1",
            "undoes": 5,
            "undone": false,
            "changes": [
              {
                "name": "spring/leash",
                "change": "restored",
                "revision": 5,
                "fields": []
              }
            ]
          }
        ]
      }

      """)
  }

  @Test("A new catalog") func new() throws {
    let desk = try Desk(.none)
    desk.run("init", "--empty", "-q").expect(0)
    desk.run("history").expect(0, errors: "No changes yet.\n")
    desk.run("history", "-q").expect(0)
    desk.run("history", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operations": []
      }

      """)
    desk.run("init", "full", "-q").expect(0)
    desk.run("history", "--catalog", "full/curvet.sqlite").expect(
      0,
      """
      1  2027-01-15 08:00Z  init
          animator/breathe added
          animator/card-collapse added
          animator/card-expand added
          animator/curved-scrub added
          animator/draggable-circle added
          … and 236 more; run 'curvet history @1' to list all

      """)
  }

  @Test("Mistakes") func mistakes() throws {
    let desk = try Self.desk()
    desk.run("history", "spring/tethr").expect(
      66,
      errors: """
        error: there is no preset "spring/tethr"
        help: did you mean 'spring/tether' or 'spring/leash'?

        """)
    desk.run("history", "nothing/at/all", "--json").expect(
      66,
      errors: """
        error: there is no preset "nothing/at/all"
        help: did you mean 'group/all'?

        """)
    desk.run("history", "@99").expect(
      66,
      errors: """
        error: there is no operation 99
        help: run 'curvet history' to list them

        """)
    desk.run("history", "--limit", "-1").expect(
      64,
      errors: """
        error: '--limit' must be 0 or more

        """)
    desk.run("history", "--limit", "many").expect(
      64,
      errors: """
        error: invalid value 'many' for '--limit': expected a whole number

        """)
    desk.run("history", "a", "b").expect(
      64,
      errors: """
        error: unexpected argument 'b'
        help: 'curvet history' takes one argument

        """)
  }
}
