/// A curve evaluator answers what a curve's shape is at any moment.
///
/// Inputs are fractions of the time, outputs progress; both may leave 0…1. To make one takes about a
/// microsecond, to ask it for a value some ten nanoseconds, and no memory.
public struct CurveEvaluator: Hashable, Sendable {
  let form: Form

  enum Form: Hashable, Sendable {
    // Kept elsewhere, so that to ask for a value does not copy it.
    indirect case bezier(CubicBezier)
    case polyline(Polyline)
    case steps(StepFunction)
    case path(PathCurve)
  }

  /// A precision is the one control points of cubic Béziers are kept in.
  public enum Precision: Hashable, Sendable {
    /// As written.
    case double
    /// As CAMediaTimingFunction keeps them.
    case single
  }

  /// Makes the evaluator of a shape.
  ///
  /// - Throws: ``MotionError`` where the shape is that of another preset, which the caller is to
  ///   look up first, or is not a curve of time.
  public init(_ shape: Curve.Shape, precision: Precision = .double) throws(MotionError) {
    switch shape {
    case .use:
      throw MotionError("a curve that uses another preset has no shape of its own")
    case .cubicBezier(let x1, let y1, let x2, let y2):
      self.init(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2), precision: precision)
    case .named(let name): self.init(CubicBezier(name), precision: precision)
    case .linear(let stops): self.init(form: .polyline(try Polyline(stops)))
    case .steps(let count, let jump): self.init(form: .steps(try StepFunction(count, jump: jump)))
    case .path(let path): self.init(form: .path(try PathCurve(path)))
    }
  }

  private init(form: Form) {
    self.form = form
  }

  /// Makes the evaluator of a cubic Bézier.
  public init(_ bezier: CubicBezier, precision: Precision = .double) {
    let curve = precision == .double ? bezier : bezier.singlePrecision
    let isStraight = curve.x1 == curve.y1 && curve.x2 == curve.y2
    self.init(form: isStraight ? .polyline(Polyline()) : .bezier(curve.prepared()))
  }

  /// Returns the value at an input.
  ///
  /// Outside 0…1 Béziers and paths go on along their end tangents, lines in the direction of the
  /// first or last one and steps step on.
  /// - Parameters:
  ///   - input: A fraction of the time.
  ///   - before: Whether the animation has not begun yet, so that a stair's jump at the input is
  ///     still to come (CSS Easing calls it the before flag).
  ///   - rule: How Béziers and paths go on outside 0…1 where their end tangents are vertical.
  public func value(
    at input: Double, before: Bool = false, outside rule: CubicBezier.Extension = .browsers
  ) -> Double {
    switch form {
    case .bezier(let curve): curve.value(at: input, outside: rule)
    case .polyline(let line): line.value(at: input)
    case .steps(let steps): steps.value(at: input, before: before)
    case .path(let path): path.value(at: input, outside: rule)
    }
  }

  /// Returns the slope at an input, progress by fraction of the time.
  ///
  /// Infinite where a Bézier is vertical, 0 on steps; where lines or Béziers meet that of the later
  /// one.
  public func derivative(at input: Double) -> Double {
    switch form {
    case .bezier(let curve): curve.derivative(at: input)
    case .polyline(let line): line.derivative(at: input)
    case .steps: 0
    case .path(let path): path.derivative(at: input)
    }
  }

  /// Returns values at equally spaced inputs, the first at 0 and the last at 1; at least two.
  public func samples(count: Int) -> [Double] {
    if case .bezier(let curve) = form { return curve.samples(count: count) }
    let last = max(count, 2) - 1
    return (0...last).map { value(at: Double($0) / Double(last)) }
  }
}
