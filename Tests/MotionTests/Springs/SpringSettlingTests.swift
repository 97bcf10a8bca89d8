import Motion
import Testing

/// Core Animation's and SwiftUI's figures for settling, where they are tenths of a second.
struct SpringSettlingTests {
  @Test(
    "A critically damped spring has settled when it stays, not when it passes by",
    arguments: [
      (.perceptual(duration: .seconds(0.5), bounce: 0), 22.6, 0.691456, 0.7),
      (
        .response(response: .seconds(1.552), dampingFraction: 1, blendDuration: nil), 6.545,
        2.056911, 2.1
      ),
      (.perceptual(duration: .seconds(0.5), bounce: 0), -30, 0.836168, 0.9),
      (.physical(mass: 1, stiffness: 100, damping: 20), 100, 1.154123, 1.2),
      // Clamped, so that it is critically damped as well.
      (.physical(mass: 1, stiffness: 100, damping: 40), 300, 1.282365, 1.3),
      (.perceptual(duration: .seconds(0.5), bounce: 0), 0, 0.734772, 0.8),
    ] as [(Spring.Parameters, Double, Double, Double)])
  func critical(
    parameters: Spring.Parameters, velocity: Double, stays: Double, settles: Double
  ) throws {
    let solver = try solver(parameters, velocity)
    #expect(abs(try #require(solver.lastCrossing()) - stays) < 1e-6)
    #expect(solver.coreAnimationSettlingTime == settles)
    #expect(solver.swiftUISettlingTime == settles)
    #expect(solver.restingTime == settles)
  }

  @Test("A time to settle of whole tenths stays that", arguments: 1...60)
  func wholeTenths(tenths: Int) throws {
    let duration = Double(tenths) / 10
    for velocity in [0, 3, -4.5] {
      let solver = try solver(.settling(dampingRatio: 1, duration: .seconds(duration)), velocity)
      #expect(solver.coreAnimationSettlingTime == duration)
      #expect(solver.swiftUISettlingTime == duration)
    }
  }

  @Test("Above a damping ratio of 1 a fast spring has settled when it stays")
  func overdamped() throws {
    let times = try solver(.ratio(dampingRatio: 2, stiffness: 100, mass: nil), 300, true)
      .settlingTimes
    let last = try #require(times.lastCrossing)
    #expect(times.coreAnimation == nil)
    #expect(times.swiftUI == (last * 10).rounded(.up) / 10)
  }

  @Test("UIKit's stiffness and damping are those at the initial velocity")
  func physical() throws {
    var spring = Spring(.settling(dampingRatio: 0.7, duration: .seconds(0.5)))
    spring.initialVelocity = .number(5)
    guard case .physical(let mass, let stiffness, let damping) = try spring.physical().parameters
    else {
      Issue.record("not physical")
      return
    }
    #expect(mass == 1)
    #expect(abs(stiffness - 333.49) < 0.005)
    #expect(abs(damping - 25.57) < 0.005)
  }

  private func solver(
    _ parameters: Spring.Parameters, _ velocity: Double, _ allowsOverdamping: Bool? = nil
  ) throws -> SpringSolver {
    var spring = Spring(parameters)
    spring.initialVelocity = .number(velocity)
    spring.allowsOverdamping = allowsOverdamping
    return try SpringEvaluator(spring).solver
  }
}
