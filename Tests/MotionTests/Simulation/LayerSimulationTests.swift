import Motion
import Testing

@Suite struct LayerSimulationTests {
  private func fade(_ change: (inout Keyframes) -> Void = { _ in }) throws -> LayerSimulation {
    var keyframes = Keyframes()
    keyframes.duration = .seconds(1)
    keyframes.tracks = [
      .init(property: "opacity", content: .values([0, 0.5].map { .quantity(.number($0)) }))
    ]
    change(&keyframes)
    return try LayerSimulation(.keyframes(keyframes))
  }

  private func opacity(_ layer: LayerSimulation) -> AnimatedValue? {
    layer.reading.values.first?.value
  }

  @Test func aRemovedAnimationLeavesTheModelValue() throws {
    var layer = try fade()
    #expect(opacity(layer) == .number(1))
    try layer.perform(.start())
    layer.advance(to: 0.5)
    #expect(opacity(layer) == .number(0.25))
    layer.advance(to: 1)
    #expect(opacity(layer) == .number(1))
    #expect(layer.events.last == AnimatorEvent(time: 1, kind: .removed(finished: true)))
  }

  @Test func aFillModeHoldsTheEndUntilItIsStopped() throws {
    var layer = try fade { $0.fillMode = .forwards }
    try layer.perform(.start())
    layer.advance(to: 3)
    #expect(opacity(layer) == .number(0.5))
    #expect(layer.endTime == nil)
    try layer.perform(.stop())
    #expect(opacity(layer) == .number(1))
    #expect(layer.events.last == AnimatorEvent(time: 3, kind: .removed(finished: true)))
  }

  @Test("Whatever removes it, what the app's code has set stays", arguments: [nil, 0.5])
  func aModelValueThatIsSetStays(stop: Double?) throws {
    var layer = try fade { $0.modelValue = .set }
    #expect(opacity(layer) == .number(1))
    try layer.perform(.start())
    layer.advance(to: stop ?? 3)
    if stop != nil { try layer.perform(.stop()) }
    #expect(opacity(layer) == .number(0.5))
    #expect(layer.events.last?.kind == .removed(finished: stop == nil))
    #expect(layer.notes.contains { $0.hasPrefix("the app's code sets the model value of opacity") })
  }

  @Test func aModelValueThatIsLeftComesBack() throws {
    var layer = try fade { $0.modelValue = .unchanged }
    try layer.perform(.start())
    layer.advance(to: 3)
    #expect(opacity(layer) == .number(1))
  }

  @Test("Of a sequence each part starts where its turn comes, and the last one stays")
  func aSequenceThatSetsModelValues() throws {
    var group = MotionGroup()
    group.duration = .seconds(4)
    for (begin, values) in [(0.5, [0.0, 10]), (2, [10, 30])] {
      var keyframes = Keyframes()
      keyframes.duration = .seconds(1)
      keyframes.tracks = [
        .init(
          property: "cornerRadius", content: .values(values.map { .quantity(.number($0)) }))
      ]
      var member = MotionGroup.Member(.motion(.keyframes(keyframes)))
      member.beginTime = .seconds(begin)
      member.modelValue = .set
      group.members.append(member)
    }
    var layer = try LayerSimulation(.group(group))
    try layer.perform(.start())
    var seen: [AnimatedValue?] = []
    for time in [0.25, 1, 1.75, 2.5, 3.5, 9] {
      layer.advance(to: time)
      seen.append(opacity(layer))
    }
    #expect(seen == [0, 5, 10, 20, 30, 30].map { .number($0) })
    let sampled = try MotionEvaluator(.group(group)).tracks[0]
    #expect([0.25, 1, 1.75, 2.5, 3.5, 9].map { sampled.point(at: $0).value } == seen)
    #expect(sampled.point(at: 0.25).velocity == .number(0))
  }

  @Test func aPausedLayerKeepsItsTime() throws {
    var layer = try fade()
    try layer.perform(.start())
    layer.advance(to: 0.5)
    try layer.perform(.pause)
    layer.advance(to: 9)
    #expect(opacity(layer) == .number(0.25))
    #expect(layer.endTime == nil)
    try layer.perform(.continue())
    #expect(layer.endTime == 9.5)
  }

  @Test func aGroupShowsWhatTheLastMemberShows() throws {
    var group = MotionGroup()
    group.duration = .seconds(2)
    for (begin, value) in [(0.0, 10.0), (1, 20)] {
      var keyframes = Keyframes()
      keyframes.duration = .seconds(begin == 0 ? 2 : 0.5)
      keyframes.tracks = [
        .init(
          property: "cornerRadius",
          content: .values([.quantity(.number(value)), .quantity(.number(value))]))
      ]
      var member = MotionGroup.Member(.motion(.keyframes(keyframes)))
      member.beginTime = .seconds(begin)
      group.members.append(member)
    }
    var layer = try LayerSimulation(.group(group))
    try layer.perform(.start())
    var seen: [AnimatedValue?] = []
    for time in [0.5, 1.25, 1.75] {
      layer.advance(to: time)
      seen.append(opacity(layer))
    }
    #expect(seen == [.number(10), .number(20), .number(10)])
  }

  @Test func aDurationMovesNothing() {
    #expect(throws: MotionError.self) { try LayerSimulation(.duration(.seconds(1))) }
  }
}
