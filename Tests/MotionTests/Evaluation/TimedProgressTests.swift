import Motion
import Testing

struct TimedProgressTests {
  private static let physical = Timing.spring(
    Spring(.physical(mass: 1, stiffness: 100, damping: 10)))
  private static let ratio = Timing.spring(
    Spring(.settling(dampingRatio: 0.7, duration: .seconds(2))))

  @Test(
    "How long a timing takes",
    arguments: [
      (nil, nil, 0.25), (nil, 3, 3),
      (Timing.curve(Curve(.named(.easeIn), duration: .seconds(2))), nil, 2),
      (Timing.curve(Curve(.named(.easeIn), duration: .seconds(2))), 3, 3),
      (physical, nil, 1.4727003346780927), (physical, 3, 1.4727003346780927), (ratio, nil, 2),
      (ratio, 3, 3),
    ] as [(Timing?, Double?, Double)])
  func duration(timing: Timing?, given: Double?, wanted: Double) throws {
    let duration = try TimedProgress(timing, duration: given).duration
    #expect(abs(duration - wanted) < 1e-12)
  }

  @Test("A spring that only creeps rests when it stays within .001") func creeping() throws {
    let spring = Spring(.perceptual(duration: .seconds(0.5), bounce: -0.4))
    let progress = try TimedProgress(.spring(spring), duration: nil)
    #expect(abs(progress.function(1.nextDown) - 0.999) < 1e-9)
    #expect(progress.function(1) == 1)
  }

  @Test("Progress by the fraction of the time") func progress() throws {
    let progress = try TimedProgress(Self.physical, duration: nil)
    let solver = try PhysicalSpring(mass: 1, stiffness: 100, damping: 10).solver
    #expect(progress.function(0) == 0)
    #expect(progress.function(0.5) == solver.position(at: progress.duration / 2))
    #expect(
      progress.function.slope(at: 0.5)
        == solver.velocity(at: progress.duration / 2) * progress.duration)
  }
}
