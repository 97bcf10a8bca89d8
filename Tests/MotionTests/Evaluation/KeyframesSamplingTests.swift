import Motion
import Testing

struct KeyframesSamplingTests {
  @Test(
    "Fill modes say what shows outside",
    arguments: [
      (FillMode.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 10), (.both, 0, 10),
    ] as [(FillMode, Double?, Double?)])
  func fill(mode: FillMode, before: Double?, after: Double?) throws {
    let motion = Samples.keyframes {
      $0.beginTime = .seconds(1)
      $0.fillMode = mode
    }
    let evaluator = try MotionEvaluator(motion)
    let track = try #require(evaluator.tracks.first)
    #expect(track.point(at: 0.5).value?.number == before)
    #expect(track.point(at: 1.5) == MotionPoint(value: .number(5), velocity: .number(10)))
    // A removed animation is gone at the very moment of its end.
    #expect(track.point(at: 2).value?.number == after)
    #expect(track.point(at: 9).value?.number == after)
    #expect(evaluator.duration == 2)
  }

  @Test("Back runs have the opposite velocity") func autoreverse() throws {
    let motion = Samples.keyframes {
      $0.autoreverses = true
      $0.speed = 2
    }
    let evaluator = try MotionEvaluator(motion)
    let track = try #require(evaluator.tracks.first)
    #expect(track.point(at: 0.25) == MotionPoint(value: .number(5), velocity: .number(20)))
    #expect(track.point(at: 0.75) == MotionPoint(value: .number(5), velocity: .number(-20)))
    #expect(evaluator.duration == 1)
  }

  @Test("One cycle stands for what never ends") func endless() throws {
    let evaluator = try MotionEvaluator(Samples.keyframes { $0.repeatCount = .infinite })
    #expect(evaluator.isEndless)
    #expect(evaluator.duration == 1)
    #expect(evaluator.tracks.first?.point(at: 7.5).value == .number(5))
    #expect(evaluator.tracks.first?.spans == [.init(start: 0, length: nil)])
  }

  @Test("Without a duration it takes Core Animation's") func noDuration() throws {
    let evaluator = try MotionEvaluator(Samples.keyframes { $0.duration = nil })
    #expect(evaluator.duration == 0.25)
    #expect(
      evaluator.tracks.first?.notes == [
        "no duration is set; 0.25 s is used, as in Core Animation",
        "from the end on, the layer's own value shows, which is known only at run time",
      ])
  }

  @Test("Switches change in steps") func discrete() throws {
    let motion = Samples.keyframes {
      $0.tracks[0] = .init(
        property: "hidden", content: .values([.boolean(true), .boolean(false)]))
      $0.tracks[0].calculationMode = .discrete
    }
    let track = try #require(try MotionEvaluator(motion).tracks.first)
    #expect(track.isStepped)
    #expect(track.point(at: 0.2) == MotionPoint(value: .boolean(true), velocity: nil))
    #expect(track.point(at: 0.5) == MotionPoint(value: .boolean(false), velocity: nil))
  }

  @Test("A rotation mode adds a track of its own") func rotation() throws {
    let path = try PathData("M 0,0 L 100,0 L 100,100")
    let motion = Samples.keyframes {
      $0.tracks[0] = .init(property: "position", content: .path(path))
      $0.tracks[0].rotationMode = .auto
      $0.tracks[0].target = "card"
    }
    let tracks = try MotionEvaluator(motion).tracks
    #expect(tracks.map(\.name) == ["card.position", "card.transform.rotation.z"])
    #expect(tracks[0].point(at: 0.25).value == .vector([50, 0]))
    #expect(tracks[1].point(at: 0.25).value == .number(0))
    #expect(tracks[1].point(at: 0.75).value == .number(90))
    #expect(tracks[1].point(at: 0.75).velocity == .number(0))
  }

  @Test("Keys are told in seconds, where the timing lets them be found") func keys() throws {
    let motion = Samples.keyframes {
      $0.tracks[0].content = .values([0, 1, 2].map(Samples.number))
      $0.tracks[0].keyTimes = [.decimal(0), .decimal(0.25), .decimal(1)]
      $0.speed = 2
      $0.beginTime = .seconds(1)
    }
    #expect(try MotionEvaluator(motion).tracks.first?.keys == [1, 1.125, 1.5])
  }

  @Test("A frame that would end after the whole is cut, not squeezed") func cut() throws {
    let motion = Samples.keyframes {
      $0.fillMode = .both
      $0.tracks[0].content = .frames([
        .init(start: .decimal(0), duration: .decimal(0), change: .to(Samples.number(10))),
        .init(start: .decimal(0.9), duration: .decimal(0.5), change: .to(Samples.number(30))),
      ])
    }
    let track = try #require(try MotionEvaluator(motion).tracks.first)
    let values = try [0.95, 1].map { try #require(track.point(at: $0).value?.number) }
    #expect(abs(values[0] - 12) < 1e-12)
    #expect(abs(values[1] - 14) < 1e-12)
    #expect(
      track.notes.contains(
        "a frame that would end after the motion is cut off at its end, not compressed"))
  }

  @Test("Timed by a spring it ends at its last value") func spring() throws {
    let motion = Samples.keyframes {
      $0.fillMode = .both
      $0.timing = .spring(Spring(.perceptual(duration: .seconds(0.5), bounce: 0.3)))
    }
    let track = try #require(try MotionEvaluator(motion).tracks.first)
    #expect(track.point(at: 1).value == .number(10))
    #expect(track.point(at: 9).value == .number(10))
  }
}
