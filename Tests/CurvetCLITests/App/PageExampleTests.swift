import Expectations
import Testing

@testable import CurvetCLI

/// The examples of the README and of `docs/` are real: their files are written, their commands run with
/// the built-in presets, and what they print is the whole of what the page shows.
struct PageExampleTests {
  @Test(
    "Examples show real output",
    arguments: ["README.md"]
      + ["commands", "importing", "searching", "simulate", "validating"].map { "docs/\($0).md" })
  func examples(path: String) throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "en_GB.UTF-8"
    let page = try DocsPage(path: path)
    #expect(page.blocks.contains { $0.language == "console" })
    for block in page.blocks {
      if let file = block.file { try desk.write(String(block.text), to: file) }
      if block.language == "console" { page.expectOutput(of: block, on: desk) }
    }
  }

  @Test(
    "Pictures are what the program draws",
    arguments: [
      ("comparison", ["compare", "curve/card", "spring/figma/quick"]),
      ("flip", ["show", "transition/flip-present"]),
    ])
  func picture(name: String, words: [String]) throws {
    let run = try Desk(.builtIn).run(words + ["--svg", "-"])
    try Page("docs/images/\(name).svg").expect(run.output)
  }
}
