/// A conversion is a motion in another form, with what that cost.
public struct Conversion: Hashable, Sendable {
  /// The form.
  public var form: ConversionForm
  /// The motion in that form, a curve or a spring.
  public var motion: Motion
  /// Whether it is the same motion, but for the last digit of its figures.
  public var isExact: Bool
  /// The largest difference of progress from the original; 0 if it is exact.
  public var largestError: Double
  /// When the difference is largest: seconds from the end of the delay, or for a curve without
  /// duration a fraction of the time; nil if it is exact.
  public var timeOfLargestError: Double?
  /// Notes on lost or assumed values.
  public var notes: [String]

  /// Makes a conversion.
  public init(
    _ form: ConversionForm, _ motion: Motion, isExact: Bool = true, largestError: Double = 0,
    timeOfLargestError: Double? = nil, notes: [String] = []
  ) {
    (self.form, self.motion, self.isExact) = (form, motion, isExact)
    (self.largestError, self.timeOfLargestError) = (largestError, timeOfLargestError)
    self.notes = notes
  }

  /// The conversion with notes if only the timing of a motion is converted.
  func noted(for motion: Motion) -> Conversion {
    guard case .keyframes = motion else { return self }
    var noted = self
    noted.notes.append("only the timing of the whole motion, without the values of its tracks")
    return noted
  }

  /// Returns the conversion with its figures rounded to this many significant digits, its error that
  /// of the rounded figures.
  ///
  /// - Parameters:
  ///   - source: The motion that was converted.
  ///   - tolerance: What more digits are kept for where lines are so steep that rounding their
  ///     inputs would take a part of it; nil keeps as many everywhere.
  /// - Throws: ``MotionError`` if the rounded figures make no motion.
  func rounded(
    to digits: Int, of source: Motion, steep tolerance: Double? = nil
  ) throws(MotionError) -> Conversion {
    var result = self
    switch motion {
    case .curve(var curve):
      if let tolerance, case .linear(let stops) = curve.shape {
        curve.shape = .linear(Self.rounded(stops, to: digits, steep: tolerance))
      } else {
        curve.shape = try curve.shape.rounded(to: digits)
      }
      curve.duration = curve.duration?.rounded(to: digits)
      result.motion = .curve(curve)
    case .spring(var spring):
      spring.parameters = spring.parameters.rounded(to: digits)
      result.motion = .spring(spring)
    default: break
    }
    guard result.motion != motion else { return self }
    let worst = try Self.difference(of: result.motion, from: source)
    result.isExact = worst.error == 0
    result.largestError = worst.error
    result.timeOfLargestError = worst.error == 0 ? nil : worst.input
    return result
  }

  private static func rounded(
    _ stops: [Curve.Stop], to digits: Int, steep tolerance: Double
  ) -> [Curve.Stop] {
    func slope(_ from: Curve.Stop, _ to: Curve.Stop) -> Double {
      to.input > from.input ? abs((to.output - from.output) / (to.input - from.input)) : 0
    }
    return stops.indices.map { index in
      let stop = stops[index]
      let before = index > 0 ? slope(stops[index - 1], stop) : 0
      let after = index < stops.count - 1 ? slope(stop, stops[index + 1]) : 0
      let steepest = max(before, after)
      let input = (digits...17).lazy.map { Figure.rounded(stop.input, to: $0) }
        .first { abs($0 - stop.input) * steepest <= tolerance / 100 }
      return Curve.Stop(
        input: input ?? stop.input, output: Figure.rounded(stop.output, to: digits))
    }
  }

  /// The largest difference of a motion from the one that it was made of; a curve stays where it
  /// ends, and one that has no duration takes 1.
  private static func difference(
    of motion: Motion, from source: Motion
  ) throws(MotionError) -> LargestDifference {
    switch (motion, source) {
    case (.curve(let curve), .curve(let authored)):
      let (own, its) = (curve.duration?.seconds, authored.duration?.seconds)
      return LargestDifference(
        of: CurveGraph(try CurveEvaluator(curve.shape), over: own ?? its ?? 1),
        CurveGraph(try CurveEvaluator(authored.shape), over: its ?? own ?? 1))
    case (.curve(let curve), .spring(let spring)):
      let graph = CurveGraph(try CurveEvaluator(curve.shape), over: curve.duration?.seconds ?? 1)
      return LargestDifference(of: try solver(spring), graph)
    case (.spring(let spring), .curve(let curve)):
      // It is near to the curve only as long as that takes.
      let time = curve.duration?.seconds ?? 1
      return LargestDifference(
        of: CurveGraph(try solver(spring), until: time),
        CurveGraph(try CurveEvaluator(curve.shape), over: time))
    case (.spring(let spring), .spring(let authored)):
      let (own, its) = (try solver(spring), try solver(authored))
      let time = max(time(own), time(its))
      return LargestDifference(of: CurveGraph(own, until: time), CurveGraph(its, until: time))
    default: throw MotionError("only curves and springs can be converted")
    }
  }

