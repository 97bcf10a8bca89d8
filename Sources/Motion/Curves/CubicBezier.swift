/// A cubic Bézier from (0, 0) to (1, 1) as a function of its x, the input.
///
/// x1 and x2 lie within 0…1, so that x grows with the parameter. Values within 0…1 are off by at
/// most 1e-12 · max(1, |dY/dx|); nothing is allocated to find one.
///
/// A curve is cheap to make, and a single value takes about twice as long as in a browser. With
/// ``prepared()``, for many values at scattered inputs, it takes less than there; a table from
/// ``samples(count:)``, which needs no preparation, less than half by the value.
public struct CubicBezier: Hashable, Sendable {
  let x: UnitCubic
  let y: Cubic
  /// Where to begin to look for parameters; none unless prepared.
  var guesses: InitialGuessTable?
  /// The control points.
  public let x1, y1, x2, y2: Double

  /// Makes a curve of its control points.
  ///
  /// - Throws: ``MotionError`` where a number is not finite, or x1 or x2 not within 0…1.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    guard (0...1).contains(x1), (0...1).contains(x2) else {
      throw MotionError(
        "x1 and x2 of a cubic Bézier must be from 0 to 1",
        help: "x is a fraction of the time; y may leave 0…1")
    }
    guard y1.isFinite, y2.isFinite else {
      throw MotionError("y1 and y2 of a cubic Bézier must be finite")
    }
    self.init(unchecked: (x1, y1, x2, y2))
  }

  /// Makes one of Core Animation's named curves.
  public init(_ name: NamedCurve) {
    self.init(unchecked: name.controlPoints)
  }

  init(unchecked points: (x1: Double, y1: Double, x2: Double, y2: Double)) {
    (x1, y1, x2, y2) = points
    x = UnitCubic(points.x1, points.x2)
    y = Cubic(0, points.y1, points.y2, 1)
  }

  /// The same curve with its control points rounded to single precision, as
  /// CAMediaTimingFunction stores them.
  ///
  /// Values differ by up to 2e-8 for the named curves. Core Animation may round further on the way.
  public var singlePrecision: CubicBezier {
    func rounded(_ number: Double) -> Double { Double(Float(number)) }
    return CubicBezier(unchecked: (rounded(x1), rounded(y1), rounded(x2), rounded(y2)))
  }

  /// Returns the value at an input; outside 0…1 as browsers extend the curve.
  @inline(__always)
  public func value(at input: Double) -> Double {
    if input > 0 && input < 1 { return y.value(parameter(at: input)) }
    return value(outside: input, rule: .browsers)
  }

  /// Returns the slope dY/dx at an input; infinite where the curve is vertical.
  ///
  /// Outside 0…1 it is the slope with which browsers extend the curve.
  public func derivative(at input: Double) -> Double {
    if input < 0 { return startSlope(.browsers) }
    if input > 1 { return endSlope(.browsers) }
    return Cubic.slope(of: Cubic(0, x1, x2, 1), y, at: parameter(at: input))
  }
}

extension CubicBezier {
  /// Returns the parameter at which the curve has an input within 0…1.
  @inline(__always)
  func parameter(at input: Double) -> Double {
    if input <= 0 { return 0 }
    // What is not a number stays that.
    guard input < 1 else { return input >= 1 ? 1 : .nan }
    return guesses?.parameter(of: x, at: input) ?? x.parameter(at: input)
  }
}

extension CubicBezier {
  /// Compares the control points; whether a curve is prepared makes no difference.
  public static func == (left: CubicBezier, right: CubicBezier) -> Bool {
    (left.x1, left.y1, left.x2, left.y2) == (right.x1, right.y1, right.x2, right.y2)
  }

  /// Feeds the control points to a hasher.
  public func hash(into hasher: inout Hasher) {
    for point in [x1, y1, x2, y2] { hasher.combine(point) }
  }
}
