import Motion
import Testing

/// Settling, turning points and crossings against a dense walk along the spring.
struct SpringLandmarkTests {
  private static let cases: [(ratio: Double, speed: Double)] = [
    (0.05, 0), (0.3, 0), (0.5, 11.5), (0.5, -50), (0.5, 1000), (0.825, 0), (0.95, 3), (0.95, -20),
    (0.999_999, 40), (1, 0), (1, 100), (1, -100), (1.000_001, 100), (2, 0), (2, 300), (2, -300),
    (2, 30), (20, 0), (20, 1000), (0.02, -3),
  ]

  private func solver(_ ratio: Double, _ speed: Double) throws -> SpringSolver {
    try PhysicalSpring(
      dampingRatio: ratio, stiffness: 100, initialVelocity: speed, allowsOverdamping: true
    ).solver
  }

  @Test("After the last crossing a spring stays within the threshold", arguments: cases)
  func settling(ratio: Double, speed: Double) throws {
    let solver = try solver(ratio, speed)
    for threshold in [0.2, 0.02, 0.001, 1e-6] {
      let time = try #require(solver.lastCrossing(of: threshold))
      #expect(abs(abs(1 - solver.position(at: time)) - threshold) < 1e-12)
      for index in 1...1000 {
        let later = time * (1 + Double(index) / 500)
        try #require(abs(1 - solver.position(at: later)) < threshold)
      }
    }
  }

  @Test("Extremes and crossings are those that a walk finds", arguments: cases)
  func walk(ratio: Double, speed: Double) throws {
    let solver = try solver(ratio, speed)
    let end = try #require(solver.lastCrossing())
    let crossings = try #require(solver.targetCrossings())
    var (low, high, highTime, passes) = (0.0, 0.0, 0.0, 0)
    var last = 0.0
    let count = 40_000
    for index in 1...count {
      let time = end * Double(index) / Double(count)
      let position = solver.position(at: time)
      if (position > 1) != (last > 1) { passes += 1 }
      if position > high { (high, highTime) = (position, time) }
      low = min(low, position)
      last = position
    }
    #expect(passes == crossings.count)
    for time in crossings { #expect(abs(1 - solver.position(at: time)) < 1e-11) }
    let fuzz = 1e-5 * (1 + abs(speed))
    #expect(abs(solver.range.lowerBound - low) < fuzz)
    if high > 1 + 1e-6 {
      #expect(abs(solver.overshoot - (high - 1)) < fuzz)
      #expect(solver.range.upperBound == 1 + solver.overshoot)
      let peak = try #require(solver.peak)
      #expect(abs(peak.time - highTime) <= 2 * end / Double(count))
      #expect(abs(solver.velocity(at: peak.time)) < 1e-10 * (1 + abs(speed)))
    } else {
      // Beyond the time it counts as settled there may be more to come, within the threshold.
      #expect(solver.overshoot < 0.001)
    }
  }

  @Test("The time to reach a fraction is the first", arguments: cases)
  func reaching(ratio: Double, speed: Double) throws {
    let solver = try solver(ratio, speed)
    for fraction in [1e-6, 0.1, 0.5, 0.9, 0.999, 1 + solver.overshoot / 2] where fraction != 1 {
      let time = try #require(solver.time(toReach: fraction))
      #expect(abs(solver.position(at: time) - fraction) < 1e-12 * (1 + fraction))
      for index in 0..<1000 {
        try #require(solver.position(at: time * Double(index) / 1000) < fraction)
      }
    }
    #expect(solver.time(toReach: 1 + solver.overshoot * 1.001 + 1e-9) == nil)
    #expect(solver.time(toReach: 0) == 0)
  }

  @Test("The target is reached only by springs that cross it")
  func reachingTarget() throws {
    #expect(try solver(1, 0).time(toReach: 1) == nil)
    #expect(try solver(1, 100).time(toReach: 1) == 1 / 90)
    #expect(try solver(2, 30).time(toReach: 1) == nil)
    let time = try #require(solver(0.5, 0).time(toReach: 1))
    #expect(abs(time - 0.241_839_915_231_229_04) < 1e-15)
  }

  @Test("Without damping there is no end")
  func undamped() throws {
    let solver = try solver(0, 0)
    let times = solver.settlingTimes
    #expect(times.coreAnimation == nil)
    #expect(times.swiftUI == nil)
    #expect(times.lastCrossing == nil)
    #expect(solver.targetCrossings() == nil)
    #expect(solver.overshoot == 1)
    #expect(solver.range == 0...2)
    // 1 − cos(10t) is a half at a sixth of half a turn.
    #expect(abs(try #require(solver.time(toReach: 0.5)) - Double.pi / 30) < 1e-16)
  }

  @Test("Apple's settling figures are told only where they are known")
  func appleFigures() throws {
    let overdamped = try solver(2, 0).settlingTimes
    #expect(overdamped.coreAnimation == nil)
    #expect(overdamped.swiftUI == 2.7)
    let slow = try PhysicalSpring(perceptualDuration: 10, bounce: -0.8).solver.settlingTimes
    #expect(slow.swiftUI == 0)
  }
}
