import Motion
import Presets

/// A CSS timing function is an easing as CSS spells it, and the progress that the text means.
struct CSSOutputTimingFunction: Sendable {
  /// How CSS spells it.
  let text: String
  /// The progress at a fraction of the time.
  let value: @Sendable (Double) -> Double
  /// The curve that it is.
  let shape: Curve.Shape
  /// The fractions at which it has a corner or jumps.
  let marks: [Double]

  private init(
    _ text: String, _ shape: Curve.Shape, marks: [Double] = [],
    _ value: @escaping @Sendable (Double) -> Double
  ) {
    (self.text, self.shape, self.marks) = (text, shape, marks)
    self.value = value
  }

  /// Progress that is the fraction itself.
  static let linear = CSSOutputTimingFunction("linear", .named(.linear)) { $0 }
  /// A jump at the end.
  static let stepEnd = CSSOutputTimingFunction("step-end", .steps(1, jump: .end)) { $0 < 1 ? 0 : 1 }
  /// A jump at the start, which is a cut.
  static let stepStart = CSSOutputTimingFunction("step-start", .steps(1, jump: .start)) { _ in 1 }

  /// Makes the timing function of a curve's shape; nil if CSS has none, as for paths.
  init?(exactly shape: Curve.Shape) {
    guard let text = MotionExpression.text(of: .curve(Curve(shape))),
      let evaluator = try? CurveEvaluator(shape)
    else { return nil }
    self.init(text, shape, marks: evaluator.corners.map(\.x)) { evaluator.value(at: $0) }
  }

  /// Makes the timing function of an easing; nil if CSS has none, as for springs.
  ///
  /// The numbers of one that nobody authored have as many decimal places as need be.
  init?(_ easing: TimelineEasing?) {
    guard let easing else {
      self = .linear
      return
    }
    switch (easing.form, easing.shape) {
    case (.hold, _), (.steps(1, .end), _): self = .stepEnd
    case (.spring, _): return nil
    case (_, let shape?): self.init(exactly: shape)
    case (.bezier(let pieces), nil):
      guard pieces.count == 1, let points = pieces.first else { return nil }
      let (x1, y1, x2, y2) = (points[0], points[1], points[2], points[3])
      let fits = [6, 9].compactMap {
        CSSOutputTimingFunction(x1: x1, y1: y1, x2: x2, y2: y2, places: $0)
      }
      let exact = try? CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      guard let exact, let fit = fits.first(where: { $0.isNear(exact) }) ?? fits.last else {
        return nil
      }
      self = fit
    case (.linear(let stops), nil):
      guard let curve = try? CurveEvaluator(.linear(stops)) else { return nil }
      self.init(fitting: CurveGraph(curve), tolerance: CSSOutputKeyframeFitting.exact)
    case (.steps, nil): return nil
    }
  }

  /// Whether it differs invisibly from a Bézier.
  private func isNear(_ exact: CubicBezier) -> Bool {
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = shape,
      let own = try? CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    else { return false }
    return exact.difference(fromNearby: own) <= CSSOutputKeyframeFitting.exact
  }

