import Testing

struct CompletionsTests {
  /// The answers of the program to a line, without what is said about them.
  private func words(_ desk: Desk, _ line: String) -> [String] {
    let run = desk.run("completions", "bash", "--line", line)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "The catalog in use answers",
    arguments: [
      ("curvet sho", ["show"]), ("curvet completions ", ["bash", "zsh", "fish"]),
      (
        "curvet show ",
        [
          "animator/slide", "curve/", "duration/short", "group/all", "rush",
          "spring/tether", "transition/fade",
        ]
      ),
      ("curvet show curve/", ["curve/rush", "curve/rush-old"]),
      ("curvet compare rush sp", ["spring/tether"]),
      ("curvet search --like sp", ["spring/tether"]),
      ("curvet search ta", ["tag:"]), ("curvet search tag:l", ["tag:late"]),
      ("curvet search tag:late cu", ["curve/"]),
      ("curvet search role:e", ["role:enter", "role:exit", "role:emphasis"]),
      ("curvet search feel:弾む", ["feel:弾む"]), ("curvet search like:r", ["like:rush"]),
      ("curvet search duration:", []), ("curvet search unknown:x", []),
      ("curvet remove --query 'kind:sp", ["kind:spring"]),
      ("curvet remove --query 'tag:late kind:sp", ["tag:late kind:spring"]),
      ("curvet tag ru", ["rush"]), ("curvet tag rush s", ["spring/tether", "slide", "soft"]),
      ("curvet tag rush +s", ["+slide", "+soft"]), ("curvet tag rush -s", ["-slide", "-soft"]),
      ("curvet set ru", ["rush"]),
      ("curvet set rush d", ["duration=", "delay=", "deprecated="]),
      (
        "curvet set spring/tether d",
        ["dampingRatio=", "dampingFraction=", "duration=", "damping=", "delay=", "deprecated="]
      ),
      ("curvet set rush role=en", ["role=enter"]),
      (
        "curvet set rush counterpart=r",
        ["counterpart=rush"]
      ),
      ("curvet set rush tags=l", ["tags=late"]), ("curvet set rush duration=", []),
      ("curvet export --to=sw", ["--to=swift"]), ("curvet export --to s", ["swift", "spec"]),
      ("curvet export --to css --option tol", ["tolerance="]),
      ("curvet export --to swift --option access=p", ["access=public", "access=package"]),
      ("curvet import --on-conflict r", ["replace", "rename"]),
      ("curvet explain naming", ["naming", "naming/"]),
      ("curvet import ", ["\tfiles"]), ("curvet show rush --svg ", ["\tfiles svg"]),
      ("curvet init ", ["\tfolders"]), ("curvet nothing ", []),
    ] as [(String, [String])])
  func answers(line: String, expected: [String]) throws {
    let desk = try Desk()
    let words = words(desk, line)
    if expected.last?.hasSuffix("naming/") == true {
      #expect(words.first == "naming")
      #expect(words.dropFirst().allSatisfy { $0.hasPrefix("naming/") } && words.count > 2)
    } else {
      #expect(words == expected)
    }
  }

  @Test("--catalog in the line names the catalog") func catalog() throws {
    let desk = try Desk()
    desk.run("init", "--empty", "--catalog", "other.sqlite", "-q").expect(0)
    let name = #"{"name": "curve/elsewhere", "motion": "ease"}"#
    desk.run("import", "-", "--catalog", "other.sqlite", "-q", input: name).expect(0)
    #expect(words(desk, "curvet show --catalog other.sqlite curve/") == ["curve/elsewhere"])
    #expect(words(desk, "curvet --catalog other.sqlite show curve/") == ["curve/elsewhere"])
  }

  @Test("A key press makes no catalog and says nothing of a damaged one") func silent() throws {
    let desk = try Desk(.none)
    #expect(words(desk, "curvet show ") == [])
    #expect(desk.names(in: "../home") == [])
    try desk.write("{", to: "curvet.config.json")
    #expect(words(desk, "curvet show ") == [])
    try desk.write("not a catalog", to: "broken.sqlite")
    #expect(words(desk, "curvet show --catalog broken.sqlite ") == [])
  }

  @Test("Tags that a terminal would act on are not offered") func hostile() throws {
    let desk = try Desk()
    desk.run("tag", "rush", "+so\u{202E}ft").expect(
      0, "Updated curve/rush: tags +so\\u{202E}ft; 2 presets refer to it\n")
    #expect(words(desk, "curvet search tag:so") == ["tag:soft"])
  }

  @Test(
    "Every shell has a script, which asks the program for answers in the shell's own form",
    arguments: ["bash", "zsh", "fish"])
  func script(shell: String) throws {
    let run = try Desk(.none).run("completions", shell)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains(" completions \(shell) --line \""))
    #expect(run.output.hasSuffix("\n"))
  }
}
