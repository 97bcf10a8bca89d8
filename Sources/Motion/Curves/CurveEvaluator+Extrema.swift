extension CurveEvaluator {
  /// An extremum is the least or the largest value a curve has within 0…1.
  public struct Extremum: Hashable, Sendable {
    /// Where the curve has it first.
    public var input: Double
    /// The value.
    public var value: Double
  }

  /// The least and the largest value within 0…1; exact but for rounding.
  ///
  /// Jumps count as vertical lines, at 0 too where steps jump at the start.
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
    for piece in pieces {
      if let input = piece.input(reaching: output) { return input }
    }
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

  /// The curve within 0…1, split where the value turns.
  private var pieces: [CurvePiece] {
    switch form {
    case .bezier(let curve): CurvePiece.pieces(Cubic(0, curve.x1, curve.x2, 1), curve.y)
    case .polyline(let line): CurvePiece.pieces(line.corners)
    case .steps(let steps): CurvePiece.pieces(steps.corners)
    case .path(let path): path.parts.flatMap { CurvePiece.pieces($0.x, $0.y) }
    }
  }
}
