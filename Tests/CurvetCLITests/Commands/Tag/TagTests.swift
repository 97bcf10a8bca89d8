import Testing

struct TagTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("tag", "--help").expect(
      0,
      """
      Add or remove tags of presets.

      EXAMPLES
        curvet tag spring/tether soft -old        add a tag and remove one
        curvet tag curve/card spring/tether hero  two presets
        curvet tag --query kind:spring +physics   all that a search finds

      USAGE
        curvet tag [<options>] <name|tag> ...

      ARGUMENTS
        <name|tag> ...          Names of presets, and tags.

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

      A tag after a - is removed. The first word is a preset, and so is every word
      with a / in it; the others are tags. A + marks a tag, and then words without a
      sign are presets.

      """)
  }

  @Test("More and fewer") func change() throws {
    let desk = try Desk()
    desk.run("tag", "curve/rush", "hero", "-soft", "card").expect(
      0,
      """
      Updated curve/rush: tags +hero +card −soft; 2 presets refer to it

      """)
    desk.run("tag", "curve/rush", "hero", "-soft").expect(
      0,
      """
      Nothing to change

      """)
    desk.run("tag", "rush", "-hero", "-card", "-late").expect(
      0,
      """
      Updated curve/rush: tags −late −hero −card; 2 presets refer to it

      """)
  }

  @Test("Several presets") func several() throws {
    let desk = try Desk()
    desk.run("tag", "curve/rush", "spring/tether", "hero").expect(
      0,
      """
      Updated curve/rush: tags +hero; 2 presets refer to it
      Updated spring/tether: tags +hero

      """)
    desk.run("tag", "rush", "spring/tether", "+hero", "+card").expect(
      0,
      """
      Updated curve/rush: tags +card; 2 presets refer to it
      Updated spring/tether: tags +card

      """)
  }

  @Test("What a search finds") func query() throws {
    let desk = try Desk()
    desk.run("tag", "--query", "kind:curve", "team", "--dry-run").expect(
      0,
      """
      Would update curve/rush: tags +team; 2 presets refer to it
      Would update curve/rush-old: tags +team

      """)
    desk.run("tag", "--query", "kind:curve", "team", "-late").expect(
      0,
      """
      Updated curve/rush: tags +team −late; 2 presets refer to it
      Updated curve/rush-old: tags +team

      """)
    desk.run("tag", "--query", "kind:keyframes", "team").expect(
      0,
      """
      No presets found

      """)
  }

  @Test("JSON for scripts") func json() throws {
    let desk = try Desk()
    desk.run("tag", "spring/tether", "hero", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 2,
        "dryRun": false,
        "changes": [
          {
            "name": "spring/tether",
            "change": "updated",
            "revision": 2,
            "uses": 0,
            "fields": [
              {
                "field": "/tags",
                "old": null,
                "new": [
                  "hero"
                ]
              }
            ]
          }
        ]
      }

      """)
  }

  @Test("A word that is a preset as well") func doubt() throws {
    let desk = try Desk()
    desk.run("tag", "spring/tether", "rush").expect(
      64,
      errors: """
        error: 'rush' may be a tag or the preset curve/rush
        help: write +rush for the tag, curve/rush for the preset

        """)
    desk.run("tag", "spring/tether", "+rush").expect(
      0,
      """
      Updated spring/tether: tags +rush

      """)
  }

  @Test("Mistakes") func mistakes() throws {
    let desk = try Desk()
    desk.run("tag", "spring/tethr", "hero").expect(
      66,
      errors: """
        error: there is no preset "spring/tethr"
        help: did you mean 'spring/tether'?

        """)
    desk.run("tag", "spring/tether").expect(
      64,
      errors: """
        error: no tags given
        help: as in curvet tag spring/tether soft -old

        """)
    desk.run("tag", "hero").expect(
      64,
      errors: """
        error: no tags given
        help: as in curvet tag spring/tether soft -old

        """)
    desk.run("tag", "spring/tether", "two words").expect(
      64,
      errors: """
        error: 'two words' is not a tag
        help: a tag is one word of at most 64 characters, with no dash before it

        """)
    desk.run("tag", "spring/tether", "-").expect(
      64,
      errors: """
        error: '' is not a tag
        help: a tag is one word of at most 64 characters, with no dash before it

        """)
    desk.run("tag", "spring/tether", "hero", "--dri-run").expect(
      64,
      errors: """
        error: unknown option '--dri-run'
        help: did you mean '--dry-run'?

        """)
    desk.run("tag").expect(
      64,
      errors: """
        error: missing argument '<name|tag>'
        help: see 'curvet tag --help'

        """)
  }
}
