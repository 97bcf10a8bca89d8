import Motion

extension CSSOutputMotion {
  /// Adds a curve: as CSS spells it, or fitted with `linear()`.
  mutating func addCurve(_ curve: Curve) throws(Unsupported) {
    if let exact = CSSOutputTimingFunction(exactly: curve.shape) {
      easing = exact
    } else {
      let evaluator = try evaluated(CurveEvaluator(curve.shape))
      let worst = try fit(CurveGraph(evaluator))
      instant = .fraction(worst.input)
    }
    (duration, delay) = (curve.duration?.seconds, curve.delay?.seconds)
  }

  /// Adds a spring, fitted with `linear()`; it takes until it stays within the tolerance.
  mutating func addSpring(_ spring: Spring) throws(Unsupported) {
    if case .measure(let measure)? = spring.initialVelocity, (try? SpringEvaluator(spring)) == nil {
      throw Unsupported(
        .unknown,
        "its initial velocity, \(measure.text), is known only at run time, but linear() is"
          + " computed during the export")
    }
    let evaluator = try evaluated(SpringEvaluator(spring))
    if let swings = evaluator.solver.settling(within: tolerance)?.crossings,
      swings > Timing.mostSwings
    {
      throw Unsupported(
        .size, "it oscillates \(swings) times before it settles, too often for linear()")
    }
    guard let time = evaluator.solver.lastCrossing(of: tolerance), time > 0 else {
      throw Unsupported(.motion, "an undamped spring never settles")
    }
    // Whole milliseconds read well; the stops are those of that time.
    let seconds = (time * 1000).rounded(.up) / 1000
    let solver = evaluator.solver
    var worst = try fit(CurveGraph(solver, until: 1, pace: seconds, last: 1))
    // After this time, the exported animation stays at the target, but the spring continues.
    let rest = solver.largestDistance(after: seconds)
    worst.consider(rest.distance, at: rest.time / seconds)
    error = worst.error
    instant = .seconds(worst.input * seconds)
    duration = seconds
    let perceptual = Figure.rounded(evaluator.spring.perceptualDuration, to: 3)
    durationNote =
      "time to settle within \(CSSOutputText.number(tolerance, places: 6)); perceptual duration"
      + " \(CSSOutputText.time(perceptual))"
    delay = evaluator.delay == 0 ? nil : evaluator.delay
  }

  private mutating func fit(_ graph: CurveGraph) throws(Unsupported) -> LargestDifference {
    guard let fit = CSSOutputTimingFunction(fitting: graph, tolerance: tolerance) else {
      throw Unsupported(.size, "it goes so far that linear() would need more than 4,096 stops")
    }
    let worst = LargestDifference(
      of: CurveGraph(try evaluated(CurveEvaluator(fit.shape))), graph)
    easing = fit
    error = worst.error
    return worst
  }
}
