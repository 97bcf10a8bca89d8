import Motion
import Testing

/// The rules of UIViewPropertyAnimator, by the numbers under which the articles' are kept.
@Suite struct AnimatorRuleTests {
  private func linear(_ duration: Double = 1) -> SimulatedAnimator {
    SimulatedAnimator(duration: duration)
  }

  @Test func rule1StatesFollowTheCalls() throws {
    for activate in [AnimatorCall.start(), .pause, .fraction(0.5)] {
      var animator = linear()
      #expect(animator.state == .inactive)
      try animator.perform(activate)
      #expect(animator.state == .active)
    }
    var animator = linear()
    try animator.start()
    animator.advance(to: 1)
    #expect(animator.state == .inactive)
    animator = linear()
    try animator.start()
    try animator.stop(withoutFinishing: true)
    #expect(animator.state == .inactive)
    animator = linear()
    try animator.start()
    try animator.stop(withoutFinishing: false)
    #expect(animator.state == .stopped)
    try animator.finish(at: .current)
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [
    (AnimatorCall.add("x"), [AnimatorCall.start(), .stop()], IllegalAnimatorCall.Reason.stopped),
    (.start(), [.start(), .stop()], .stopped),
    (.pause, [.start(), .stop()], .stopped),
    (.fraction(0.5), [.start(), .stop()], .stopped),
    (.continue(), [], .notPaused),
    (.continue(), [.start()], .notPaused),
    (.continue(), [.start(), .stop()], .notPaused),
    (.finish(), [], .notStopped),
    (.finish(), [.start()], .notStopped),
    (.finish(), [.start(), .stop(withoutFinishing: true)], .notStopped),
    (.pause, [.interruptible(false), .start()], .notInterruptible),
    (.stop(), [.interruptible(false), .start()], .notInterruptible),
    (.fraction(0.5), [.interruptible(false), .start()], .notInterruptible),
    (.reverse(true), [.interruptible(false), .start()], .notInterruptible),
    (.interruptible(true), [.start()], .notInactive),
    (.interruptible(true), [.pause], .notInactive),
    (.interruptible(true), [.start(), .stop()], .notInactive),
    (.release, [.pause], .dropped), (.release, [.fraction(0.5)], .dropped),
    (.release, [.start(), .pause], .dropped), (.release, [.start(), .stop()], .dropped),
  ])
  func rule2Crashes(
    _ call: AnimatorCall, after calls: [AnimatorCall], _ reason: IllegalAnimatorCall.Reason
  ) throws {
    var animator = linear()
    for call in calls { try animator.perform(call) }
    let state = animator.state
    #expect(throws: IllegalAnimatorCall(verb: call.verb, state: state, reason: reason)) {
      try animator.perform(call)
    }
  }

  @Test func rule2WhatIsLegalDoesNotCrash() throws {
    var animator = linear()
    try animator.setInterruptible(false)
    try animator.setInterruptible(true)
    try animator.pause()
    try animator.continue()
    try animator.pause()
    try animator.add("x")
    try animator.stop(withoutFinishing: false)
    try animator.reverse(true)
    #expect(!animator.isReversed)
    try animator.finish(at: .end)
    #expect(animator.position == 1)
  }

  @Test func releasingIsLegalWhereItRunsOrIsOver() throws {
    for calls in [
      [], [AnimatorCall.start()], [.start(), .stop(withoutFinishing: true)],
      [.start(), .stop(), .finish(at: .current)],
    ] {
      var animator = linear()
      for call in calls { try animator.perform(call) }
      try animator.perform(.release)
      #expect(animator.events.last?.kind == .dropped(isKept: calls == [.start()]))
      // It is kept until it has ended, and there is nobody left to call.
      try animator.perform(.pause)
      #expect(animator.events.last?.kind == .ignored(.pause))
      animator.advance(to: 2)
      #expect(animator.state == .inactive)
      #expect(animator.position == (calls == [.start()] ? 1 : 0))
    }
    var animator = linear()
    animator.pausesOnCompletion = true
    try animator.start()
    animator.advance(to: 1)
    #expect(throws: IllegalAnimatorCall(verb: .release, state: .active, reason: .dropped)) {
      try animator.release()
    }
  }

  @Test func rule3AFractionMakesItActiveAndNotRunning() throws {
    var animator = linear()
    try animator.setFraction(0.25)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 0.25)
    try animator.start()
    #expect(animator.isRunning)
    #expect(animator.endTime == 0.75)
  }

  @Test(arguments: [(0.0, AnimatorPosition.start), (1, .end)])
  func rule5AnEdgeFractionEndsARunningOne(_ edge: Double, _ end: AnimatorPosition) throws {
    var animator = linear()
    try animator.start()
    animator.advance(to: 0.5)
    try animator.setFraction(edge)
    #expect(animator.state == .inactive)
    #expect(animator.position == edge)
    #expect(
      animator.events.suffix(2).map(\.kind) == [
        .completed(at: end), .discarded(animations: 1, completions: 1),
      ])
    try animator.setFraction(0.7)
    #expect(animator.state == .active)
    #expect(animator.fractionComplete == 0)
  }

  @Test func rule5OtherFractionsDoNot() throws {
    var animator = linear()
    try animator.start()
    for fraction in [0.01, 0.99] {
      try animator.setFraction(fraction)
      #expect(animator.isRunning)
      #expect(animator.fractionComplete == fraction)
    }
    var persistent = linear()
    persistent.pausesOnCompletion = true
    try persistent.start()
    try persistent.setFraction(1)
    #expect(persistent.state == .active)
    var paused = linear()
    try paused.pause()
    try paused.setFraction(1)
    #expect(paused.state == .active)
    #expect(paused.fractionComplete == 1)
    try paused.setFraction(0)
    #expect(paused.state == .active)
  }

  @Test func rule6AReversedEndCompletesAtTheStart() throws {
    var animator = linear()
    try animator.start()
    animator.advance(to: 0.25)
    try animator.reverse()
    #expect(animator.fractionComplete == 0.75)
    #expect(animator.endTime == 0.5)
    animator.advance(to: 2)
    #expect(animator.position == 0)
    #expect(
      animator.events.suffix(2) == [
        AnimatorEvent(time: 0.5, kind: .completed(at: .start)),
        AnimatorEvent(time: 0.5, kind: .discarded(animations: 1, completions: 1)),
      ])
  }

  @Test func rule6AnEmptyOneOnlyBecomesActive() throws {
    var animator = linear()
    try animator.stop(withoutFinishing: true)
    #expect(animator.animations.count == 1)
    try animator.start()
    animator.advance(to: 1)
    #expect(animator.animations.isEmpty)
    #expect(animator.completions == 0)
    try animator.start()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.events.last?.kind == .nothingToDo)
  }

  @Test func rule7PausesOnCompletion() throws {
    var animator = linear()
    animator.pausesOnCompletion = true
    try animator.start()
    animator.advance(to: 1.5)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(animator.events.last == AnimatorEvent(time: 1, kind: .pausedOnCompletion))
    try animator.reverse(true)
    #expect(animator.fractionComplete == 0)
    try animator.start()
    animator.advance(to: 2.5)
    #expect(animator.position == 0)
    #expect(animator.state == .active)
    try animator.stop(withoutFinishing: true)
    #expect(animator.state == .inactive)
    #expect(!animator.events.contains { $0.kind == .completed(at: .start) })
  }

  @Test func rule8StoppingForGoodCallsNoCompletion() throws {
    var first = linear()
    try first.start()
    first.advance(to: 0.3)
    var second = first
    try first.stop(withoutFinishing: true)
    try second.stop(withoutFinishing: false)
    try second.finish(at: .current)
    #expect(first.position == second.position)
    #expect(first.state == second.state)
    #expect(!first.events.contains { $0.kind == .completed(at: .current) })
    #expect(second.events.contains { $0.kind == .completed(at: .current) })
  }
}
