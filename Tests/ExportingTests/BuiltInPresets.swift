import Diagnostics
import Foundation
import Motion
import Presets
import StrictJSON
import Synchronization
import Testing

@testable import Exporting

/// The built-in presets, ready to be exported.
enum BuiltInPresets {
  static func all() throws -> [ExportedPreset] { try builtIn.get() }

  /// All of them, with the velocities of fingers that decide how long an animator runs.
  static func timed() throws -> [ExportedPreset] {
    let velocities = [
      "gesture.velocity.x": 300.0, "gesture.velocity.y": -200, "gesture.relativeVelocity": 1.5,
    ]
    return try all().map { preset in
      preset.motion.kind != .animator
        ? preset
        : ExportedPreset(
          preset.preset, motion: preset.motion.replacingMeasures(by: velocities),
          isAskedFor: preset.isAskedFor)
    }
  }

  private static let builtIn = Result { try exported(seeds("Seeds")) }

  /// All of them in a format, with its own options; it is written once for all tests.
  static func export(_ target: ExportTarget) throws -> PresetExport {
    let once = exports.withLock { known in
      let once = known[target.name] ?? Once()
      known[target.name] = once
      return once
    }
    return try once.export.withLock { export in
      let found =
        try export
        ?? PresetExport(of: all(), to: target, ExportOptions(), header: header, demands: false)
      export = found
      return found
    }
  }

  private static let exports = Mutex<[String: Once]>([:])

  /// Something that is made when it is asked for first.
  private final class Once: Sendable {
    let export = Mutex<PresetExport?>(nil)
  }

  /// The presets of all vocabularies to choose; what they refer to are the built-in ones.
  static func vocabularies() throws -> [ExportedPreset] {
    let own = try seeds("Seeds/Vocabularies")
    let names = Set(own.map(\.name))
    return try exported(own + seeds("Seeds")).filter { names.contains($0.name) }
  }

  private static func seeds(_ path: String) throws -> [Preset] {
    let folder = URL(filePath: #filePath).appending(path: "../../../\(path)").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var presets: [Preset] = []
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
      presets += try read([UInt8](Data(contentsOf: file)))
    }
    return presets
  }

  /// The presets of a document, ready to be exported.
  static func of(_ text: String) throws -> [ExportedPreset] {
    try exported(read(Array(text.utf8)))
  }

  /// Writes presets in a format, and returns its one file's text.
  static func text(
    _ presets: [ExportedPreset], _ target: ExportTarget, _ options: ExportOptions = ExportOptions(),
    demands: Bool = true
  ) throws -> String {
    let export = try PresetExport(
      of: presets, to: target, options, header: header, demands: demands)
    try #require(export.files.count == 1)
    return export.files[0].text
  }

  static let header = ExportHeader(command: "curvet export", content: "8a41d0ff")

  private static func read(_ bytes: [UInt8]) throws -> [Preset] {
    let reading = JSONDocument.read(bytes, file: "team.json")
    var findings = FindingList()
    findings.append(reading)
    var presets: [Preset] = []
    if let document = reading.document {
      DocumentReader.read(document, findings: &findings) { presets.append($0.preset) }
    }
    try #require(findings.kept == [])
    return presets
  }

  static func exported(_ presets: [Preset]) throws -> [ExportedPreset] {
    var motions: [String: Motion] = [:]
    for preset in presets {
      for name in [preset.name] + preset.aliases { motions[name.text] = preset.motion }
    }
    let resolver = ReferenceResolver { motions[$0] }
    return try presets.map { ExportedPreset($0, motion: try resolver.resolve($0.motion)) }
  }
}
