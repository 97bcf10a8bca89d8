/// A Bézier approximation is the cubic Bézier nearest to a function of time.
public struct BezierApproximation: Hashable, Sendable {
  /// The Bézier; its x1 and x2 lie within 0…1, its y1 and y2 anywhere.
  public let curve: CubicBezier
  /// The largest difference: of a curve a bound, of a function the largest one found.
  public private(set) var largestError: Double
  /// Where it was found first.
  public private(set) var inputOfLargestError: Double

  /// Finds the cubic Bézier whose largest difference from a function over 0…1 is least.
  ///
  /// The Bézier begins at 0 and ends at 1, the function need not: its own distance from there is
  /// part of the error. For any x1 and x2 the best y1 and y2 are found exactly (by Remez's
  /// exchange); x1 and x2 are searched on a grid, then by Nelder and Mead's method from its best
  /// points. So the Bézier is near the best, but not proven to be it.
  /// - Parameters:
  ///   - intervals: How many equal parts of 0…1 are looked at; at least 8.
  public init(of function: (Double) -> Double, intervals: Int = 128) {
    let count = max(intervals, 8)
    let targets = (1..<count).map { function(Double($0) / Double(count)) }
    let fit = MinimaxFit(targets)
    let grid = stride(from: 0.0, through: 1, by: 0.125).flatMap { x1 in
      stride(from: 0.0, through: 1, by: 0.125).map { x2 in
        Simplex.Corner(SIMD2(x1, x2), fit.solve(x1, x2).error)
      }
    }
    let starts = grid.sorted { $0.value < $1.value }.prefix(4)
    let found = starts.map { Simplex.minimum(from: $0.point) { fit.solve($0.x, $0.y).error } }
    let best = found.min { $0.value < $1.value }?.point ?? SIMD2(0, 1)
    let (y1, y2, _) = fit.solve(best.x, best.y)
    let curve = CubicBezier(unchecked: (best.x, y1, best.y, y2))
    let worst = MaximumSearch(steps: count * 8) { curve.value(at: $0) - function($0) }
    self.curve = curve
    (largestError, inputOfLargestError) = (worst.height, worst.input)
    // Of a function only values are known; at the ends they are exact.
    for end in [0.0, 1] where abs(end - function(end)) > largestError {
      (largestError, inputOfLargestError) = (abs(end - function(end)), end)
    }
  }

  /// Finds the cubic Bézier nearest to a curve.
  fileprivate init(nearestTo evaluator: CurveEvaluator) {
    self.init(of: { evaluator.value(at: $0) })
    let worst = LargestDifference(of: CurveGraph(CurveEvaluator(curve)), CurveGraph(evaluator))
    (largestError, inputOfLargestError) = (worst.error, worst.input)
  }
}

extension CurveEvaluator {
  /// The cubic Bézier nearest to the curve.
  public var nearestBezier: BezierApproximation { BezierApproximation(nearestTo: self) }
}
