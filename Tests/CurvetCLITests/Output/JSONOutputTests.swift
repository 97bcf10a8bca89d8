import Testing

/// The documented shapes are those of real output.
struct JSONOutputTests {
  private struct Example {
    var block: DocsPage.Block
    var line: Substring
    var words: [String]
    var output: Substring
  }

  private static func examples(_ page: DocsPage) throws -> [Example] {
    try page.blocks("").filter { $0.text.hasPrefix("$ curvet ") }.map { block in
      let parts = block.text.split(separator: "\n", maxSplits: 1)
      let words = try #require(ShellLine(String(parts[0].dropFirst(2))).curvetWords)
      return Example(
        block: block, line: parts[0], words: words, output: parts.dropFirst().first ?? "")
    }
  }

  @Test("The examples are real output") func examples() throws {
    let desk = try Desk()
    let page = try DocsPage("json-output")
    for block in page.blocks("json") {
      try desk.write(String(block.text), to: try #require(block.file))
    }
    let examples = try Self.examples(page)
    #expect(examples.count == 22)
    for example in examples {
      let run = desk.run(example.words)
      page.expect(example.block, shows: "\(example.line)\n\(run.output)")
    }
  }

  @Test("Every object begins with the version of its shape") func version() throws {
    for example in try Self.examples(DocsPage("json-output")) {
      #expect(example.output.hasPrefix("{\n  \"curvet\": 1,\n"), "\(example.words)")
    }
  }
}
