import Testing

/// The documented shapes are those of real output.
struct JSONOutputTests {
  private struct Example {
    var words: [String]
    var output: String
  }

  private static func examples(_ page: DocsPage) throws -> [Example] {
    try page.texts("").filter { $0.hasPrefix("$ curvet ") }.map { text in
      let parts = text.split(separator: "\n", maxSplits: 1)
      let words = try #require(ShellLine(String(parts[0].dropFirst(2))).curvetWords)
      return Example(words: words, output: String(parts[1]))
    }
  }

  @Test("The examples are real output") func examples() throws {
    let desk = try Desk()
    let page = try DocsPage("json-output")
    try desk.write(try #require(page.texts("json").first), to: "team.json")
    try desk.write(try #require(page.texts("json").dropFirst().first), to: "before.json")
    try desk.write(try #require(page.texts("json").last), to: "curvet.config.json")
    _ = desk.setEditor(typing("\"damping\": 14", over: "\"damping\": 12"))
    let examples = try Self.examples(page)
    #expect(examples.count == 31)
    for example in examples {
      let run = desk.run(example.words)
      #expect(run.output == example.output, "\(example.words)")
    }
  }

  @Test("Every object begins with the version of its shape") func version() throws {
    for example in try Self.examples(DocsPage("json-output")) {
      #expect(example.output.hasPrefix("{\n  \"curvet\": 1,\n"), "\(example.words)")
    }
  }
}
