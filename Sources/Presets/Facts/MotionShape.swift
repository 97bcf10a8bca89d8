import Motion

/// A motion shape is what is measured of a progress over its time, so that it can be named.
///
/// Progress is 0 at the start and 1 at the goal; times are fractions of the whole.
struct MotionShape: Hashable, Sendable {
  /// The shape in samples; nil if it has no end.
  var sketch: Sketch?
  /// How far it goes beyond the goal at most; nil for a motion there and back, which has no goal.
  var overshoot: Double?
  /// How far it goes back beyond its start at most.
  var undershoot = 0.0
  /// How far it goes back beyond its start before it sets out for its goal.
  var windUp = 0.0
  /// The largest fall from a height it had reached, as when it bounces.
  var fall = 0.0
  /// How far it swings to the other side of its goal, or of its start, before it settles.
  var swing = 0.0
  /// When 10 % of the distance is first covered; measured only if it is hesitant.
  var tenth: Double?
  /// When 90 % of the distance is first covered.
  var timeTo90Percent: Double?
  /// Whether it changes in jumps.
  var isStepped = false

  /// Whether it arrives in the later part of its time.
  var isHesitant: Bool { timeTo90Percent.map { $0 > Self.early } ?? false }

  /// Until when 90 % of the distance is covered by what is quick to arrive, as a fraction of the
  /// time.
  static let early = 0.55

  /// Whether it keeps to the straight line.
  var isLinear: Bool {
    guard let sketch, !isStepped else { return false }
    return sketch.samples.indices.allSatisfy {
      abs(Double(sketch.samples[$0]) - Sketch.fraction(of: $0)) <= Self.straightness
    }
  }

  /// How far a line may leave the straight one: what the eye does not see over a hundred points.
  static let straightness = 0.02

  /// Measures how values turn; falls before the first rise are anticipation instead.
  mutating func measureTurns<Values: Sequence<Double>>(of values: Values) {
    var height = 0.0
    for value in values {
      if height < Self.begun { windUp = max(windUp, -value) }
      height = max(height, value)
      guard height > Self.risen else { continue }
      fall = max(fall, height - value)
      if height > 1, value < 1 { swing = max(swing, min(height - 1, 1 - value)) }
      if value < 0 { swing = max(swing, min(height, -value)) }
    }
  }

  /// How far it must have risen before going down is a fall: 1 % of the distance.
  private static let risen = 0.01

  /// From where on it has set out: a tenth of the distance.
  private static let begun = 0.1

  /// The shape without what is not finite.
  var finite: MotionShape {
    var shape = self
    shape.overshoot = overshoot.flatMap { $0.isFinite ? $0 : nil }
    shape.tenth = tenth.flatMap { $0.isFinite ? $0 : nil }
    shape.timeTo90Percent = timeTo90Percent.flatMap { $0.isFinite ? $0 : nil }
    return shape
  }
}

extension MotionShape {
  /// Measures the shape of a curve; nil if it is not a curve of time.
  ///
  /// Extrema and times are exact.
  init?(_ shape: Curve.Shape) {
    guard let evaluator = try? CurveEvaluator(shape) else { return nil }
    overshoot = 0
    timeTo90Percent = evaluator.input(atLeast: 0.9)
    if isHesitant { tenth = evaluator.input(atLeast: 0.1) }
    isStepped = shape.jumps
    sketch = Sketch(evaluator.samples(count: Sketch.count).map { Float($0) })
    guard !shape.onlyRises else { return }
    let extrema = evaluator.extrema
    overshoot = max(0, extrema.largest.value - 1)
    undershoot = max(0, -extrema.least.value)
    measureTurns(of: evaluator.turns)
  }
}

extension CurveEvaluator {
  /// The first input within 0…1 at which the curve is at or above a value; nil if it never is.
  fileprivate func input(atLeast output: Double) -> Double? {
    value(at: 0) >= output ? 0 : input(reaching: output)
  }
}

extension Curve.Shape {
  /// Whether it is known to rise from 0 to 1: a Bézier with both points between does.
  fileprivate var onlyRises: Bool {
    switch self {
    case .cubicBezier(_, let y1, _, let y2): (0...1).contains(y1) && (0...1).contains(y2)
    case .named: true
    case .use, .linear, .steps, .path: false
    }
  }

  /// Whether the value jumps: steps, or stops of one input that are a tenth of the distance apart.
  fileprivate var jumps: Bool {
    switch self {
    case .steps: true
    case .linear(let stops):
      zip(stops, stops.dropFirst()).contains {
        $0.input >= $1.input && abs($0.output - $1.output) >= 0.1 - 1e-9
      }
    case .use, .cubicBezier, .named, .path: false
    }
  }
}

extension MotionShape {
  /// Measures a spring in closed form.
  ///
  /// - Parameters:
  ///   - solver: The spring.
  ///   - duration: The time that fractions are of, in seconds; nil if it never settles.
  init(_ solver: SpringSolver, over duration: Double?) {
    overshoot = solver.overshoot
    undershoot = max(0, -solver.range.lowerBound)
    var turns: [Double] = []
    for index in 0..<3 {
      guard let turn = solver.turningPoint(index) else { break }
      turns.append(turn.position)
    }
    measureTurns(of: turns)
    fall = max(fall, overshoot ?? 0)
    guard let duration, duration > 0, duration.isFinite else { return }
    timeTo90Percent = solver.time(toReach: 0.9).map { $0 / duration }
    if isHesitant { tenth = solver.time(toReach: 0.1).map { $0 / duration } }
    sketch = Sketch { solver.position(at: $0 * duration) }
  }

  /// Measures the track of keyframes that have only one, of numbers; nil for others.
  ///
  /// Progress is that of ``KeyframeProgress``; of repeats one run is measured. Extrema and times are
  /// exact.
  ///
  /// A value that only the running app knows, the current one, is taken as the property's identity,
  /// which leaves the shape between two values as it is.
  init?(_ keyframes: Keyframes) {
    // Where the goal is the identity, any other start has the same shape.
    guard
      let progress = KeyframeProgress(keyframes)
        ?? KeyframeProgress(keyframes, current: 0)
    else { return nil }
    let turns = progress.turns
    guard let most = turns.max(), let least = turns.min() else { return nil }
    sketch = Sketch { progress($0) }
    overshoot = progress.returns ? nil : max(0, most - 1)
    undershoot = max(0, -least)
    // The motion back is not a fall.
    let end = progress.returns ? turns.lastIndex { $0 >= most - 0.01 } ?? 0 : turns.count - 1
    measureTurns(of: turns[...end])
    timeTo90Percent = progress.fraction(reaching: 0.9)
    if isHesitant { tenth = progress.fraction(reaching: 0.1) }
    isStepped = keyframes.tracks.first?.calculationMode == .discrete
  }
}
