import Foundation
import SeededNumbers
import Testing

@testable import Motion

/// The models of libraries' springs against JavaScript written by hand from their sources.
struct RuntimeSpringTests {
  typealias Case = RuntimeFixture.Spring
  private static let springs = RuntimeFixture.springs

  @Test("There are cases") func some() {
    #expect(Self.springs.springs.count > 15)
    #expect(Self.springs.motion.count == 8)
    #expect(Self.springs.reanimated.count == 7)
  }

  @Test("Motion ends at restDelta, and on its way through", arguments: springs.springs)
  func motion(_ one: Case) throws {
    let spring = try one.spring
    for (rest, judge) in [((0.0004, 0.002), one.motion), ((0.005, 0.01), one.motionDefault)] {
      let stated = RuntimeSpring.motion(spring, restDelta: rest.0, restSpeed: rest.1)
        .largestDifference(from: spring.solver)
      #expect(stated.error >= judge.error - 1e-9)
      // The bound takes the end to come as soon as it can.
      #expect(stated.error <= judge.error * 1.04 + rest.0 * 2)
    }
  }

  @Test("Reanimated plays 1 for a larger damping ratio", arguments: springs.springs)
  func reanimated(_ one: Case) throws {
    let spring = try one.spring
    let stated = try RuntimeSpring.reanimated(spring).largestDifference(from: spring.solver)
    #expect(stated.error >= one.reanimated.error - 1e-9)
    #expect(stated.error <= one.reanimated.error * 1.01 + 0.001)
  }

  @Test(
    "React Native's overdamped springs with a velocity",
    arguments: [
      (PhysicalSpringCase(response: 0.5, ratio: 2, velocity: 10), 0.31),
      (PhysicalSpringCase(response: 1.276, ratio: 2.549, velocity: 10.99), 0.607),
    ])
  func overdamped(_ one: PhysicalSpringCase, expected: Double) throws {
    let spring = try PhysicalSpring(
      response: one.response, dampingFraction: one.ratio, initialVelocity: one.velocity)
    let stated = try RuntimeSpring.reanimated(spring).largestDifference(from: spring.solver)
    #expect(abs(stated.error - expected) < 0.001)
    let nearest = try RuntimeSpring.nearestCritical(to: spring)
    #expect(nearest.dampingRatio == 1)
    let nearer = try RuntimeSpring.reanimated(nearest).largestDifference(from: spring.solver)
    #expect(nearer.error < stated.error)
  }

  struct PhysicalSpringCase: Sendable { let response, ratio, velocity: Double }

  @Test("Flutter stops within its tolerance", arguments: springs.springs)
  func flutter(_ one: Case) throws {
    let spring = try one.spring
    let stated = RuntimeSpring.flutter(spring).largestDifference(from: spring.solver)
    #expect(stated.error >= one.flutter.error - 1e-9)
    #expect(stated.error <= 0.0025)
  }

  @Test("Compose ends when it expects to have settled", arguments: springs.springs)
  func compose(_ one: Case) throws {
    let spring = try one.spring
    let stated = RuntimeSpring.compose(spring).largestDifference(from: spring.solver)
    let end = try #require(one.compose.end)
    #expect(abs(ComposeEstimate(spring.solver, threshold: 0.01).duration - end) < 0.0015)
    #expect(stated.error >= one.compose.error - 1e-6)
    #expect(stated.error <= 0.0105)
  }

  @Test("Compose is never off by more than is stated, for 10,000 random springs", arguments: 0..<10)
  func composeBounds(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    for _ in 0..<1000 {
      let frequency = exp(number(0...5))
      let spring = try PhysicalSpring(
        dampingRatio: exp(number(-4...2)), stiffness: frequency * frequency,
        initialVelocity: number(0...1) < 0.5 ? 0 : number(-30...30), allowsOverdamping: true
      )
      let solver = spring.solver
      let end = ComposeEstimate(solver, threshold: 0.01).duration
      let left = solver.largestDistance(after: end).distance
      let stated = RuntimeSpring.compose(spring).rest.error
      #expect(left <= stated, "\(solver) at \(end)")
    }
  }

  @Test(
    "Extreme springs have a figure",
    arguments: [1e-30, 1e-12, 1e-5, 0.999_999_999, 1, 1.000_000_1, 50, 1e6, 1e30])
  func extremes(ratio: Double) throws {
    for frequency in [1e-20, 1, 1e20] {
      let spring = try PhysicalSpring(
        dampingRatio: ratio, stiffness: frequency * frequency, initialVelocity: frequency,
        allowsOverdamping: true)
      let players = [
        RuntimeSpring.motion(spring, restDelta: 0.0004, restSpeed: 0.0003 * frequency),
        try RuntimeSpring.reanimated(spring), RuntimeSpring.flutter(spring),
      ]
      for player in players {
        #expect(player.largestDifference(from: spring.solver).error < 6)
      }
      // Compose's single precision holds no larger squares.
      guard frequency == 1 else { continue }
      let compose = RuntimeSpring.compose(spring)
      #expect(compose.largestDifference(from: spring.solver).error < 6)
    }
  }

  @Test("Motion's and Reanimated's springs by duration have their libraries' figures") func forms()
    throws
  {
    for form in Self.springs.motion {
      let bounce = form.bounce ?? 0
      let spring =
        try form.duration.map { try PhysicalSpring(motionDuration: $0, bounce: bounce) }
        ?? PhysicalSpring(motionVisualDuration: form.visualDuration ?? 0, bounce: bounce)
      #expect(abs(spring.stiffness / form.stiffness - 1) < 1e-6, "\(form)")
      #expect(abs(spring.damping / form.damping - 1) < 1e-6, "\(form)")
    }
    for form in Self.springs.reanimated {
      let spring = try PhysicalSpring(
        reanimatedDuration: form.duration ?? 0, dampingRatio: form.dampingRatio ?? 0)
      #expect(abs(spring.stiffness / form.stiffness - 1) < 5e-3, "\(form)")
    }
  }

  @Test("Motion's spring by duration is UIKit's of a damping ratio") func uikit() throws {
    // The library's own test: 800 ms, bounce .25, at steps of 1/26.
    let spring = try PhysicalSpring(motionDuration: 0.8, bounce: 0.25)
    for (step, value) in [(1, 0.0542), (2, 0.1797), (3, 0.3344)] {
      let position = spring.solver.position(at: 0.8 * Double(step) / 26)
      #expect(abs(position - value) < 0.0001)
    }
  }
}
