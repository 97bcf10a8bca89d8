import Foundation
import Motion
import Testing

struct SpringFormTests {
  private static let springs: [(mass: Double, stiffness: Double, ratio: Double, speed: Double)] = [
    (1, 100, 0.5, 0), (3, 1000, 0.05, 0), (0.02, 900, 0.9, 4), (25, 10, 1, 0), (2, 300, 1, -3),
    (0.5, 400, 2.1, 0), (7, 50, 40, 1), (2, 80, 0.999_999_999, 0), (2, 80, 1.000_000_001, 0),
  ]

  @Test(
    "Every form of a spring, with masses other than 1, is the same motion",
    arguments: springs, SpringForm.allCases)
  func roundTrip(
    _ given: (mass: Double, stiffness: Double, ratio: Double, speed: Double), form: SpringForm
  ) throws {
    for allowsOverdamping in [true, false] {
      let spring = try PhysicalSpring(
        dampingRatio: given.ratio, stiffness: given.stiffness, mass: given.mass,
        initialVelocity: given.speed, allowsOverdamping: allowsOverdamping)
      if form == .settling, spring.settlingDuration == nil {
        #expect(given.ratio > 1 && allowsOverdamping)
        #expect(throws: MotionError.self) { try spring.spring(as: form) }
        continue
      }
      let back = try SpringEvaluator(try spring.spring(as: form)).spring
      let (one, other) = (spring.solver, back.solver)
      #expect(abs(other.naturalFrequency / one.naturalFrequency - 1) < 1e-14)
      #expect(abs(other.dampingRatio / one.dampingRatio - 1) < 1e-14)
      #expect(other.initialVelocity == one.initialVelocity)
      #expect(other.regime == one.regime)
      // 1 − ζ² decides the frequency of the swing; it survives the rounding of ζ.
      #expect(abs(other.dampedFrequency - one.dampedFrequency) <= 1e-6 * one.dampedFrequency)
      if form == .physical || form == .ratio { #expect(back.mass == given.mass) }
    }
  }

  @Test(
    "Every pair of forms goes there and back", arguments: SpringForm.allCases, SpringForm.allCases)
  func pairs(from: SpringForm, to: SpringForm) throws {
    let start = try PhysicalSpring(mass: 3, stiffness: 700, damping: 40)
    let first = try SpringEvaluator(try start.spring(as: from)).spring
    let second = try SpringEvaluator(try first.spring(as: to)).spring
    let back = try SpringEvaluator(try second.spring(as: from)).spring
    #expect(abs(back.naturalFrequency / first.naturalFrequency - 1) < 1e-13)
    #expect(abs(back.dampingRatio / first.dampingRatio - 1) < 1e-13)
    #expect(back.mass == (to == .physical || to == .ratio ? first.mass : 1))
  }

  @Test(
    "Critical damping given by its rounded coefficient is critical",
    arguments: [(1, 300), (2, 300), (3, 7), (0.1, 5000)] as [(Double, Double)])
  func critical(mass: Double, stiffness: Double) throws {
    let damping = 2 * (mass * stiffness).squareRoot()
    let spring = try PhysicalSpring(
      mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: true)
    #expect(spring.solver.regime == .critical)
    #expect(spring.bounce == 0)
    let lighter = try PhysicalSpring(
      mass: mass, stiffness: stiffness, damping: damping.nextDown.nextDown)
    #expect(lighter.solver.regime == .underdamped)
  }

  @Test("Figures out of their domain are refused")
  func domains() {
    func refused(_ message: String, help: String? = nil, _ make: () throws -> PhysicalSpring) {
      #expect(throws: MotionError(message, help: help)) { try make() }
    }
    refused("mass must be greater than 0") {
      try PhysicalSpring(mass: 0, stiffness: 1, damping: 1)
    }
    refused("stiffness must be greater than 0") {
      try PhysicalSpring(mass: 1, stiffness: -1, damping: 1)
    }
    refused("damping must not be negative") {
      try PhysicalSpring(mass: 1, stiffness: 1, damping: -1)
    }
    refused("dampingRatio must not be negative") {
      try PhysicalSpring(dampingRatio: -1, stiffness: 1)
    }
    refused("duration must be greater than 0") {
      try PhysicalSpring(perceptualDuration: 0, bounce: 0)
    }
    refused("bounce must be greater than -1 and at most 1") {
      try PhysicalSpring(perceptualDuration: 1, bounce: 1.1)
    }
    refused(
      "bounce must be greater than -1 and at most 1",
      help: "use a bounce above -1; at -1, the spring would never arrive"
    ) { try PhysicalSpring(perceptualDuration: 1, bounce: -1) }
    refused("response must be greater than 0") {
      try PhysicalSpring(response: -1, dampingFraction: 1)
    }
    refused("dampingFraction must not be negative") {
      try PhysicalSpring(response: 1, dampingFraction: -1)
    }
    refused("a dampingRatio of 0.0005 is too small for a settling duration") {
      try PhysicalSpring(dampingRatio: 0.0005, settlingDuration: 1)
    }
    refused("the spring's values are too extreme to compute with") {
      try PhysicalSpring(mass: 1e-300, stiffness: 1e300, damping: 1)
    }
    refused("the spring's values are too extreme to compute with") {
      try PhysicalSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: .nan)
    }
  }

  @Test("UIKit's example is reproduced: 3 seconds, damping ratio .25")
  func settlingDuration() throws {
    let spring = try PhysicalSpring(dampingRatio: 0.25, settlingDuration: 3)
    #expect(abs(spring.stiffness - 54.833_633_590_783_26) < 1e-12)
    #expect(abs(spring.damping - 3.702_486_785_620_688) < 1e-13)
    #expect(abs(try #require(spring.settlingDuration) - 3) < 1e-14)
    let critical = try PhysicalSpring(dampingRatio: 1.5, settlingDuration: 0.5)
    #expect(abs(critical.naturalFrequency * 0.5 - 9.233_413_476_451_585) < 1e-13)
  }

  @Test(
    "With a velocity a settling duration still fits its equation",
    arguments: [0.1, 0.6, 0.85, 0.999, 1], [-20, -1, 0.001, 1, 3, 10, 40] as [Double])
  func settlingVelocity(ratio: Double, speed: Double) throws {
    let spring = try PhysicalSpring(
      dampingRatio: ratio, settlingDuration: 0.7, initialVelocity: speed)
    let solver = spring.solver
    let rest = exp(-solver.decayRate * 0.7)
    let swing = abs(solver.decayRate - speed) / solver.dampedFrequency * rest
    let creep = abs(1 + (solver.decayRate - speed) * 0.7) * rest
    #expect(abs((ratio < 1 ? swing : creep) - 0.001) < 1e-15 * (10 + abs(speed)))
  }
}
