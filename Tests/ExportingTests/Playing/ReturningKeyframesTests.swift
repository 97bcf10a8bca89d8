import Importing
import Motion
import Presets
import Testing

@testable import Exporting

/// Keyframes come back from what was copied of an export.
struct ReturningKeyframesTests {
  private static let formats: [ExportTarget] = [.compose, .flutter, .motion, .reactNative]

  @Test("Built-in presets and collections", arguments: formats)
  func builtIns(format: ExportTarget) throws {
    let presets = try BuiltInPresets.all() + BuiltInPresets.vocabularies()
    #expect(try Self.compare(presets, in: format) > 50)
  }

  @Test("Random keyframes", arguments: formats, 1...UInt64(4))
  func random(format: ExportTarget, seed: UInt64) throws {
    #expect(try Self.compare(RandomKeyframes.presets(seed: seed), in: format) > 10)
  }

  /// Demands that each snippet is the same motion; returns how many tracks were compared.
  private static func compare(
    _ presets: [ExportedPreset], in format: ExportTarget
  ) throws -> Int {
    let presets = presets.filter { $0.preset.kind == .keyframes }
    let whole = try PresetExport(
      of: presets, to: format, ExportOptions(), header: BuiltInPresets.header, demands: false)
    var options = ExportOptions()
    options.isSnippet = true
    var compared = 0
    for preset in whole.presets {
      let plays = try PlayedTrack.all(of: preset, in: format)
      guard !plays.isEmpty else { continue }
      let text = try PresetExport(
        of: [preset], to: format, options, header: BuiltInPresets.header, demands: true
      ).files[0].text
      var report = ReadingReport()
      let entries = CodeSnippet(Array(text.utf8), file: "snippet").entries(&report) ?? []
      guard case .keyframes(let keyframes)? = entries.first?.preset.motion, entries.count == 1
      else {
        Issue.record("\(preset.name): \(text)")
        continue
      }
      let evaluator = try MotionEvaluator(
        Motion.keyframes(keyframes).withCurrentValues,
        lengths: Self.lengths(of: preset.motion, as: .keyframes(keyframes)))
      for play in plays {
        let found = evaluator.tracks.first {
          $0.target == play.target && $0.property == play.property
        }
        let track = try #require(found, "\(preset.name): \(text)")
        play.check(
          play.times.map { time in
            // While it doesn't run, the property has what it had before.
            if case .number(let number)? = track.point(at: time).value {
              number
            } else {
              play.current
            }
          })
        compared += 1
      }
    }
    return compared
  }

  /// The lengths that a motion was played with, by their names as arguments.
  private static func lengths(of motion: Motion, as returned: Motion) throws -> [String: Double] {
    func symbols(_ motion: Motion) throws -> [String] {
      guard case .keyframes(let keyframes) = try CodeExportMotion(motion, for: "it") else {
        return []
      }
      return keyframes.symbols
    }
    let own = try symbols(motion)
    let values = PlayedPresets.lengths(Set(own))
    return Dictionary(
      uniqueKeysWithValues: try symbols(returned).map { name in
        let symbol = own.first {
          IdentifierStyle(.camel).distinct([CodeText.words(of: $0)]) == [name]
        }
        return (name, symbol.flatMap { values[$0] } ?? .nan)
      })
  }
}
