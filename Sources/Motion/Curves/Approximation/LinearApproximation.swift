/// A linear approximation is the shortest row of stops for CSS `linear()` that stays close to a
/// curve.
public struct LinearApproximation: Hashable, Sendable {
  /// The stops; the first and the last one are exact, at 0 and 1.
  public let stops: [Curve.Stop]
  /// The largest difference found, on a grid eight times as fine as the one approximated.
  public let largestError: Double
  /// Where it was found first.
  public let inputOfLargestError: Double

  /// Finds the fewest stops within a tolerance of a function over 0…1, and among those, within a
  /// thousandth, the smallest tolerance.
  ///
  /// Fewest holds for the function that runs straight between its samples. Between samples the
  /// difference may exceed the tolerance where the function bends sharply or jumps, which
  /// ``largestError`` tells. (Imai and Iri, Optimal algorithms for approximating a piecewise linear
  /// function, 1986.)
  /// - Parameters:
  ///   - tolerance: The difference allowed, of the output; at least 1e-9 is allowed.
  ///   - intervals: How many equal parts of 0…1 are looked at; at least one.
  public init(
    of function: (Double) -> Double, tolerance: Double, intervals: Int = 1024
  ) {
    let count = max(intervals, 1)
    let points = (0...count).map { index in
      let x = Double(index) / Double(count)
      return PathData.Point(x: x, y: function(x))
    }
    var high = max(tolerance, 1e-9)
    var best = Tunnel(points, tolerance: high).shortestPath
    var low = 0.0
    while high - low > high / 1000, best.count > 2 || high > 1e-9 {
      let middle = (low + high) / 2
      let path = Tunnel(points, tolerance: middle).shortestPath
      if path.count > best.count { low = middle } else { (high, best) = (middle, path) }
      if middle <= 1e-9 { break }
    }
    stops = best.map { Curve.Stop(input: $0.x, output: $0.y) }
    (largestError, inputOfLargestError) = Self.largestError(of: best, from: function, count * 8)
  }

  private static func largestError(
    of path: [PathData.Point], from function: (Double) -> Double, _ count: Int
  ) -> (Double, Double) {
    var (error, input, index) = (0.0, 0.0, 1)
    for step in 0...count {
      let x = Double(step) / Double(count)
      while index < path.count - 1, path[index].x < x { index += 1 }
      let (from, to) = (path[index - 1], path[index])
      let share = to.x > from.x ? (x - from.x) / (to.x - from.x) : 1
      let difference = abs(from.y + (to.y - from.y) * share - function(x))
      if difference > error { (error, input) = (difference, x) }
    }
    return (error, input)
  }
}

extension CurveEvaluator {
  /// Returns the fewest stops within a tolerance of the curve over 0…1.
  public func linearApproximation(
    tolerance: Double, intervals: Int = 1024
  ) -> LinearApproximation {
    LinearApproximation(of: { value(at: $0) }, tolerance: tolerance, intervals: intervals)
  }
}
