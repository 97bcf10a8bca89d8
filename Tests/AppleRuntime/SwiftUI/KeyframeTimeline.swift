public import RuntimeQuartzCore

/// The way to a keyframe.
struct KeyframeSegment<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  let to: Value
  let duration: Double
  let kind: Kind
}

/// The keyframes of one property.
struct ResolvedTrack<Root> {
  let keyPath: AnyKeyPath
  let duration: Double
  /// Sets the property as it is at a time, from its value and its velocity at the start, and
  /// returns its velocity.
  let apply: (inout Root, Double, _ velocity: Any?) -> Any

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ segments: [KeyframeSegment<Value>]
  ) {
    self.keyPath = keyPath
    duration = segments.reduce(0) { $0 + $1.duration }
    apply = { root, time, velocity in
      var value = root[keyPath: keyPath]
      let speed = velocity as? Value.AnimatableData ?? .zero
      let state = Self.state(segments, from: value.animatableData, speed, at: time)
      value.animatableData = state.place
      root[keyPath: keyPath] = value
      return state.velocity
    }
  }

  private static func state<Value: Animatable>(
    _ segments: [KeyframeSegment<Value>], from start: Value.AnimatableData,
    _ speed: Value.AnimatableData, at time: Double
  ) -> (place: Value.AnimatableData, velocity: Value.AnimatableData) {
    typealias Data = Value.AnimatableData
    var (place, velocity, begin) = (start, speed, 0.0)
    var entrance: Data?
    for (index, segment) in segments.enumerated() {
      let (target, duration) = (segment.to.animatableData, segment.duration)
      let part = min(time - begin, duration)
      let isLast = begin + duration > time
      switch segment.kind {
      case .move: (place, velocity) = (target, .zero)
      case .linear(let curve):
        guard duration > 0 else {
          place = target
          break
        }
        let way = target - place
        velocity = way.scaled(by: curve.velocity(at: part / duration) / duration)
        place = place + way.scaled(by: curve.value(at: part / duration))
      case .spring(let spring, let start):
        let speed = start?.animatableData ?? velocity
        let way = target - place
        velocity = spring.velocity(target: way, initialVelocity: speed, time: part)
        place = place + spring.value(target: way, initialVelocity: speed, time: part)
      case .cubic(let start, let end):
        guard duration > 0 else {
          place = target
          break
        }
        let leave = end?.animatableData ?? tangent(segments, after: index, from: place)
        let enter = start?.animatableData ?? entrance ?? velocity
        (place, velocity) = hermite(place, enter, target, leave, part / duration, duration)
        entrance = end == nil ? leave : nil
      }
      if isLast { return (place, velocity) }
      begin += duration
    }
    return (place, .zero)
  }

  // Source: CubicKeyframe: "Adjacent cubic keyframes result in a Catmull-Rom spline. If a cubic
  // keyframe follows a different type of keyframe, such as a linear keyframe, the end velocity of
  // the segment defined by the previous keyframe will be used as the starting velocity". Assumed:
  // the tangent is that of the neighbors over their time, and a track starts and ends at rest.
  private static func tangent<Value: Animatable>(
    _ segments: [KeyframeSegment<Value>], after index: Int, from place: Value.AnimatableData
  ) -> Value.AnimatableData {
    guard index + 1 < segments.count else { return .zero }
    let (segment, next) = (segments[index], segments[index + 1])
    guard case .cubic(let start, _) = next.kind else { return .zero }
    if let start { return start.animatableData }
    let time = segment.duration + next.duration
    return (next.to.animatableData - place).scaled(by: 1 / time)
  }

  private static func hermite<Data: VectorArithmetic>(
    _ from: Data, _ enter: Data, _ to: Data, _ leave: Data, _ t: Double, _ duration: Double
  ) -> (Data, Data) {
    func sum(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Data {
      from.scaled(by: a) + enter.scaled(by: b * duration) + to.scaled(by: c)
        + leave.scaled(by: d * duration)
    }
    let (t2, t3) = (t * t, t * t * t)
    let value = sum(
      2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2)
    let velocity = sum(6 * t2 - 6 * t, 3 * t2 - 4 * t + 1, 6 * t - 6 * t2, 3 * t2 - 2 * t)
    return (value, velocity.scaled(by: 1 / duration))
  }
}

public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [ResolvedTrack<Value>]
  /// How fast properties are at the start.
  private var velocities: [AnyKeyPath: Any] = [:]

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    (self.initialValue, tracks) = (initialValue, content().allTracks)
  }

  // Source: KeyframeTimeline, "duration": that of the longest track. The others stay at their ends.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  public func value(time: Double) -> Value { state(time).value }

  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The same, starting as fast as another one is at a time.
  func continuing(_ other: KeyframeTimeline, at time: Double) -> KeyframeTimeline {
    var copy = self
    copy.velocities = other.state(time).velocities
    return copy
  }

  private func state(_ time: Double) -> (value: Value, velocities: [AnyKeyPath: Any]) {
    var (value, speeds) = (initialValue, [AnyKeyPath: Any]())
    for track in tracks {
      speeds[track.keyPath] = track.apply(&value, max(time, 0), velocities[track.keyPath])
    }
    return (value, speeds)
  }
}
