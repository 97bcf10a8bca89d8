#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A cubic polynomial of t within 0…1, one coordinate of a Bézier curve.
struct Cubic: Hashable, Sendable {
  /// The coordinate of each control point.
  let p0, p1, p2, p3: Double
  /// The coefficients of t³, t², t and 1.
  let a, b, c, d: Double

  /// Makes the coordinate that the control points have, from the first to the last.
  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    d = p0
    c = 3 * (p1 - p0)
    b = 3 * (p2 - p1) - c
    a = (p3 - p0) - c - b
  }

  /// Makes the coordinate of a straight line.
  init(from start: Double, to end: Double) {
    (a, b, c, d) = (0, 0, end - start, start)
    (p0, p1, p2, p3) = (start, start + c / 3, start + c / 3 * 2, end)
  }

  /// The part between two parameters, over 0…1.
  func part(from start: Double, to end: Double) -> Cubic {
    if start == 0, end == 1 { return self }
    // The blossom of a cubic gives the control points of any part of it.
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Double {
      var row = [p0, p1, p2, p3]
      for t in [a, b, c] { row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * t } }
      return row[0]
    }
    return Cubic(
      blossom(start, start, start), blossom(start, start, end), blossom(start, end, end),
      blossom(end, end, end))
  }

  @inline(__always)
  func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t + d }

  @inline(__always)
  func derivative(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// The first three derivatives, without cancellation if control points coincide.
  func derivatives(_ t: Double) -> SIMD3<Double> {
    let (first, second, third) = (p1 - p0, p2 - p1, p3 - p2)
    let rest = 1 - t
    return SIMD3(
      3 * ((first * rest + second * t) * rest + (second * rest + third * t) * t),
      6 * ((second - first) * rest + (third - second) * t),
      6 * ((third - second) - (second - first)))
  }

  /// The parameters within 0…1, ascending, at which the polynomial turns.
  var turns: [Double] {
    let range = min(p0, p3)...max(p0, p3)
    if range.contains(p1), range.contains(p2) { return [] }
    let (p, half, r) = (3 * a, b, c)
    if p == 0 { return half == 0 ? [] : [-r / (2 * half)].filter { $0 > 0 && $0 < 1 } }
    let discriminant = half * half - p * r
    guard discriminant > 0 else { return [] }
    // The form that does not subtract nearly equal numbers.
    let root = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    return [root / p, root == 0 ? 0 : r / root].filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The parameter at which the polynomial has a value, between two that enclose it and between
  /// which it does not turn.
  func parameter(of value: Double, from start: Double, to end: Double) -> Double {
    let rises = self.value(start) <= self.value(end)
    return Cubic.root(from: start, to: end) { t in
      let (error, slope) = (self.value(t) - value, derivative(t))
      return rises ? (error, slope) : (-error, -slope)
    }
  }

  /// Returns where a function that grows between two numbers crosses zero.
  ///
  /// Newton's steps while they stay inside and at least halve, halving otherwise; so it ends for
  /// multiple roots too, after at most 200 evaluations.
  static func root(
    from start: Double, to end: Double, _ function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var (low, high) = (start, end)
    var at = low + (high - low) / 2
    var lastStep = high - low
    for _ in 0..<200 {
      let (value, slope) = function(at)
      if value == 0 { return at }
      if value < 0 { low = at } else { high = at }
      let next = at - value / slope
      if next >= low, next <= high, abs(next - at) <= lastStep / 2 {
        lastStep = abs(next - at)
        if lastStep <= abs(at) * 1e-16 { return next }
        at = next
      } else {
        lastStep = high - low
        let middle = low + lastStep / 2
        // Nothing lies between neighbouring numbers.
        if middle <= low || middle >= high { return at }
        at = middle
      }
    }
    return at
  }

  /// Returns dY/dX of two coordinates at a parameter; the limit where both stand still, infinite
  /// where only X does.
  static func slope(of x: Cubic, _ y: Cubic, at t: Double) -> Double {
    let (dx, dy) = (x.derivatives(t), y.derivatives(t))
    for order in 0..<3 where dx[order] != 0 || dy[order] != 0 {
      if dx[order] != 0 { return dy[order] / dx[order] }
      // Before an end the second derivative acts with the other sign.
      return (t == 1 && order == 1 ? -1 : 1) * .infinity * dy[order]
    }
    return 0
  }
}
