import Motion
import Testing

@Suite struct AnimatorVectorTests {
  @Test(arguments: FixtureCase.gating("animator"))
  func scrubbing(_ fixture: FixtureCase) throws {
    let curve = try #require(fixture.input.numbers("curve"))
    var animator = SimulatedAnimator(duration: 1, timing: .bezier(curve))
    animator.scrubsLinearly = try #require(fixture.input.bool("scrubsLinearly") as Bool?)
    try animator.pause()
    try animator.setFraction(try #require(fixture.input.number("fraction")))
    let expected = try #require(fixture.output.number("progress"))
    #expect(abs(animator.position - expected) <= fixture.tolerance)
  }

  @Test func theAreaHasItsCases() {
    #expect(FixtureCase.gating("animator").count == 7)
  }

  @Test func aMessageNamesTheCallAndTheState() throws {
    var animator = SimulatedAnimator(duration: 1)
    try animator.start()
    try animator.stop(withoutFinishing: false)
    let error = try #require(throws: IllegalAnimatorCall.self) { try animator.start() }
    #expect(error.message == "UIKit raises an exception: start while the animator is stopped")
    let other = try #require(throws: IllegalAnimatorCall.self) { try animator.continue() }
    #expect(
      other.message
        == "UIKit raises an exception: continue while the animator is not active and paused"
        + " (it is stopped)")
  }

  @Test func aSpringThatIsNotQuiteThereArrives() throws {
    var animator = SimulatedAnimator(
      duration: 1, timing: ProgressFunction { $0 * 0.999 }, settlingDuration: 2)
    try animator.start()
    animator.advance(to: 2)
    #expect(animator.position == 1)
  }
}
