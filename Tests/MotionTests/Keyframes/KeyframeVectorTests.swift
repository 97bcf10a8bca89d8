import Motion
import Testing

@Suite struct KeyframeVectorTests {
  @Test(arguments: FixtureCase.gating("keyframe"))
  func keyframe(_ fixture: FixtureCase) throws { try check(fixture) }

  @Test(arguments: FixtureCase.gating("keyframe_cubic"))
  func cubic(_ fixture: FixtureCase) throws { try check(fixture) }

  @Test(arguments: FixtureCase.gating("uikit_keyframe"))
  func frames(_ fixture: FixtureCase) throws {
    let input = fixture.input
    let frame = FrameEvaluator.RelativeKeyframe(
      start: try #require(input.number("start")), duration: try #require(input.number("duration")),
      value: .number(try #require(input.number("b"))))
    let evaluator = try FrameEvaluator(
      start: .number(try #require(input.number("a"))), frames: [frame])
    let value = evaluator.value(at: try #require(input.number("p")))
    let expected = try #require(fixture.output.number("v"))
    #expect(abs(value.numbers[0] - expected) <= fixture.tolerance)
  }

  /// The readings that are Curvet's: reflected ends, uniform knots, pace by arc length.
  @Test(arguments: unsure)
  func chosenReading(_ fixture: FixtureCase) throws { try check(fixture) }

  @Test func everyAreaHasItsCases() {
    #expect(FixtureCase.gating("keyframe").count == 58)
    #expect(FixtureCase.gating("keyframe_cubic").count == 8)
    #expect(FixtureCase.gating("uikit_keyframe").count == 17)
    #expect(Self.unsure.count == 20)
  }

  private static let unsure = (FixtureCase.all("keyframe") + FixtureCase.all("keyframe_cubic"))
    .filter { !$0.isGating }
    .filter { $0.input.string("endpoint") != "duplicate" || $0.isAtKey }
    .filter { $0.input.string("knots") != "nonuniform" }
    .filter { $0.input.string("paced_cubic") != "chord" }

  private func check(_ fixture: FixtureCase) throws {
    let input = fixture.input
    let mode = try #require(input.string("mode").flatMap(Keyframes.CalculationMode.init))
    let values = try #require(input.array("values")).map { field in
      field.numbers.map(AnimatedValue.vector) ?? .number(field.number ?? .nan)
    }
    let timings = input.array("timingFunctions")?.map { $0.numbers.map(ProgressFunction.bezier) }
    let perKey = { (name: String) in input.numbers(name).map(Keyframes.PerKey.each) }
    let evaluator = try KeyframeEvaluator(
      values: values, keyTimes: input.numbers("keyTimes"), mode: mode, timings: timings ?? [],
      tension: perKey("tension"), continuity: perKey("continuity"), bias: perKey("bias"))
    let own = input.numbers("timingFunction").map(ProgressFunction.bezier) ?? .linear
    let found = evaluator.value(at: own(try #require(input.number("p")))).numbers
    let number = fixture.output.number("v").map { [$0] }
    let expected = try #require(fixture.output.numbers("v") ?? number)
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) {
      #expect(abs(found - expected) <= fixture.tolerance)
    }
  }
}

extension FixtureCase {
  /// Whether progress is at a key, where all readings agree, or where ends have no say.
  fileprivate var isAtKey: Bool {
    let progress = input.number("p") ?? .nan
    let times = input.numbers("keyTimes") ?? []
    return times.contains(progress) || (progress > 0.25 && progress < 0.75)
  }
}
