/// A keyframe evaluator knows the value and velocity of a course through values at every progress.
///
/// Progress is that of the animation after its own timing; each segment's timing is applied to the
/// fraction of the segment (the order is Curvet's reading). Progress beyond 0…1, as springs have it,
/// goes on along the tangent of the end. After CAKeyframeAnimation and its header.
public struct KeyframeEvaluator: Sendable {
  /// Notes on assumed or ignored values.
  public let notes: [KeyframeNote]
  let values: [AnimatedValue]
  let base: AnimatedValue?
  let timeline: KeyTimeline
  let form: Interpolation

  enum Interpolation {
    case steps
    /// Values of CSS, one after the other.
    case texts
    case segments([HermiteSegment])
    case paced([HermiteSegment], lengths: [Double], total: Double)
  }

  /// Makes an evaluator.
  ///
  /// - Parameters:
  ///   - values: At least one; all of one shape.
  ///   - keyTimes: When each is reached. Ones that do not fit are ignored and noted.
  ///   - mode: How values are joined.
  ///   - timings: The progress within each segment; nil is linear.
  ///   - tension: For cubic, as Kochanek and Bartels have it; 0 if left out.
  ///   - continuity: The same.
  ///   - bias: The same.
  ///   - base: What the values are added to, for additive ones.
  /// - Throws: ``KeyframeError`` if values are missing or of different shapes.
  public init(
    values: [AnimatedValue], keyTimes: [Double]? = nil, mode: Keyframes.CalculationMode = .linear,
    timings: [ProgressFunction?] = [], tension: Keyframes.PerKey? = nil,
    continuity: Keyframes.PerKey? = nil, bias: Keyframes.PerKey? = nil,
    base: AnimatedValue? = nil
  ) throws(KeyframeError) {
    guard let first = values.first else { throw .empty }
    if let odd = values.indices.first(where: { !values[$0].hasShape(of: first) }) {
      throw .mixedValues(index: odd)
    }
    var plan = KeyframePlan(
      values: values.compactMap(\.components), keyTimes: keyTimes, timings: timings)
    plan.spline = Spline(
      tension: plan.perKey(tension), continuity: plan.perKey(continuity), bias: plan.perKey(bias))
    if !first.isContinuous {
      timeline = plan.stepTimeline(count: values.count, mode: mode)
      form = .steps
    } else if first.components == nil, mode != .discrete {
      if mode != .linear { plan.notes.append(.straightTexts) }
      timeline = plan.timeline(count: values.count, isCubic: false)
      form = .texts
    } else {
      switch mode {
      case .discrete:
        timeline = plan.stepTimeline(count: values.count, mode: mode)
        form = .steps
      case .linear, .cubic:
        timeline = plan.timeline(count: values.count, isCubic: mode == .cubic)
        form = .segments(plan.segments(isCubic: mode == .cubic))
      case .paced, .cubicPaced:
        let segments = plan.segments(isCubic: mode == .cubicPaced)
        let lengths = segments.map(\.length)
        timeline = plan.pacedTimeline(lengths, isCubic: mode == .cubicPaced)
        form = .paced(segments, lengths: lengths, total: lengths.reduce(0, +))
      }
    }
    if let base, first.components == nil || !base.hasShape(of: first) {
      plan.notes.append(.additiveIgnored)
      self.base = nil
    } else {
      self.base = base
    }
    self.values = values
    notes = plan.notes
  }

  /// The value at a progress, with what it is added to.
  public func value(at progress: Double) -> AnimatedValue {
    let first = values[0]
    let own: AnimatedValue
    switch form {
    case .steps:
      own = values[min(timeline.key(at: progress), values.count - 1)]
    case .texts where values.count < 2: own = first
    case .texts:
      let location = timeline.location(at: progress)
      let next = values[min(location.segment + 1, values.count - 1)]
      own = values[location.segment].interpolated(to: next, location.fraction)
    case .segments(let segments):
      own = segments.isEmpty ? first : first.with(location(progress, segments).value)
    case .paced(let segments, let lengths, let total):
      own = segments.isEmpty ? first : first.with(paced(progress, segments, lengths, total).value)
    }
    return base.map { $0.adding(own) } ?? own
  }

  /// The change of the value by progress; nil if it changes in steps.
  ///
  /// At a key it is the one of the segment that begins there, at the end that of the last one.
  /// Multiply by the change of progress in time for a velocity.
  public func velocity(at progress: Double) -> AnimatedValue? {
    let first = values[0]
    let zero = SIMD4<Double>(repeating: 0)
    switch form {
    case .steps:
      return first.components == nil ? nil : first.with(zero)
    case .texts: return nil
    case .segments(let segments):
      return first.with(segments.isEmpty ? zero : location(progress, segments).derivative)
    case .paced(let segments, let lengths, let total):
      return first.with(
        segments.isEmpty ? zero : paced(progress, segments, lengths, total).derivative)
    }
  }

  private typealias Point = (value: SIMD4<Double>, derivative: SIMD4<Double>)

  private func location(_ progress: Double, _ segments: [HermiteSegment]) -> Point {
    let location = timeline.location(at: progress)
    let segment = segments[location.segment]
    return (
      segment.value(at: location.fraction),
      segment.derivative(at: location.fraction) * location.rate
    )
  }

  private func paced(
    _ progress: Double, _ segments: [HermiteSegment], _ lengths: [Double], _ total: Double
  ) -> Point {
    var location = timeline.location(at: progress)
    let segment = segments[location.segment]
    guard total > 0 else { return (segment.start, SIMD4(repeating: 0)) }
    if location.fraction > 0, location.fraction < 1, segment.tangents != nil {
      let length = lengths[location.segment]
      location.fraction = ArcLength.fraction(
        of: location.fraction * length, total: length, kinks: segment.turns, speed: segment.speed)
    }
    let derivative = segment.derivative(at: location.fraction)
    let speed = derivative.length
    let velocity = speed > 0 ? derivative * (total / speed) : derivative
    if location.fraction < 0 { return (segment.start + velocity * progress, velocity) }
    if location.fraction > 1 { return (segment.end + velocity * (progress - 1), velocity) }
    return (segment.value(at: location.fraction), velocity)
  }

  /// The progress at which values are reached, and at which what is paced turns.
  var breaks: [Double] {
    guard case .paced(let segments, let lengths, _) = form else { return timeline.times }
    let spans = zip(timeline.times, timeline.times.dropFirst())
    return timeline.times
      + zip(spans, zip(segments, lengths)).flatMap { span, piece in
        let (segment, length) = piece
        let turns = segment.turns.filter { $0 > 0 && $0 < 1 }
        return turns.map { turn in
          let covered = ArcLength.between(0, turn, kinks: turns, speed: segment.speed)
          return span.0 + (span.1 - span.0) * covered / length
        }
      }
  }
}
