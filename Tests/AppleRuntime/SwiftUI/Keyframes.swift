public import RuntimeQuartzCore

public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

extension Never: Keyframes, KeyframeTrackContent {
  public typealias Value = Never
}

extension Keyframes where Body == Never {
  public var body: Never { fatalError("A track has no body.") }
}

/// Tracks that are known.
protocol TrackSource<Value>: Keyframes {
  var tracks: [ResolvedTrack<Value>] { get }
}

extension Keyframes {
  var allTracks: [ResolvedTrack<Value>] {
    if let source = self as? any TrackSource<Value> { return source.tracks }
    return body.allTracks as? [ResolvedTrack<Value>] ?? []
  }
}

/// Keyframes that are known.
protocol SegmentSource<Value>: KeyframeTrackContent {
  var segments: [KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent {
  var allSegments: [KeyframeSegment<Value>] {
    if let source = self as? any SegmentSource<Value> { return source.segments }
    return body.allSegments as? [KeyframeSegment<Value>] ?? []
  }
}

public struct KeyframeTrack<Root, Value, Content>: Keyframes, TrackSource
where Value == Content.Value, Content: KeyframeTrackContent {
  public typealias Value = Root
  public typealias Body = Never
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\.self, content())
  }
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) { (self.keyPath, self.content) = (keyPath, content()) }

  var tracks: [ResolvedTrack<Root>] { [ResolvedTrack(keyPath, content.allSegments)] }
}

public struct LinearKeyframe<Value>: KeyframeTrackContent, SegmentSource where Value: Animatable {
  let segments: [KeyframeSegment<Value>]

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segments = [KeyframeSegment(to: to, duration: duration, kind: .linear(timingCurve))]
  }

  public var body: LinearKeyframe<Value> { self }
}

public struct CubicKeyframe<Value>: KeyframeTrackContent, SegmentSource where Value: Animatable {
  let segments: [KeyframeSegment<Value>]

  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    let kind = KeyframeSegment<Value>.Kind.cubic(start: startVelocity, end: endVelocity)
    segments = [KeyframeSegment(to: to, duration: duration, kind: kind)]
  }

  public var body: CubicKeyframe<Value> { self }
}

public struct SpringKeyframe<Value>: KeyframeTrackContent, SegmentSource where Value: Animatable {
  let segments: [KeyframeSegment<Value>]

  // Source: SpringKeyframe: without a duration, it takes the settling duration of the spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segments = [
      KeyframeSegment(
        to: to, duration: duration ?? spring.settlingDuration,
        kind: .spring(spring, start: startVelocity))
    ]
  }

  public var body: SpringKeyframe<Value> { self }
}

public struct MoveKeyframe<Value>: KeyframeTrackContent, SegmentSource where Value: Animatable {
  let segments: [KeyframeSegment<Value>]

  public init(_ to: Value) { segments = [KeyframeSegment(to: to, duration: 0, kind: .move)] }

  public var body: MoveKeyframe<Value> { self }
}

private struct JoinedTracks<Value>: Keyframes, TrackSource {
  typealias Body = Never
  let tracks: [ResolvedTrack<Value>]
}

private struct JoinedSegments<Value: Animatable>: KeyframeTrackContent, SegmentSource {
  let segments: [KeyframeSegment<Value>]
  var body: JoinedSegments<Value> { self }
}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: Keyframes { expression }
  public static func buildPartialBlock<K>(first: K) -> K where K: Keyframes { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    JoinedTracks(tracks: accumulated.allTracks + next.allTracks)
  }
  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes { component }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent { expression }
  public static func buildPartialBlock<K>(first: K) -> K
  where Value == K.Value, K: KeyframeTrackContent { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    JoinedSegments(segments: accumulated.allSegments + next.allSegments)
  }
}
