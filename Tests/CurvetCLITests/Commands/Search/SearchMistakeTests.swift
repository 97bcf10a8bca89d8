import Testing

struct SearchMistakeTests {
  @Test("What the index would take for operators are words") func operators() throws {
    let desk = try Desk()
    desk.run("search", #"""#).expect(
      0,
      errors: "No presets found; try fewer or shorter words\n")
    desk.run("search", "rush*", "--names").expect(
      0,
      """
      curve/rush
      curve/rush-old

      """)
    // As words they are in nothing, so they are left out.
    desk.run("search", "rush OR tether", "--names").expect(
      0, "curve/rush\ncurve/rush-old\n",
      errors: "note: no preset matches all of 'rush', 'tether'; showing results for 'rush'\n")
    desk.run("search", "NOT rush", "--names").expect(
      0, "curve/rush\ncurve/rush-old\n",
      errors: "note: no preset matches all of 'NOT', 'rush'; showing results for 'rush'\n")
    desk.run("search", "title : rush", "--names").expect(
      0, "curve/rush\ncurve/rush-old\n",
      errors: "note: no preset matches all of 'title', 'rush'; showing results for 'rush'\n")
    desk.run("search", "--names", "--", "-rush").expect(
      0,
      """
      curve/rush
      curve/rush-old

      """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("search", "--kind", "sprng").expect(
      64,
      errors: """
        error: invalid value 'sprng' for '--kind': expected curve, spring, duration, keyframes, transition, animator, or group
        help: did you mean 'spring'?

        """)
    desk.run("search", "--role", "entre").expect(
      64,
      errors: """
        error: invalid value 'entre' for '--role': expected enter, exit, emphasis, feedback, navigation, or loop
        help: did you mean 'enter'?

        """)
    desk.run("search", "--sort", "size").expect(
      64,
      errors: """
        error: invalid value 'size' for '--sort': expected relevance, name, duration, settling, overshoot, bounce, updated, or likeness

        """)
    desk.run("search", "--limit", "-1").expect(
      64,
      errors: "error: '--limit' must be 0 or more\n")
    desk.run("search", "--limit", "many").expect(
      64,
      errors: "error: invalid value 'many' for '--limit': expected a whole number\n")
    desk.run("search", "--limit", "99999999999999999999").expect(
      64,
      errors: """
        error: invalid value '99999999999999999999' for '--limit': expected a whole number

        """)
    desk.run("search", "--duration", "short").expect(
      64,
      errors: """
        error: invalid value 'short' for '--duration': expected a range such as 0.2..0.5, 200ms..0.5s, >0.3, or 0.25

        """)
    desk.run("search", "--names", "--json").expect(
      64,
      errors: "error: '--names' and '--json' can't be used together\nhelp: leave out one of them\n")
    desk.run("search", "--tags", "a").expect(
      64,
      errors: """
        error: unknown option '--tags'
        help: did you mean '--tag'?

        """)
    desk.run("search", "-rush").expect(
      64,
      errors: """
        error: unknown option '-rush'
        help: run 'curvet search --help'

        """)
    desk.run("search", "--kind").expect(
      64,
      errors: """
        error: missing value for '--kind'
        help: write '--kind <kind>'

        """)
  }

  @Test("Mistakes in qualifiers") func qualifierMistakes() throws {
    let desk = try Desk()
    desk.run("search", "kind:sprng").expect(
      64,
      errors: """
        error: 'sprng' isn't a valid kind
        help: did you mean 'spring'?

        """)
    desk.run("search", "role:nobody").expect(
      64,
      errors: """
        error: 'nobody' isn't a valid role
        help: valid values: enter, exit, emphasis, feedback, navigation, loop

        """)
    desk.run("search", "knd:spring").expect(
      64,
      errors: """
        error: unknown qualifier 'knd:'
        help: did you mean 'kind:'?

        """)
    desk.run("search", "duration:short").expect(
      64,
      errors: """
        error: 'duration:short' isn't a range
        help: write a range such as 0.2..0.5, 200ms..0.5s, >0.3, or 0.25

        """)
    desk.run("search", "kind:").expect(
      64,
      errors: """
        error: 'kind:' has no value
        help: add a value, for example kind:spring

        """)
    desk.run("search", "tag:", "rush").expect(
      64,
      errors: """
        error: 'tag:' has no value
        help: add a value, for example tag:card

        """)
    desk.run("search", "https://example.com/curves", "--names").expect(
      0, "curve/rush\ncurve/rush-old\n",
      errors: """
        note: no preset matches all of 'https:', 'example', 'com', 'curves'; showing results for 'curves'

        """)
  }
}
