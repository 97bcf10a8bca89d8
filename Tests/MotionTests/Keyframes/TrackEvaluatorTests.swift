import Motion
import Testing

@Suite struct TrackEvaluatorTests {
  private func evaluator(
    _ track: Keyframes.Track, current: AnimatedValue? = nil, lengths: [String: Double] = [:]
  ) throws -> TrackEvaluator {
    try TrackEvaluator(track, current: current, lengths: lengths) { _ in .easeInEaseOut }
  }

  @Test func aMissingStartIsTheCurrentValue() throws {
    let values = Keyframes.Content.values([.current, .quantity(.number(10))])
    let track = Keyframes.Track(property: "opacity", content: values)
    let known = try evaluator(track, current: .number(4))
    #expect(known.value(at: 0.5) == .number(7))
    #expect(known.notes == [])
    let unknown = try evaluator(track)
    #expect(unknown.value(at: 0) == .number(1))
    #expect(unknown.notes == [.identityStart(property: "opacity")])
  }

  @Test func measuresAreEvaluated() throws {
    let measure = PropertyValue.quantity(.measure(try Measure("container.height - 80")))
    let values = Keyframes.Content.values([.quantity(.number(0)), measure])
    let track = Keyframes.Track(property: "position.y", content: values)
    let found = try evaluator(track, lengths: ["container.height": 844])
    #expect(found.value(at: 0.5) == .number(382))
    #expect(throws: KeyframeError.self) { try evaluator(track) }
  }

  @Test func coloursAreResolved() throws {
    let red = try #require(RGBA("#FF0000"))
    let blue = try #require(RGBA("#0000FF80"))
    let values = Keyframes.Content.values([.color(red), .color(blue)])
    let track = Keyframes.Track(property: "backgroundColor", content: values)
    let found = try evaluator(track).value(at: 1)
    #expect(found == .color(red: 0, green: 0, blue: 1, alpha: 128.0 / 255))
  }

  @Test func framesStartFromTheCurrentValueAndAdd() throws {
    let frame = Keyframes.RelativeKeyframe(
      start: .decimal(0.5), duration: .decimal(0.5), change: .by(.quantity(.number(20))))
    let track = Keyframes.Track(property: "position.x", content: .frames([frame]))
    let found = try evaluator(track, current: .number(100))
    #expect([0, 0.5, 0.75, 1].map(found.value) == [100, 100, 110, 120].map(AnimatedValue.number))
  }

  @Test func additiveAndTimings() throws {
    let values = Keyframes.Content.values([.quantity(.number(0)), .quantity(.number(10))])
    var track = Keyframes.Track(property: "position.x", content: values)
    track.additive = true
    track.timings = [.curve(Curve(.named(.easeInEaseOut)))]
    let found = try evaluator(track, current: .number(100)).value(at: 0.2).numbers
    #expect(abs(found[0] - 100.81659856265897) < 1e-12)
    #expect(throws: KeyframeError.unresolved) {
      try TrackEvaluator(track) { _ in nil }
    }
  }

  @Test func aPathMovesAndTurns() throws {
    var track = Keyframes.Track(
      property: "position", content: .path(try PathData("M 0,0 L 10,0")))
    track.rotationMode = .auto
    track.additive = true
    let found = try evaluator(track, current: .vector([5, 5]))
    #expect(found.value(at: 0.5) == .vector([10, 5]))
    #expect(found.angle(at: 0.5) == 0)
    #expect(found.velocity(at: 0.5) == .vector([10, 0]))
  }
}
