import Motion

/// A screen timing is the progress of a screen transition over its time.
enum ScreenTiming: Hashable, Sendable {
  case easing(CodeExportEasing)
  /// A spring over the duration of the transition, which ends at its target.
  case spring(PhysicalSpring)

  /// Makes the timing of a transition, and says how long it takes in seconds.
  ///
  /// - Throws: ``Unsupported`` if the timing can't be evaluated.
  static func of(
    _ transition: Transition
  ) throws(Unsupported) -> (timing: ScreenTiming, duration: Double, notes: [String]) {
    guard case .spring(var spring)? = transition.timing else {
      let timed = try evaluated(
        TimedProgress(transition.timing, duration: transition.duration?.seconds))
      return (.easing(try CodeExportEasing(transition.timing)), timed.duration, timed.notes)
    }
    var notes: [String] = []
    if case .measure(let measure)? = spring.initialVelocity, spring.hasOpenVelocity {
      notes.append("the initial velocity, \(measure.text), is omitted; the spring starts from rest")
      spring = spring.withoutOpenVelocity
    }
    let timed = try evaluated(
      TimedProgress(.spring(spring), duration: transition.duration?.seconds))
    if case .settling(let ratio, let own) = spring.parameters {
      let time = transition.duration ?? own
      spring.parameters = .settling(dampingRatio: ratio, duration: time)
    }
    let physical = try evaluated(SpringEvaluator(spring).spring).asEvaluated
    return (.spring(physical), timed.duration, notes + timed.notes)
  }

  /// The least and the largest progress, 0 and 1 among them.
  func range(over duration: Double) throws(Unsupported) -> ClosedRange<Double> {
    switch self {
    case .easing(let easing):
      let extrema = try evaluated(CurveEvaluator(easing.shape)).extrema
      return min(0, extrema.least.value)...max(1, extrema.largest.value)
    case .spring(let spring):
      let range = spring.solver.range
      return min(0, range.lowerBound)...max(1, range.upperBound)
    }
  }

  /// The timing as an easing that every platform has: itself, or straight lines along the spring.
  ///
  /// - Parameter tolerance: How far the lines may be off.
  /// - Returns: The easing and its error.
  func easing(
    over duration: Double, tolerance: Double
  ) throws(Unsupported) -> (easing: CodeExportEasing, fidelity: Fidelity) {
    if case .easing(let easing) = self { return (easing, .exact) }
    let line = try line(over: duration, tolerance: tolerance)
    return (.stops(line.stops), line.fidelity)
  }
}

extension ScreenTiming {
  /// Straight lines along the progress by the fraction of the time, and how far they are off at most.
  func line(
    over duration: Double, tolerance: Double
  ) throws(Unsupported) -> (stops: [PathData.Point], fidelity: Fidelity) {
    let graph: CurveGraph
    switch self {
    case .easing(let easing): graph = CurveGraph(try evaluated(CurveEvaluator(easing.shape)))
    case .spring(let spring):
      guard spring.solver.angle(until: duration) <= 1024 else {
        throw Unsupported(.size, "its spring oscillates too often for straight lines")
      }
      graph = CurveGraph(spring.solver, until: 1, pace: duration, last: 1)
    }
    let line = CodeExportEasing.line(along: graph, tolerance: tolerance)
    return (line.stops, line.difference.fidelity())
  }
}
