import Diagnostics
import Motion
import Presets
import Testing

@testable import Exporting

/// A track of numbers of an exported preset, and when it is asked for its value.
struct PlayedTrack {
  let preset: ExportedPreset
  let identifier: String
  /// Its name in what is exported; nil if the preset has only one track.
  let key: String?
  /// The lengths and current values that the exported function takes, in its order.
  let arguments: [Double]
  /// The value that the property has before.
  let current: Double
  let times: [Double]
  /// How often it plays, which Dart's text doesn't say; nil if it's endless.
  let runs: Int?
  let alternates: Bool
  /// What `sample` says at each time, a little before it, and a little after.
  private let expected: [[Double]]
  let target: String?
  let property: String
  /// How far apart its values are.
  private let range: Double

  /// The tracks of a preset whose values are numbers.
  static func all(of preset: ExportedPreset, in target: ExportTarget) throws -> [PlayedTrack] {
    guard case .keyframes(let exported) = try CodeExportMotion(preset.motion, for: "it") else {
      return []
    }
    let lengths = PlayedPresets.lengths(Set(exported.symbols))
    let evaluator = try MotionEvaluator(preset.motion.withCurrentValues, lengths: lengths)
    let words = exported.tracks.map(\.words)
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
    let isAlone = exported.tracks.count == 1 && target != .flutter
    return try zip(exported.tracks, keys).compactMap { track, key in
      // In Kotlin each track is a function of its own.
      let together = target == .compose ? [track] : exported.tracks
      if track.isColor { return nil }
      let given = together.flatMap(\.symbols).uniqued().map { lengths[$0] ?? 0 }
      let currents = together.filter { $0.takesCurrent(of: exported, in: target) }
        .map { Keyframes.current(of: $0.property) }
      return try PlayedTrack(
        preset, track, key: isAlone ? nil : key, of: exported, evaluator,
        arguments: target == .flutter ? given + currents : currents + given)
    }
  }

  private init(
    _ preset: ExportedPreset, _ track: CodeExportTrack, key: String?,
    of exported: CodeExportKeyframes,
    _ evaluator: MotionEvaluator, arguments: [Double]
  ) throws {
    (self.preset, self.key, self.arguments) = (preset, key, arguments)
    (target, property) = (track.target, track.property)
    (runs, alternates) = (exported.runs, exported.alternates)
    identifier = preset.identifier
    current = Keyframes.current(of: track.property)
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
    let whole = exported.duration * Double(exported.runs ?? 3)
    let even = (0...10).map { exported.delay + whole * (Double($0) + 0.0137) / 10 }
    let turns = truth.breaks.filter { $0 >= exported.delay && $0 < exported.delay + whole }
    // On both sides of a turn: at the turn itself a jump may be seen for an instant.
    let around = turns.prefix(40).flatMap { [$0 - 2e-6, $0 + 2e-6] }
    let times = (even + around).filter { value(at: $0) != nil }
    self.times = times
    expected = times.map { time in
      [0, -1e-6, 1e-6].compactMap { value(at: time + $0) }
    }
    let all =
      (0...200).compactMap { value(at: exported.delay + whole * Double($0) / 200 - 1e-9) }
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

extension Keyframes {
  /// A value that a property has before its animation, unlike that of others.
  static func current(of property: String) -> Double {
    Double(property.utf8.reduce(0) { ($0 * 3 + Int($1)) % 29 }) / 4 - 3.5
  }
}

extension Motion {
  /// Keyframes of values with the current ones filled in.
  var withCurrentValues: Motion {
    guard case .keyframes(var keyframes) = self else { return self }
    for (index, track) in keyframes.tracks.enumerated() {
      guard case .values(let values) = track.content else { continue }
      let count = values.lazy.compactMap { value in
        if case .vector(let parts) = value { parts.count } else { nil }
      }.first
      let names = count == 4 ? ["x", "y", "width", "height"] : ["x", "y", "z"]
      let current: PropertyValue =
        if let count {
          .vector(
            names.prefix(count).map { .number(Keyframes.current(of: "\(track.property).\($0)")) })
        } else {
          .quantity(.number(Keyframes.current(of: track.property)))
        }
      if values.contains(where: { if case .color = $0 { true } else { false } }) { continue }
      keyframes.tracks[index].content = .values(values.map { $0 == .current ? current : $0 })
    }
    return .keyframes(keyframes)
  }
}

extension CodeExportTrack {
  /// Whether the exported function takes its current value.
  fileprivate func takesCurrent(of keyframes: CodeExportKeyframes, in target: ExportTarget) -> Bool
  {
    switch target {
    case .motion: comesToCurrent
    case .reactNative: returnsToCurrent(in: keyframes)
    default: needsCurrent
    }
  }
}
