import AppleStubs
import Foundation
import Presets

@testable import Exporting
@testable import Motion

/// Played Swift is an export for one of Apple's frameworks that has run, and how far it was off.
struct PlayedSwift {
  /// How much a preset differs from its motion.
  struct Difference: CustomStringConvertible {
    let preset: String
    let property: String
    let time: Double
    let expected, seen: [Double]
    /// As a fraction of the range of what is compared, or of 1.
    let size: Double
    /// How large it may be: what the export states, and rounding.
    let allowed: Double

    /// Whether it is larger than stated.
    var isWrong: Bool { size > allowed }

    var description: String {
      "\(preset) \(property) at \(time) s: \(seen) instead of \(expected)"
    }
  }

  /// The largest difference of each preset that was played.
  private(set) var differences: [String: Difference] = [:]
  /// The presets that weren't played, with the reason.
  private(set) var left: [String: String] = [:]

  /// The presets whose code was changed.
  private(set) var mutated: Set<String> = []
  private var truths: [String: SwiftTruth] = [:]
  private var allowed: [String: Double] = [:]

  /// Plays what an export has of some presets.
  ///
  /// - Parameter seed: Which numbers of the code are changed before; nil for none.
  init(_ presets: [ExportedPreset], by framework: AppleFramework, mutating seed: UInt64? = nil)
    throws
  {
    var options = ExportOptions()
    options.frameworks = [framework]
    let export = try PresetExport(
      of: presets, to: .swift, options, header: BuiltInPresets.header, demands: false)
    let text = export.files[0].text
    let lengths = Self.lengths(presets)
    let values = Dictionary(uniqueKeysWithValues: lengths.map { ($0, SwiftStage.length($0)) })
    let calls = Dictionary(SwiftCall.all(in: text).map { ($0.preset, $0) }) { first, _ in first }
    let effects = Dictionary(grouping: SwiftEffect.all(in: text), by: \.preset)
    var plays: [SwiftStage.Play] = []
    var effectPlays: [SwiftUIStage.Play] = []
    for preset in presets where preset.motion.isPlayable {
      let name = preset.preset.name.text
      guard effects[name] != nil || calls[name] != nil else {
        left[name] = "not exported"
        continue
      }
      guard let truth = try? SwiftTruth(preset.motion, values, framework) else {
        left[name] = "no values over time"
        continue
      }
      guard let stated = export.presets.first(where: { $0.preset.name.text == name })?.fidelity,
        stated.degree == .exact || stated.error != nil
      else {
        left[name] = "states no figure"
        continue
      }
      if let effects = effects[name] {
        effectPlays.append(
          .init(effects: effects, instants: truth.instants, watched: truth.watched))
      } else if let call = calls[name], SwiftStage.canPlay(call) {
        plays.append(.init(call: call, instants: truth.instants, watched: truth.watched))
      } else {
        left[name] = "needs more than views and lengths"
        continue
      }
      // Springs end when they are nearly there, which frameworks see differently.
      var rounding = Self.rounding
      if framework == .swiftUI, preset.motion.hasSpring { rounding += 0.002 }
      (truths[name], allowed[name]) = (truth, (stated.error ?? 0) * 1.001 + rounding)
    }
    var sources =
      framework == .swiftUI
      ? SwiftUIStage.program(effectPlays, lengths: lengths)
      : SwiftStage.program(plays, lengths: lengths)
    let mutation = seed.map { SwiftMutation(text, seed: $0) }
    mutated = mutation?.presets ?? []
    sources["Motion.swift"] = mutation?.text ?? text
    for line in try AppleProgram(running: sources).output.split(separator: "\n") {
      take(line.split(separator: " ").map(String.init))
    }
    for name in truths.keys where differences[name] == nil { left[name] = "nothing to compare" }
  }

  /// Compares what was seen: the preset, a time, a target, a property, and numbers.
  private mutating func take(_ words: [String]) {
    guard words.count == 5, let time = Double(words[1]), let truth = truths[words[0]] else {
      return
    }
    let target = words[2] == "-" ? "" : words[2]
    guard let value = truth.value(target, words[3], at: time) else { return }
    let expected = truth.compared(value, target, words[3])
    let seen = truth.compared(
      words[4].split(separator: ",").compactMap { Double($0) }, target, words[3])
    let range = truth.range(target, words[3])
    let size: Double =
      seen.count == expected.count
      ? zip(seen, expected).map { abs($0 - $1) / range }.max() ?? 0 : .infinity
    guard size >= differences[words[0]]?.size ?? -1 else { return }
    differences[words[0]] = Difference(
      preset: words[0], property: [target, words[3]].filter { !$0.isEmpty }.joined(separator: "."),
      time: time, expected: expected, seen: seen, size: size, allowed: allowed[words[0]] ?? 0)
  }

  /// Core Animation keeps control points as Float.
  private static let rounding = 2e-5

  /// The lengths that presets depend on.
  private static func lengths(_ presets: [ExportedPreset]) -> [String] {
    let measures = presets.flatMap { preset in
      (try? OpenMeasures(of: preset.motion, lengths: [:]))?.measures ?? []
    }
    return Set(measures.flatMap(\.symbols)).sorted()
  }
}

extension Motion {
  /// Whether one call plays all of it.
  fileprivate var isPlayable: Bool {
    switch self {
    case .keyframes, .animator, .group: true
    case .curve, .spring, .duration, .transition: false
    }
  }
}

extension Motion {
  /// Whether a spring times it or a part of it.
  fileprivate var hasSpring: Bool {
    if case .spring? = timing { return true }
    switch self {
    case .keyframes(let keyframes):
      return keyframes.tracks.flatMap { $0.timings ?? [] }.contains {
        if case .spring = $0 { true } else { false }
      }
    case .group(let group):
      return group.members.contains {
        if case .motion(let motion) = $0.content { motion.hasSpring } else { false }
      }
    default: return false
    }
  }
}
