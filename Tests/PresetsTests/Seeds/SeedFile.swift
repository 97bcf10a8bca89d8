import Diagnostics
import Foundation
import Presets
import Testing

/// A seed file is a document of the project's folder Seeds.
struct SeedFile: CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  /// The presets in the file, and what is wrong with it.
  var content: ([PresetEntry], [Finding]) { read(text, file: name) }

  /// Every file, by name.
  static var all: [SeedFile] {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Seeds")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".json") }
        .map { name in
          let data = try Data(contentsOf: folder.appendingPathComponent(name))
          return SeedFile(name: name, text: String(decoding: data, as: UTF8.self))
        }
    }
  }

  /// The presets of all files.
  static var presets: [Preset] {
    get throws { try all.flatMap { $0.content.0.map(\.preset) } }
  }
}
