/// A curve maps the fraction of time that has passed to progress; it may carry a time of its own.
public struct Curve: Hashable, Sendable {
  /// The shape of the curve.
  public var shape: Shape
  /// How long it takes.
  public var duration: Time?
  /// How long it waits before it begins.
  public var delay: Time?

  /// Makes a curve.
  public init(_ shape: Shape, duration: Time? = nil, delay: Time? = nil) {
    (self.shape, self.duration, self.delay) = (shape, duration, delay)
  }

  /// A shape is one of the ways to write a curve down.
  public enum Shape: Hashable, Sendable {
    /// The shape of another curve preset.
    case use(Reference)
    /// A cubic Bézier from (0, 0) to (1, 1).
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// One of Core Animation's named curves.
    case named(NamedCurve)
    /// Straight lines through stops, as CSS `linear()`.
    case linear([Stop])
    /// StepFunction, as CSS `steps()`.
    case steps(Int, jump: Jump)
    /// Several cubic Béziers in a row, from (0, 0) to (1, 1).
    case path(PathData)
  }

  /// A stop is a point that a linear curve goes through.
  public struct Stop: Hashable, Sendable {
    /// The fraction of time.
    public var input: Double
    /// The progress then.
    public var output: Double

    /// Makes a stop.
    public init(input: Double, output: Double) { (self.input, self.output) = (input, output) }
  }

  /// A jump says at which ends of its span a stair jumps, as in CSS Easing.
  public enum Jump: String, CaseIterable, Hashable, Sendable {
    case start, end, both, none
  }
}

/// A named curve is one that Core Animation provides by name.
public enum NamedCurve: String, CaseIterable, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`

  /// The control points x1, y1, x2, y2, as CAMediaTimingFunction documents them.
  public var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch self {
    case .linear: (0, 0, 1, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    }
  }
}
