import Motion

extension PlotSeries {
  /// Makes the series of a curve with its landmarks; nil where it has no shape of its own.
  init?(_ curve: Curve, _ evaluator: MotionEvaluator, duration: Double) {
    guard let shape = try? CurveEvaluator(curve.shape), let track = evaluator.tracks.first else {
      return nil
    }
    var marks: [PlotMark] = []
    let top = shape.extrema.largest
    if top.value > 1.005 {
      marks.append(PlotMark(at: top.input * duration, "peak \(ValueText.short(top.value))"))
    } else if !track.isStepped, let input = shape.input(reaching: 0.9), input < 1 {
      marks.append(PlotMark(at: input * duration, "90 %"))
    }
    self.init(
      "", count: MotionPicture.samples, interpolation: track.isStepped ? .held : .linear,
      marks: marks
    ) { track.point(at: $0).value?.firstNumber ?? 0 }
  }

  /// Makes the series of a spring with its landmarks.
  init(_ spring: SpringEvaluator, _ evaluator: MotionEvaluator, until end: Double) {
    let solver = spring.solver
    var marks: [PlotMark] = []
    if let time = solver.time(toReach: 0.9) {
      marks.append(PlotMark(at: spring.delay + time, "90 %"))
    }
    if let peak = solver.peak, peak.position > 1.001 {
      marks.append(
        PlotMark(at: spring.delay + peak.time, "peak \(ValueText.short(peak.position))"))
    }
    if let time = solver.lastCrossing() {
      marks.append(PlotMark(at: spring.delay + time, "settled"))
    }
    // Enough samples for every swing to have its height.
    let swings = solver.dampedFrequency * (end - spring.delay) / (2 * .pi)
    let count = solver.regime == .underdamped ? Int(min(max(swings * 32, 1), 8000)) : 1
    self.init("", count: max(count, MotionPicture.samples), marks: marks) { share in
      evaluator.tracks.first?.point(at: share * end).value?.firstNumber ?? 0
    }
  }
}
