import Motion
import Testing

struct SpringEvaluatorTests {
  private static func spring(
    _ parameters: Spring.Parameters, velocity: Quantity? = nil, allows: Bool? = nil
  ) -> Spring {
    var spring = Spring(parameters)
    spring.initialVelocity = velocity
    spring.allowsOverdamping = allows
    return spring
  }

  @Test(
    "Whether overdamping is evaluated depends on the form, unless it is said",
    arguments: [
      (.physical(mass: 1, stiffness: 100, damping: 40), nil, .critical),
      (.physical(mass: 1, stiffness: 100, damping: 40), true, .overdamped),
      (.ratio(dampingRatio: 2, stiffness: 100, mass: 3), nil, .critical),
      (.ratio(dampingRatio: 2, stiffness: 100, mass: nil), true, .overdamped),
      (.perceptual(duration: .seconds(0.5), bounce: -0.5), nil, .overdamped),
      (.perceptual(duration: .seconds(0.5), bounce: -0.5), false, .critical),
      (
        .response(response: .seconds(0.5), dampingFraction: 2, blendDuration: nil), nil,
        .overdamped
      ),
      (
        .response(response: .seconds(0.5), dampingFraction: 2, blendDuration: nil), false,
        .critical
      ),
      (.settling(dampingRatio: 2, duration: .seconds(0.5)), nil, .critical),
      (.settling(dampingRatio: 2, duration: .seconds(0.5)), true, .critical),
      (.physical(mass: 1, stiffness: 100, damping: 10), nil, .underdamped),
    ] as [(Spring.Parameters, Bool?, SpringSolver.Regime)])
  func overdamping(
    parameters: Spring.Parameters, allows: Bool?, regime: SpringSolver.Regime
  ) throws {
    let evaluator = try SpringEvaluator(Self.spring(parameters, allows: allows))
    #expect(evaluator.solver.regime == regime)
  }

  @Test("Times and measures are looked up")
  func lookups() throws {
    var spring = Self.spring(
      .perceptual(duration: .preset(Reference("duration/base")), bounce: 0.2),
      velocity: .measure(try Measure("gesture.velocity / container.height")))
    spring.delay = .preset(Reference("duration/short"))
    let known = ["duration/base": 0.4, "duration/short": 0.1]
    let symbols = ["gesture.velocity": 900.0, "container.height": 450]
    let evaluator = try SpringEvaluator(spring, symbols: symbols) { time in
      if case .preset(let reference) = time { known[reference.name] } else { nil }
    }
    #expect(abs(evaluator.spring.perceptualDuration - 0.4) < 1e-15)
    #expect(evaluator.solver.initialVelocity == 2)
    #expect(evaluator.delay == 0.1)
    #expect(evaluator.authored == spring)
    #expect(throws: MotionError("the time 'duration/base' isn't resolved", kind: .unresolved)) {
      try SpringEvaluator(spring, symbols: symbols)
    }
    #expect(
      throws: MotionError(
        "the values of 'gesture.velocity', 'container.height' aren't known", kind: .openMeasure,
        help: "known only at run time; set a value, such as gesture.velocity=100")
    ) { try SpringEvaluator(spring) }
    #expect(throws: MotionError("the spring 'spring/soft' isn't resolved", kind: .unresolved)) {
      try SpringEvaluator(Spring(.use(Reference("spring/soft"))))
    }
  }

  private static let critical =
    "at a damping ratio of 1, both of Apple's settling durations are rounded up to the next 0.1 s"
  private static let overdamped =
    "Core Animation's settling duration above a damping ratio of 1 isn't known; SwiftUI's is"
    + " searched in steps of 0.1 s, up to 102.4 s, and is 0 beyond that (not verified)"
  private static let settling =
    "UIKit doesn't document how a damping ratio and a duration define a spring; this is the rule of"
    + " published reimplementations, with mass 1"

  @Test(
    "Readings of what Apple does not document are named",
    arguments: [
      (spring(.physical(mass: 1, stiffness: 100, damping: 10)), []),
      (
        spring(.physical(mass: 3, stiffness: 1000, damping: 500)),
        [
          "the damping ratio of 4.56 is treated as 1, as in Core Animation unless"
            + " allowsOverdamping is true", critical,
        ]
      ),
      (
        spring(.ratio(dampingRatio: 1.001, stiffness: 100, mass: nil)),
        [
          "the damping ratio above 1 is treated as 1, as in Core Animation unless"
            + " allowsOverdamping is true", critical,
        ]
      ),
      (spring(.physical(mass: 3, stiffness: 1000, damping: 500), allows: true), [overdamped]),
      (
        spring(.settling(dampingRatio: 0.7, duration: .seconds(1)), velocity: .number(2)),
        [
          settling,
          "the effect of the initial velocity in UIKit's rule isn't verified; the stiffest"
            + " matching spring is used",
        ]
      ),
      (
        spring(.settling(dampingRatio: 2, duration: .seconds(1))),
        [
          "the damping ratio of 2.0 is treated as 1, as in UIKit's published rule", settling,
          critical,
        ]
      ),
      (
        spring(
          .response(
            response: .seconds(0.15), dampingFraction: 0.86, blendDuration: .seconds(0.25))),
        [
          "the blend time takes effect when one spring replaces another, and isn't evaluated"
        ]
      ),
      (
        spring(.physical(mass: 1, stiffness: 100, damping: 0)),
        ["without damping, the spring never settles"]
      ),
    ] as [(Spring, [String])])
  func notes(spring: Spring, notes: [String]) throws {
    #expect(try SpringEvaluator(spring).notes == notes)
  }
}
