import Motion
import Testing

@Suite struct KeyTimesTests {
  private let three = [0.0, 10, 30].map(AnimatedValue.number)

  @Test(arguments: [
    ([0, 0.5], KeyTimesMismatch.count(wanted: 3, found: 2)), ([0.1, 0.5, 1], .first(0.1)),
    ([0, 0.5, 0.9], .last(0.9)), ([0, 1.5, 1], .decreasing(index: 2)),
    ([0, -0.5, 1], .decreasing(index: 1)), ([0, .nan, 1], .decreasing(index: 1)),
    ([], .count(wanted: 3, found: 0)),
  ])
  func rule14UnfitKeyTimesAreIgnored(_ times: [Double], _ mismatch: KeyTimesMismatch) throws {
    let evaluator = try KeyframeEvaluator(values: three, keyTimes: times)
    #expect(evaluator.notes == [.keyTimesIgnored(mismatch)])
    #expect(evaluator.value(at: 0.5) == .number(10))
  }

  @Test func rule14DiscreteWantsOneMore() throws {
    let fit = try KeyframeEvaluator(
      values: three, keyTimes: [0, 0.1, 0.2, 1], mode: .discrete)
    #expect(fit.notes == [])
    #expect(fit.value(at: 0.15) == .number(10))
    let unfit = try KeyframeEvaluator(values: three, keyTimes: [0, 0.1, 1], mode: .discrete)
    #expect(unfit.notes == [.keyTimesIgnored(.count(wanted: 4, found: 3))])
    #expect(unfit.value(at: 0.15) == .number(0))
  }

  @Test(arguments: [Keyframes.CalculationMode.paced, .cubicPaced])
  func rule14PacedModesIgnoreThem(_ mode: Keyframes.CalculationMode) throws {
    let evaluator = try KeyframeEvaluator(
      values: three, keyTimes: [0, 0.9, 1], mode: mode, timings: [.easeInEaseOut, nil])
    #expect(evaluator.notes.prefix(2) == [.keyTimesIgnored(.paced), .timingsIgnored])
    let even = try KeyframeEvaluator(values: three, mode: mode)
    for fraction in [0, 0.2, 0.4, 0.9, 1] {
      #expect(evaluator.value(at: fraction) == even.value(at: fraction))
    }
  }

  @Test func coincidingKeysJumpToTheLater() throws {
    let evaluator = try KeyframeEvaluator(values: three, keyTimes: [0, 1, 1])
    #expect(evaluator.value(at: 0.5) == .number(5))
    #expect(evaluator.value(at: 1) == .number(30))
    #expect(evaluator.value(at: 1.5) == .number(30))
  }

  @Test(
    "A track tells by counting what its evaluator finds",
    arguments: [
      (.linear, [0, 0.5, 1]), (.linear, [0, 1]), (.cubic, [0.1, 0.5, 1]), (.cubic, [0, 0.5, 0.9]),
      (.discrete, [0, 0.2, 0.4, 1]), (.discrete, [0, 0.5, 1]), (.paced, [0, 0.5, 1]),
      (.cubicPaced, [0, 1]), (.linear, [0, 0.9, 0.8]),
    ] as [(Keyframes.CalculationMode, [Double])])
  func misfitOfTrack(mode: Keyframes.CalculationMode, times: [Double]) throws {
    let values = [0.0, 10, 30].map { PropertyValue.quantity(.number($0)) }
    let path = try PathData("M 0,0 L 10,0 L 10,10")
    for content in [Keyframes.Content.values(values), .path(path)] {
      var track = Keyframes.Track(property: "position", content: content)
      track.calculationMode = mode
      track.keyTimes = times.map(Fraction.decimal)
      #expect(track.pointCount == 3)
      let notes = try TrackEvaluator(track) { _ in nil }.notes
      let found = notes.compactMap { note in
        if case .keyTimesIgnored(let mismatch) = note { mismatch } else { nil }
      }
      #expect(track.keyTimesMismatch == found.first)
    }
  }

  @Test("Frames have no use for key times") func misfitOfFrames() {
    let frame = Keyframes.RelativeKeyframe(
      start: .decimal(0), duration: .decimal(1), change: .to(.quantity(.number(1))))
    var track = Keyframes.Track(property: "opacity", content: .frames([frame]))
    #expect(track.keyTimesMismatch == nil)
    track.keyTimes = [.decimal(0), .decimal(1)]
    #expect(track.pointCount == nil)
    #expect(track.keyTimesMismatch == .frames)
  }
}
