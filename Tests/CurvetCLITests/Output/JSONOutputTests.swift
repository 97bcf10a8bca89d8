import Foundation
import Testing

/// The documented shapes are those of real output.
struct JSONOutputTests {
  private struct Example {
    var words: [String]
    var output: String
  }

  private static func blocks(_ fence: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/json-output.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "\n```\(fence)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```\n").first
    }
  }

  private static func examples() throws -> [Example] {
    try blocks("").filter { $0.hasPrefix("$ curvet ") }.map { block in
      let parts = block.split(separator: "\n", maxSplits: 1)
      return Example(
        words: parts[0].split(separator: " ").dropFirst(2).map(String.init),
        output: parts[1] + "\n")
    }
  }

  @Test("The examples are real output") func examples() throws {
    let desk = try Desk()
    try desk.write(try #require(Self.blocks("json").first) + "\n", to: "team.json")
    try desk.write(try #require(Self.blocks("json").dropFirst().first) + "\n", to: "before.json")
    try desk.write(try #require(Self.blocks("json").last) + "\n", to: "curvet.config.json")
    let examples = try Self.examples()
    #expect(examples.count == 15)
    for example in examples {
      let run = desk.run(example.words)
      #expect(run.output == example.output, "\(example.words)")
    }
  }

  @Test("Every object begins with the version of its shape") func version() throws {
    for example in try Self.examples() {
      #expect(example.output.hasPrefix("{\n  \"curvet\": 1,\n"), "\(example.words)")
    }
  }
}
