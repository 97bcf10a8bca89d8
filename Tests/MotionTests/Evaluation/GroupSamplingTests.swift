import Motion
import Testing

struct GroupSamplingTests {
  private static let fade = Samples.keyframes { _ in }

  @Test("Members begin relative to the group, and are clipped by it") func clipped() throws {
    let motion = Samples.group([Self.fade, Self.fade]) { group in
      group.duration = .seconds(1.5)
      group.members[1].beginTime = .seconds(1)
      group.members[1].target = "card"
    }
    let evaluator = try MotionEvaluator(motion)
    let tracks = evaluator.tracks
    #expect(evaluator.duration == 1.5)
    #expect(tracks.map(\.name) == ["opacity", "card.opacity"])
    #expect(tracks.map { $0.point(at: 1.2).value?.number } == [nil, (1.2 - 1) * 10])
    #expect(tracks.map { $0.point(at: 1.5).value } == [nil, nil])
    #expect(
      tracks.map(\.spans) == [[.init(start: 0, length: 1)], [.init(start: 1, length: 0.5)]])
  }

  @Test("A member without a duration takes the group's") func inherited() throws {
    let motion = Samples.group([Samples.keyframes { $0.duration = nil }]) {
      $0.duration = .seconds(4)
    }
    #expect(try MotionEvaluator(motion).tracks.first?.point(at: 1).value == .number(2.5))
  }

  @Test("Without a duration it is over when its last member is") func derived() throws {
    let motion = Samples.group([Self.fade, Self.fade]) { group in
      group.members[1].beginTime = .seconds(0.5)
      group.members[1].speed = 0.5
    }
    #expect(try MotionEvaluator(motion).duration == 2.5)
  }

  @Test("Groups nest, and speeds multiply") func nested() throws {
    let inner = Samples.group([Self.fade]) { $0.duration = .seconds(2) }
    let motion = Samples.group([inner]) { group in
      group.duration = .seconds(9)
      group.members[0].beginTime = .seconds(1)
      group.members[0].speed = 2
    }
    let point = try #require(try MotionEvaluator(motion).tracks.first).point(at: 1.25)
    #expect(point == MotionPoint(value: .number(5), velocity: .number(20)))
  }

  @Test("A member without end makes a group without end, unless that clips it") func endless()
    throws
  {
    let loop = Samples.keyframes { $0.repeatCount = .infinite }
    let open = try MotionEvaluator(Samples.group([loop, Self.fade]))
    #expect(open.isEndless)
    #expect(open.duration == 1)
    #expect(open.tracks[0].point(at: 100.5).value == .number(5))
    let clipped = try MotionEvaluator(Samples.group([loop]) { $0.duration = .seconds(3) })
    #expect(!clipped.isEndless)
    #expect(clipped.tracks[0].point(at: 3).value == nil)
  }

  @Test("Curves and springs are sampled in the group's time") func progress() throws {
    let curve = Motion.curve(Curve(.named(.linear), duration: .seconds(2), delay: .seconds(1)))
    let spring = Motion.spring(Spring(.physical(mass: 1, stiffness: 100, damping: 10)))
    let tracks = try MotionEvaluator(Samples.group([curve, spring])).tracks
    #expect(tracks[0].point(at: 2) == MotionPoint(value: .number(0.5), velocity: .number(0.5)))
    let solver = try PhysicalSpring(mass: 1, stiffness: 100, damping: 10).solver
    let position = try #require(tracks[1].point(at: 0.3).value?.number)
    #expect(abs(position - solver.position(at: 0.3)) < 1e-12)
  }

  @Test("Of two members that move one property the later is seen where it applies") func covered()
    throws
  {
    let motion = Samples.group([Self.fade, Self.fade]) { group in
      group.duration = .seconds(3)
      group.members[0].fillMode = .both
      group.members[1].beginTime = .seconds(2)
      group.members[1].speed = 2
    }
    let track = try #require(try MotionEvaluator(motion).tracks.first)
    #expect(try MotionEvaluator(motion).tracks.count == 1)
    #expect(track.spans == [.init(start: 0, length: 1), .init(start: 2, length: 0.5)])
    let values = [0.5, 1.5, 2.25, 2.75].map { track.point(at: $0).value?.number }
    #expect(values == [5, 10, 5, 10])
  }

  @Test("An additive member is added to what is below it") func additive() throws {
    let bump = Samples.keyframes {
      $0.tracks[0].content = .values([0, 10, 0].map(Samples.number))
      $0.tracks[0].additive = true
    }
    let rise = Samples.keyframes {
      $0.duration = .seconds(2)
      $0.tracks[0].content = .values([0, 100].map(Samples.number))
    }
    let tracks = try MotionEvaluator(Samples.group([rise, bump])).tracks
    #expect(tracks.map(\.name) == ["opacity"])
    // Opacity is 1 where nothing is known; the bump alone stands on it.
    #expect(tracks[0].point(at: 0.5) == MotionPoint(value: .number(35), velocity: .number(30)))
    #expect(tracks[0].point(at: 0.25) == MotionPoint(value: .number(17.5), velocity: .number(70)))
    #expect(tracks[0].point(at: 1.5).value == .number(75))
    #expect(try MotionEvaluator(bump).tracks[0].point(at: 0.5).value == .number(11))
  }
}
