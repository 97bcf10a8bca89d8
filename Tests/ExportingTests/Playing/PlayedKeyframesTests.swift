import BrowserChecking
import CompilerRunning
import Diagnostics
import Expectations
import Foundation
import Motion
import Presets
import StrictJSON
import Testing

@testable import Exporting

/// Exported keyframes are played by stand-ins for their libraries, and are what `sample` says, within what is stated.
struct PlayedKeyframesTests {
  private static let seeds = 1...UInt64(CSSNumbers.count > 30 ? 20 : 4)

  @Test("In Motion, built-in presets and collections") func motionBuiltIns() throws {
    #expect(try Self.play(BuiltInPresets.all() + BuiltInPresets.vocabularies(), in: .motion) > 60)
  }

  @Test("In Reanimated, built-in presets and collections") func reanimatedBuiltIns() throws {
    #expect(
      try Self.play(BuiltInPresets.all() + BuiltInPresets.vocabularies(), in: .reactNative) > 60)
  }

  @Test("In Compose, built-in presets and collections, and random keyframes") func compose() throws
  {
    let presets = try BuiltInPresets.all() + BuiltInPresets.vocabularies()
    let random = try Self.seeds.flatMap { seed in
      try RandomKeyframes.presets(seed: seed).map { preset in
        let name = try #require(PresetName("\(preset.name)s\(seed)"))
        return ExportedPreset(Preset(name: name, motion: preset.motion), motion: preset.motion)
      }
    }
    #expect(try Self.play(presets + random, in: .compose) > 150)
  }

  @Test("In Flutter, built-in presets and collections") func flutterBuiltIns() throws {
    #expect(try Self.play(BuiltInPresets.all() + BuiltInPresets.vocabularies(), in: .flutter) > 60)
  }

  @Test("In Flutter, random keyframes", arguments: seeds) func flutter(seed: UInt64) throws {
    #expect(try Self.play(RandomKeyframes.presets(seed: seed), in: .flutter) > 20)
  }

  @Test("In Motion, random keyframes", arguments: seeds) func motion(seed: UInt64) throws {
    #expect(try Self.play(RandomKeyframes.presets(seed: seed), in: .motion) > 20)
  }

  @Test("In Reanimated, random keyframes", arguments: seeds) func reanimated(seed: UInt64) throws {
    #expect(try Self.play(RandomKeyframes.presets(seed: seed), in: .reactNative) > 20)
  }
}

extension PlayedKeyframesTests {
  /// Plays those of some presets that are keyframes, and returns how many tracks were compared.
  private static func play(_ presets: [ExportedPreset], in target: ExportTarget) throws -> Int {
    let presets = presets.filter { $0.preset.kind == .keyframes }
    let export = try PresetExport(
      of: presets, to: target, ExportOptions(), header: BuiltInPresets.header, demands: false)
    let plays = try export.presets.flatMap { try PlayedTrack.all(of: $0, in: target) }
    let text = export.files[0].text
    let rows =
      try target == .compose ? kotlin(plays, text) : script(plays, text, in: target)
    try #require(rows.count == plays.count)
    for (play, values) in zip(plays, rows) { play.check(values) }
    return plays.count
  }

  private static func kotlin(_ plays: [PlayedTrack], _ text: String) throws -> [[Double]] {
    let calls = plays.map { play in
      let given = play.arguments.map { "\($0)f" }.joined(separator: ", ")
      let call = play.arguments.isEmpty ? "" : "(\(given))"
      let name =
        play.key.map {
          "\(play.identifier.prefix(1).uppercased())\(play.identifier.dropFirst())Tracks.\($0)"
        } ?? play.identifier
      return "play(Motion.\(name)\(call), \(play.times.map { "\($0)" }.joined(separator: ", ")))"
    }
    // A function of the JVM holds only so much code.
    let parts = stride(from: 0, to: calls.count, by: 20).map { start in
      "fun part\(start)() {\n\(calls[start..<min(start + 20, calls.count)].joined(separator: "\n"))\n}\n"
    }
    let all = stride(from: 0, to: calls.count, by: 20).map { "part\($0)()\n" }.joined()
    let program = try KotlinProgram(
      ["Motion.kt": text, "Main.kt": parts.joined() + "fun main() {\n\(all)}\n"],
      files: ["Animation", "Core", "Graphics", "Platform", "Play", "Runtime", "UI", "Unit"].map {
        "Tests/Fixtures/ComposeStubs/\($0).kt"
      })
    return try program.run("MainKt").split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Double($0) }
    }
  }

  private static func script(
    _ plays: [PlayedTrack], _ text: String, in target: ExportTarget
  ) throws -> [[Double]] {
    let answer = try answer(to: plays, of: text, in: target)
    let document = JSONDocument.read(Array(answer.utf8), file: "answer").document
    return try #require(document).root.elements.map { row in
      row.elements.map { $0.number ?? .nan }
    }
  }

  private static func answer(
    to plays: [PlayedTrack], of text: String, in target: ExportTarget
  ) throws -> String {
    let questions = plays.map { play in
      """
      { name: \(play.identifier.debugDescription), given: \(play.arguments),
        key: \(play.key.map(\.debugDescription) ?? "null"), times: \(play.times),
        runs: \(play.runs.map { "\($0)" } ?? "Infinity"), alternates: \(play.alternates) }
      """
    }
    let standIn = try String(
      contentsOfFile: "Tests/Fixtures/StandIns/\(target.name).js", encoding: .utf8)
    // A player is asked for the value of what has the key, in what is exported.
    let (module, player) =
      switch target {
      case .motion: (text, "{ play: (all, key, time) => standIn(all[key] ?? all, time) }")
      case .flutter:
        ("", "{ ...standIn, exports: () => standIn.exports(\(text.debugDescription)) }")
      default:
        (
          try TypeScript.javaScript(of: text),
          "{ play: (all, key, time) => (all[key] ?? all)(0).at(time * 1000) }"
        )
      }
    return try BrowserChecker.answer(
      to: ModuleQuestion(
        module, packages: ["react-native-reanimated": standIn],
        expression: """
          (module) => {
            const standIn = \(target == .reactNative ? "null" : standIn);
            const player = \(player);
            const exports = player.exports?.() ?? module;
            return [\(questions.joined(separator: ",\n"))].map(({ name, given, key, times, ...more }) => {
              const made = exports[name];
              const all = typeof made === "function" ? made(...given) : made;
              return times.map((time) => player.play(all, key, time, more));
            });
          }
          """))
  }
}

