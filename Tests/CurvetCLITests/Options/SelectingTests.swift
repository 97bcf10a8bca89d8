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
}
