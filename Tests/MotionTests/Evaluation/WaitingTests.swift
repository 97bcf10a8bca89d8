import Motion
import Testing

/// What waits, and what is over, stands still.
struct WaitingTests {
  /// A curve that leaves its start straight up.
  private static let steep = Timing.curve(
    Curve(.cubicBezier(x1: 0, y1: 0.4, x2: 0.2, y2: 1), duration: .seconds(1)))

  private static let motions: [Samples.Named] = [
    .init(
      name: "keyframes",
      motion: Samples.keyframes {
        ($0.timing, $0.beginTime, $0.fillMode) = (steep, .seconds(0.2), .both)
      }),
    .init(
      name: "animator",
      motion: Samples.animator { ($0.timing, $0.delay) = (steep, .seconds(0.2)) }),
    .init(
      name: "transition",
      motion: Samples.transition(.fade) {
        ($0.timing, $0.duration, $0.delay) = (steep, .seconds(1), .seconds(0.2))
      }),
    .init(
      name: "group",
      motion: Samples.group([
        Samples.keyframes { ($0.timing, $0.beginTime, $0.fillMode) = (steep, .seconds(0.2), .both) }
      ]) { $0.duration = .seconds(9) }),
  ]

  @Test("Before it begins its velocity is 0, however steep the curve is", arguments: motions)
  func waiting(sample: Samples.Named) throws {
    let evaluator = try MotionEvaluator(sample.motion)
    for track in evaluator.tracks {
      let point = track.point(at: 0.1)
      guard let value = point.value, value.isContinuous else { continue }
      #expect(point.velocity == value.still)
    }
  }

  @Test("A curve in a group waits as well")
  func curve() throws {
    guard case .curve(let curve) = Self.steep else { return }
    let motion = Samples.group([.curve(curve)]) { group in
      group.duration = .seconds(9)
      group.members[0].beginTime = .seconds(0.5)
      group.members[0].fillMode = .both
    }
    let track = try #require(try MotionEvaluator(motion).tracks.first)
    #expect(track.point(at: 0.25) == MotionPoint(value: .number(0), velocity: .number(0)))
    #expect(track.point(at: 5) == MotionPoint(value: .number(1), velocity: .number(0)))
  }
}

extension AnimatedValue {
  /// The value of the same shape whose components are 0.
  fileprivate var still: AnimatedValue {
    switch self {
    case .number: .number(0)
    case .vector(let parts): .vector(parts.map { _ in 0 })
    case .color: .color(red: 0, green: 0, blue: 0, alpha: 0)
    case .boolean, .string, .css: self
    }
  }
}
