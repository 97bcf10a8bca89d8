/// Arc length measures a curve by the integral of its speed, and finds fractions by length.
///
/// Gauss-Kronrod (7, 15) with bisection, to a relative error of about 1e-14 of the whole. Where a
/// curve turns back on itself its speed has a kink; if it is known where, the integral is split there.
enum ArcLength {
  /// The length of a curve between two fractions, whose speed at a fraction is given.
  ///
  /// Kinks are fractions at which the speed may not be smooth, in ascending order.
  static func between(
    _ start: Double, _ end: Double, kinks: [Double] = [], speed: (Double) -> Double
  ) -> Double {
    let inner = kinks.filter { $0 > start && $0 < end }
    return zip([start] + inner, inner + [end]).reduce(0) { sum, piece in
      let whole = rule(piece.0, piece.1, speed)
      var halvings = halvingsAtMost
      return sum + refine(piece.0, piece.1, whole, 1e-15 * whole.fine, &halvings, speed)
    }
  }

  /// The fraction at which a length is reached, by Newton's method kept within bounds by bisection.
  ///
  /// - Parameters:
  ///   - length: From 0 to the total.
  ///   - total: The length of the whole, from fraction 0 to 1.
  ///   - kinks: Fractions at which the speed may not be smooth, in ascending order.
  ///   - speed: The speed at a fraction.
  static func fraction(
    of length: Double, total: Double, kinks: [Double] = [], speed: (Double) -> Double
  ) -> Double {
    if length <= 0 { return 0 }
    if length >= total { return 1 }
    var (low, high) = (0.0, 1.0)
    var fraction = length / total
    var (from, reached) = (0.0, 0.0)
    for _ in 0..<100 {
      let delta =
        fraction >= from
        ? between(from, fraction, kinks: kinks, speed: speed)
        : -between(fraction, from, kinks: kinks, speed: speed)
      reached += delta
      from = fraction
      let miss = reached - length
      if abs(miss) <= 1e-15 * total { break }
      if miss > 0 { high = fraction } else { low = fraction }
      let slope = speed(fraction)
      let next = fraction - miss / slope
      fraction = slope > 0 && next > low && next < high ? next : (low + high) / 2
      if fraction == from || high - low <= 1e-16 { break }
    }
    return fraction
  }

  /// Smooth pieces settle after a few; coordinates beyond what a number can hold never would.
  private static let halvingsAtMost = 300

  private typealias Estimate = (fine: Double, coarse: Double)

  private static func refine(
    _ start: Double, _ end: Double, _ estimate: Estimate, _ tolerance: Double,
    _ halvings: inout Int, _ speed: (Double) -> Double
  ) -> Double {
    let middle = (start + end) / 2
    let isSettled = abs(estimate.fine - estimate.coarse) <= tolerance
    guard halvings > 0, !isSettled, estimate.fine.isFinite, middle > start, middle < end else {
      return estimate.fine
    }
    halvings -= 1
    let left = rule(start, middle, speed)
    let right = rule(middle, end, speed)
    return refine(start, middle, left, tolerance, &halvings, speed)
      + refine(middle, end, right, tolerance, &halvings, speed)
  }

  private static func rule(
    _ start: Double, _ end: Double, _ speed: (Double) -> Double
  ) -> Estimate {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    let centre = speed(middle)
    var (fine, coarse) = (centre * kronrodCentre, centre * gaussCentre)
    for (node, kronrod, gauss) in nodes {
      let pair = speed(middle - half * node) + speed(middle + half * node)
      fine += kronrod * pair
      coarse += gauss * pair
    }
    return (fine * half, coarse * half)
  }

  private static let kronrodCentre = 0.209482141084727828012999174891714
  private static let gaussCentre = 0.417959183673469387755102040816327
  private static let nodes: [(Double, kronrod: Double, gauss: Double)] = [
    (0.991455371120812639206854697526329, 0.022935322010529224963732008058970, 0),
    (
      0.949107912342758524526189684047851, 0.063092092629978553290700663189204,
      0.129484966168869693270611432679082
    ),
    (0.864864423359769072789712788640926, 0.104790010322250183839876322541518, 0),
    (
      0.741531185599394439863864773280788, 0.140653259715525918745189590510238,
      0.279705391489276667901467771423780
    ),
    (0.586087235467691130294144638680736, 0.169004726639267902826583426598550, 0),
    (
      0.405845151377397166906606412076961, 0.190350578064785409913256402421014,
      0.381830050505118944950369775488975
    ),
    (0.207784955007898467600689403773245, 0.204432940075298892414161999234649, 0),
  ]

  /// The fractions within 0…1 at which a·x² + b·x + c vanishes.
  static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    guard a != 0 || b != 0 else { return [] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    let roots = [a == 0 ? nil : sum / a, sum == 0 ? nil : c / sum].compactMap { $0 }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
