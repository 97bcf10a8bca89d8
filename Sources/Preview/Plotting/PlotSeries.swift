import Motion

/// A plot series is one curve as plain numbers: values sampled evenly over a plot's domain.
package struct PlotSeries: Hashable, Sendable {
  /// How the curve runs between two samples.
  package enum Interpolation: Hashable, Sendable {
    /// In a straight line, for continuous motions.
    case linear
    /// It stays, then jumps at the next sample; for `steps()` and discrete keyframes.
    case held
  }

  /// The curve's name in a legend.
  package var label: String
  /// The samples; the first is at the domain's start, the last at its end.
  ///
  /// A picture is smooth with two samples or more to a dot: 241 do for a terminal. Values beyond
  /// ±1e15 are held at that limit, and what is no number counts as 0, so that any input draws.
  package let values: [Double]
  /// How the curve runs between samples.
  package var interpolation: Interpolation
  /// The instants worth a word, such as when a spring settles.
  package var marks: [PlotMark]

  /// Makes a series.
  package init(
    _ label: String, values: [Double], interpolation: Interpolation = .linear,
    marks: [PlotMark] = []
  ) {
    self.label = label
    self.values = values.map(PlotNumber.clamped)
    (self.interpolation, self.marks) = (interpolation, marks)
  }

  /// Samples a function evenly over the domain, which it gets as a fraction from 0 to 1.
  package init(
    _ label: String, count: Int = 241, interpolation: Interpolation = .linear,
    marks: [PlotMark] = [], sampling value: (Double) -> Double
  ) {
    let last = Double(max(count, 2) - 1)
    self.init(
      label, values: (0..<max(count, 2)).map { value(Double($0) / last) },
      interpolation: interpolation, marks: marks)
  }

  /// Returns the value at a fraction of the domain; 0 for a series without values.
  func value(at fraction: Double) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    let place = fraction * Double(values.count - 1)
    // Samples stand at multiples of a step that is rarely exact in binary.
    let index = Int(place + 1e-9)
    guard place > 0, values.count > 1 else { return first }
    guard index < values.count - 1 else { return last }
    if interpolation == .held { return values[index] }
    return values[index] + (values[index + 1] - values[index]) * max(place - Double(index), 0)
  }
}

/// A mark names an instant of a series.
package struct PlotMark: Hashable, Sendable {
  /// When: seconds, or the input fraction from 0 to 1, as the plot's domain counts.
  package var time: Double
  /// The event, in a word or two.
  package var label: String

  /// Makes a mark.
  package init(at time: Double, _ label: String) { (self.time, self.label) = (time, label) }
}

extension PlotSeries {
  /// Makes the series of a curve with its landmarks; nil if it has no shape of its own.
  init?(_ curve: Curve, _ evaluator: MotionEvaluator, duration: Double) {
    guard let shape = try? CurveEvaluator(curve.shape), let track = evaluator.tracks.first else {
      return nil
    }
    var marks: [PlotMark] = []
    let top = shape.extrema.largest
    if top.value > 1.005 {
      marks.append(PlotMark(at: top.input * duration, "peak \(ValueText.short(top.value))"))
    } else if !track.isStepped, let input = shape.input(reaching: 0.9), input < 1 {
      marks.append(PlotMark(at: input * duration, "90%"))
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
      marks.append(PlotMark(at: spring.delay + time, "90%"))
    }
    if let peak = solver.peak, peak.position > 1.001 {
      marks.append(PlotMark(at: spring.delay + peak.time, "peak \(ValueText.short(peak.position))"))
    }
    if let time = solver.lastCrossing() {
      marks.append(PlotMark(at: spring.delay + time, "settled"))
    }
    // Enough samples for every swing to have its height.
    let swings = solver.angle(until: end - spring.delay) / (2 * .pi)
    let count = Int(min(max(swings * 32, 1), 8000))
    self.init("", count: max(count, MotionPicture.samples), marks: marks) { fraction in
      evaluator.tracks.first?.point(at: fraction * end).value?.firstNumber ?? 0
    }
  }
}
