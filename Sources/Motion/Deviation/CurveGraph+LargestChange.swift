extension CurveGraph {
  /// How much the value changes at most over a length of the input, and about where; an upper bound.
  ///
  /// Between two cuts the slope only grows or only shrinks, so that the length with the largest change
  /// holds a cut at which the slope is steepest. The change is at most that slope times the length, and
  /// at most the range of the values that near to the cut.
  package func largestChange(within length: Double) -> LargestDifference {
    var worst = LargestDifference(0, at: 0)
    for (index, piece) in pieces.enumerated() {
      let next = index + 1 < pieces.count ? pieces[index + 1].start : .init(x: end, y: last)
      for cut in [piece.start, piece.end] {
        let range = range(about: cut.x, length)
        let isJump = cut == piece.end && cut != next
        worst.consider(
          isJump ? range : min(abs(piece.slope(at: cut.x)) * length, range), at: cut.x)
      }
    }
    return worst
  }

  /// The difference of the largest and the least value that lie near an input.
  private func range(about input: Double, _ distance: Double) -> Double {
    let (low, high) = (max(input - distance, 0), min(input + distance, end))
    let level = CurveSegment(from: .init(x: 0, y: 0), to: .init(x: 1, y: 0))
    var values = [value(at: low), value(at: high)]
    for piece in pieces where piece.end.x >= low && piece.start.x <= high {
      values += [piece.start, piece.end].filter { $0.x >= low && $0.x <= high }.map(\.y)
      values += piece.points(
        alongside: level, between: max(low, piece.start.x), min(high, piece.end.x)
      ).map(\.y)
    }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}
