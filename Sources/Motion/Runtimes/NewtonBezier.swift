/// A Newton Bézier is one as Reanimated and React Native solve it: four of Newton's steps from a table
/// of eleven values, or ten halvings where the curve is nearly vertical.
///
/// Source: `packages/react-native-reanimated/src/Bezier.ts`, Reanimated 3 and 4, after gre/bezier-easing.
package struct NewtonBezier: RuntimeCurve {
  package let curve: CubicBezier
  private let table: [Double]

  package init(_ curve: CubicBezier) {
    self.curve = curve
    table = (0...10).map { curve.x.value(Double($0) * Self.spacing) }
  }

  private static let spacing = 0.1
  private static let leastSlope = 0.001

  package func value(at input: Double) -> Double {
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

  /// Searched: where Newton's steps fail it is as jagged as they are, so the highest hills between
  /// many inputs are climbed.
  package var largestDifference: RuntimeDifference {
    let inputs = ([0, 1] + curve.telling(even: 1024) + switches).sorted()
    func height(_ input: Double) -> Double { abs(value(at: input) - curve.value(at: input)) }
    let heights = inputs.map(height)
    var worst = RuntimeDifference()
    for (input, height) in zip(inputs, heights) { worst.take(height, at: input) }
    let worth = worst.error * 0.8
    for index in inputs.indices where heights[index] >= worth && worth > 1e-9 {
      let span = inputs[max(index - 1, 0)]...inputs[min(index + 1, inputs.count - 1)]
      let top = HillSearch.top(span, height)
      worst.take(top.height, at: top.input)
    }
    return worst
  }

  /// The inputs at which it goes over from one way to the other, from both sides.
  private var switches: [Double] {
    // The slope is least where x bends over; about it, it takes each value twice.
    let (a, b, c) = (3 * curve.x.a, 2 * curve.x.b, curve.x.c - Self.leastSlope)
    let discriminant = b * b - 4 * a * c
    var guesses: [Double] = []
    if a == 0 {
      if b != 0 { guesses = [-c / b] }
    } else if discriminant >= 0 {
      guesses = [1, -1].map { (-b + $0 * discriminant.squareRoot()) / (2 * a) }
    }
    return guesses.filter { $0 >= 0 && $0 < 1 }.flatMap { guess in
      let index = min(Int(guess / Self.spacing), 9)
      let part = guess / Self.spacing - Double(index)
      let input = table[index] + part * (table[index + 1] - table[index])
      return [input.nextDown, input, input.nextUp, input - 1e-9, input + 1e-9]
        .filter { $0 > 0 && $0 < 1 }
    }
  }
}
