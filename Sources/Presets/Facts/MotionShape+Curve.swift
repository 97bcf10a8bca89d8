import Motion

extension MotionShape {
  /// Measures the shape of a curve; nil where it is not a curve of time.
  ///
  /// Extrema and times are exact, falls of Béziers and paths good to about .01.
  init?(_ shape: Curve.Shape) {
    guard let evaluator = try? CurveEvaluator(shape) else { return nil }
    overshoot = 0
    ninety = evaluator.input(reaching: 0.9)
    if isHesitant { tenth = evaluator.input(reaching: 0.1) }
    isStepped = shape.jumps
    sketch = Sketch(evaluator.samples(count: Sketch.count).map { Float($0) })
    guard !shape.onlyRises else { return }
    let extrema = evaluator.extrema
    overshoot = max(0, extrema.largest.value - 1)
    undershoot = max(0, -extrema.least.value)
    if case .linear(let stops) = shape {
      measureTurns(of: stops.lazy.map(\.output))
    } else if !evaluator.isMonotonic {
      measureTurns(of: evaluator.samples(count: 65))
      // Where it comes back to its goal it falls by all of the overshoot.
      fall = max(fall, overshoot ?? 0)
    }
  }
}

extension Curve.Shape {
  /// Whether it is known to rise all the way from 0 to 1: a Bézier with both points between does.
  fileprivate var onlyRises: Bool {
    switch self {
    case .cubicBezier(_, let y1, _, let y2): (0...1).contains(y1) && (0...1).contains(y2)
    case .named: true
    case .use, .linear, .steps, .path: false
    }
  }

  /// Whether the value jumps: steps, or stops of one input that are a tenth of the way apart.
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
