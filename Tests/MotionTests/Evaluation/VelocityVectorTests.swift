import Motion
import Testing

/// A spring that starts with a vector moves each part of a place with its own velocity.
struct VelocityVectorTests {
  private static let parameters = Spring.Parameters.physical(mass: 1, stiffness: 100, damping: 10)

  private static func animator(_ x: Double, _ y: Double?, _ property: String) -> Animator {
    var spring = Spring(parameters)
    spring.initialVelocity = .number(x)
    spring.verticalVelocity = y.map(Quantity.number)
    var animation = Animator.Animation(
      property: property,
      change: property == "position"
        ? .to(.vector([.number(100), .number(200)])) : .to(.quantity(.number(100))))
    animation.from =
      property == "position"
      ? .vector([.number(0), .number(0)]) : .quantity(.number(0))
    var animator = Animator()
    animator.timing = .spring(spring)
    animator.animations = [animation]
    return animator
  }

  private static func solver(_ velocity: Double) throws -> SpringSolver {
    var spring = Spring(parameters)
    spring.initialVelocity = .number(velocity)
    return try SpringEvaluator(spring).solver
  }

  @Test(
    "Samples and simulations",
    arguments: [(0, 8), (8, 0), (-3, 5)] as [(x: Double, y: Double)], [0.05, 0.2, 0.41, 0.9])
  func place(_ velocity: (x: Double, y: Double), _ time: Double) throws {
    let motion = Self.animator(velocity.x, velocity.y, "position")
    let (x, y) = try (Self.solver(velocity.x), Self.solver(velocity.y))
    let expected = [100 * x.position(at: time), 200 * y.position(at: time)]
    func isNear(_ value: AnimatedValue?) -> Bool {
      guard case .vector(let parts)? = value, parts.count == 2 else { return false }
      return zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-9 }
    }
    let evaluator = try MotionEvaluator(.animator(motion))
    #expect(evaluator.tracks.map(\.name) == ["position"])
    let point = evaluator.tracks[0].point(at: time)
    #expect(isNear(point.value))
    let speeds = try #require(point.velocity?.components)
    #expect(abs(speeds[0] - 100 * x.velocity(at: time)) < 1e-8)
    #expect(abs(speeds[1] - 200 * y.velocity(at: time)) < 1e-8)
    #expect(abs(evaluator.duration - max(x.restingTime, y.restingTime)) < 1e-12)
    var simulation = try AnimatorSimulation(motion)
    try simulation.perform(.start())
    simulation.advance(to: time)
    #expect(isNear(simulation.reading.values.first?.value))
    simulation.advance(to: 100)
    #expect(simulation.reading.values.first?.value == .vector([100, 200]))
  }

  @Test("What is along y starts with y, all else with x", arguments: [0.05, 0.2, 0.41])
  func others(_ time: Double) throws {
    let (x, y) = try (Self.solver(1), Self.solver(9))
    for (property, solver) in [("position.y", y), ("position.x", x), ("opacity", x)] {
      let motion = Self.animator(1, 9, property)
      let track = try #require(try MotionEvaluator(.animator(motion)).tracks.first)
      guard case .number(let value)? = track.point(at: time).value else {
        Issue.record("\(property) has no value")
        continue
      }
      #expect(abs(value - 100 * solver.position(at: time)) < 1e-9, "\(property)")
    }
  }
}