  /// The spring, from rest if its velocity is known only at run time.
  private static func solver(_ spring: Spring) throws(MotionError) -> SpringSolver {
    var known = spring
    if case .measure = known.initialVelocity { known.initialVelocity = nil }
    return try SpringEvaluator(known).solver
  }

  /// How long springs are compared: without damping a difference grows forever, and ten swings are
  /// looked at.
  private static func time(_ solver: SpringSolver) -> Double {
    guard let last = solver.lastCrossing(), last.isFinite else {
      return 20 * Double.pi / solver.naturalFrequency
    }
    return max(last, solver.restingTime)
  }
}

/// A conversion form is a way to write a spring or curve down.
public enum ConversionForm: String, CaseIterable, Hashable, Sendable {
  /// Mass, stiffness and damping.
  case physical
  /// Damping ratio and stiffness, and the mass if it is not 1.
  case ratio
  /// Perceptual duration and bounce.
  case perceptual
  /// Response and damping fraction.
  case response
  /// UIKit's damping ratio and time to settle.
  case settling
  /// A cubic Bézier.
  case cubicBezier = "cubic-bezier"
  /// The fewest stops within a tolerance.
  case linear
  /// The CSS form: exact if CSS supports it, otherwise `linear()`.
  case css
  /// A path of cubic Béziers and lines.
  case path
  /// The motion as it is, as a text that a command line takes.
  case expression

  /// The form of a spring; nil for the forms of curves.
  public var springForm: SpringForm? { SpringForm(rawValue: rawValue) }
}

extension Curve.Shape {
  fileprivate func rounded(to digits: Int) throws(MotionError) -> Curve.Shape {
    func short(_ value: Double) -> Double { Figure.rounded(value, to: digits) }
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return .cubicBezier(x1: short(x1), y1: short(y1), x2: short(x2), y2: short(y2))
    case .linear(let stops):
      return .linear(stops.map { .init(input: short($0.input), output: short($0.output)) })
    case .path(let path): return .path(try path.rounded(to: digits))
    case .use, .named, .steps: return self
    }
  }
}

extension PathData {
  fileprivate func rounded(to digits: Int) throws(MotionError) -> PathData {
    func short(_ point: Point) -> String {
      "\(Figure.text(Figure.rounded(point.x, to: digits))),"
        + Figure.text(Figure.rounded(point.y, to: digits))
    }
    let words = segments.compactMap { segment in
      switch segment {
      case .move(let to): "M \(short(to))"
      case .line(let to): "L \(short(to))"
      case .cubic(let first, let second, let to): "C \(short(first)) \(short(second)) \(short(to))"
      case .quadratic(let control, let to): "Q \(short(control)) \(short(to))"
      case .arc, .close: nil
      }
    }
    let path = try PathData(words.joined(separator: " "))
    return path.segments == segments ? self : path
  }
}

extension Spring.Parameters {
  fileprivate func rounded(to digits: Int) -> Spring.Parameters {
    func short(_ value: Double) -> Double { Figure.rounded(value, to: digits) }
    switch self {
    case .use: return self
    case .physical(let mass, let stiffness, let damping):
      return .physical(mass: short(mass), stiffness: short(stiffness), damping: short(damping))
    case .ratio(let ratio, let stiffness, let mass):
      return .ratio(dampingRatio: short(ratio), stiffness: short(stiffness), mass: mass.map(short))
    case .perceptual(let duration, let bounce):
      return .perceptual(duration: duration.rounded(to: digits), bounce: short(bounce))
    case .response(let response, let fraction, let blend):
      return .response(
        response: response.rounded(to: digits), dampingFraction: short(fraction),
        blendDuration: blend)
    case .settling(let ratio, let duration):
      return .settling(dampingRatio: short(ratio), duration: duration.rounded(to: digits))
    }
  }
}

extension Time {
  fileprivate func rounded(to digits: Int) -> Time {
    if case .seconds(let seconds) = self { return .seconds(Figure.rounded(seconds, to: digits)) }
    return self
  }
}
