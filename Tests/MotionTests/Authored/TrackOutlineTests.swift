import Testing

@testable import Motion

struct TrackOutlineTests {
  private static let moments = (0...1000).map { Double($0) / 1000 }

  private static func course(_ value: @escaping @Sendable (Double) -> AnimatedValue?)
    -> TrackOutline
  {
    let function = TimelineTrack.Function(breaks: []) {
      MotionPoint(value: value($0), velocity: nil)
    }
    let track = TimelineTrack(property: "opacity", content: .function(function))
    return TrackOutline(of: MotionTrack(TimelineProperty(tracks: [track]), []), at: moments)
  }

  struct Way: Sendable {
    let keys: [(Double, Double)]
    let values: [Double]
  }

  @Test(
    "The values are those at which it starts, turns back and ends",
    arguments: [
      Way(keys: [(0, 0), (1, 1)], values: [0, 1]),
      Way(keys: [(0, 5), (1, 5)], values: [5]),
      Way(keys: [(0, 1), (1, 0)], values: [1, 0]),
      Way(keys: [(0, 0), (0.5, 2), (1, 0)], values: [0, 2, 0]),
      // What is less than a hundredth of the whole is no turn.
      Way(keys: [(0, 0), (0.5, 1), (0.75, 0.995), (1, 1)], values: [0, 1]),
      Way(keys: [(0, 0), (0.25, 8), (0.5, -3), (1, 1)], values: [0, 8, -3, 1]),
    ])
  func turns(way: Way) {
    let course = Self.course { time in
      let index = max(way.keys.lastIndex { $0.0 <= time } ?? 0, 0)
      guard index + 1 < way.keys.count else { return .number(way.keys[index].1) }
      let (from, to) = (way.keys[index], way.keys[index + 1])
      return .number(from.1 + (to.1 - from.1) * (time - from.0) / (to.0 - from.0))
    }
    #expect(course.values.map(\.value) == way.values.map { AnimatedValue.number($0) })
  }

  @Test("It starts where it first changes and ends where it comes to rest") func span() {
    let course = Self.course { .number(min(max($0 - 0.2, 0), 0.3)) }
    #expect(abs(course.start - 0.2) < 0.0015)
    #expect(abs(course.end - 0.5) < 0.0015)
  }

  @Test("Each component may turn") func vector() {
    let course = Self.course { .vector([$0, $0 < 0.5 ? $0 : 1 - $0]) }
    #expect(
      course.values.map(\.value) == [.vector([0, 0]), .vector([0.5, 0.5]), .vector([1, 0])])
  }

  @Test("Names change where they change") func names() {
    let course = Self.course { .string($0 < 0.3 ? "none" : $0 < 0.6 ? "light" : "dark") }
    #expect(course.values.map(\.value) == [.string("none"), .string("light"), .string("dark")])
  }

  @Test("Where nothing applies it has no value") func nothing() {
    #expect(Self.course { _ in nil }.values.isEmpty)
    let half = Self.course { $0 < 0.5 ? nil : .number($0) }
    #expect(half.values.map(\.value) == [.number(0.5), .number(1)])
  }

  @Test("A distance is the largest of a component; none where the values are of two kinds")
  func distance() {
    func point(_ value: AnimatedValue?) -> MotionPoint { MotionPoint(value: value, velocity: nil) }
    #expect(point(.number(1)).distance(to: point(.number(4))) == 3)
    #expect(point(.vector([1, 9])).distance(to: point(.vector([2, 4]))) == 5)
    #expect(point(nil).distance(to: point(nil)) == 0)
    #expect(point(.string("a")).distance(to: point(.string("a"))) == 0)
    #expect(point(.string("a")).distance(to: point(.string("b"))) == nil)
    #expect(point(.number(1)).distance(to: point(nil)) == nil)
    #expect(point(.number(1)).distance(to: point(.vector([1, 1]))) == nil)
  }
}
