import RandomMotions
import Testing

@testable import Motion

struct TimelineTests {
  private static func measure(_ text: String) throws -> Quantity { .measure(try Measure(text)) }

  @Test("Numbers beside several measures count once") func numbers() throws {
    let motion = Samples.animator {
      $0.animations[0].property = "frame"
    }
    guard case .animator(var animator) = motion else { return }
    animator.animations[0].from = .vector(
      [try Self.measure("w * 2 - 5"), try Self.measure("h - 124"), .number(1), .number(2)])
    animator.animations[0].change = .to(
      .vector(
        [try Self.measure("(h - 124) * 0.7"), try Self.measure("w + 30"), .number(3), .number(4)]))
    let lengths = ["w": 30.5, "h": -7]
    let known = try MotionEvaluator(.animator(animator), lengths: lengths).tracks[0]
    let timeline = try Timeline(.animator(animator)).bound(lengths)
    for time in [0, 0.3, 1, 1.7, 2] {
      let value = try #require(timeline.properties[0].value(at: time))
      let wanted = try #require(known.point(at: time).value?.components)
      #expect(((value.known.components ?? .zero) - wanted).length < 1e-12)
    }
  }

  @Test("A group with a group without an end has none either") func endless() throws {
    let inner = Samples.group([Samples.keyframes { $0.repeatCount = .infinite }])
    let motion = Samples.group([inner]) { $0.members[0].beginTime = .seconds(2) }
    let evaluator = try MotionEvaluator(motion)
    #expect(evaluator.isEndless)
    #expect(evaluator.duration == 3)
  }

  @Test("A group that is staggered says so in all that it moves") func stagger() throws {
    let inner = Samples.group([Samples.keyframes { _ in }, Samples.turn])
    let motion = Samples.group([inner]) { $0.members[0].stagger = .seconds(0.1) }
    let tracks = try MotionEvaluator(motion).tracks
    #expect(tracks.count > 1)
    #expect(tracks.allSatisfy { $0.notes.contains { $0.hasPrefix("staggered; ") } })
  }

  @Test("What is held at the end has no velocity there") func held() throws {
    let motion = Samples.keyframes { keyframes in
      keyframes.autoreverses = true
      keyframes.tracks[0].content = .frames([
        Keyframes.Frame(
          start: .decimal(0), duration: .decimal(0.5), change: .to(Samples.number(8)))
      ])
    }
    let track = try MotionEvaluator(motion).tracks[0]
    #expect(track.point(at: 1) == MotionPoint(value: .number(8), velocity: .number(0)))
  }

  @Test("A jump at the end of a frame is where the next one begins") func joined() throws {
    func frame(_ start: Double, _ duration: Double, _ value: Double) -> Keyframes.Frame {
      Keyframes.Frame(
        start: .decimal(start), duration: .decimal(duration), change: .to(Samples.number(value)))
    }
    let motion = Samples.keyframes { keyframes in
      keyframes.tracks[0].calculationMode = .cubic
      keyframes.tracks[0].content = .frames([
        frame(0.25, 0.25, 8), frame(0.5, 0, 20), frame(0.5, 0.25, 0),
      ])
    }
    let track = try MotionEvaluator(motion).tracks[0]
    #expect(track.point(at: 0.5).value == .number(20))
    let half = try #require(track.point(at: 0.625).value?.number)
    #expect(half == 10)
    let printed = try Timeline(motion).bound(["start.opacity": 1])
    #expect(printed.properties[0].value(at: 0.625)?.known == .number(10))
  }

