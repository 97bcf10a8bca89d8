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
  /// - Throws: ``MotionError`` if a number is not finite, or x1 or x2 not within 0…1.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    guard (0...1).contains(x1), (0...1).contains(x2) else {
      throw MotionError(
        "x1 and x2 of a cubic Bézier curve must be from 0 to 1",
        help: "write fractions of the duration for x; only y can be outside 0…1")
    }
    guard y1.isFinite, y2.isFinite else {
      throw MotionError("y1 and y2 of a cubic Bézier curve must be finite")
    }
    self.init(unchecked: (x1, y1, x2, y2))
  }

  /// Makes one of Core Animation's named curves.
  public init(_ name: NamedCurve) { self.init(unchecked: name.controlPoints) }

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

  /// How far off a curve is at most whose control points are nearly the same.
  ///
  /// It is found at 64 parameters, to the first order, and a tenth is added for what lies between them.
  package func difference(fromNearby other: CubicBezier) -> Double {
    let (x, otherX) = (Cubic(0, x1, x2, 1), Cubic(0, other.x1, other.x2, 1))
    let differences = (1..<64).map { step -> Double in
      let t = Double(step) / 64
      let shift = otherX.value(t) - x.value(t)
      let own = shift == 0 ? 0 : shift * Cubic.slope(of: x, y, at: t)
      return abs(other.y.value(t) - y.value(t) - own)
    }
    return (differences.max() ?? 0) * 1.1
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

  /// Returns the parameter at which the curve has an input within 0…1.
  @inline(__always)
  func parameter(at input: Double) -> Double {
    if input <= 0 { return 0 }
    // What is not a number stays that.
    guard input < 1 else { return input >= 1 ? 1 : .nan }
    return guesses?.parameter(of: x, at: input) ?? x.parameter(at: input)
  }

  /// Compares the control points; whether a curve is prepared makes no difference.
  public static func == (left: CubicBezier, right: CubicBezier) -> Bool {
    (left.x1, left.y1, left.x2, left.y2) == (right.x1, right.y1, right.x2, right.y2)
  }

  /// Feeds the control points to a hasher.
  public func hash(into hasher: inout Hasher) {
    for point in [x1, y1, x2, y2] { hasher.combine(point) }
  }

  /// An extension says how a curve goes on outside 0…1.
  public enum Extension: Hashable, Sendable {
    /// Along the end tangents, level if they are vertical; slope 1 if both control points lie
    /// on an end. So WebKit and Chromium have it.
    case browsers
    /// Along the end tangents as CSS Easing 2 words them: if a control point shares the end's
    /// input, towards the other one; level if both do.
    case specification
    /// Level: the value at the nearer end. Core Animation never asks for more.
    case clamped
  }

  /// Returns the value at any input, with a choice of how the curve goes on outside 0…1.
  @inline(__always)
  public func value(at input: Double, outside rule: Extension) -> Double {
    if input > 0 && input < 1 { return y.value(parameter(at: input)) }
    return value(outside: input, rule: rule)
  }

  func value(outside input: Double, rule: Extension) -> Double {
    if input < 0 { return input * startSlope(rule) }
    if input > 1 { return 1 + endSlope(rule) * (input - 1) }
    // 0, 1 and what is not a number.
    return input
  }

  func startSlope(_ rule: Extension) -> Double {
    CubicBezier.endSlope(towards: (x1, y1), then: (x2, y2), rule: rule)
  }

  func endSlope(_ rule: Extension) -> Double {
    CubicBezier.endSlope(towards: (1 - x2, 1 - y2), then: (1 - x1, 1 - y1), rule: rule)
  }

  /// The slope at an end, given the control points and the other end as seen from it.
  static func endSlope(
    towards near: (x: Double, y: Double), then far: (x: Double, y: Double),
    last: (x: Double, y: Double) = (1, 1), rule: Extension
  ) -> Double {
    if rule == .clamped { return 0 }
    if near.x > 0 { return near.y / near.x }
    if rule == .browsers, near.y != 0 { return 0 }
    if far.x > 0 { return far.y / far.x }
    return rule == .browsers && far.y == 0 && last.x > 0 ? last.y / last.x : 0
  }

  /// Returns the curve with a table of guesses, which takes as long as some fifteen values.
  public func prepared() -> CubicBezier {
    var curve = self
    curve.guesses = InitialGuessTable(x)
    return curve
  }

  /// Returns values at equally spaced inputs, the first at 0 and the last at 1; at least two.
  ///
  /// Faster by the value than ``value(at:)`` and as exact; the curve need not be prepared.
  public func samples(count: Int) -> [Double] {
    let count = max(count, 2)
    let spacing = 1 / Double(count - 1)
    return [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer[0] = 0
      buffer[count - 1] = 1
      let inside = UnsafeMutableBufferPointer(rebasing: buffer[1..<count - 1])
      x.fill(inside, from: spacing, by: spacing)
      for index in inside.indices { inside[index] = y.value(inside[index]) }
      initialized = count
    }
  }
}
