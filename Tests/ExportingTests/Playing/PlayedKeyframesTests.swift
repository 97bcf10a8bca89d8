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
        runs: \(play.runs.map { "\($0)" } ?? "Infinity"), alternates: \(play.alternates),
        current: \(play.current) }
      """
    }
    let standIn = try String(
      contentsOfFile: "Tests/Fixtures/StandIns/\(target.name).js", encoding: .utf8)
    // A player is asked for the value of what has the key, in what is exported.
    let (module, player) =
      switch target {
      case .motion:
        (text, "{ play: (all, key, time, more) => standIn(all[key] ?? all, time, more) }")
      case .flutter:
        ("", "{ ...standIn, exports: () => standIn.exports(\(text.debugDescription)) }")
      default:
        (
          try TypeScript.javaScript(of: text),
          "{ play: (all, key, time, more) => (all[key] ?? all)(more.current).at(time * 1000) }"
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
