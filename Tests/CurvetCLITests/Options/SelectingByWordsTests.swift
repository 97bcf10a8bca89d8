import Expectations
import Testing

/// What is found by words is changed only when that was agreed to.
struct SelectingByWordsTests {
  @Test(
    "Words alone change nothing, and say what they would take",
    arguments: [
      ["remove"], ["tag", "+a"], ["set", "role=exit"], ["replace", "spring/tether"],
      ["rename", "team/*"], ["alias", "team/*"], ["edit"], ["remove", "--json"], ["remove", "-q"],
    ])
  func refusing(words: [String]) throws {
    let desk = try Desk()
    desk.variables["EDITOR"] = "true"
    let before = desk.bytes(Desk.catalog)
    desk.run(words + ["--query", "late"]).expect(
      64,
      errors: """
        error: "late" is looked for in all texts, so nothing was changed: 1 preset would change
          curve/rush  tag: late
        help: repeat it with --yes, or select by name, as in 'curve/*'

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Several words, with qualifiers") func several() throws {
    let desk = try Desk()
    desk.run("tag", "--query", "kind:curve rush ease", "+a").expect(0, "No presets found\n")
    desk.run("tag", "--query", "kind:curve rush r", "+a").expect(
      64,
      errors: """
        error: "rush", "r" are looked for in all texts, so nothing was changed: 2 presets would change
          curve/rush      name, title or kind
          curve/rush-old  name, title or kind
        help: repeat it with --yes, or select by name, as in 'curve/*'

        """)
  }

  @Test("With --yes it is done") func agreeing() throws {
    let desk = try Desk()
    desk.run("tag", "--query", "late", "+a", "--yes").expect(
      0,
      """
      Updated curve/rush: tags +a; 2 presets refer to it

      """)
    desk.run("tag", "--query", "late", "+b", "--yes", "--dry-run").expect(
      0,
      """
      Would update curve/rush: tags +b; 2 presets refer to it

      """)
  }

  @Test("Without --yes a dry run says that it will be needed") func dryRun() throws {
    let desk = try Desk()
    desk.run("tag", "--query", "late", "+a", "-n").expect(
      0,
      """
      Would update curve/rush: tags +a; 2 presets refer to it

      """,
      errors: "note: \"late\" is looked for in all texts; without --dry-run this needs --yes\n")
    desk.run("tag", "--query", "late", "+a", "-n", "-q").expect(0)
  }

  @Test(
    "Names, qualifiers and facts are agreed to",
    arguments: [
      "curve/", "name:curve/rush", "curve/*", "kind:curve", "tag:late", "role:emphasis",
      "feel:abrupt kind:curve", "duration:300ms", "'duration<1' kind:curve", "300ms",
    ])
  func selecting(query: String) throws {
    let query = query.filter { $0 != "'" }
    let run = try Desk().run("tag", "--query", query, "+a")
    #expect(run.status == 0)
    #expect(run.output.contains("Updated curve/rush: tags +a"))
    #expect(run.errors == "")
  }

  @Test("An export by words says where they were found") func exporting() throws {
    let desk = try Desk()
    let run = desk.run("export", "--query", "late", "--to", "ndjson")
    #expect(run.status == 0)
    expect(
      run.errors,
      equals: """
        note: words are looked for in all texts, as in curve/rush (tag: late); to select by name, write 'curve/*'

        """)
    #expect(desk.run("export", "--query", "rush", "--to", "ndjson").errors == "")
    #expect(desk.run("export", "--query", "late", "--to", "ndjson", "-q").errors == "")
  }

  @Test(
    "The pattern that is offered is that of the folder with the word",
    arguments: [("soft", "*/soft/*"), ("app/soft", "app/soft/*"), ("two", "app/soft/*")])
  func offering(word: String, pattern: String) throws {
    let desk = try Desk(.none)
    try desk.write(
      #"{"presets": {"app/soft/one": "1s", "app/soft/two": "2s"}}"#, to: "a.json")
    desk.run("init", "--empty", "-q").expect(0)
    desk.run("import", "a.json", "-q").expect(0)
    let run = desk.run("remove", "--query", word)
    #expect(run.status == 64)
    #expect(run.errors.hasSuffix("or select by name, as in '\(pattern)'\n"))
  }

  @Test("Many are listed in part") func many() throws {
    let desk = try Desk(.builtIn)
    let run = desk.run("remove", "--query", "penner")
    #expect(run.status == 64)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 23)
    #expect(lines[21].hasPrefix("  … and "))
    // Nothing is refused that only reads.
    #expect(desk.run("export", "--query", "penner", "-q").status == 0)
  }
}
