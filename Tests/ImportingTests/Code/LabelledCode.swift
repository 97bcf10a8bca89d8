import Foundation
import Motion
import Presets
import Testing

@testable import Importing

/// A labelled code case is a snippet with what it means, as a page in `Tests/Readers/code` has it.
struct LabelledCode: Sendable, CustomTestStringConvertible {
  var page: String
  var title: String
  var text: String
  /// The motions to be stored, a line each.
  var meanings: [Meaning]

  var testDescription: String { "\(page): \(title)" }

  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Readers/code").standardized

  /// The cases of a page.
  static func cases(of page: String) -> [LabelledCode] {
    guard let text = try? String(contentsOf: folder.appending(path: "\(page).txt"), encoding: .utf8)
    else { return [] }
    var cases: [LabelledCode] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        cases.append(
          LabelledCode(page: page, title: String(line.dropFirst(2)), text: "", meanings: []))
      } else if line.hasPrefix("|") {
        cases[cases.count - 1].text += line.dropFirst(2) + "\n"
      } else if line.hasPrefix("= "), line != "= nothing" {
        cases[cases.count - 1].meanings.append(Meaning(String(line.dropFirst(2))))
      }
    }
    return cases
  }

  /// The meaning of a line: words, each with the words after it.
  struct Meaning: Sendable {
    var line: String
    var name: String?
    var parts: [String: [String]] = [:]

    init(_ line: String) {
      self.line = line
      var rest = line
      if let start = line.range(of: " (name "), line.hasSuffix(")") {
        name = String(line[start.upperBound...].dropLast())
        rest = String(line[..<start.lowerBound])
      }
      for part in rest.split(separator: ";") {
        let words = part.split(separator: " ").map(String.init)
        parts[words[0]] = Array(words.dropFirst())
      }
    }

    private func numbers(_ key: String) -> [Double]? {
      parts[key].map { $0.compactMap(Double.init) }
    }

    /// The first difference from a preset; nil if there is none.
    func difference(from preset: Preset) -> String? {
      if let name, preset.name.text != name { return "its name is \(preset.name.text)" }
      var timing: Timing?
      var (duration, delay): (Time?, Time?)
      switch preset.motion {
      case .curve(let curve):
        timing = .curve(curve)
        (duration, delay) = (curve.duration, curve.delay)
      case .spring(let spring):
        timing = .spring(spring)
        delay = spring.delay
        if case .settling(_, let settling) = spring.parameters { duration = settling }
      case .duration(.seconds(let seconds)): duration = .seconds(seconds)
      case .keyframes(let keyframes):
        (timing, duration, delay) = (keyframes.timing, keyframes.duration, keyframes.beginTime)
        if let problem = difference(fromTracksOf: keyframes) { return problem }
      default: break
      }
      if parts["property"] == nil, case .keyframes = preset.motion { return "it is keyframes" }
      for (key, time) in [("seconds", duration), ("delay", delay)] {
        // The length of a spring by its own rule isn't given in seconds.
        if key == "seconds", numbers(key) == nil, case .spring = timing { continue }
        guard let expected = numbers(key)?.first else {
          if let seconds = time?.seconds, seconds != 0, parts["property"] == nil {
            return "\(key) is \(seconds)"
          }
          continue
        }
        guard let actual = time?.seconds, abs(actual - expected) < 1e-6 else {
          return "\(key) is \(time?.seconds ?? .nan)"
        }
      }
      return try? self.difference(from: timing)
    }

    private func difference(fromTracksOf keyframes: Keyframes) -> String? {
      guard let track = keyframes.tracks.first, [track.property] == parts["property"] else {
        return "it moves \(keyframes.tracks.map(\.property))"
      }
      guard case .values(let values) = track.content else { return nil }
      let numbers = values.map { value -> Double in
        if case .quantity(.number(let number)) = value { number } else { .nan }
      }
      if numbers != self.numbers("values") { return "its values are \(numbers)" }
      if let times = self.numbers("times"), track.keyTimes?.map(\.value) != times {
        return "its times differ"
      }
      return nil
    }

    private func difference(from timing: Timing?) throws -> String? {
      if let points = numbers("bezier") {
        guard case .curve(let curve)? = timing else { return "it isn't a curve" }
        var actual: [Double] = []
        switch curve.shape {
        case .cubicBezier(let x1, let y1, let x2, let y2): actual = [x1, y1, x2, y2]
        case .named(let name):
          let points = name.controlPoints
          actual = [points.x1, points.y1, points.x2, points.y2]
        default: return "it isn't a Bézier"
        }
        return zip(points, actual).allSatisfy { abs($0 - $1) < 1e-6 }
          ? nil : "its points are \(actual)"
      }
      if let pairs = numbers("easing") {
        guard case .curve(let curve)? = timing else { return "it isn't a curve" }
        let evaluator = try CurveEvaluator(curve.shape)
        for index in stride(from: 0, to: pairs.count, by: 2) {
          let value = evaluator.value(at: pairs[index])
          if abs(value - pairs[index + 1]) > 6e-4 { return "at \(pairs[index]) it is \(value)" }
        }
        return nil
      }
      if let steps = parts["steps"] {
        guard case .curve(let curve)? = timing, case .steps(let count, let jump) = curve.shape
        else { return "it has no steps" }
        return steps == ["\(count)", "jump-\(jump.rawValue)"]
          ? nil : "it is steps(\(count), \(jump))"
      }
      guard let ratio = numbers("zeta")?.first else { return nil }
      guard case .spring(let spring)? = timing else { return "it isn't a spring" }
      var (zeta, omega): (Double, Double?)
      switch spring.parameters {
      case .physical(let mass, let stiffness, let damping):
        (zeta, omega) = (
          damping / (2 * (mass * stiffness).squareRoot()), (stiffness / mass).squareRoot()
        )
      case .ratio(let damping, let stiffness, let mass):
        (zeta, omega) = (damping, (stiffness / (mass ?? 1)).squareRoot())
      case .perceptual(let duration, let bounce):
        zeta = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        omega = 2 * .pi / (duration.seconds ?? .nan)
      case .response(let response, let fraction, _):
        (zeta, omega) = (fraction, 2 * .pi / (response.seconds ?? .nan))
      case .settling(let damping, _): (zeta, omega) = (damping, nil)
      case .use: return "it uses another"
      }
      if abs(zeta - ratio) > 1e-5 { return "its damping ratio is \(zeta)" }
      if let expected = numbers("omega")?.first,
        abs((omega ?? .nan) - expected) > 1e-4 * expected || omega == nil
      {
        return "its frequency is \(omega ?? .nan)"
      }
      let velocity =
        spring.initialVelocity.map { if case .number(let value) = $0 { value } else { Double.nan } }
        ?? 0
      let expected = numbers("velocity")?.first ?? 0
      return abs(velocity - expected) < 1e-6 ? nil : "its velocity is \(velocity)"
    }
  }
}
