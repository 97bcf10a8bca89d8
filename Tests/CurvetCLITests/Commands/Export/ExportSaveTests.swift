import Expectations
import Testing

/// `export --save` lists an export in the project.
struct ExportSaveTests {
  private static let words = ["export", "rush", "--to", "css", "-o", "web/motion.css", "--save"]

  @Test(
    "An entry has what the command had",
    arguments: [
      (
        ["--query", "kind:spring", "--to", "css", "--tolerance", ".001", "--tailwind"],
        #""to": "css", "output": "../a", "query": "kind:spring", "tolerance": 0.001, "tailwind": true"#
      ),
      (
        ["--all", "--to", "json", "--flat", "--samples", "9"],
        #""to": "json", "output": "../a", "flat": true, "samples": 9"#
      ),
      (
        ["rush", "tether", "--to", "swift", "--framework", "uikit", "--max-error", ".5"],
        #""to": "swift", "output": "../a", "presets": ["rush", "spring/tether"], "frameworks": ["uikit"], "maxError": 0.5"#
      ),
    ] as [([String], String)])
  func entry(words: [String], expected: String) throws {
    let desk = try Desk()
    try desk.write("{\"exports\": []}", to: "curvet.config.json")
    try desk.makeFolder("below")
    let given = words.map { $0 == "tether" ? "spring/tether" : $0 }
    #expect(desk.run(["export"] + given + ["-o", "../a", "--save"], in: "below").status == 0)
    let text = "{\"exports\": [\n    {\(expected)}\n  ]}".replacing("../a", with: "a")
    #expect(desk.text("curvet.config.json") == text)
    #expect(desk.run("export", "--check").status == 0)
  }

  @Test(
    "What can't be listed changes nothing",
    arguments: [
      (["export", "rush", "--save"], 64, "error: '--save' needs a file"),
      (["export", "--save"], 64, "error: no presets to export"),
      (
        ["export", "rush", "-o", "a", "--save", "--check"], 64,
        "error: '--save' and '--check' can't"
      ),
      (
        ["export", "rush", "-o", "a", "--save", "--catalog", "catalog.sqlite"], 64,
        "error: '--save' and '--catalog' can't"
      ),
      (["export", "none", "-o", "a", "--save"], 66, "error: no preset named 'none'"),
      (
        ["export", "rush", "-o", "../a", "--save"], 65, "error: '../a' is outside the project"
      ),
    ])
  func refused(words: [String], status: Int32, error: String) throws {
    let desk = try Desk()
    try desk.write("{\"exports\": []}", to: "curvet.config.json")
    let run = desk.run(words)
    #expect(run.status == status)
    #expect(run.errors.contains(error), "\(run.errors)")
    #expect(desk.text("curvet.config.json") == "{\"exports\": []}")
    #expect(desk.text("a") == nil)
  }
}
