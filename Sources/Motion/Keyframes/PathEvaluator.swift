#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A path evaluator moves a point along a path and turns it with the path if that is wanted.
///
/// Each segment has an even fraction of progress, or the one that key times give it, and is run
/// through by its length. The paced modes run through the whole by its length. A further move is a
/// jump. Coordinates are in points, angles in degrees, positive from x towards y.
public struct PathEvaluator: Sendable {
  /// Notes on assumed or ignored values.
  public let notes: [KeyframeNote]
  /// The length of the drawn path, in points.
  public let length: Double
  private let pieces: [PathPiece]
  private let lengths: [Double]
  private let timeline: KeyTimeline
  private let isDiscrete: Bool
  private let rotationMode: Keyframes.RotationMode?

  /// Makes an evaluator.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - keyTimes: When each point is reached: one more than there are segments.
  ///   - mode: How points are joined; cubic is taken as linear, the path being a curve already.
  ///   - timings: The progress within each segment; nil is linear.
  ///   - rotationMode: Whether the point turns with the path.
  /// - Throws: ``KeyframeError/empty`` if the path draws nothing.
  public init(
    _ path: PathData, keyTimes: [Double]? = nil, mode: Keyframes.CalculationMode = .linear,
    timings: [ProgressFunction?] = [], rotationMode: Keyframes.RotationMode? = nil
  ) throws(KeyframeError) {
    pieces = path.pieces
    guard !pieces.isEmpty else { throw .empty }
    lengths = pieces.map(\.length)
    length = lengths.reduce(0, +)
    self.rotationMode = rotationMode
    isDiscrete = mode == .discrete
    let points = pieces.map { SIMD4($0.start.x, $0.start.y, 0, 0) } + [SIMD4(repeating: 0)]
    var plan = KeyframePlan(values: points, keyTimes: keyTimes, timings: timings)
    switch mode {
    case .discrete:
      timeline = plan.stepTimeline(count: points.count, mode: .discrete)
    case .linear, .cubic:
      timeline = plan.timeline(count: plan.values.count, isCubic: false)
      plan.notes.append(.pathByLength)
    case .paced, .cubicPaced:
      timeline = plan.pacedTimeline(lengths, isCubic: false)
      plan.notes.removeAll { $0 == .euclideanPace }
    }
    notes = plan.notes
  }

  /// When each point is reached.
  var times: [Double] { timeline.times }

  /// The position at a progress.
  public func position(at progress: Double) -> AnimatedValue {
    if isDiscrete { return vector(step(at: progress)) }
    let location = location(at: progress)
    let piece = pieces[location.segment]
    let point = piece.point(at: min(max(location.fraction, 0), 1))
    return vector(point + unit(location) * (lengths[location.segment] * beyond(location)))
  }

  /// The change of the position by progress; constant along a path that is paced.
  public func velocity(at progress: Double) -> AnimatedValue {
    if isDiscrete { return .vector([0, 0]) }
    let location = location(at: progress)
    return vector(unit(location) * (lengths[location.segment] * location.rate))
  }

  /// The turn at a progress, in degrees within -180…180; nil if the point does not turn.
  public func angle(at progress: Double) -> Double? {
    guard let rotationMode else { return nil }
    let heading: SIMD2<Double>
    if isDiscrete {
      let key = min(timeline.key(at: progress), pieces.count)
      heading = key < pieces.count ? pieces[key].heading(at: 0) : pieces[key - 1].heading(at: 1)
    } else {
      heading = unit(location(at: progress))
    }
    let turn = atan2(heading.y, heading.x) * 180 / .pi
    switch rotationMode {
    case .auto: return turn
    case .autoReverse: return turn > 0 ? turn - 180 : turn + 180
    }
  }

  /// How fast the turn changes by progress, in degrees; nil if the point does not turn.
  ///
  /// At a corner it is that of the piece that begins there: the corner itself is a jump.
  package func turn(at progress: Double) -> Double? {
    guard rotationMode != nil else { return nil }
    if isDiscrete { return 0 }
    let location = location(at: progress)
    guard beyond(location) == 0 else { return 0 }
    let curvature = pieces[location.segment].curvature(at: location.fraction)
    return curvature * lengths[location.segment] * location.rate * 180 / .pi
  }

  /// The location of a progress, its fraction being one of the piece's parameter rather than its length.
  private func location(at progress: Double) -> KeyTimeline.Location {
    var location = timeline.location(at: progress)
    if location.fraction > 0, location.fraction < 1 {
      let piece = pieces[location.segment]
      location.fraction = piece.fraction(
        ofLength: location.fraction, length: lengths[location.segment])
    }
    return location
  }

  private func step(at progress: Double) -> SIMD2<Double> {
    let key = timeline.key(at: progress)
    return key < pieces.count ? pieces[key].start : pieces[pieces.count - 1].end
  }

  private func beyond(_ location: KeyTimeline.Location) -> Double {
    location.fraction < 0 ? location.fraction : max(location.fraction - 1, 0)
  }

  private func unit(_ location: KeyTimeline.Location) -> SIMD2<Double> {
    let heading = pieces[location.segment].heading(at: min(max(location.fraction, 0), 1))
    let size = hypot(heading.x, heading.y)
    return size > 0 ? heading / size : SIMD2(0, 0)
  }

  private func vector(_ point: SIMD2<Double>) -> AnimatedValue { .vector([point.x, point.y]) }
}
