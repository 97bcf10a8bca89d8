import Motion
import Testing

@Suite struct FrameEvaluatorTests {
  private func frame(
    _ start: Double, _ duration: Double, _ value: Double, isRelative: Bool = false
  ) -> FrameEvaluator.RelativeKeyframe {
    .init(start: start, duration: duration, value: .number(value), isRelative: isRelative)
  }

  private func values(_ evaluator: FrameEvaluator, _ fractions: [Double]) -> [Double] {
    fractions.map { (evaluator.value(at: $0).numbers[0] * 1e9).rounded() / 1e9 }
  }

  @Test func valuesAreHeldOutsideFrames() throws {
    let evaluator = try FrameEvaluator(
      start: .number(5), frames: [frame(0.6, 0.2, 0), frame(0.2, 0.2, 10)])
    #expect(
      values(evaluator, [0, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 1]) == [5, 5, 7.5, 10, 10, 5, 0, 0])
    #expect(evaluator.velocity(at: 0.1) == .number(0))
    #expect(abs(evaluator.velocity(at: 0.3)?.numbers[0] ?? 0) - 25 < 1e-9)
    #expect(evaluator.velocity(at: 0.5) == .number(0))
    #expect(evaluator.velocity(at: 1) == .number(0))
  }

  @Test("Below 0, the last of the frames that begin there goes on")
  func framesAtTheSameStart() throws {
    func evaluator(_ frames: [FrameEvaluator.RelativeKeyframe]) throws -> FrameEvaluator {
      try FrameEvaluator(
        start: .number(2), frames: frames, easing: ProgressFunction({ $0 - 0.5 }, slope: { _ in 1 })
      )
    }
    #expect(try values(evaluator([frame(0, 0.5, 12), frame(0, 1, 6)]), [0.25, 0.75]) == [1, 3])
    #expect(try values(evaluator([frame(0, 0, 12), frame(0, 1, 6)]), [0.25, 0.75]) == [2, 10.5])
  }

  @Test func theBlockIsEasedFirst() throws {
    let evaluator = try FrameEvaluator(
      start: .number(0), frames: [frame(0, 0.5, 1)],
      easing: ProgressFunction({ $0 * $0 }, slope: { 2 * $0 }))
    #expect(evaluator.value(at: 0.5) == .number(0.5))
    #expect(evaluator.velocity(at: 0.5) == .number(2))
    #expect(evaluator.value(at: 0.8) == .number(1))
  }

  @Test func relativeFramesAdd() throws {
    let evaluator = try FrameEvaluator(
      start: .number(5),
      frames: [frame(0, 0.5, 10, isRelative: true), frame(0.5, 0.5, -1, isRelative: true)])
    #expect(values(evaluator, [0, 0.25, 0.5, 1]) == [5, 10, 15, 14])
  }

  @Test func theLastToStartWins() throws {
    let evaluator = try FrameEvaluator(
      start: .number(0), frames: [frame(0, 1, 10), frame(0.5, 0.25, 0)])
    #expect(evaluator.notes == [.overlappingFrames])
    #expect(values(evaluator, [0.5, 0.625, 0.75, 1]) == [5, 2.5, 0, 0])
  }

  @Test func cubicLeavesHeldValuesAlone() throws {
    let evaluator = try FrameEvaluator(
      start: .number(0), frames: [frame(0, 1.0 / 3, -90)], mode: .cubic)
    #expect(evaluator.notes == [.heldBetweenFrames])
    for step in 0...100 {
      let value = evaluator.value(at: Double(step) / 100).numbers[0]
      #expect(value >= -90 && value <= 0)
    }
    #expect(evaluator.value(at: 0.5) == .number(-90))
  }

  @Test func cubicJoinsAdjoiningFrames() throws {
    let frames = [60.0, 120, 60, 310].enumerated().map { frame(Double($0) / 4, 0.25, $1) }
    let evaluator = try FrameEvaluator(start: .number(310), frames: frames, mode: .cubic)
    let keyframes = try KeyframeEvaluator(
      values: [310.0, 60, 120, 60, 310].map(AnimatedValue.number), mode: .cubic)
    for step in 0...40 {
      let fraction = Double(step) / 40
      let (mine, other) = (evaluator.value(at: fraction), keyframes.value(at: fraction))
      #expect(abs(mine.numbers[0] - other.numbers[0]) < 1e-10)
    }
  }

  @Test func discreteFramesJumpAtTheirEnd() throws {
    let evaluator = try FrameEvaluator(
      start: .number(0), frames: [frame(0.2, 0.2, 10)], mode: .discrete)
    #expect(values(evaluator, [0.3, 0.39, 0.4]) == [0, 0, 10])
    let names = try FrameEvaluator(
      start: .string("none"), frames: [.init(start: 0, duration: 1, value: .string("light"))])
    #expect(names.notes == [.discreteOnly])
    #expect(names.value(at: 0.99) == .string("none"))
    #expect(names.value(at: 1) == .string("light"))
    #expect(names.velocity(at: 0.5) == nil)
  }

  @Test func pacedFramesIgnoreTheirSpans() throws {
    let evaluator = try FrameEvaluator(
      start: .number(0), frames: [frame(0, 0.9, 10), frame(0.9, 0.1, 30)], mode: .paced)
    #expect(evaluator.notes == [.pacedFrames, .euclideanPace])
    #expect(values(evaluator, [0.5, 1]) == [15, 30])
  }

  @Test func aFrameMustFitItsStart() {
    #expect(throws: KeyframeError.mixedValues(index: 0)) {
      try FrameEvaluator(
        start: .number(0), frames: [.init(start: 0, duration: 1, value: .boolean(true))])
    }
  }
}
