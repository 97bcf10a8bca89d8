import Motion

/// A CSS run is one run of a motion by its share, and when it takes place.
struct CSSRun {
  /// What moves.
  var tracks: [CSSTrack] = []
  /// When it runs.
  var timing: MediaTiming
  /// The lengths that only the app knows.
  var measures: CSSMeasures
  /// The timing of the whole.
  var overall: Timing?
  /// The progress of the whole, by the share of the run.
  var course: ((Double) -> Double)?
  /// Whether sides are the reader's: leading and trailing.
  var isLogical = false

  /// Stands for the value that a property has when the animation begins; authors hardly write it so.
  static let current: Measure = {
    guard let measure = try? Measure("(current)") else {
      preconditionFailure("a symbol is a measure")
    }
    return measure
  }()

  /// What may be the timing between two shares of the run.
  func guesses(_ track: CSSTrack) -> (Double, Double) -> [CSSTimingFunction] {
    let inner = track.timings.compactMap(\.shape).compactMap { CSSTimingFunction(exactly: $0) }
    let shape = overall?.shape
    let whole = [shape.flatMap { CSSTimingFunction(exactly: $0) }].compactMap { $0 }
    return { start, end in
      let parts = [6, 9].compactMap { shape?.part(from: start, to: end, places: $0) }
      return whole + inner + parts
    }
  }
}

extension Timing {
  /// The shape of a curve; nil for springs.
  var shape: Curve.Shape? {
    if case .curve(let curve) = self { curve.shape } else { nil }
  }

  /// When a progress is reached for the first time; nil where that is not simple.
  func share(reaching progress: Double) -> Double? {
    guard let shape, let evaluator = try? CurveEvaluator(shape) else { return nil }
    return progress <= 0 ? 0 : progress >= 1 ? 1 : evaluator.input(reaching: progress)
  }
}
