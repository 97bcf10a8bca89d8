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

  /// Every file that all catalogs begin with, by name.
  static var all: [SeedFile] { get throws { try files(in: "Seeds") } }

  /// Every file of a vocabulary to choose, by name.
  static var vocabularies: [SeedFile] { get throws { try files(in: "Seeds/Vocabularies") } }

  /// The presets that all catalogs begin with.
  static var presets: [Preset] {
    get throws { try all.flatMap { $0.content.0.map(\.preset) } }
  }

  /// The presets of the vocabularies to choose.
  static var chosen: [Preset] {
    get throws { try vocabularies.flatMap { $0.content.0.map(\.preset) } }
  }

  /// The project's folder.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in name: String) throws -> [SeedFile] {
    let folder = project.appendingPathComponent(name)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return SeedFile(name: name, text: String(decoding: data, as: UTF8.self))
      }
  }
}