  /// Makes a cubic Bézier of that many decimal places; nil if time would run backwards in it.
  init?(x1: Double, y1: Double, x2: Double, y2: Double, places: Int) {
    let points = [x1, y1, x2, y2].map { CSSOutputText.rounded($0, places: places) }
    guard points.allSatisfy(\.isFinite), (0...1).contains(points[0]), (0...1).contains(points[2])
    else { return nil }
    self.init(exactly: .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
  }

  /// The fewest stops of `linear()` that stay within a tolerance of a pace, and the largest error.
  static func fit(
    _ pace: TimelineSegment.Pace, tolerance: Double
  ) -> (timing: CSSOutputTimingFunction, error: LargestDifference) {
    guard let graph = pace.graph,
      let fit = CSSOutputTimingFunction(fitting: graph, tolerance: tolerance),
      let error = (try? CurveEvaluator(fit.shape)).map({
        LargestDifference(of: CurveGraph($0), graph)
      })
    else {
      let fit = CSSOutputTimingFunction(
        fitting: { pace($0) }, corners: pace.breaks, tolerance: tolerance)
      return (fit, difference(of: fit, from: { pace($0) }, corners: pace.breaks))
    }
    return (fit, error)
  }

  /// Makes the fewest stops of `linear()` that stay within a tolerance of a function over 0…1.
  ///
  /// The stops are rounded as far as the tolerance allows. A jump at the end, as of springs that
  /// are taken to have settled, is one in the text too.
  ///
  /// - Parameter corners: Where the function may have corners.
  init(fitting function: (Double) -> Double, corners: [Double], tolerance: Double) {
    let corners = corners.filter { $0 > 0 && $0 < 1 }
    let (limit, end) = (function(1 - 1e-9), function(1))
    let jumps = abs(end - limit) > tolerance
    let stops = Self.stops(
      within: tolerance,
      fit: { tolerance in
        let fit = LinearApproximation(
          of: { $0 < 1 ? function($0) : jumps ? limit : end }, tolerance: tolerance,
          intervals: 256, corners: corners)
        return fit.stops + (jumps ? [Curve.Stop(input: 1, output: end)] : [])
      },
      error: { stops in
        let text = CSSOutputTimingFunction(exactly: .linear(stops)) ?? .linear
        return Self.difference(of: text, from: function, corners: corners).error
      })
    self = CSSOutputTimingFunction(exactly: .linear(stops)) ?? .linear
  }

  /// The largest difference from a function that was found.
  private static func difference(
    of text: CSSOutputTimingFunction, from function: (Double) -> Double, corners: [Double]
  ) -> LargestDifference {
    let worst = MaximumSearch(
      marks: text.marks + corners, steps: 512,
      looks: { input in
        let (shown, own) = (text.value(input), function(input))
        return MaximumSearch.Look(shown - own, way: [shown, own])
      })
    return LargestDifference(worst.height, at: worst.input)
  }

  /// Makes the fewest stops of `linear()` that stay within a tolerance of a graph over 0…1; nil if they
  /// are more than browsers are to read.
  init?(fitting graph: CurveGraph, tolerance: Double) {
    let stops = Self.stops(
      within: tolerance,
      fit: { LinearApproximation(of: graph, tolerance: $0, jump: tolerance).stops },
      error: { stops in
        CSSOutputTimingFunction.difference(of: stops, from: graph)?.error ?? .infinity
      })
    guard stops.count <= Self.mostStops else { return nil }
    self.init(exactly: .linear(stops))
  }

  private static let mostStops = 4096

  /// Rounds the stops of a fit as far as a tolerance allows; what rounding alone can't keep, a
  /// closer fit does.
  private static func stops(
    within tolerance: Double, fit: (Double) -> [Curve.Stop], error: ([Curve.Stop]) -> Double
  ) -> [Curve.Stop] {
    var best: (stops: [Curve.Stop], error: Double)?
    for share in [0.96, 0.9, 0.75] {
      let exact = fit(tolerance * share)
      if exact.count > mostStops { return exact }
      for places in 3...9 {
        let stops = exact.map {
          Curve.Stop(
            input: CSSOutputText.rounded($0.input, places: places + 1),
            output: CSSOutputText.rounded($0.output, places: places))
        }
        let found = error(stops)
        if found < best?.error ?? .infinity { best = (stops, found) }
        if found <= tolerance { return stops }
        // A function that jumps can't be followed, however many digits there are.
        if places == 6, found > tolerance * 2 { break }
      }
      if let best, best.error > tolerance * 2 { break }
    }
    return best?.stops ?? []
  }

  private static func difference(
    of stops: [Curve.Stop], from graph: CurveGraph
  ) -> LargestDifference? {
    (try? CurveEvaluator(.linear(stops))).map { LargestDifference(of: CurveGraph($0), graph) }
  }
}

/// A CSS timeline is the timing of an animation: the values after its name in `animation`.
struct CSSOutputTimeline {
  /// How long one run takes, in seconds.
  var duration: Double
  /// How long it waits; negative is how far into itself it begins.
  var delay: Double
  /// How often it runs; infinite if it has no end.
  var iterations: Double
  /// Whether every second run goes backwards, or all do.
  var isAlternate, isReversed: Bool
  /// The fill mode.
  var fill: FillMode

  /// Makes the timeline of a media timing, whose parent begins and is over at given instants.
  ///
  /// - Throws: ``Unsupported`` if CSS can't run this way.
  init(
    _ timing: MediaTiming, after start: Double = 0, until end: Double = .infinity
  ) throws(Unsupported) {
    let pace = abs(timing.speed)
    guard pace > 0 else { throw Unsupported(.motion, "with speed 0 it doesn't move") }
    duration = timing.duration / pace
    delay = start + timing.beginTime
    iterations = timing.duration > 0 ? timing.activeDuration / timing.duration : 1
    isAlternate = timing.autoreverses
    isReversed = timing.speed < 0 && !timing.autoreverses
    fill = timing.fillMode
    if delay + iterations * duration > end {
      if delay >= end { throw Unsupported("a member starts when its group has ended") }
      iterations = (end - delay) / duration
    }
    guard timing.timeOffset != 0, timing.duration > 0 else { return }
    if delay != 0 || fill == .backwards || fill == .both && timing.beginTime > 0 {
      throw Unsupported("CSS can't combine a delay with a start in the middle of the animation")
    }
    let offset = timing.timeOffset / pace
    let cycle = timing.cycleDuration / pace
    let within = offset - (offset / cycle).rounded(.down) * cycle
    delay = timing.speed < 0 ? within - cycle : -within
    iterations += -delay / duration
  }

  /// The timeline with its end values from the start; nil if it never ends.
  var cut: CSSOutputTimeline? {
    var cut = self
    (cut.duration, cut.delay) = (0, 0)
    return iterations.isFinite ? cut : nil
  }

  /// When it shows, in seconds.
  var span: Range<Double> {
    let start = fill == .backwards || fill == .both ? -.infinity : delay
    let end = duration > 0 ? delay + duration * iterations : delay
    return start..<(fill == .forwards || fill == .both ? .infinity : max(start, end))
  }

  /// The value of `animation`.
  func text(_ name: String, _ timing: String) -> String {
    var words = [name, CSSOutputText.time(duration)]
    if timing != "ease" { words.append(timing) }
    if delay != 0 { words.append(CSSOutputText.time(delay)) }
    if iterations == .infinity {
      words.append("infinite")
    } else if iterations != 1 {
      words.append(CSSOutputText.number(iterations))
    }
    if isAlternate { words.append("alternate") }
    if isReversed { words.append("reverse") }
    if fill != .removed { words.append(fill.rawValue) }
    return words.joined(separator: " ")
  }
}
