/// A timeline easing is how progress runs through a segment or a whole, without any reference.
package struct TimelineEasing: Sendable {
  private let source: Source

  private enum Source: Sendable {
    case curve(CurveEvaluator, Curve.Shape?)
    case spring(SpringSolver, seconds: Double)
    case hold
  }

  /// A form is one of the ways in which an easing is written down.
  package enum EasingForm: Hashable, Sendable {
    /// Cubic Béziers one after another, each by its control points x1, y1, x2, y2 and its end x, y;
    /// the first begins at (0, 0), the last ends at (1, 1).
    case bezier([[Double]])
    /// Straight lines through stops, the first at or before 0 and the last at or after 1.
    case linear([Curve.Stop])
    /// Equal steps.
    case steps(Int, Curve.Jump)
    /// A spring over so many seconds, which is at its target when they are over.
    case spring(SpringSolver, seconds: Double)
    /// It stays at 0 until the end.
    case hold
  }

  /// Nothing moves until the end.
  package static let hold = TimelineEasing(.hold)

  private init(_ source: Source) { self.source = source }

  /// The form in which it is written down.
  package var form: EasingForm {
    switch source {
    case .hold: return .hold
    case .spring(let solver, let seconds): return .spring(solver, seconds: seconds)
    case .curve(let evaluator, _):
      switch evaluator.form {
      case .bezier(let curve): return .bezier([[curve.x1, curve.y1, curve.x2, curve.y2, 1, 1]])
      case .polyline(let line): return .linear(line.spanning)
      case .steps(let steps): return .steps(steps.steps, steps.jump)
      case .path(let path):
        return .bezier(
          path.parts.map { [$0.x.p1, $0.y.p1, $0.x.p2, $0.y.p2, $0.x.p3, $0.y.p3] })
      }
    }
  }

  /// The shape of the curve that it is, as it was authored; nil if it is none, or a part of one.
  package var shape: Curve.Shape? { if case .curve(_, let shape) = source { shape } else { nil } }

  /// The curve that it is; nil if it is none.
  package var curve: CurveEvaluator? { if case .curve(let own, _) = source { own } else { nil } }

  /// The progress at a fraction of the time, 0…1.
  package func callAsFunction(_ fraction: Double) -> Double {
    switch source {
    case .curve(let evaluator, _): evaluator.value(at: fraction)
    case .spring(let solver, let seconds):
      // Nobody sees the .001 of the distance, or less, that is left when the time is over.
      fraction >= 1 ? 1 : fraction > 0 ? solver.position(at: fraction * seconds) : 0
    case .hold: fraction < 1 ? 0 : 1
    }
  }

  /// The slope of progress at a fraction of the time, 0…1.
  func slope(at fraction: Double) -> Double {
    switch source {
    case .curve(let evaluator, _): evaluator.derivative(at: fraction)
    case .spring(let solver, let seconds):
      fraction < 0 || fraction > 1 ? 0 : solver.velocity(at: fraction * seconds) * seconds
    case .hold: 0
    }
  }

  /// The fractions of the time at which it may turn, jump, have a corner, or be steepest.
  var breaks: [Double] {
    switch source {
    case .curve(let evaluator, _): evaluator.breaks
    case .spring(let solver, let seconds): solver.turns(over: seconds)
    case .hold: []
    }
  }

  /// Whether progress may be less than 0 or more than 1.
  package var overshoots: Bool {
    switch form {
    case .bezier(let pieces):
      pieces.contains { piece in
        [piece[1], piece[3], piece[5]].contains { !(0...1).contains($0) }
      }
    case .linear(let stops): stops.contains { !(0...1).contains($0.output) }
    case .spring: true
    case .steps, .hold: false
    }
  }

  /// Whether progress goes below 0.
  package var goesBack: Bool { breaks.contains { self($0) < -1e-9 } }

  /// The easing of a timing that can be evaluated; nil for one that can't, or that runs evenly.
  package static func known(_ timing: Timing?) -> TimelineEasing? {
    (try? TimelineEasing(timing, lengths: [:])).flatMap(\.self)
  }

  /// Makes the easing of a curve that nobody authored.
  init(_ curve: CurveEvaluator) { source = .curve(curve, nil) }

  /// Makes the easing of a spring over its time, in seconds.
  init(_ solver: SpringSolver, over seconds: Double) {
    source = .spring(solver, seconds: seconds)
  }

  /// Makes the easing of a curve; nil for one that runs evenly.
  ///
  /// - Throws: ``MotionError`` if it refers to another preset or is no curve of time.
  init?(_ curve: Curve) throws(MotionError) {
    let evaluator = try CurveEvaluator(curve.shape)
    if case .polyline = evaluator.form {
      guard case .linear = curve.shape else { return nil }
    }
    source = .curve(evaluator, curve.shape)
  }

  /// Makes the easing of a timing that is stretched over any time; nil for one that runs evenly.
  ///
  /// - Parameters:
  ///   - duration: How long it takes in seconds, for springs that take a time that is given.
  ///   - seconds: How long what a spring moves takes, if that isn't the spring's own time.
  /// - Throws: ``MotionError`` if a reference or a measure is not known.
  init?(
    _ timing: Timing?, duration: Double? = nil, over seconds: Double? = nil,
    lengths: [String: Double]
  ) throws(MotionError) {
    switch timing {
    case nil: return nil
    case .preset(let reference):
      throw MotionError("the timing '\(reference.name)' isn't resolved", kind: .unresolved)
    case .curve(let curve):
      guard let easing = try TimelineEasing(curve) else { return nil }
      self = easing
    case .spring(var spring):
      if case .settling(let ratio, _) = spring.parameters, let duration {
        spring.parameters = .settling(dampingRatio: ratio, duration: .seconds(duration))
      }
      let solver = try SpringEvaluator(spring, symbols: lengths).solver
      let isTimed = if case .settling = spring.parameters { true } else { false }
      let own = isTimed ? duration ?? solver.restingTime : solver.restingTime
      self.init(solver, over: seconds ?? own)
    }
  }
}

extension Polyline {
  /// The stops, with further ones at 0 and at 1 where the first or the last line goes on to there.
  fileprivate var spanning: [Curve.Stop] {
    var stops = stops
    guard let first = stops.first, let last = stops.last else { return [] }
    if first.input > 0 {
      // Before two first stops at the same input the value is the second one's.
      if stops.count > 1, stops[1].input == first.input { stops.removeFirst() }
      stops.insert(Curve.Stop(input: 0, output: value(at: 0)), at: 0)
    }
    if last.input < 1 { stops.append(Curve.Stop(input: 1, output: value(at: 1))) }
    if stops.count == 1 { stops.append(first) }
    return stops
  }
}
