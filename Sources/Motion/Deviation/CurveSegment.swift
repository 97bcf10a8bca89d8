/// A curve segment is a part of a graph that is straight or bends one way only.
struct CurveSegment: Sendable {
  let form: SegmentForm
  /// Where it begins and ends; where a graph jumps, one piece doesn't begin where the one before ends.
  let start, end: PathData.Point
  /// Which way it bends: 1 for upwards, -1 for downwards, 0 for a straight line.
  let bend: Double

  enum SegmentForm: Sendable {
    case line
    /// A part of a Bézier between two parameters.
    case cubic(x: Cubic, y: Cubic, from: Double, to: Double)
    case spring(SpringArc)
  }

  /// Makes a straight piece.
  init(from start: PathData.Point, to end: PathData.Point) {
    (form, self.start, self.end, bend) = (.line, start, end, 0)
  }

  init(_ form: SegmentForm, from start: PathData.Point, to end: PathData.Point) {
    (self.form, self.start, self.end) = (form, start, end)
    let middle = Self.middle(of: form, start.x, end.x)
    let chord = start.y + (end.y - start.y) * ((middle - start.x) / (end.x - start.x))
    let height = Self.value(of: form, at: middle)
    bend = height > chord ? -1 : 1
  }

  /// The value at an input within the piece.
  func value(at input: Double) -> Double {
    if input <= start.x { return start.y }
    if input >= end.x { return end.y }
    guard case .line = form else { return Self.value(of: form, at: input) }
    return start.y + (end.y - start.y) * ((input - start.x) / (end.x - start.x))
  }

  /// The slope at an input within the piece; infinite where a Bézier is vertical.
  func slope(at input: Double) -> Double {
    switch form {
    case .line: (end.y - start.y) / (end.x - start.x)
    case .cubic(let x, let y, let from, let to):
      Cubic.slope(
        of: x, y,
        at: input <= start.x
          ? from : input >= end.x ? to : x.parameter(of: input, from: from, to: to)
      )
    case .spring(let arc): arc.slope(at: input)
    }
  }

  /// An input between two, in the middle by the piece's own parameter.
  func middle(_ low: Double, _ high: Double) -> Double {
    let middle = Self.middle(of: form, low, high)
    return middle > low && middle < high ? middle : low + (high - low) / 2
  }

  /// The points strictly between two inputs at which the piece has the slope of a line.
  func points(alongside line: CurveSegment, between low: Double, _ high: Double) -> [PathData.Point]
  {
    let (width, rise) = (line.end.x - line.start.x, line.end.y - line.start.y)
    switch form {
    case .line: return []
    case .cubic(let x, let y, let from, let to):
      let roots = Quadratic.roots(
        3 * (width * y.a - rise * x.a), 2 * (width * y.b - rise * x.b), width * y.c - rise * x.c)
      return roots.filter { $0 > from && $0 < to }
        .map { PathData.Point(x: x.value($0), y: y.value($0)) }
        .filter { $0.x > low && $0.x < high }
    case .spring(let arc):
      guard let input = arc.input(ofSlope: rise / width, between: low, high) else { return [] }
      return [PathData.Point(x: input, y: arc.value(at: input))]
    }
  }

  private static func value(of form: SegmentForm, at input: Double) -> Double {
    switch form {
    case .line: 0
    case .cubic(let x, let y, let from, let to):
      y.value(x.parameter(of: input, from: from, to: to))
    case .spring(let arc): arc.value(at: input)
    }
  }

  private static func middle(of form: SegmentForm, _ low: Double, _ high: Double) -> Double {
    guard case .cubic(let x, _, let from, let to) = form else { return low + (high - low) / 2 }
    let first = x.parameter(of: low, from: from, to: to)
    let last = x.parameter(of: high, from: from, to: to)
    return x.value(first + (last - first) / 2)
  }
}

/// The roots of quadratic equations.
enum Quadratic {
  /// The real roots of a·t² + b·t + c, in no order; none if all is 0.
  static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    if a == 0 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    // A double root that rounding has lifted off is one all the same.
    if discriminant <= 0 { return -discriminant <= 1e-12 * b * b ? [-b / (2 * a)] : [] }
    // The form that does not subtract nearly equal numbers.
    let root = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return root == 0 ? [0] : [root / a, c / root]
  }
}
