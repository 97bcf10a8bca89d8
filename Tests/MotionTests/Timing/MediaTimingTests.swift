import Motion
import Testing

@Suite struct MediaTimingTests {
  private func timing(
    _ duration: Double, _ change: (inout MediaTiming) -> Void = { _ in }
  ) -> MediaTiming {
    var timing = MediaTiming(duration: duration)
    change(&timing)
    return timing
  }

  @Test("Keyframes without a duration take that of a spring", arguments: [nil, 0.3])
  func spring(duration: Double?) throws {
    let spring = Spring(.physical(mass: 1, stiffness: 100, damping: 10))
    var keyframes = Keyframes()
    keyframes.timing = .spring(spring)
    keyframes.duration = duration.map { .seconds($0) }
    let own = try SpringEvaluator(spring).solver.restingTime
    #expect(MediaTiming(keyframes, seconds: \.seconds).duration == duration ?? own)
  }

  @Test func theRateIsTheDerivativeOfTheFraction() {
    let timings = [
      timing(2), timing(2) { $0.speed = 3 }, timing(2) { $0.speed = -0.5 },
      timing(1) { $0.autoreverses = true },
      timing(1) {
        $0.timeOffset = 0.3
        $0.repeatCount = .infinity
      },
    ]
    for timing in timings {
      for step in 0..<40 {
        let time = Double(step) * 0.0913 + 0.011
        let instant = timing.instant(at: time)
        guard instant.phase == .active else { continue }
        let change =
          timing.instant(at: time + 1e-7).fraction - timing.instant(at: time - 1e-7).fraction
        #expect(abs(change / 2e-7 - instant.rate) < 1e-6)
      }
    }
  }

  @Test func negativeSpeedRunsBackwards() {
    let backwards = timing(2) {
      $0.speed = -1
      $0.fillMode = .both
    }
    #expect([-1, 0, 0.5, 2, 3].map { backwards.instant(at: $0).fraction } == [1, 1, 0.75, 0, 0])
    #expect(backwards.notes == [.backwards])
  }

  @Test func foreverHasNoEnd() {
    let forever = timing(2) { $0.repeatCount = .infinity }
    #expect(forever.activeDuration == .infinity)
    let instant = forever.instant(at: 1e300)
    #expect(instant.phase == .active)
    #expect(instant.cycle == .max)
    #expect((0...1).contains(instant.fraction))
  }

  @Test func rule15AMemberIsClippedAndHasItsOwnTime() {
    var chain = MediaChain(
      groups: [timing(3)],
      animation: timing(5) { $0.beginTime = 0.5 })
    #expect(abs(chain.instant(at: 2.5).fraction - 0.4) < 1e-15)
    #expect(chain.instant(at: 0.2).applies == false)
    #expect(chain.instant(at: 3).applies == false)
    #expect(chain.instant(at: 2.5).rate == 0.2)
    chain.animation.fillMode = .backwards
    #expect(chain.instant(at: 0.2).applies)
    chain.groups[0].fillMode = .forwards
    #expect(chain.instant(at: 9).fraction == 0.5)
    chain.groups[0].autoreverses = true
    #expect(chain.instant(at: 3.5).fraction == 0.4)
    #expect(chain.instant(at: 3.5).rate == -0.2)
  }

  @Test func rule15TheGroupsDurationIsTheMembers() {
    let fresh = MediaTiming(Keyframes(), groupDuration: 6) { $0.seconds }
    #expect(fresh.duration == 6)
    #expect(MediaTiming(Keyframes()) { $0.seconds }.duration == 0.25)
    var own = Keyframes()
    own.duration = .preset(Reference("duration/short"))
    own.repeatCount = .infinite
    own.beginTime = .seconds(2)
    own.fillMode = .backwards
    let timing = MediaTiming(own, groupDuration: 6) { $0.seconds ?? 0.4 }
    #expect(timing.duration == 0.4)
    #expect(timing.activeDuration == .infinity)
    #expect(timing.instant(at: 1).applies)
  }

  @Test func rule16SpeedsMultiplyAndPausesHold() {
    var slow = LayerClock()
    slow.speed = 0.1
    var fast = LayerClock()
    fast.speed = 10
    let chain = MediaChain(layers: [slow, fast], animation: timing(10))
    #expect(abs(chain.instant(at: 4).fraction - 0.4) < 1e-15)
    #expect(abs(chain.instant(at: 4).rate - 0.1) < 1e-15)
    let paused = LayerClock().paused(at: 5)
    #expect(paused.speed == 0)
    #expect(paused.timeOffset == 5)
    #expect([5, 8].map(paused.time) == [5, 5])
    let resumed = paused.resumed(at: 8)
    #expect(resumed.beginTime == 3)
    #expect([8, 9].map(resumed.time) == [5, 6])
  }

  @Test func rule16ATimeOffsetStartsThatFarIn() {
    let offset = timing(4) { $0.timeOffset = 1 }
    #expect(offset.instant(at: 0).fraction == 0.25)
    #expect(offset.instant(at: 3.5).fraction == 0.125)
    #expect(offset.notes == [.offsetWraps])
  }

  @Test func staggerAndChain() {
    let members = timing(1) { $0.beginTime = 0.5 }.staggered(by: 0.25, count: 3)
    #expect(members.map(\.beginTime) == [0.5, 0.75, 1])
    let chained = MediaTiming.chained([
      timing(2) { $0.speed = 2 }, timing(1) { $0.beginTime = 0.5 },
      timing(1) { $0.repeatCount = .infinity }, timing(1),
    ])
    #expect(chained.map(\.beginTime) == [0, 1.5, 2.5, .infinity])
    #expect(chained[3].instant(at: 1e9).phase == .before)
  }

  @Test func aMemberBeginsWithinItsGroup() {
    var member = MotionGroup.Member(.preset(Reference("x")))
    member.beginTime = .seconds(2)
    member.stagger = .seconds(0.1)
    member.speed = 2
    member.fillMode = .both
    let timing = MediaTiming(member, motion: timing(1), index: 3) { $0.seconds }
    #expect(timing.beginTime == 2.3)
    #expect(timing.speed == 2)
    #expect(timing.parentDuration == 0.5)
    #expect(timing.fillMode == .both)
  }

  @Test func nothingIsOverAtOnce() {
    let nothing = timing(0) { $0.fillMode = .both }
    #expect([-1, 0, 1].map { nothing.instant(at: $0).fraction } == [0, 1, 1])
    #expect(nothing.instant(at: 0).phase == .after)
  }
}
