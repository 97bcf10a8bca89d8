import Motion
import Presets
import Testing

struct MotionComparisonTests {
  private static func motion(_ text: String) throws -> Motion { try MotionExpression.parse(text) }

  @Test(
    "What is the same in shape, time and delay is the same",
    arguments: [
      ("ease 300ms", "ease 300ms", true), ("ease 300ms", "ease 300ms 500ms", false),
      ("ease 300ms", "ease 400ms", false), ("ease 300ms", "ease", false),
      ("ease", "cubic-bezier(.25, .1, .25, 1)", true),
      ("spring(duration: .5, bounce: .3)", "spring(duration: .5, bounce: .3) 1s", false),
      ("linear", "steps(2048)", false), ("steps(4096)", "steps(8192)", false),
      ("linear", "linear(0, .30011 30.011%, .9 30.0115%, .30012 30.012%, 1)", false),
    ])
  func same(base: String, other: String, isSame: Bool) throws {
    let comparison = try MotionComparison(try Self.motion(other), to: try Self.motion(base))
    #expect(comparison.isSame == isSame)
  }

  @Test("Repeats are told apart") func repeats() throws {
    var once = Keyframes()
    once.duration = .seconds(1)
    once.tracks = [
      .init(
        property: "opacity",
        content: .values([.quantity(.number(0)), .quantity(.number(1))]))
    ]
    var often = once
    often.repeatCount = .times(3)
    often.autoreverses = true
    let comparison = try MotionComparison(.keyframes(often), to: .keyframes(once))
    #expect(comparison.runs.base == 1)
    #expect(comparison.runs.other == 6)
    #expect(comparison.largest.difference == 0)
    #expect(!comparison.isSame)
  }

  @Test("Times are compared in seconds where both have one") func seconds() throws {
    let comparison = try MotionComparison(
      try Self.motion("linear 1s"), to: try Self.motion("linear 500ms"))
    #expect(comparison.isTimed)
    #expect(comparison.timeTo90Percent.base == 0.45)
    #expect(comparison.timeTo90Percent.other == 0.9)
    #expect(comparison.largest.difference == 0.5)
    #expect(comparison.largest.at == 0.5)
    #expect(comparison.distance == 0)
  }

  @Test(
    "The largest difference is an extremum, even in a long motion",
    arguments: [
      // The spring swings for 69 s, and the line is over in a quarter of one.
      ("spring(mass: 1, stiffness: 2, damping: .2)", "linear 250ms", 0.939_164_307_669_291_5, 0.25),
      ("linear", "ease", 0.302_408_051_155_306_2, 0.498_409),
      ("linear", "cubic-bezier(.87, 0, .13, 1)", 0.251_147_367_097_487_2, 0.366_247),
      ("linear", "cubic-bezier(0, .394, 1, -.989)", 0.802_711_626_366_849_9, 0.781_381),
      ("ease 300ms", "spring(duration: .5, bounce: .3)", 0.153_090_812_042_280_5, 0.104_583),
      ("linear", "steps(4)", 0.25, 0.25), ("linear", "steps(3, start)", 1.0 / 3, 0),
      ("linear", "linear(0, .30011 30.011%, .9 30.0115%, .30012 30.012%, 1)", 0.599_885, 0.300_115),
    ])
  func largest(base: String, other: String, difference: Double, at: Double) throws {
    let comparison = try MotionComparison(try Self.motion(other), to: try Self.motion(base))
    #expect(abs(comparison.largest.difference - difference) < 1e-9)
    #expect(abs(comparison.largest.at - at) < 1e-5)
  }

  @Test("How long it takes is what is shown") func durations() throws {
    let comparison = try MotionComparison(
      try Self.motion("spring(dampingRatio: .7, duration: 1)"), to: try Self.motion("ease 300ms"))
    #expect(comparison.durations.base == 0.3)
    #expect(comparison.durations.other == 1)
  }

  @Test(
    "90 % is done when it is said to be",
    arguments: [
      "ease 300ms", "spring(duration: .5, bounce: .3)", "spring(dampingRatio: .7, duration: 1)",
      "spring(mass: 2, stiffness: 80, damping: 40)",
    ])
  func timeTo90Percent(text: String) throws {
    let motion = try Self.motion(text)
    var animator = Animator()
    animator.duration = .seconds(2)
    if case .spring(let spring) = motion { animator.timing = .spring(spring) }
    for motion in [motion, .animator(animator)] {
      let facts = PresetFacts(of: motion)
      let comparison = try MotionComparison(motion, to: motion)
      let (time, progress) = (
        try #require(comparison.timeTo90Percent.base), try MotionProgress(motion)
      )
      #expect(abs(progress(time / (progress.duration ?? 1)) - 0.9) < 1e-9)
      #expect(try abs(#require(facts.timeTo90Percent) * (facts.duration ?? 1) - time) < 1e-9)
    }
  }
}
