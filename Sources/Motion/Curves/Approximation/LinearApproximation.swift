/// A linear approximation is the shortest row of stops for CSS `linear()` that stays close to a
/// curve.
public struct LinearApproximation: Hashable, Sendable {
  /// The stops; the first and the last one are exact, at 0 and 1.
  public internal(set) var stops: [Curve.Stop]
  /// The largest difference: of a curve a bound, of a function the largest one found.
  public internal(set) var largestError: Double
  /// Where it was found first.
  public internal(set) var inputOfLargestError: Double

  /// Finds the fewest stops within a tolerance of a function over 0…1, and among those, within a
  /// thousandth, the smallest tolerance.
  ///
  /// Fewest holds for the function that runs straight between its samples. Where the function bends
  /// so sharply that the difference exceeds the tolerance between samples, its extrema become
  /// samples too, until none exceeds it; only if the function jumps this cannot end, which
  /// ``largestError`` says. (Imai and Iri, Optimal algorithms for approximating a piecewise linear
  /// function, 1986.)
  ///
  /// Of a function only values are known, so hills narrower than an eighth of a part may be missed;
  /// ``CurveEvaluator/linearApproximation(tolerance:intervals:)`` misses none.
  /// - Parameters:
  ///   - tolerance: The difference allowed, of the output; at least 1e-9 is allowed.
  ///   - intervals: How many equal parts of 0…1 are looked at; at least one.
  ///   - corners: Inputs inside 0…1 at which the function has a corner.
  public init(
    of function: (Double) -> Double, tolerance: Double, intervals: Int = 1024,
    corners: [Double] = []
  ) {
    let count = max(intervals, 1)
    let tolerance = max(tolerance, 1e-9)
    let inputs = Set((0...count).map { Double($0) / Double(count) } + corners)
    var points = inputs.sorted().map { PathData.Point(x: $0, y: function($0)) }
    var best = Self.fewest(points, within: tolerance)
    for _ in 0..<12 {
      let excess = Self.extrema(of: best, from: function, count * 8, beyond: tolerance)
      // A text of a sensible length can't follow so many swings.
      if excess.isEmpty || points.count > Self.mostPoints { break }
      points = (points + excess).sorted { $0.x < $1.x }
      // What is left of the tolerance is for the way to the extrema of the next line.
      best = Self.fewest(points, within: tolerance * (1 - 1e-4))
    }
    stops = best.map { Curve.Stop(input: $0.x, output: $0.y) }
    (largestError, inputOfLargestError) = (0, 0)
    let found = MaximumSearch(marks: best.map(\.x) + corners, steps: count * 4) { x in
      Self.value(at: x, on: best) - function(x)
    }
    (largestError, inputOfLargestError) = (found.height, found.input)
  }

  /// How many points are enough to say that a function can't be followed.
  private static let mostPoints = 8192

  /// The path with the fewest corners, and of those nearly the nearest one.
  static func fewest(
    _ points: [PathData.Point], within tolerance: Double
  ) -> [PathData.Point] {
    var (low, high) = (0.0, tolerance)
    var best = ToleranceBand(points, tolerance: high).shortestPath
    while high - low > high / 1000, best.count > 2 || high > 1e-9 {
      let middle = (low + high) / 2
      let path = ToleranceBand(points, tolerance: middle).shortestPath
      if path.count > best.count { low = middle } else { (high, best) = (middle, path) }
      if middle <= 1e-9 { break }
    }
    return best
  }

  /// The extrema of the difference that are beyond a tolerance, as points of the function.
  private static func extrema(
    of path: [PathData.Point], from function: (Double) -> Double, _ count: Int,
    beyond tolerance: Double
  ) -> [PathData.Point] {
    let differences = differences(of: path, from: function, count)
    var points: [PathData.Point] = []
    for step in 1..<count {
      let height = differences[step]
      guard height > tolerance / 2, height >= differences[step - 1], height > differences[step + 1]
      else { continue }
      let top = top(about: step, of: path, from: function, count)
      if max(top.height, height) > tolerance {
        let x = top.height > height ? top.input : Double(step) / Double(count)
        points.append(.init(x: x, y: function(x)))
      }
    }
    return points
  }

  private static func differences(
    of path: [PathData.Point], from function: (Double) -> Double, _ count: Int
  ) -> [Double] {
    var index = 1
    return (0...count).map { step in
      let x = Double(step) / Double(count)
      while index < path.count - 1, path[index].x < x { index += 1 }
      return abs(value(at: x, path[index - 1], path[index]) - function(x))
    }
  }

  /// The largest difference within a step to either side.
  private static func top(
    about step: Int, of path: [PathData.Point], from function: (Double) -> Double, _ count: Int
  ) -> (input: Double, height: Double) {
    let span = Double(step - 1) / Double(count)...Double(step + 1) / Double(count)
    return MaximumSearch.top(span) { x in
      abs(value(at: x, on: path) - function(x))
    }
  }

  /// The value of a path of at least two points, in ascending order, at an input.
  private static func value(at x: Double, on path: [PathData.Point]) -> Double {
    let index = path[1..<path.count - 1].partitioningIndex { $0.x >= x }
    return value(at: x, path[index - 1], path[index])
  }

  private static func value(at x: Double, _ from: PathData.Point, _ to: PathData.Point) -> Double {
    let fraction = to.x > from.x ? (x - from.x) / (to.x - from.x) : 1
    return from.y + (to.y - from.y) * fraction
  }
}
