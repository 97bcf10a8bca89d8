import Motion
import Testing

struct MotionEvaluatorTests {
  @Test(
    "A curve takes fractions, also outside of 0…1",
    arguments: [
      (-0.5, 0.0, 0.0), (0, 0, 0), (0.5, 0.31535681257253935, 1.0739787798154259), (1.5, 1.5, 1.0),
    ])
  func curve(fraction: Double, value: Double, velocity: Double) throws {
    let shape: Curve.Shape =
      fraction > 1 ? .named(.linear) : .named(.easeIn)
    let evaluator = try MotionEvaluator(.curve(Curve(shape, duration: .seconds(3))))
    #expect(evaluator.domain == .fractions)
    #expect(evaluator.duration == 1)
    let point = try #require(evaluator.tracks.first).point(at: fraction)
    #expect(try abs(#require(point.value?.number) - value) < 1e-12)
    #expect(try abs(#require(point.velocity?.number) - velocity) < 1e-12)
  }

  @Test("StepFunction jump and have no velocity") func steps() throws {
    let evaluator = try MotionEvaluator(.curve(Curve(.steps(4, jump: .end))))
    let track = try #require(evaluator.tracks.first)
    #expect(track.isStepped)
    #expect(track.point(at: 0.25) == MotionPoint(value: .number(0.25), velocity: nil))
  }

  @Test("A vertical tangent has no velocity that a number could tell") func vertical() throws {
    let shape = Curve.Shape.cubicBezier(x1: 0, y1: 1, x2: 1, y2: 0)
    let track = try #require(try MotionEvaluator(.curve(Curve(shape))).tracks.first)
    #expect(track.point(at: 0).velocity == nil)
  }

  @Test("What UIKit makes of control points beyond 0…1 is said") func overshoot() throws {
    let shape = Curve.Shape.cubicBezier(x1: 0.2, y1: -0.48, x2: 0.79, y2: 1.41)
    let track = try #require(try MotionEvaluator(.curve(Curve(shape))).tracks.first)
    #expect(
      track.notes == [
        "UIKit's animators clamp y to 0…1, as an article observed (Apple documents only 0…1), and"
          + " differ by up to 14.7% of the distance"
      ])
  }

  @Test("A spring waits for its delay, then starts with its velocity") func spring() throws {
    var spring = Spring(.physical(mass: 1, stiffness: 100, damping: 10))
    spring.delay = .seconds(0.5)
    spring.initialVelocity = .number(2)
    let evaluator = try MotionEvaluator(.spring(spring))
    let track = try #require(evaluator.tracks.first)
    let solver = try SpringEvaluator(spring).solver
    #expect(track.property == "progress")
    #expect(track.point(at: 0.4) == MotionPoint(value: .number(0), velocity: .number(0)))
    #expect(track.point(at: 0.5) == MotionPoint(value: .number(0), velocity: .number(2)))
    #expect(track.point(at: 0.75).value == .number(solver.position(at: 0.25)))
    #expect(track.point(at: 0.75).velocity == .number(solver.velocity(at: 0.25)))
    #expect(evaluator.duration == 0.5 + (try #require(solver.lastCrossing())))
  }

  @Test("A duration has no values") func duration() {
    #expect(
      throws: MotionError(
        "a duration has no values over time", help: "sample a motion that uses this duration")
    ) { try MotionEvaluator(.duration(.seconds(1))) }
  }

  @Test("References must have been resolved") func references() {
    #expect(throws: MotionError.self) {
      try MotionEvaluator(.curve(Curve(.use(Reference("other")))))
    }
    var animator = Animator()
    animator.timing = .preset(Reference("other"))
    #expect(throws: MotionError("the timing 'other' isn't resolved", kind: .unresolved)) {
      try MotionEvaluator(.animator(animator))
    }
  }

  @Test("Velocities are the derivatives of the values", arguments: Samples.smooth)
  func velocities(sample: Samples.Named) throws {
    let evaluator = try MotionEvaluator(sample.motion)
    let step = 1e-5
    for track in evaluator.tracks {
      for index in 1..<40 {
        // Off the places where pieces meet.
        let time = evaluator.duration * (Double(index) + 0.37) / 41
        let point = track.point(at: time)
        let before = track.point(at: time - step).value?.parts ?? []
        let after = track.point(at: time + step).value?.parts ?? []
        let velocity = point.velocity?.parts ?? []
        #expect(velocity.count == before.count)
        for (part, pair) in zip(velocity, zip(before, after)) {
          let slope = (pair.1 - pair.0) / (2 * step)
          #expect(
            abs(slope - part) < 1e-4 * max(1, abs(slope)),
            "\(track.name) at \(time): \(part) instead of \(slope)")
        }
      }
    }
  }
}

extension AnimatedValue {
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The components of what is continuous.
  var parts: [Double]? {
    switch self {
    case .number(let number): [number]
    case .vector(let parts): parts
    case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .boolean, .string, .css: nil
    }
  }
}
