@testable import Motion

/// A Newton Bézier is one as Reanimated and React Native solve it: four of Newton's steps from a table
/// of eleven values, or ten halvings where the curve is nearly vertical.
///
/// Source: `packages/react-native-reanimated/src/Bezier.ts`, Reanimated 3 and 4, after gre/bezier-easing.
struct NewtonBezier: RuntimeCurve {
  let curve: CubicBezier
  private let table: [Double]

  init(_ curve: CubicBezier) {
    self.curve = curve
    table = (0...10).map { curve.x.value(Double($0) * Self.spacing) }
  }

  private static let spacing = 0.1
  private static let leastSlope = 0.001

  func value(at input: Double) -> Double {
    guard input > 0, input < 1 else { return input }
    return curve.y.value(parameter(at: input))
  }

  private func slope(_ t: Double) -> Double { (3 * curve.x.a * t + 2 * curve.x.b) * t + curve.x.c }

  private func parameter(at input: Double) -> Double {
    var (start, index) = (0.0, 0)
    while index < 9, table[index + 1] <= input {
      start += Self.spacing
      index += 1
    }
    var t = start + (input - table[index]) / (table[index + 1] - table[index]) * Self.spacing
    let first = slope(t)
    if first >= Self.leastSlope {
      for _ in 0..<4 {
        let slope = slope(t)
        if slope == 0 { return t }
        t -= (curve.x.value(t) - input) / slope
      }
      return t
    }
    if first == 0 { return t }
    var (low, high) = (start, start + Self.spacing)
    for _ in 0..<10 {
      t = low + (high - low) / 2
      let difference = curve.x.value(t) - input
      if difference > 0 { high = t } else { low = t }
      if abs(difference) <= 1e-7 { break }
    }
    return t
  }
}
