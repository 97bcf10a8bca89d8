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

  /// Plays what an export has of some presets.
  init(_ presets: [ExportedPreset], by framework: AppleFramework) throws {
    var options = ExportOptions()
    options.frameworks = [framework]
    let export = try PresetExport(
      of: presets, to: .swift, options, header: BuiltInPresets.header, demands: false)
    let text = export.files[0].text
    let calls = Dictionary(SwiftCall.all(in: text).map { ($0.preset, $0) }) { first, _ in first }
    let lengths = PlayedSwift.lengths(presets)
    let values = Dictionary(uniqueKeysWithValues: lengths.map { ($0, SwiftStage.length($0)) })
    var plays: [SwiftStage.Play] = []
    var truths: [String: Truth] = [:]
    var allowed: [String: Double] = [:]
    for preset in presets {
      let name = preset.preset.name.text
      guard preset.motion.isPlayable else { continue }
      guard let call = calls[name], SwiftStage.canPlay(call) else {
        left[name] = calls[name] == nil ? "not exported" : "needs more than views and lengths"
        continue
      }
      guard let truth = try? Truth(preset.motion, values) else {
        left[name] = "no values over time"
        continue
      }
      guard let stated = export.presets.first(where: { $0.preset.name.text == name })?.fidelity,
        stated.degree == .exact || stated.error != nil
      else {
        left[name] = "states no figure"
        continue
      }
      (truths[name], allowed[name]) = (truth, (stated.error ?? 0) * 1.001 + Self.rounding)
      plays.append(.init(call: call, instants: truth.instants, watched: truth.watched))
    }
    var sources = SwiftStage.program(plays, lengths: lengths)
    sources["Motion.swift"] = text
    let program = try AppleProgram(running: sources)
    for line in program.output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 5, let time = Double(words[1]), let truth = truths[words[0]] else {
        continue
      }
      let target = words[2] == "-" ? "" : words[2]
      guard let value = truth.value(target, words[3], at: time) else { continue }
      let expected = truth.compared(value, target, words[3])
      let seen = truth.compared(
        words[4].split(separator: ",").compactMap { Double($0) }, target, words[3])
      let range = truth.range(target, words[3])
      let size: Double =
        seen.count == expected.count
        ? zip(seen, expected).map { abs($0 - $1) / range }.max() ?? 0 : .infinity
      if size >= differences[words[0]]?.size ?? -1 {
        differences[words[0]] = Difference(
          preset: words[0],
          property: [target, words[3]].filter { !$0.isEmpty }.joined(separator: "."),
          time: time, expected: expected, seen: seen, size: size,
          allowed: allowed[words[0]] ?? 0)
      }
    }
    for name in truths.keys where differences[name] == nil { left[name] = "nothing to compare" }
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

/// What a motion says is seen.
private struct Truth {
  let instants: [Double]
  private let tracks: [MotionTrack]
  private static let moment = 1e-7

  init(_ motion: Motion, _ lengths: [String: Double]) throws {
    let evaluator = try MotionEvaluator(motion, lengths: lengths)
    tracks = evaluator.tracks
    let end = evaluator.duration
    var instants = (0...10).map { Double($0) / 10 * end }
    instants += tracks.flatMap(\.breaks).filter { $0 > 0 && $0 < end }
    if evaluator.isEndless { instants += [1.3 * end, 2.7 * end] }
    // Just before and after each, so that it doesn't matter which side of a jump counts.
    self.instants = Set(instants.flatMap { [$0 - Self.moment, $0 + Self.moment] })
      .filter { $0 >= 0 && (evaluator.isEndless || $0 < end) }.sorted()
  }

  /// The targets and properties to look at; all parts of a transform as one.
  var watched: [(target: String?, property: String)] {
    var seen: Set<String> = []
    return tracks.compactMap { track in
      let property = track.property.hasPrefix("transform.") ? "transform" : track.property
      guard seen.insert("\(track.target ?? "") \(property)").inserted else { return nil }
      return (track.target, property)
    }
  }

  private func tracks(_ target: String, _ property: String) -> [MotionTrack] {
    tracks.filter {
      SwiftStage.parameter($0.target ?? "") == target
        && ($0.property == property
          || property == "transform" && $0.property.hasPrefix("transform."))
    }
  }

  func value(_ target: String, _ property: String, at time: Double) -> [Double]? {
    let found = tracks(target, property)
    if property == "transform", found.first?.property != "transform" {
      var parts: [String: Double] = [:]
      for track in found {
        guard let value = track.point(at: time).value else { return nil }
        let name = String(track.property.dropFirst("transform.".count))
        switch value {
        case .number(let number): parts[name] = number
        case .vector(let both):
          (parts["\(name).x"], parts["\(name).y"]) = (both[0], both.count > 1 ? both[1] : 0)
        default: return nil
        }
      }
      return Self.matrix(parts)
    }
    switch found.last?.point(at: time).value {
    case .number(let number)?: return [number]
    case .vector(let parts)?: return parts
    case .color(let red, let green, let blue, let alpha)?: return [red, green, blue, alpha]
    case .boolean(let isOn)?: return [isOn ? 1 : 0]
    default: return nil
    }
  }

  /// The numbers that matter: how a flat view that isn't turned stretches its depth isn't seen.
  func compared(_ numbers: [Double], _ target: String, _ property: String) -> [Double] {
    guard property == "transform", numbers.count == 16,
      !tracks(target, property).contains(where: {
        $0.property.hasSuffix(".x") || $0.property.hasSuffix(".y")
      })
    else { return numbers }
    return Array(numbers[0..<8] + numbers[12...])
  }

  /// How far apart the values of a property are at most; at least 1.
  func range(_ target: String, _ property: String) -> Double {
    let values = instants.compactMap { value(target, property, at: $0) }
      .map { compared($0, target, property) }
    guard let count = values.first?.count else { return 1 }
    return (0..<count).map { index in
      let numbers = values.map { $0[index] }
      return (numbers.max() ?? 0) - (numbers.min() ?? 0)
    }.reduce(1, max)
  }

  /// The matrix of what key paths set: scaled, turned about x, y and z, and moved.
  private static func matrix(_ parts: [String: Double]) -> [Double] {
    let whole = parts["scale"] ?? 1
    let scale = ["x", "y", "z"].map { parts["scale.\($0)"] ?? whole }
    let degrees = [
      parts["rotation.x"] ?? 0, parts["rotation.y"] ?? 0,
      parts["rotation.z"] ?? parts["rotation"] ?? 0,
    ]
    var rows = (0..<3).map { row in (0..<3).map { $0 == row ? scale[row] : 0 } }
    for (axis, angle) in degrees.enumerated() {
      let (c, s) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
      let turn: [[Double]] =
        switch axis {
        case 0: [[1, 0, 0], [0, c, s], [0, -s, c]]
        case 1: [[c, 0, -s], [0, 1, 0], [s, 0, c]]
        default: [[c, s, 0], [-s, c, 0], [0, 0, 1]]
        }
      rows = rows.map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * turn[$1][column] } }
      }
    }
    let moved = ["x", "y", "z"].map { parts["translation.\($0)"] ?? 0 }
    return rows.flatMap { $0 + [0] } + moved + [1]
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
