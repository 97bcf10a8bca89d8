import Foundation
import Testing

/// The story of `docs/exporting.md` is real output.
struct ExportStoryTests {
  /// The fenced blocks of the page that begin with a fence, in order.
  private static func blocks(_ fence: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../docs/exporting.md").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "\n```\(fence)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```\n").first
    }
  }

  @Test("An app follows its catalog") func story() throws {
    let desk = try Desk(.none)
    let files = try Self.blocks("json").suffix(2)
    for block in try Self.blocks("console") {
      var shown = ""
      for line in block.split(separator: "\n") where line.hasPrefix("$ curvet ") {
        let words = line.split(separator: " ").dropFirst(2).map(String.init)
        if words == ["export"], !desk.has("Motion.swift") {
          try desk.write(try #require(files.first), to: "curvet.config.json")
        }
        if words[0] == "import" { try desk.write(try #require(files.last), to: "quicker.json") }
        let run = desk.run(words)
        shown += line + "\n" + run.output + run.errors
      }
      #expect(block + "\n" == shown)
    }
  }
}
