import Foundation

@testable import Exporting
@testable import Motion

/// What a motion says is seen.
struct SwiftTruth {
  let instants: [Double]
  private let tracks: [MotionTrack]
  private static let moment = 1e-7

  private let framework: AppleFramework
  private var ranges: [String: Double] = [:]
  /// The names of the values that tracks start with if the app says them.
  private let starts: Set<String>

  init(
    _ motion: Motion, _ lengths: [String: Double], _ framework: AppleFramework
  ) throws {
    self.framework = framework
    starts = Set((try? Timeline(motion, lengths: lengths))?.starts.keys ?? [:].keys)
    let evaluator = try MotionEvaluator(motion, lengths: lengths)
    tracks = evaluator.tracks
    let end = evaluator.duration
    var instants = (0...10).map { Double($0) / 10 * end }
    instants += tracks.flatMap(\.breaks).filter { $0 > 0 && $0 < end }
    if evaluator.isEndless { instants += [1.3 * end, 2.7 * end] }
    // Just before and after each, so that it doesn't matter which side of a jump counts.
    self.instants = Set(instants.flatMap { [$0 - Self.moment, $0 + Self.moment] })
      .union([end + 0.5]).filter { $0 >= 0 }.sorted()
    for (target, property) in watched {
      let target = target.map(SwiftStage.parameter) ?? ""
      ranges["\(target) \(property)"] = foundRange(target, property)
    }
  }

  /// Whether places are relative to where the app lays out the view.
  private func isLaidOut(_ track: MotionTrack) -> Bool {
    let name = ["start", track.target, track.property].compactMap(\.self).joined(separator: ".")
    return starts.contains { $0 == name || $0.hasPrefix(name + ".") }
  }

  /// The targets and properties to look at; all parts of a transform as one.
  var watched: [(target: String?, property: String)] {
    var seen: Set<String> = []
    return tracks.compactMap { track in
      guard let property = name(of: track.property) else { return nil }
      guard seen.insert("\(track.target ?? "") \(property)").inserted else { return nil }
      return (track.target, property)
    }
  }

  /// What a property is looked at as; nil if it isn't.
  private func name(of property: String) -> String? {
    let isPart = property.hasPrefix("transform.")
    guard framework == .swiftUI else { return isPart ? "transform" : property }
    if isPart || property.hasPrefix("position") { return "place" }
    return ["opacity", "hidden", "cornerRadius"].contains(property) ? property : nil
  }

  private func tracks(_ target: String, _ property: String) -> [MotionTrack] {
    tracks.filter {
      SwiftStage.parameter($0.target ?? "") == target && name(of: $0.property) == property
    }
  }

  func value(_ target: String, _ property: String, at time: Double) -> [Double]? {
    let found = tracks(target, property)
    if property == "place" { return place(found, at: time) }
    if property == "transform", found.first?.property != "transform" {
      var parts: [String: Double] = [:]
      for track in found {
        guard let value = track.point(at: time).value, Self.add(value, of: track, to: &parts)
        else { return nil }
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

  /// The transform of a view in the plane, relative to where it begins or is laid out.
  private func place(_ tracks: [MotionTrack], at time: Double) -> [Double]? {
    var parts: [String: Double] = [:]
    var moved = [0.0, 0.0]
    for track in tracks {
      guard let value = track.point(at: time).value else { return nil }
      let times = ([0] + tracks.flatMap(\.breaks) + instants).sorted()
      let first =
        isLaidOut(track) ? nil : times.lazy.compactMap { track.point(at: $0).value }.first
      let names = track.property.split(separator: ".").map(String.init)
      switch (names[0], value, first) {
      case ("position", .vector(let place), let first):
        for axis in 0..<2 {
          moved[axis] = place[axis] - (first?.components?[axis] ?? 0)
        }
      case ("position", .number(let place), let first):
        moved[names.last == "y" ? 1 : 0] = place - (first?.components?[0] ?? 0)
      default: guard Self.add(value, of: track, to: &parts) else { return nil }
      }
    }
    let m = Self.matrix(parts)
    return [m[0], m[1], m[3], m[4], m[5], m[7], m[12] + moved[0], m[13] + moved[1], m[15]]
  }

  /// Adds the value of a part of a transform, by its name; false if it isn't made of numbers.
  private static func add(
    _ value: AnimatedValue, of track: MotionTrack, to parts: inout [String: Double]
  ) -> Bool {
    let name = String(track.property.dropFirst("transform.".count))
    switch value {
    case .number(let number): parts[name] = number
    case .vector(let both):
      (parts["\(name).x"], parts["\(name).y"]) = (both[0], both.count > 1 ? both[1] : 0)
    default: return false
    }
    return true
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
    ranges["\(target) \(property)"] ?? 1
  }

  private func foundRange(_ target: String, _ property: String) -> Double {
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
