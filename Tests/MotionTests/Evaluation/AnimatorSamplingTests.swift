import Motion
import Testing

struct AnimatorSamplingTests {
  @Test("It holds its start before, its end after") func ends() throws {
    let motion = Samples.animator { $0.delay = .seconds(1) }
    let evaluator = try MotionEvaluator(motion)
    let track = try #require(evaluator.tracks.first)
    #expect(evaluator.duration == 3)
    #expect(track.point(at: 0.5) == MotionPoint(value: .number(20), velocity: .number(0)))
    #expect(try abs(#require(track.point(at: 2).value?.number) - 70) < 1e-12)
    #expect(track.point(at: 3) == MotionPoint(value: .number(120), velocity: .number(0)))
  }

  @Test("An unknown start is the property's identity, and noted") func identity() throws {
    let motion = Samples.animator {
      $0.animations[0].from = nil
      $0.animations[0].property = "opacity"
    }
    let track = try #require(try MotionEvaluator(motion).tracks.first)
    #expect(track.point(at: 0).value == .number(1))
    #expect(
      track.notes == ["the start value of opacity isn't known; its default is assumed"])
  }

  @Test("A spring given physically ignores the duration") func spring() throws {
    let spring = Spring(.physical(mass: 1, stiffness: 100, damping: 10))
    let evaluator = try MotionEvaluator(Samples.animator { $0.timing = .spring(spring) })
    #expect(abs(evaluator.duration - 1.4727003346780927) < 1e-12)
    #expect(
      evaluator.tracks.first?.notes.first
        == "a spring takes its own time to settle, so the duration is ignored")
  }

  @Test("UIKit's spring takes the animator's duration") func ratio() throws {
    let spring = Spring(.settling(dampingRatio: 0.7, duration: .seconds(9)))
    let evaluator = try MotionEvaluator(Samples.animator { $0.timing = .spring(spring) })
    #expect(evaluator.duration == 2)
  }

  @Test("A spring that takes over runs over the way that is left, in its own time")
  func springTakesOver() throws {
    let solver = try PhysicalSpring(mass: 1, stiffness: 100, damping: 10).solver
    let motion = Samples.animator {
      $0.continuation = .init()
      $0.continuation?.from = .decimal(0.5)
      $0.continuation?.timing = Self.rests[1]
    }
    let evaluator = try MotionEvaluator(motion)
    let track = try #require(evaluator.tracks.first)
    #expect(abs(evaluator.duration - (1 + solver.restingTime)) < 1e-12)
    // Half of the way is left: from 70 to 120.
    let value = try #require(track.point(at: 1.3).value?.number)
    #expect(abs(value - (70 + 50 * solver.position(at: 0.3))) < 1e-9)
    #expect(track.point(at: 3).value == .number(120))
  }

  @Test("The last of two animations of one property wins, blended") func blended() throws {
    let motion = Samples.animator {
      $0.timing = nil
      var back = $0.animations[0]
      back.from = nil
      back.change = .to(Samples.number(0))
      $0.animations.append(back)
    }
    let track = try #require(try MotionEvaluator(motion).tracks.first)
    // 20 → 120 and 120 → 0 half done: 0 + (20 − 120)/2 + (120 − 0)/2.
    #expect(track.point(at: 1) == MotionPoint(value: .number(10), velocity: .number(-10)))
    #expect(track.point(at: 2).value == .number(0))
  }

  static let rests: [Timing] = [
    .curve(Curve(.named(.easeIn))),
    .spring(Spring(.physical(mass: 1, stiffness: 100, damping: 10))),
    .spring(Spring(.settling(dampingRatio: 0.4, duration: .seconds(1)))),
  ]

  @Test("It agrees with the simulated animator", arguments: [0.0, 0.3], rests)
  func simulated(delayFactor: Double, rest: Timing) throws {
    for factor in [nil, 0.5, 2.0] {
      try simulated(delayFactor: delayFactor, rest: rest, factor: factor)
    }
  }

  private func simulated(delayFactor: Double, rest: Timing, factor: Double?) throws {
    let motion = Samples.animator {
      $0.animations[0].delayFactor = .decimal(delayFactor)
      guard let factor else { return }
      $0.continuation = .init()
      $0.continuation?.from = .decimal(0.25)
      $0.continuation?.durationFactor = factor
      $0.continuation?.timing = rest
    }
    let track = try #require(try MotionEvaluator(motion).tracks.first)
    var animator = SimulatedAnimator(
      duration: 2, timing: try ProgressFunction(Samples.ease),
      animations: [("x", delayFactor)])
    try animator.start()
    for step in 0...60 {
      let time = Double(step) * 0.05
      animator.advance(to: time)
      if let factor, step == 10 {
        try animator.pause()
        try animator.continue(durationFactor: factor, timing: try ProgressFunction(rest))
      }
      let position = animator.animations.first?.position ?? 1
      let value = try #require(track.point(at: time).value?.number)
      #expect(abs(value - (20 + 100 * position)) < 1e-9, "at \(time)")
    }
  }
}
