/// A motion track is one property of one target over time.
public struct MotionTrack: Sendable {
  /// The author's name for the view or layer that it changes; nil without a name.
  public let target: String?
  /// The property, as a key path; `progress` for motions that move nothing by themselves.
  public let property: String
  /// Notes on assumed, ignored, or unknown values.
  public let notes: [String]
  /// Those of its notes that say when a face of a transition comes on edge.
  public let faceNotes: [String]
  /// Whether its value jumps instead of gliding.
  public let isStepped: Bool
  /// The instants at which a value was authored, in the evaluator's time.
  public let keys: [Double]
  /// When it moves, in order; one span unless several members of a group move it.
  public let spans: [Span]
  let timeline: TimelineProperty
  let measures: [Measure]

  /// A span is a stretch of time in seconds.
  public struct Span: Hashable, Sendable {
    /// When it begins.
    public var start: Double
    /// How long it lasts; nil if it has no end.
    public var length: Double?

    /// Makes a span.
    public init(start: Double, length: Double?) { (self.start, self.length) = (start, length) }
  }

  /// Makes the track of a property in a timeline that is evaluated.
  ///
  /// - Parameter measures: The measures whose lengths are not known.
  init(_ property: TimelineProperty, _ measures: [Measure]) {
    (timeline, self.measures) = (property, measures)
    (target, self.property) = (property.target, property.name)
    let tracks = property.tracks
    faceNotes = tracks.flatMap(\.faceNotes).uniqued
    notes = tracks.flatMap { $0.notes + $0.faceNotes }.uniqued
    isStepped = tracks.allSatisfy(\.isStepped)
    spans = tracks.contains { !$0.clocks.isEmpty } ? property.spans : []
    keys = tracks.flatMap { track -> [Double] in
      guard track.clocks.count == 1, let timing = track.clocks.first?.timing else { return [] }
      return track.authoredTimes.compactMap(timing.parentTime)
    }.sorted()
  }

  /// The track's name: its property, after its target and a full stop if it has one.
  public var name: String { [target, property].compactMap { $0 }.joined(separator: ".") }

  /// Whether the app's code sets the model value, so that it stays.
  var setsModel: Bool { timeline.tracks.contains(where: \.setsModel) }

  /// The last value that was authored, which the app's code may set as the model value.
  var last: AnimatedValue? {
    (timeline.tracks.last(where: \.setsModel) ?? timeline.tracks.first)?.last?.known
  }

  /// Returns the value and velocity at an instant.
  ///
  /// - Parameter time: seconds from the beginning, or the input fraction of a curve.
  public func point(at time: Double) -> MotionPoint {
    if let state = timeline.state(at: time) { return MotionPoint(state, measures) }
    guard setsModel, let begin = spans.first?.start, begin > max(groupStart, 0),
      time >= groupStart, time < begin, let first = timeline.state(at: begin)
    else { return MotionPoint(value: nil, velocity: nil) }
    // Until it begins, the first value shows.
    let waits = isStepped && first.velocity == nil
    return MotionPoint(waits ? first : TimelineState(still: first.value), measures)
  }

  /// The instants at which it may turn, jump or have a corner, in the first cycles, ascending; in the
  /// evaluator's time.
  package var breaks: [Double] { timeline.breaks }

  /// When the group begins that it is in; minus infinity without a group.
  private var groupStart: Double {
    guard let clocks = timeline.tracks.first?.clocks, clocks.count > 1 else { return -.infinity }
    return clocks[0].timing.beginTime
  }
}

extension MediaTiming {
  /// When a fraction of the first run is reached, in the parent's time; nil if it is not simple.
  fileprivate func parentTime(of fraction: Double) -> Double? {
    speed > 0 && timeOffset == 0 ? beginTime + fraction * duration / speed : nil
  }
}
