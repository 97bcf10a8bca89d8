import Motion
import Testing

/// The rules of UIViewPropertyAnimator that are about time, by their numbers.
@Suite struct AnimatorTimingRuleTests {
  private func linear(_ duration: Double = 1) -> SimulatedAnimator {
    SimulatedAnimator(duration: duration)
  }

  @Test func rule4TheRestTakesItsShareAndMapsThroughTheCurve() throws {
    var animator = SimulatedAnimator(duration: 3, timing: .easeInEaseOut)
    try animator.setFraction(0.4)
    try animator.continue()
    #expect(abs(try #require(animator.endTime) - 1.8) < 1e-15)
    var running = SimulatedAnimator(duration: 1, timing: .bezier([0.42, 0, 1, 1]))
    try running.start()
    running.advance(to: 0.5)
    #expect(running.fractionComplete == 0.5)
    #expect(abs(running.position - 0.31535681257253934) < 1e-12)
    try running.pause()
    #expect(abs(running.position - 0.31535681257253934) < 1e-12)
    try running.continue()
    #expect(running.notes == [.remaining, .position])
  }

  @Test func rule9DelayFactorIsAShareOfWhatRemains() throws {
    var animator = SimulatedAnimator(
      duration: 3, animations: [("position.x", 0), ("cornerRadius", 0.5)])
    try animator.start()
    animator.advance(to: 1.5)
    #expect(animator.animations.map(\.position) == [0.5, 0])
    animator.advance(to: 2.25)
    #expect(animator.animations.map(\.position) == [0.75, 0.5])

    var later = SimulatedAnimator(duration: 3, animations: [("position.x", 0)])
    try later.start()
    later.advance(to: 1)
    try later.add("cornerRadius", delayFactor: 0.5)
    try later.add("opacity")
    later.advance(to: 2)
    #expect(abs(later.animations[1].position) < 1e-15)
    #expect(abs(later.animations[2].position - 0.5) < 1e-15)
    later.advance(to: 2.5)
    #expect(abs(later.animations[1].position - 0.5) < 1e-15)
  }

  @Test func rule9TheDelayedPartFollowsTheCompressedCurve() throws {
    var animator = SimulatedAnimator(
      duration: 2, timing: .easeInEaseOut, animations: [("x", 0), ("y", 0.5)])
    try animator.start()
    animator.advance(to: 1.2)
    #expect(abs(animator.animations[1].position - 0.08165985626589749) < 1e-15)
    var vanish = SimulatedAnimator(duration: 3, animations: [("x", 0), ("opacity", 1)])
    try vanish.start()
    vanish.advance(to: 2.999)
    #expect(vanish.animations[1].position == 0)
  }

  @Test func rule10DurationFactorIsOfTheOriginalDuration() throws {
    var animator = linear(2)
    try animator.setFraction(0.75)
    try animator.continue(durationFactor: 3)
    #expect(animator.endTime == 6)
    #expect(animator.notes.contains(.durationFactor))
    try animator.pause()
    try animator.continue()
    #expect(animator.endTime == 0.5)
  }

  @Test func rule10AReversedRunKeepsItsPaceUntilItEnds() throws {
    var animator = linear(2)
    try animator.setFraction(0.5)
    try animator.continue(durationFactor: 2)
    animator.advance(to: 2)
    #expect(animator.position == 0.75)
    try animator.reverse()
    // Half of the way took 4 s, so three quarters of it take 6 s.
    #expect(animator.endTime == 8)
    try animator.setFraction(0.5)
    #expect(animator.endTime == 6)
    try animator.pause()
    #expect(animator.notes.contains(.pausedPace))
    try animator.continue()
    #expect(animator.endTime == 3)
  }

  @Test func rule10ANewTimingIsBlendedWithoutAJump() throws {
    var animator = SimulatedAnimator(duration: 1, timing: .easeInEaseOut)
    try animator.start()
    animator.advance(to: 0.3)
    try animator.pause()
    let held = animator.position
    try animator.continue(timing: .linear)
    #expect(animator.position == held)
    animator.advance(to: 0.3 + 1e-9)
    #expect(abs(animator.position - held) < 1e-8)
    animator.advance(to: 0.65)
    #expect(abs(animator.position - (0.65 + (held - 0.3) / 2)) < 1e-12)
    #expect(animator.notes.contains(.blend))
    animator.advance(to: 1)
    #expect(animator.position == 1)
  }

  @Test func rule11APhysicalSpringIgnoresTheDuration() throws {
    var animator = SimulatedAnimator(duration: 10, settlingDuration: 0.8)
    try animator.start()
    #expect(animator.endTime == 0.8)
    #expect(animator.notes == [.spring])
  }

  @Test func rule12RunningAnimatorsIgnoreSomeOptions() throws {
    let (animator, ignored) = try SimulatedAnimator.running(
      duration: 1, delay: 0.5,
      options: [.repeat, .autoreverse, .transitionFlipFromLeft, .curveEaseIn])
    #expect(animator.isRunning)
    #expect(animator.endTime == 1.5)
    #expect(ignored == [.repeat, .autoreverse, .transitionFlipFromLeft])
  }

  @Test func rule13TheLastToStartWinsBlended() throws {
    var animator = linear()
    try animator.start()
    animator.advance(to: 0.5)
    try animator.add("")
    #expect(animator.winner(for: "")?.from == 0.5)
    let parts: [(AnimatedValue, AnimatedValue, Double)] = [
      (.number(0), .number(100), 0.5), (.number(100), .number(20), 0),
    ]
    #expect(AnimatedValue.blended(parts) == .number(50))
    let end: [(AnimatedValue, AnimatedValue, Double)] = [
      (.number(0), .number(100), 1), (.number(100), .number(20), 1),
    ]
    #expect(AnimatedValue.blended(end) == .number(20))
  }

  @Test func rule13ValuesGoFromWhatEarlierOnesLeadTo() throws {
    var motion = Animator()
    for value in [100.0, 20] {
      motion.animations.append(
        .init(property: "position.x", change: .to(.quantity(.number(value)))))
    }
    var animator = SimulatedAnimator(motion, duration: 1, timing: .linear)
    #expect(animator.setValues(of: motion, lengths: [:]).isEmpty)
    try animator.start()
    animator.advance(to: 0.5)
    #expect(animator.value(of: "position.x") == .number(10))
    animator.advance(to: 1)
    #expect(animator.value(of: "position.x") == .number(20))
    try animator.add("position.x", to: .number(0))
    #expect(animator.value(of: "position.x") == .number(20))
    #expect(animator.assumedStarts == ["position.x"])
  }

  @Test func aMotionMakesAnAnimator() throws {
    var round = Animator.Animation(property: "cornerRadius", change: .to(.quantity(.number(50))))
    round.target = "card"
    round.delayFactor = .decimal(0.5)
    var motion = Animator()
    motion.animations = [round]
    motion.pausesOnCompletion = true
    motion.scrubsLinearly = false
    motion.isInterruptible = false
    let animator = SimulatedAnimator(motion, duration: 3, timing: .linear)
    #expect(animator.animations.map(\.name) == ["card.cornerRadius"])
    #expect(animator.animations.map(\.from) == [0.5])
    #expect(animator.pausesOnCompletion)
    #expect(!animator.scrubsLinearly)
    #expect(!animator.isInterruptible)
    #expect(animator.notes == [.delayed])
  }
}
