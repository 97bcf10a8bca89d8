/// A curve evaluator answers what a curve's shape is at any instant.
///
/// Inputs are fractions of the time, outputs progress; both may leave 0…1. To make one takes about a
/// microsecond, to ask it for a value some ten nanoseconds, and no memory.
public struct CurveEvaluator: Hashable, Sendable {
  let form: CurveForm

  enum CurveForm: Hashable, Sendable {
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
  /// - Throws: ``MotionError`` if the shape is that of another preset, which the caller is to
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

  private init(form: CurveForm) { self.form = form }

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
  ///   - rule: How Béziers and paths go on outside 0…1 if their end tangents are vertical.
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

  /// An extremum is the least or the largest value a curve has within 0…1.
  public struct Extremum: Hashable, Sendable {
    /// Where the curve has it first.
    public var input: Double
    /// The value.
    public var value: Double
  }

  /// The least and the largest value within 0…1; exact but for rounding.
  ///
  /// Jumps count as vertical lines, at 0 too if steps jump at the start.
  public var extrema: (least: Extremum, largest: Extremum) {
    let points = pieces.map(\.end.point)
    let start = pieces.first?.start.point ?? .init(x: 0, y: 0)
    var least = Extremum(input: start.x, value: start.y)
    var largest = least
    for point in points {
      if point.y < least.value { least = Extremum(input: point.x, value: point.y) }
      if point.y > largest.value { largest = Extremum(input: point.x, value: point.y) }
    }
    return (least, largest)
  }

  /// Whether the value never turns within 0…1: it only rises or only falls.
  public var isMonotonic: Bool {
    let ways = pieces.map { $0.end.point.y - $0.start.point.y }
    return !(ways.contains { $0 > 0 } && ways.contains { $0 < 0 })
  }

  /// Returns the first input within 0…1 at which the curve has a value, such as 0.9; nil if none.
  ///
  /// Jumps count as vertical lines. The input is off by rounding alone, the more the flatter the
  /// curve is there.
  public func input(reaching output: Double) -> Double? {
    for piece in pieces { if let input = piece.input(reaching: output) { return input } }
    return nil
  }

  /// Returns the largest difference from another curve at equally spaced inputs, and where it is
  /// first.
  public func largestDifference(
    from other: CurveEvaluator, count: Int = 257
  ) -> (difference: Double, input: Double) {
    let (mine, others) = (samples(count: count), other.samples(count: count))
    var (difference, input) = (0.0, 0.0)
    for index in mine.indices where abs(mine[index] - others[index]) > difference {
      difference = abs(mine[index] - others[index])
      input = Double(index) / Double(mine.count - 1)
    }
    return (difference, input)
  }

  /// The values in order at every input within 0…1 between which the curve only rises or only falls.
  package var turns: [Double] {
    let pieces = pieces
    let points = pieces.prefix(1).map(\.start.point) + pieces.map(\.end.point)
    // A jump at 0 has taken place.
    return points[(points.lastIndex { $0.x == 0 } ?? 0)...].map(\.y)
  }

  /// The curve within 0…1, split where the value turns.
  var pieces: [CurvePiece] {
    switch form {
    case .bezier(let curve): CurvePiece.pieces(Cubic(0, curve.x1, curve.x2, 1), curve.y)
    case .polyline(let line): CurvePiece.pieces(line.corners)
    case .steps(let steps): CurvePiece.pieces(steps.corners)
    case .path(let path): path.parts.flatMap { CurvePiece.pieces($0.x, $0.y) }
    }
  }
}

/// A piece is a part of a curve within 0…1 on which the value only rises or only falls.
///
/// Jumps are pieces of one input. The pieces of a curve join.
struct CurvePiece {
  let x, y: Cubic
  let start, end: Turn

  /// A point where pieces meet.
  struct Turn {
    let t: Double
    let point: PathData.Point
  }

  /// Splits a Bézier where its value turns.
  static func pieces(_ x: Cubic, _ y: Cubic) -> [CurvePiece] {
    var turns = [Turn(t: 0, point: .init(x: x.p0, y: y.p0))]
    turns += y.turns.map { Turn(t: $0, point: .init(x: x.value($0), y: y.value($0))) }
    turns.append(Turn(t: 1, point: .init(x: x.p3, y: y.p3)))
    return zip(turns, turns.dropFirst()).map { CurvePiece(x: x, y: y, start: $0, end: $1) }
  }

  /// Makes the lines between corners.
  static func pieces(_ corners: [PathData.Point]) -> [CurvePiece] {
    zip(corners, corners.dropFirst()).map { from, to in
      CurvePiece(
        x: Cubic(from: from.x, to: to.x), y: Cubic(from: from.y, to: to.y),
        start: Turn(t: 0, point: from), end: Turn(t: 1, point: to))
    }
  }

  /// The input at which the piece has a value, if it has.
  func input(reaching output: Double) -> Double? {
    let (from, to) = (start.point, end.point)
    if output == from.y { return from.x }
    if output == to.y { return to.x }
    guard (from.y < output) == (output < to.y) else { return nil }
    return x.value(y.parameter(of: output, from: start.t, to: end.t))
  }
}