  struct Course: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let starts: [Double]?
    let change: @Sendable (inout Keyframes) -> Void
  }

  private static let three = Keyframes.Content.values([
    Samples.number(0), Samples.number(4), Samples.number(5),
  ])

  @Test(
    "A track has segments if each has one easing",
    arguments: [
      Course(testDescription: "two values", starts: [0]) { _ in },
      Course(testDescription: "a timing of two values", starts: [0]) { $0.timing = Samples.ease },
      Course(testDescription: "three values", starts: [0, 0.5]) { $0.tracks[0].content = three },
      Course(testDescription: "timings of segments", starts: [0, 0.5]) {
        $0.tracks[0].content = three
        $0.tracks[0].timings = [Samples.ease, Samples.ease]
      },
      Course(testDescription: "frames with a pause", starts: [0, 0.25, 0.75]) {
        $0.tracks[0].content = .frames([
          Keyframes.Frame(
            start: .decimal(0.25), duration: .decimal(0.5), change: .to(Samples.number(8)))
        ])
      },
      Course(testDescription: "a timing of three values", starts: nil) {
        $0.tracks[0].content = three
        $0.timing = Samples.ease
      },
      Course(testDescription: "a spline", starts: nil) {
        $0.tracks[0].content = three
        $0.tracks[0].calculationMode = .cubic
      },
      Course(testDescription: "values that are added", starts: nil) {
        $0.tracks[0].additive = true
      },
    ])
  func segments(course: Course) throws {
    let track = try MotionEvaluator(Samples.keyframes(course.change)).tracks[0]
    #expect(track.segments?.map(\.start) == course.starts)
    for segment in track.segments ?? [] {
      #expect(segment.from.value == track.point(at: segment.start).value)
      #expect(segment.end > segment.start)
    }
    #expect(track.segments?.last?.end == course.starts.map { _ in 1 })
  }

  @Test("Segments are what is evaluated", arguments: 0..<UInt64(400)) func random(seed: UInt64)
    throws
  {
    var plays = RandomPlays(seed: seed)
    let motion = plays.anyMotion()
    for track in try MotionEvaluator(motion, lengths: ["w": 30.5, "h": -7]).tracks {
      guard let segments = track.segments, let timing = track.course.tracks[0].clocks.first?.timing,
        timing.speed > 0, timing.timeOffset == 0,
        timing.activeDuration >= timing.duration
      else { continue }
      var end = 0.0
      for segment in segments {
        #expect(segment.start == end && segment.end > segment.start)
        end = segment.end
        for part in [0, 0.21, 0.5, 0.83, 1 - 1e-9] {
          let fraction = segment.start + (segment.end - segment.start) * part
          let point = track.point(at: timing.beginTime + fraction * timing.duration / timing.speed)
          let progress = segment.easing?(part) ?? part
          guard let from = segment.from.value, let to = segment.to.value else { continue }
          let wanted = from.interpolated(to: to, progress)
          let found = try #require(point.value)
          guard let one = wanted.components, let two = found.components else {
            #expect(part == 0 || found == wanted, "\(fraction) of \(track.name)")
            continue
          }
          // A jump may come a rounding earlier or later.
          let isJump = part == 0 || part > 0.99
          let step = segment.easing.map { isStepped($0) } ?? false
          guard !isJump, !step else { continue }
          #expect((one - two).length < 1e-6 * max(one.length, 1), "\(fraction) of \(track.name)")
        }
      }
      #expect(end == 1)
      let last = try #require(segments.last?.to.value)
      if timing.fillMode == .both, timing.parentDuration == timing.duration / timing.speed {
        #expect(track.point(at: timing.beginTime + timing.parentDuration).value == last)
      }
    }
  }

  private func isStepped(_ easing: TimelineEasing) -> Bool {
    if case .steps = easing.form { true } else { false }
  }

  @Test("What jumps at the very end has its last value there") func jump() throws {
    let motion = Samples.animator { $0.animations[0].delayFactor = .decimal(1) }
    let segments = try #require(try MotionEvaluator(motion).tracks[0].segments)
    #expect(segments.map(\.from.value) == [.number(20)])
    #expect(segments.map(\.to.value) == [.number(120)])
    #expect(segments[0].easing?.form == .hold)
  }
}
