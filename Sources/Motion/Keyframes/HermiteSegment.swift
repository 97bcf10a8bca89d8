/// A Hermite segment runs from one value to another with a tangent at each end.
///
/// Below 0 and above 1 it goes on along the tangent of that end.
struct HermiteSegment: Sendable {
  var start, end: SIMD4<Double>
  /// The derivatives at the two ends by the fraction of the segment; nil for a straight line.
  var tangents: (out: SIMD4<Double>, in: SIMD4<Double>)?

  func value(at fraction: Double) -> SIMD4<Double> {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    guard let tangents else { return start + (end - start) * fraction }
    if fraction < 0 { return start + tangents.out * fraction }
    if fraction > 1 { return end + tangents.in * (fraction - 1) }
    let square = fraction * fraction
    let cube = square * fraction
    let toEnd = 3 * square - 2 * cube
    let values = start * (1 - toEnd) + end * toEnd
    return values + tangents.out * (cube - 2 * square + fraction) + tangents.in * (cube - square)
  }

  func derivative(at fraction: Double) -> SIMD4<Double> {
    guard let tangents else { return end - start }
    if fraction <= 0 { return tangents.out }
    if fraction >= 1 { return tangents.in }
    let square = fraction * fraction
    let out = tangents.out * (3 * square - 4 * fraction + 1)
    return (end - start) * (6 * (fraction - square)) + out + tangents.in
      * (3 * square - 2 * fraction)
  }
}

extension HermiteSegment {
  /// How fast the value changes with the fraction.
  func speed(at fraction: Double) -> Double { derivative(at: fraction).length }

  /// The length of the segment.
  var length: Double {
    tangents == nil ? (end - start).length : ArcLength.between(0, 1, kinks: turns, speed: speed)
  }

  /// The fractions at which a component turns back, in ascending order.
  var turns: [Double] { (0..<4).flatMap(turns).sorted() }

  /// The fractions at which one component turns back, in ascending order.
  func turns(of component: Int) -> [Double] {
    guard let tangents else { return [] }
    let (out, back) = (tangents.out[component], tangents.in[component])
    let delta = end[component] - start[component]
    let square = 3 * (out + back) - 6 * delta
    let linear = 6 * delta - 4 * out - 2 * back
    return ArcLength.roots(square, linear, out).sorted()
  }
}

/// A spline joins values by Kochanek-Bartels segments; with nothing given they are Catmull-Rom.
///
/// out = (1-T)[(1+B)(1+C)Δ₋ + (1-B)(1-C)Δ₊]/2 and in = (1-T)[(1+B)(1-C)Δ₋ + (1-B)(1+C)Δ₊]/2, with
/// the difference Δ to the key before and after. Apple documents neither the ends nor uneven key
/// times. Here an end takes its one difference for both (a reflected neighbour), and tangents do
/// not depend on key times.
struct Spline {
  var tension: [Double] = []
  var continuity: [Double] = []
  var bias: [Double] = []

  func segments(through values: [SIMD4<Double>]) -> [HermiteSegment] {
    guard values.count > 1 else { return [] }
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    return steps.indices.map { index in
      let before = steps[max(index - 1, 0)]
      let after = steps[min(index + 1, steps.count - 1)]
      return HermiteSegment(
        start: values[index], end: values[index + 1],
        tangents: (
          tangent(at: index, before, steps[index], turn: 1),
          tangent(at: index + 1, steps[index], after, turn: -1)
        ))
    }
  }

  private func tangent(
    at key: Int, _ before: SIMD4<Double>, _ after: SIMD4<Double>, turn: Double
  ) -> SIMD4<Double> {
    let (t, c, b) = (number(tension, key), turn * number(continuity, key), number(bias, key))
    return ((1 + b) * (1 + c) * before + (1 - b) * (1 - c) * after) * ((1 - t) / 2)
  }

  private func number(_ numbers: [Double], _ key: Int) -> Double {
    key < numbers.count ? numbers[key] : 0
  }
}
