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
  /// What is lost, assumed or to be heeded.
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
    noted.notes.append("this is the timing of the whole; the tracks' own values are not in it")
    return noted
  }

  /// Returns the conversion with its figures rounded to this many significant digits, its error that
  /// of the rounded figures.
  ///
  /// - Parameter source: The motion that was converted.
  /// - Throws: ``MotionError`` if the rounded figures make no motion.
  func rounded(to digits: Int, of source: Motion) throws(MotionError) -> Conversion {
    var result = self
    switch motion {
    case .curve(var curve):
      curve.shape = try curve.shape.rounded(to: digits)
      curve.duration = curve.duration?.rounded(to: digits)
      result.motion = .curve(curve)
    case .spring(var spring):
      spring.parameters = spring.parameters.rounded(to: digits)
      result.motion = .spring(spring)
    default: break
    }
    guard result.motion != motion else { return self }
    let (new, old) = (try Progress(result.motion, source), try Progress(source, result.motion))
    let worst = LargestDifference(
      over: 0...max(new.end, old.end), steps: 16384, corners: new.corners + old.corners
    ) {
      new.value($0) - old.value($0)
    }
    result.isExact = worst.error == 0
    result.largestError = worst.error
    result.timeOfLargestError = worst.error == 0 ? nil : worst.input
    return result
  }

  /// Progress of a motion over its time; a curve stays where it ends, and one that has no duration
  /// takes 1.
  private struct Progress {
    let end: Double
    let value: (Double) -> Double
    /// Where it has kinks.
    private(set) var corners: [Double] = []

    init(_ motion: Motion, _ other: Motion) throws(MotionError) {
      switch motion {
      case .curve(let curve):
        var time = curve.duration?.seconds
        if case .curve(let its) = other { time = time ?? its.duration?.seconds }
        let evaluator = try CurveEvaluator(curve.shape)
        let seconds = time ?? 1
        end = seconds
        value = { evaluator.value(at: seconds > 0 ? min($0 / seconds, 1) : 1) }
        if case .linear(let stops) = curve.shape { corners = stops.map { $0.input * seconds } }
      case .spring(var spring):
        if case .measure = spring.initialVelocity { spring.initialVelocity = nil }
        let solver = try SpringEvaluator(spring).solver
        // Without damping a difference grows forever; ten swings are looked at.
        let swings = 20 * Double.pi / solver.naturalFrequency
        var time = solver.lastCrossing() == nil ? swings : solver.restingTime
        // A spring that was made from a curve is near to it only as long as the curve takes.
        if case .curve(let curve) = other, let its = curve.duration?.seconds { time = its }
        end = time
        value = { solver.position(at: $0) }
      default: throw MotionError("only curves and springs have other forms")
      }
    }
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
  /// What CSS has for it: exact if CSS has that, else `linear()`.
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
