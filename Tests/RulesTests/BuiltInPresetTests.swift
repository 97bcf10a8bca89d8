import Diagnostics
import Foundation
import Rules
import Testing

struct BuiltInPresetTests {
  private static var documents: [String] {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Seeds")
      return try ["", "Vocabularies"].flatMap { name in
        let folder = folder.appendingPathComponent(name)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          .filter { $0.hasSuffix(".json") }
          .map {
            String(decoding: try Data(contentsOf: folder.appendingPathComponent($0)), as: UTF8.self)
          }
      }
    }
  }

  @Test("What warns of the built-in presets' quality is fixed, or ignored with a reason")
  func quality() throws {
    let settings = RuleSettings(least: .warning)
    let examined = Examined(try Self.documents, settings: settings)
    #expect(examined.lines.filter { $0.contains(" quality/") || $0.contains(" ignore/") } == [])
    #expect(examined.ignored > 0)
  }

  @Test("Nothing is ignored needlessly")
  func ignoring() throws {
    let examined = Examined(
      try Self.documents, settings: RuleSettings(least: .info), only: ["ignore/unused"])
    #expect(examined.lines == [])
  }
}
