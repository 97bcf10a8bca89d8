import Testing

@testable import Motion

struct SpringSpeedTests {
  static let springs = [
    Spring(.physical(mass: 2, stiffness: 300, damping: 12)),
    Spring(.ratio(dampingRatio: 0.4, stiffness: 200, mass: nil)),
    Spring(.perceptual(duration: .seconds(0.5), bounce: 0.3)),
    Spring(.response(response: .seconds(0.4), dampingFraction: 0.8, blendDuration: nil)),
    Spring(.settling(dampingRatio: 0.7, duration: .seconds(1))),
  ]

  @Test("A spring that is sped up is as far in less time", arguments: springs)
  func position(spring: Spring) throws {
    var spring = spring
    if case .settling = spring.parameters {} else { spring.initialVelocity = .number(3) }
    spring.delay = .seconds(0.2)
    let fast = spring.spedUp(by: 2.5)
    let (one, other) = try (SpringEvaluator(spring), SpringEvaluator(fast))
    for time in [0.05, 0.1, 0.3, 1.0] {
      let place = one.solver.position(at: time)
      #expect(abs(other.solver.position(at: time / 2.5) - place) < 1e-12)
    }
    #expect(other.delay == 0.08)
  }

  @Test("Velocities that only the app knows stay") func open() throws {
    var spring = Self.springs[0]
    spring.initialVelocity = .measure(try Measure("gesture.velocity"))
    spring.verticalVelocity = .number(1)
    let fast = spring.spedUp(by: 2)
    #expect(fast.initialVelocity == spring.initialVelocity)
    #expect(fast.verticalVelocity == .number(2))
  }
}
