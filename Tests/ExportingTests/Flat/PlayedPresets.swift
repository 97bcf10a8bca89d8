import Motion
import PlayerChecking
import Presets
import StrictJSON
import Testing

@testable import Exporting

/// What is asked of players, with what `sample` says to it.
struct PlayedPresets {
  /// The presets as flat JSON.
  let flat: String
  /// What is asked.
  private(set) var cases: [PlayerChecker.Case] = []
  /// For every case, for every time, the values of all properties, and what each is called.
  private(set) var expected: [[[PlayerChecker.Value]]] = []

  /// Takes presets at many times, their measures bound to examples.
  ///
  /// - Parameter mirrors: Whether it is also asked where text runs from the right.
  init(_ presets: [ExportedPreset], steps: Int = 24, mirrors: Bool = false) throws {
    flat = try BuiltInPresets.text(presets, .flat)
    for preset in presets.sorted(by: { $0.name < $1.name }) {
      let motion = preset.motion
      guard motion.kind != .duration else { continue }
      let plain = try Timeline(motion)
      let known = FlatParameters(of: motion, plain, used: [], distance: nil).known
      let lengths = Self.lengths(known.subtracting(plain.starts.keys))
      let evaluator = try MotionEvaluator(motion, lengths: lengths)
      let keys = evaluator.tracks.flatMap(\.keys)
      let even = (0...steps).map { evaluator.duration * Double($0) / Double(steps) }
      var times = even + keys.flatMap { [$0 - 1e-9, $0, $0 + 1e-9] }
      var scale = (begin: 0.0, length: 1.0)
      if case .curve(let curve) = motion {
        times = times.filter { (0...1).contains($0) }
        if let duration = curve.duration?.seconds {
          scale = (curve.delay?.seconds ?? 0, duration)
        }
      } else {
        times += [-0.1, evaluator.duration + 0.05, evaluator.duration * 1.7]
      }
      cases.append(
        PlayerChecker.Case(
          preset: preset.name.text,
          parameters: lengths.merging(plain.starts) { $1 },
          times: times.map { scale.begin + scale.length * $0 }))
      expected.append(
        times.map { time in
          evaluator.tracks.flatMap { track in
            let value = track.point(at: time).value
            // A position whose parts have velocities of their own is two tracks.
            guard case .vector(let parts)? = value, !plain.has(track), plain.has(track, ".x") else {
              return [Self.value(value)]
            }
            return parts.map { .numbers([$0]) }
          }
        })
      if mirrors { try addMirrored(motion, lengths) }
    }
  }

  /// Asks where text runs from the right, too, if the motion comes from the leading or the trailing side.
  private mutating func addMirrored(_ motion: Motion, _ lengths: [String: Double]) throws {
    let others: [Transition.Direction: Transition.Direction] = [
      .fromLeading: .fromRight, .fromTrailing: .fromLeft,
    ]
    guard case .transition(var transition) = motion, var one = cases.last,
      let side = transition.direction.flatMap({ others[$0] })
    else { return }
    one.rightToLeft = true
    let isCustom = (transition.style ?? .custom) == .custom
    if !isCustom { transition.direction = side }
    let evaluator = try MotionEvaluator(.transition(transition), lengths: lengths)
    let turning = ["transform.translation.x", "transform.rotation.y", "transform.rotation.z"]
    cases.append(one)
    expected.append(
      one.times.map { time in
        evaluator.tracks.map { track in
          let value = track.point(at: time).value
          guard isCustom, turning.contains(track.property), case .number(let number)? = value
          else { return Self.value(value) }
          return .numbers([-number])
        }
      })
  }

  /// Numbers for names, all different.
  static func lengths(_ names: Set<String>) -> [String: Double] {
    let known = ["container.width": 390.0, "container.height": 844]
    return Dictionary(
      uniqueKeysWithValues: names.sorted().enumerated().map { index, name in
        (name, known[name] ?? 37.25 + 61.5 * Double(index))
      })
  }

  static func value(_ value: AnimatedValue?) -> PlayerChecker.Value {
    switch value {
    case nil: .nothing
    case .number(let number): .numbers([number])
    case .vector(let parts): .numbers(parts)
    case .color(let red, let green, let blue, let alpha): .numbers([red, green, blue, alpha])
    case .boolean(let flag): .flag(flag)
    case .string(let text): .text(text)
    case .css(let value): .text(value.text)
    }
  }

  /// What is not within a millionth of what is expected, a line each.
  func differences(from answer: PlayerChecker.Answer) -> [String] {
    let answer = answer.shown
    guard answer.count == cases.count else { return ["\(answer.count) answers"] }
    var found: [String] = []
    for (index, one) in cases.enumerated() {
      for (time, (mine, its)) in zip(one.times, zip(expected[index], answer[index])) {
        if Self.areSame(mine, its) { continue }
        found.append("\(one.preset) at \(time): \(its), not \(mine)")
        break
      }
      if answer[index].count != one.times.count { found.append("\(one.preset): times") }
    }
    return found
  }

  /// Whether all values are within a millionth of each other.
  static func areSame(_ some: [PlayerChecker.Value], _ others: [PlayerChecker.Value]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy(isSame)
  }

  private static func isSame(_ one: PlayerChecker.Value, _ other: PlayerChecker.Value) -> Bool {
    guard case .numbers(let mine) = one, case .numbers(let its) = other else { return one == other }
    return mine.count == its.count && zip(mine, its).allSatisfy { abs($0 - $1) <= 1e-6 }
  }
}

extension Timeline {
  /// Whether there is a track of a property, or of a part of it.
  fileprivate func has(_ track: MotionTrack, _ part: String = "") -> Bool {
    tracks.contains { $0.target == track.target && $0.property == track.property + part }
  }
}
