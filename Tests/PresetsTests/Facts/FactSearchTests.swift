import Foundation
import Motion
import Presets
import Testing

/// Stated figures against a dense search of random motions, refined where they turn.
///
/// What the search finds is there, so no stated figure may be less; `CURVET_THOROUGH=1` searches
/// 10,000 motions.
struct FactSearchTests {
  private static let count =
    ProcessInfo.processInfo.environment["CURVET_THOROUGH"] == nil ? 150 : 3334

  @Test("Springs settle, overshoot and arrive when a search says so")
  func springs() throws {
    for seed in 0..<Self.count {
      var random = RandomMotion(seed: UInt64(seed))
      let spring = random.spring()
      let facts = PresetFacts(of: .spring(spring))
      guard let evaluator = try? SpringEvaluator(spring), let settling = facts.settling else {
        continue
      }
      let solver = evaluator.solver
      let reference = ReferenceSpring(evaluator.spring.asEvaluated)
      let found = Search(0, settling * 1.5, steps: 4000) { reference.position(at: $0) }
      let fuzz = 1e-9 * (1 + found.highest)
      let overshoot = try #require(facts.overshoot)
      // Less than that may come after it has settled.
      if overshoot > 0.001 {
        #expect(abs(overshoot - (found.highest - 1)) < 1e-6 * found.highest, "\(spring)")
      }
      #expect(found.highest - 1 <= overshoot + fuzz, "\(spring)")

      let last = found.points.last { abs(1 - $0.value) > 0.001 + fuzz }
      #expect(last?.time ?? 0 <= settling * (1 + 1e-9), "\(spring)")
      #expect(abs(abs(1 - reference.position(at: settling)) - 0.001) < fuzz, "\(spring)")
      #expect(last?.time ?? 0 <= solver.restingTime, "\(spring)")
      if solver.regime == .critical, let tenths = solver.coreAnimationSettlingTime {
        #expect(tenths >= settling - 1e-9 && tenths < settling + 0.1 + 1e-9, "\(spring)")
        #expect(tenths == (tenths * 10).rounded() / 10, "\(spring)")
      }
      guard let fraction = facts.timeTo90Percent, let duration = facts.duration else { continue }
      let time = fraction * duration
      #expect(abs(reference.position(at: time) - 0.9) < fuzz * (1 + solver.velocity(at: time)))
      let earlier = found.points.first { $0.value > 0.9 + fuzz }
      #expect(earlier?.time ?? .infinity >= time * (1 - 1e-9), "\(spring)")
    }
  }

  @Test("Keyframes overshoot and arrive when a search says so")
  func keyframes() throws {
    var measured = 0
    for seed in 0..<Self.count {
      var random = RandomMotion(seed: UInt64(seed))
      let keyframes = random.keyframes()
      let facts = PresetFacts(of: .keyframes(keyframes))
      guard let timing = try? ProgressFunction(keyframes.timing), facts.sketch != nil,
        let track = try? TrackEvaluator(keyframes.tracks[0], timing: { try? ProgressFunction($0) })
      else { continue }
      let found = Search(0, 1, steps: 2000) { fraction in
        if case .number(let number) = track.value(at: timing(fraction)) { number } else { .nan }
      }
      expect(facts, found, "\(keyframes)")
      measured += 1
    }
    #expect(measured > Self.count / 2)
  }

  @Test("linear() overshoots, arrives and anticipates when a search says so")
  func lines() throws {
    for seed in 0..<Self.count {
      var random = RandomMotion(seed: UInt64(seed))
      let shape = random.line()
      let facts = PresetFacts(of: .curve(Curve(shape)))
      let evaluator = try CurveEvaluator(shape)
      let found = Search(0, 1, steps: 4000) { evaluator.value(at: $0) }
      let overshoot = try #require(facts.overshoot)
      #expect(found.highest - 1 <= overshoot + 1e-9, "\(shape)")
      let arrival = found.points.first { $0.value >= 0.9 }
      #expect(facts.timeTo90Percent ?? .infinity <= (arrival?.time ?? .infinity) + 1e-9, "\(shape)")
      if let time = facts.timeTo90Percent {
        #expect(!found.points.contains { $0.time < time - 1e-9 && $0.value > 0.9 }, "\(shape)")
      }
      let begun = found.points.firstIndex { $0.value >= 0.1 } ?? found.points.count
      let goesBack = found.points[..<begun].contains { $0.value < -0.02 - 1e-9 }
      if goesBack { #expect(facts.feel.contains(.anticipating), "\(shape)") }
    }
  }

  private func expect(_ facts: PresetFacts, _ found: Search, _ text: String) {
    let (first, last) = (found.points[0].value, found.points[found.points.count - 1].value)
    let range = found.highest - found.lowest
    guard abs(last - first) > 0.011 * range, let overshoot = facts.overshoot else { return }
    let progress = found.points.map {
      (time: $0.time, value: ($0.value - first) / (last - first))
    }
    let highest = progress.map(\.value).max() ?? 0
    let fuzz = 1e-9 * (1 + highest)
    #expect(highest - 1 <= overshoot + fuzz, "\(text)")
    let arrival = progress.first { $0.value >= 0.9 + fuzz }?.time ?? .infinity
    let stated = facts.timeTo90Percent ?? .infinity
    #expect(stated <= arrival + 1e-9, "\(text)")
    // What is stated is reached.
    #expect(
      stated == .infinity || !progress.contains { $0.time < stated - 1e-6 && $0.value > 0.9 + fuzz }
    )
  }
}

/// A search looks at a function at even steps, and climbs to the top and bottom of every hill.
private struct Search {
  private(set) var points: [(time: Double, value: Double)] = []

  init(_ start: Double, _ end: Double, steps: Int, _ value: (Double) -> Double) {
    let even = (0...steps).map { step -> (time: Double, value: Double) in
      let time = step == steps ? end : start + (end - start) * Double(step) / Double(steps)
      return (time, value(time))
    }
    for index in even.indices {
      points.append(even[index])
      guard index > 0, index < steps else { continue }
      let (before, here, after) = (even[index - 1], even[index], even[index + 1])
      for sign in [1.0, -1]
      where sign * here.value >= sign * before.value && sign * here.value >= sign * after.value {
        let top = GoldenSection.lowest(in: before.time...after.time, steps: 60) {
          -sign * value($0)
        }
        points.append((top.input, -sign * top.height))
      }
    }
    points.sort { $0.time < $1.time }
  }

  var highest: Double { points.map(\.value).max() ?? .nan }
  var lowest: Double { points.map(\.value).min() ?? .nan }
}

/// A reference spring is evaluated by the textbook's formulas.
private struct ReferenceSpring {
  let frequency, rate, velocity: Double
  let defect: Double

  init(_ spring: PhysicalSpring) {
    frequency = (spring.stiffness / spring.mass).squareRoot()
    rate = spring.damping / (2 * spring.mass)
    velocity = spring.initialVelocity
    defect = spring.ratioDefect
  }

  func position(at time: Double) -> Double {
    let root = frequency * abs(defect).squareRoot()
    let lag = rate - velocity
    guard root * time > 1e-6 else { return 1 - exp(-rate * time) * (1 + lag * time) }
    if defect > 0 {
      return 1 - exp(-rate * time) * (cos(root * time) + lag / root * sin(root * time))
    }
    let slow = exp((root - rate) * time) * (1 + lag / root) / 2
    let fast = exp((-root - rate) * time) * (1 - lag / root) / 2
    return 1 - slow - fast
  }
}