/// A track of numbers of an exported preset, and when it is asked for its value.
private struct PlayedTrack {
  let preset: ExportedPreset
  let identifier: String
  /// Its name in what is exported; nil if the preset has only one track.
  let key: String?
  /// The lengths that the exported function takes, in its order.
  let arguments: [Double]
  let times: [Double]
  /// How often it plays, which Dart's text doesn't say; nil if it's endless.
  let runs: Int?
  let alternates: Bool
  /// What `sample` says at each time, a little before it, and a little after.
  private let expected: [[Double]]
  private let property: String
  /// How far apart its values are.
  private let range: Double

  /// The tracks of a preset whose values are numbers.
  static func all(of preset: ExportedPreset, in target: ExportTarget) throws -> [PlayedTrack] {
    guard case .keyframes(let portable) = try PortableMotion(preset.motion, for: "it") else {
      return []
    }
    let lengths = PlayedPresets.lengths(Set(portable.symbols))
    let evaluator = try MotionEvaluator(preset.motion, lengths: lengths)
    let words = portable.tracks.map(\.words)
    let keys =
      switch target {
      case .compose: IdentifierStyle.kotlin.distinct(words)
      case .flutter:
        words.count == 1
          ? ["tween"]
          : Array(
            IdentifierStyle.dart.distinct([["duration"], ["delay"]] + words).suffix(words.count))
      default: IdentifierStyle(.camel).distinct(words)
      }
    let isAlone = portable.tracks.count == 1 && target != .flutter
    return try zip(portable.tracks, keys).compactMap { track, key in
      // In Kotlin each track is a function of its own.
      let together = target == .compose ? [track] : portable.tracks
      if track.isColor || together.contains(where: \.needsCurrent) { return nil }
      return try PlayedTrack(
        preset, track, key: isAlone ? nil : key, of: portable, evaluator,
        arguments: together.flatMap(\.symbols).uniqued().map { lengths[$0] ?? 0 })
    }
  }

  private init(
    _ preset: ExportedPreset, _ track: PortableTrack, key: String?, of portable: PortableKeyframes,
    _ evaluator: MotionEvaluator, arguments: [Double]
  ) throws {
    (self.preset, self.key, self.arguments, property) = (preset, key, arguments, track.property)
    (runs, alternates) = (portable.runs, portable.alternates)
    identifier = preset.identifier
    let parts = ["x", "y", "z", "width", "height"]
    let truth = try #require(
      evaluator.tracks.first { truth in
        truth.target == track.target
          && (truth.property == track.property
            || parts.contains { "\(truth.property).\($0)" == track.property })
      })
    let part =
      truth.property == track.property
      ? nil : track.property.split(separator: ".").last.map(String.init)
    func value(at time: Double) -> Double? {
      switch truth.point(at: time).value {
      case .number(let number): number
      case .vector(let numbers):
        part.flatMap { ["x": 0, "y": 1, "z": 2, "width": 2, "height": 3][$0] }.map { numbers[$0] }
      default: nil
      }
    }
    let whole = portable.duration * Double(portable.runs ?? 3)
    let even = (0...10).map { portable.delay + whole * (Double($0) + 0.0137) / 10 }
    let turns = truth.breaks.filter { $0 >= portable.delay && $0 < portable.delay + whole }
    // On both sides of a turn: at the turn itself a jump may be seen for an instant.
    let around = turns.prefix(40).flatMap { [$0 - 2e-6, $0 + 2e-6] }
    let times = (even + around).filter { value(at: $0) != nil }
    self.times = times
    expected = times.map { time in
      [0, -1e-6, 1e-6].compactMap { value(at: time + $0) }
    }
    let all =
      (0...200).compactMap { value(at: portable.delay + whole * Double($0) / 200 - 1e-9) }
      + expected.flatMap(\.self)
    range = (all.max() ?? 0) - (all.min() ?? 0)
  }

  /// Demands that values are what `sample` says at one of the times, within what is stated.
  func check(_ values: [Double]) {
    #expect(values.count == times.count, "\(preset.name)")
    let isStated = preset.fidelity.degree == .exact || preset.fidelity.error != nil
    guard isStated else { return }
    let limit = (preset.fidelity.error ?? Fidelity.invisible) * max(range, 1) + 1e-6
    for (index, value) in values.enumerated() {
      let misses = expected[index].map { abs($0 - value) }
      #expect(
        misses.contains { $0 <= limit },
        "\(preset.name), \(property) at \(times[index]): \(value), not \(expected[index][0]); \(preset.fidelity.words)"
      )
    }
  }
}
