import Testing

/// Presets are selected by the beginnings of their names and by patterns.
struct SelectingTests {
  @Test(
    "Names among the words of a search",
    arguments: [
      (["spring/"], ["spring/tether"]), (["SPRING/"], ["spring/tether"]),
      (["name:spr"], ["spring/tether"]), (["name:curve/"], ["curve/rush", "curve/rush-old"]),
      (["curve/ru??"], ["curve/rush"]), (["*/fade"], ["transition/fade"]),
      (["name:*u*h"], ["curve/rush"]),
      (["curve/", "spring/"], ["curve/rush", "curve/rush-old", "spring/tether"]),
      (["curve/ kind:spring"], []), (["curve/", "late"], ["curve/rush"]), (["rush/"], []),
      (["curve/*", "duration:300ms"], ["curve/rush"]), (["name:ru"], []),
    ] as [([String], [String])])
  func names(words: [String], expected: [String]) throws {
    let run = try Desk().run(["search", "--names"] + words)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
    #expect(run.errors == "")
  }

  @Test("All names, in any order") func all() throws {
    let desk = try Desk()
    desk.run("search", "*").expect(sameAs: desk.run("search"))
    #expect(
      desk.run("search", "*/*", "--sort", "duration", "--names")
        == desk.run("search", "--sort", "duration", "--names"))
    #expect(
      desk.run("search", "curve/*", "--like", "curve/rush", "--names").output
        == "curve/rush\ncurve/rush-old\n")
  }

  @Test("A word with a / at its end is no word of texts") func prefix() throws {
    let desk = try Desk()
    desk.run("import", "-", "-q", input: Self.carbon).expect(0)
    desk.run("remove", "--query", "carbon/").expect(
      0,
      """
      Removed carbon/one
      Removed carbon/two
      Run 'curvet undo' to bring them back

      """)
    desk.run("export", "--query", "carbon/", "--to", "ndjson").expect(
      0, errors: "No presets found; the output is empty.\n")
  }

  private static let carbon = """
    {"presets": {
      "carbon/one": "ease-in 1s", "carbon/two": "ease-in 2s",
      "team/three": {"summary": "As in Carbon", "motion": "ease-in 1s"}
    }}
    """

  @Test(
    "A pattern stands for the names that it matches",
    arguments: [
      ["show"], ["show", "--json"], ["sample", "--count", "3"], ["compare"],
      ["export", "--to", "ndjson"], ["export", "--to", "css"], ["tag", "+team", "-n"],
      ["set", "role=exit", "-n"], ["remove", "--with-users", "-n"],
    ])
  func commands(words: [String]) throws {
    let desk = try Desk()
    let (command, options) = (words.prefix(1), words.dropFirst())
    let named = desk.run(command + ["curve/rush", "curve/rush-old"] + options)
    #expect(named.status == 0)
    let found = desk.run(command + ["curve/*"] + options)
    #expect(Self.withoutHead(found) == Self.withoutHead(named))
    // A pattern and a name that it matches.
    let both = desk.run(command + ["curve/rush", "c*/rush*"] + options)
    #expect(Self.withoutHead(both) == Self.withoutHead(named))
  }

  /// Leaves out the command that an exported file was written by.
  private static func withoutHead(_ run: CommandRun) -> CommandRun {
    var run = run
    run.output = run.output.split(separator: "\n").filter { !$0.contains("curvet export") }
      .joined(separator: "\n")
    return run
  }

  @Test("A pattern does not demand of a format what it has nothing for") func leavingOut() throws {
    let desk = try Desk()
    #expect(desk.run("export", "animator/slide", "--to", "flutter").status == 65)
    let run = desk.run("export", "a*", "spring/*", "--to", "flutter")
    #expect(run.status == 0)
    #expect(run.errors.contains("animator/slide  Flutter has no animators"))
  }

  @Test("Patterns among old presets") func replacing() throws {
    let desk = try Desk()
    desk.run("replace", "curve/*", "spring/tether", "-n").expect(
      0,
      """
      Would update animator/slide: timing curve/rush → spring/tether; 1 preset refers to it
      Would update curve/rush-old: deprecated.use curve/rush → spring/tether

      """)
  }

  @Test("An export by a pattern is in step until a preset comes in") func status() throws {
    let desk = try Desk()
    let config = #"{"exports": [{"to": "css", "output": "a.css", "presets": ["curve/*"]}]}"#
    try desk.write(config, to: "curvet.config.json")
    #expect(desk.run("export", "-q").status == 0)
    desk.run("export", "--check").expect(0, "a.css is up to date\n")
    desk.run("add", "curve/new", "ease-in 1s", "-q").expect(0)
    #expect(desk.run("export", "--check").status == 1)
    #expect(desk.run("status").output.contains("curve/new"))
  }

  @Test("Nothing matches") func nothing() throws {
    let desk = try Desk()
    for words in [["show"], ["remove"], ["export"], ["tag", "+a"], ["sample"], ["compare"]] {
      desk.run(words.prefix(1) + ["curv/*"] + words.dropFirst()).expect(
        66,
        errors: """
          error: no preset has a name like "curv/*"
          help: did you mean 'curve/*'?

          """)
    }
    desk.run("export", "zzz?").expect(
      66,
      errors: """
        error: no preset has a name like "zzz?"
        help: run 'curvet search' to look for it

        """)
    desk.run("export", "rus*").expect(
      66,
      errors: """
        error: no preset has a name like "rus*"
        help: aliases match it, such as rush, but patterns take names only

        """)
  }

  @Test("What a pattern cannot be") func mistakes() throws {
    let desk = try Desk()
    desk.run("tag", "curve/*@2", "+a").expect(
      64,
      errors: """
        error: 'curve/*@2' gives a revision of several presets
        help: name one preset, as in spring/tether@3

        """)
    desk.run("rename", "curve/rus?", "curve/x").expect(
      64,
      errors: """
        error: 'curve/rus?' has a ?
        help: only * can be used here

        """)
    desk.run("compare", "*").expect(
      64,
      errors: """
        error: 'compare' takes 2 to 5 motions, not 7
        help: as in curvet compare spring/figma/gentle spring/figma/quick

        """)
    desk.run("show", "curve/*", "--svg", "a.svg").expect(
      64,
      errors: """
        error: '--svg' draws one preset
        help: 'curvet compare' draws several over each other

        """)
    desk.run("search", "name:/app").expect(
      64,
      errors: """
        error: 'name:/app': no name begins like that
        help: write it as name:spring/app

        """)
  }
}
