import RuntimeSwiftUI
import Testing

@Suite struct SpringTests {
  // Source: Spring: mass 1, stiffness (2π / duration)², damping 4π · (1 - bounce) / duration.
  @Test(
    "Duration and bounce give stiffness and damping",
    arguments: [(0.5, 0.0, 1.0), (1, 0.25, 0.75), (2, 1, 0), (0.5, -0.5, 2)])
  func parameters(duration: Double, bounce: Double, ratio: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(isNear(spring.dampingRatio, ratio))
    #expect(isNear(spring.bounce, bounce))
    #expect(isNear(spring.duration, duration))
    #expect(isNear(spring.stiffness, pow(2 * .pi / duration, 2)))
    #expect(isNear(spring.damping, 4 * .pi * ratio / duration))
  }

  @Test("Overdamping is allowed if asked for") func overdampingIsAllowedIfAskedFor() {
    #expect(Spring(stiffness: 1, damping: 5).dampingRatio == 1)
    #expect(Spring(stiffness: 1, damping: 5, allowOverDamping: true).dampingRatio == 2.5)
    #expect(Spring(mass: 4, stiffness: 100, damping: 20).dampingRatio == 0.5)
  }

  @Test("A spring obeys its equation of motion", arguments: [0, 0.3, 1, 2.5])
  func motionObeysItsEquation(ratio: Double) {
    let spring = Spring(response: 0.8, dampingRatio: ratio)
    let step = 1e-5
    for time in [0.1, 0.3, 0.7] {
      let x = spring.value(target: 3.0, initialVelocity: 5.0, time: time)
      let v = spring.velocity(target: 3.0, initialVelocity: 5.0, time: time)
      let next = spring.value(target: 3.0, initialVelocity: 5.0, time: time + step)
      let last = spring.value(target: 3.0, initialVelocity: 5.0, time: time - step)
      #expect(isNear(v, (next - last) / (2 * step), within: 1e-5))
      let force = spring.stiffness * (3 - x) - spring.damping * v
      #expect(isNear((next - 2 * x + last) / (step * step), force, within: 1e-2))
    }
    #expect(spring.value(target: 3.0, initialVelocity: 5.0, time: 0) == 0)
    #expect(spring.velocity(target: 3.0, initialVelocity: 5.0, time: 0) == 5)
  }

  // Source: Spring, "settlingDuration(target:initialVelocity:epsilon:)".
  @Test("A settled spring stays near its target", arguments: [0.3, 0.9, 1, 2.5])
  func settles(ratio: Double) {
    let spring = Spring(response: 0.8, dampingRatio: ratio)
    let end = spring.settlingDuration
    for step in 0..<100 {
      let x = spring.value(target: 1.0, time: end + Double(step) * 0.01)
      #expect(abs(x - 1) <= 0.001 + 1e-12)
    }
    #expect(isNear(Spring(settlingDuration: end, dampingRatio: ratio).response, 0.8))
  }

  @Test("The settling of a critical spring is exact") func criticalSettlingIsExact() {
    let spring = Spring(response: 2 * .pi, dampingRatio: 1)
    let end = spring.settlingDuration
    #expect(isNear((1 + end) * exp(-end), 0.001, within: 1e-12))
  }
}

@Suite struct UnitCurveTests {
  @Test(
    "Bezier is solved exactly",
    arguments: [(0.42, 0.0, 0.58, 1.0), (0.11, 0.98, 0.97, 0.03), (0, 0, 0, 1), (1, 0, 0, 1)])
  func bezierIsSolvedExactly(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    for step in 1..<16 where !(x1 == 1 && step == 8) {
      let t = Double(step) / 16
      func part(_ first: Double, _ second: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
      }
      #expect(isNear(curve.value(at: part(x1, x2)), part(y1, y2), within: 1e-12))
    }
  }

  // Source: UnitCurve, "value(at:)": clamped; "inverse": swaps x and y.
  @Test("An animation by a spring ends when it has settled") func ends() {
    #expect(UnitCurve.easeIn.value(at: -1) == 0)
    #expect(UnitCurve.easeIn.value(at: 2) == 1)
    #expect(UnitCurve.linear.velocity(at: 0.5) == 1)
    #expect(isNear(UnitCurve.easeOut.inverse.value(at: UnitCurve.easeOut.value(at: 0.3)), 0.3))
    #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
    #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
    // 3 · y1 / (3 · x1) at the start.
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.4), endControlPoint: UnitPoint(x: 0.6, y: 1))
    #expect(isNear(curve.velocity(at: 0), 2, within: 1e-6))
  }
}
