import Testing

/// The story of `docs/exporting.md` is real output.
struct ExportStoryTests {
  @Test("An app follows its catalog") func story() throws {
    let desk = try Desk(.none)
    let page = try DocsPage("exporting")
    let files = page.texts("json").suffix(2)
    for block in page.blocks("console") {
      var shown = ""
      for line in block.text.split(separator: "\n") where line.hasPrefix("$ curvet ") {
        let words = line.split(separator: " ").dropFirst(2).map(String.init)
        if words == ["export"], !desk.has("Motion.swift") {
          try desk.write(try #require(files.first), to: "curvet.config.json")
        }
        if words[0] == "import" { try desk.write(try #require(files.last), to: "quicker.json") }
        let run = desk.run(words)
        shown += line + "\n" + run.output + run.errors
      }
      page.expect(block, shows: shown)
    }
  }
}
