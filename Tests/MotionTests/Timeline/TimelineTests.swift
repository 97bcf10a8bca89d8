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
        Keyframes.RelativeKeyframe(
          start: .decimal(0), duration: .decimal(0.5), change: .to(Samples.number(8)))
      ])
    }
    let track = try MotionEvaluator(motion).tracks[0]
    #expect(track.point(at: 1) == MotionPoint(value: .number(8), velocity: .number(0)))
  }

  @Test("A jump at the end of a frame is where the next one begins") func joined() throws {
    func frame(_ start: Double, _ duration: Double, _ value: Double) -> Keyframes.RelativeKeyframe {
      Keyframes.RelativeKeyframe(
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
    /// When each segment begins, and how it runs.
    let segments: [String]?
    let change: @Sendable (inout Keyframes) -> Void
  }

  private static func values(_ numbers: [Double]) -> Keyframes.Content {
    .values(numbers.map(Samples.number))
  }

  private static let spring = Timing.spring(
    Spring(.perceptual(duration: .seconds(0.4), bounce: 0.3)))

  private static func curve(_ shape: Curve.Shape) -> Timing { .curve(Curve(shape)) }

  private static func describe(_ segment: TimelineSegment) -> String {
    let course =
      switch segment.interpolation {
      case .free: "free"
      case .paced: "paced"
      case .eased(nil): segment.from == segment.to ? "still" : "even"
      case .eased(let easing?):
        switch easing.form {
        case .hold: "held"
        case .bezier(let pieces):
          pieces.map { $0.prefix(4).map { "\(($0 * 1e6).rounded() / 1e6)" }.joined(separator: " ") }
            .joined(separator: ", ")
        case .linear(let stops): "\(stops.count) stops"
        case .steps(let count, _): "\(count) steps"
        case .spring: "spring"
        }
      }
    return "\((segment.start * 1e6).rounded() / 1e6): \(course)"
  }

  @Test(
    "A track of keys is made of segments, each with an easing if it can have one",
    arguments: [
      Course(testDescription: "two values", segments: ["0.0: even"]) { _ in },
      Course(testDescription: "a timing of two values", segments: ["0.0: 0.42 0.0 0.58 1.0"]) {
        $0.timing = Samples.ease
      },
      Course(testDescription: "three values", segments: ["0.0: even", "0.5: even"]) {
        $0.tracks[0].content = values([0, 4, 5])
      },
      Course(
        testDescription: "timings of segments",
        segments: ["0.0: 0.42 0.0 0.58 1.0", "0.5: 0.42 0.0 0.58 1.0"]
      ) {
        $0.tracks[0].content = values([0, 4, 5])
        $0.tracks[0].timings = [Samples.ease, Samples.ease]
      },
      Course(
        testDescription: "frames with a pause",
        segments: ["0.0: still", "0.25: even", "0.75: still"]
      ) {
        $0.tracks[0].content = .frames([
          Keyframes.RelativeKeyframe(
            start: .decimal(0.25), duration: .decimal(0.5), change: .to(Samples.number(8)))
        ])
      },
      Course(
        testDescription: "a timing of three values is cut where it comes to the second",
        segments: ["0.0: 0.42 0.0 0.71 0.5", "0.5: 0.29 0.5 0.58 1.0"]
      ) {
        $0.tracks[0].content = values([0, 4, 5])
        $0.timing = Samples.ease
      },
      Course(
        testDescription: "lines are cut, too", segments: ["0.0: 3 stops", "0.7: even"]
      ) {
        $0.tracks[0].content = values([0, 4, 5])
        $0.timing = curve(
          .linear([
            .init(input: 0, output: 0), .init(input: 0.2, output: 0.4),
            .init(input: 0.7, output: 0.5), .init(input: 1, output: 1),
          ]))
      },
      Course(testDescription: "steps of two values", segments: ["0.0: 5 steps"]) {
        $0.timing = curve(.steps(5, jump: .none))
      },
      Course(testDescription: "lines that stay at the end", segments: ["0.0: 3 stops"]) {
        $0.timing = curve(
          .linear([
            .init(input: 0, output: 0), .init(input: 0.2, output: 1), .init(input: 1, output: 1),
          ]))
      },
      Course(
        testDescription: "steps of three values",
        segments: ["0.0: held", "0.25: held", "0.5: held", "0.75: held"]
      ) {
        $0.tracks[0].content = values([0, 4, 5])
        $0.timing = curve(.steps(4, jump: .end))
      },
      Course(
        testDescription: "a spring of two values", segments: ["0.0: spring"]
      ) { $0.timing = spring },
      Course(
        testDescription: "an easing within an easing",
        segments: ["0.0: paced", "0.5: paced"]
      ) {
        $0.tracks[0].content = values([0, 4, 5])
        $0.tracks[0].timings = [Samples.ease, Samples.ease]
        $0.timing = Samples.ease
      },
      Course(
        testDescription: "a spline is cubic, and cut where it turns between equal values",
        segments: [
          "0.0: 0.333333 0.333333 0.666667 0.791667",
          "0.333333: 0.333333 0.833333 0.666667 0.833333",
          "0.666667: 0.333333 0.75 0.666667 1.0", "0.777778: 0.333333 0.0 0.666667 1.0",
        ]
      ) {
        $0.tracks[0].content = values([0, 4, 5, 5])
        $0.tracks[0].calculationMode = .cubic
      },
      Course(testDescription: "values that are added", segments: nil) {
        $0.tracks[0].additive = true
      },
    ])
  func segments(course: Course) throws {
    let track = try MotionEvaluator(Samples.keyframes(course.change)).tracks[0]
    #expect(track.segments?.map(Self.describe) == course.segments)
  }

  @Test("Segments are what is evaluated", arguments: 0..<UInt64(400)) func random(seed: UInt64)
    throws
  {
    var plays = RandomPlays(seed: seed)
    let motion = plays.anyMotion()
    for track in try MotionEvaluator(motion, lengths: ["w": 30.5, "h": -7]).tracks {
      guard let segments = track.segments,
        let timing = track.timeline.tracks[0].clocks.first?.timing,
        timing.speed > 0, timing.timeOffset == 0,
        timing.activeDuration >= timing.duration
      else { continue }
      var end = 0.0
      for segment in segments {
        #expect(segment.start == end && (segment.end > segment.start || end == 1))
        end = segment.end
        for part in [0, 0.21, 0.5, 0.83, 1 - 1e-9] where segment.start < 1 {
          let fraction = segment.start + (segment.end - segment.start) * part
          let point = track.point(at: timing.beginTime + fraction * timing.duration / timing.speed)
          let progress: Double
          switch segment.interpolation {
          case .free: continue
          case .eased(let easing): progress = easing?(part) ?? part
          case .paced(let pace): progress = pace(part)
          }
          guard let from = segment.from.value, let to = segment.to.value else { continue }
          let wanted = from.interpolated(to: to, progress)
          let found = try #require(point.value)
          guard let one = wanted.components, let two = found.components else {
            #expect(part == 0 || found == wanted, "\(fraction) of \(track.name)")
            continue
          }
          // A jump may come a rounding earlier or later.
          let isJump = part == 0 || part > 0.99
          let step = isStepped(segment.interpolation)
          guard !isJump, !step else { continue }
          #expect((one - two).length < 1e-6 * max(one.length, 1), "\(fraction) of \(track.name)")
        }
      }
      #expect(end == 1)
      let last = try #require(segments.last?.to.value)
      if timing.fillMode == .both, timing.parentDuration == timing.duration / timing.speed {
        let point = track.point(at: timing.beginTime + timing.parentDuration)
        let miss = try #require(last.difference(to: point.value)?.components ?? .zero)
        #expect(miss.length < 1e-9 && (last.isContinuous || point.value == last))
      }
    }
  }

  private func isStepped(_ course: TimelineSegment.Interpolation) -> Bool {
    if case .eased(let easing?) = course, case .steps = easing.form { true } else { false }
  }

  @Test("A part that comes back to where it began has no pace") func back() throws {
    let pace = TimelineSegment.Pace(breaks: [2.0 / 3]) { $0 * (4 - 3 * $0) }
    let ends = [0.0, 1].map { MotionPoint(value: .number($0), velocity: nil) }
    let segment = TimelineSegment(
      start: 0, end: 1, from: ends[0], to: ends[1], interpolation: .paced(pace))
    func isFree(_ start: Double, _ end: Double) -> Bool {
      if case .free = segment.interpolation(from: start, to: end) { true } else { false }
    }
    #expect(isFree(0.5, 0.83334))
    #expect(!isFree(0.2, 0.5))
  }

  @Test("What jumps at the very end has its last value there") func jump() throws {
    let motion = Samples.animator { $0.animations[0].delayFactor = .decimal(1) }
    let segments = try #require(try MotionEvaluator(motion).tracks[0].segments)
    #expect(segments.map(\.from.value) == [.number(20)])
    #expect(segments.map(\.to.value) == [.number(120)])
    #expect(segments[0].isHeld)
  }
}
