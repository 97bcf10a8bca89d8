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
        error: 'late' is a free-text search, so nothing was changed; 1 preset would change
          curve/rush  tag: late
        help: run it again with --yes, or select by name: 'curve/rush'

        """)
    expectSame(desk.bytes(Desk.catalog), before)
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
