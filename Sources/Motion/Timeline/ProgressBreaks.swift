/// Progress breaks are the fractions of the time at which a progress may turn, jump or have a corner.
///
/// Between two of them it only rises or only falls, and is smooth.
struct ProgressBreaks: Sendable {
  /// The fractions within 0…1, ascending, with both ends.
  let fractions: [Double]
  private let easing: TimelineEasing?

  /// Finds the breaks of an easing; nil runs evenly.
  init(_ easing: TimelineEasing?) {
    self.easing = easing
    fractions = Set((easing?.breaks ?? []).filter { $0 > 0 && $0 < 1 } + [0, 1]).sorted()
  }

  private func progress(_ fraction: Double) -> Double { easing?(fraction) ?? fraction }

  /// Returns the fractions at which the progress comes to some levels, or passes them.
  func fractions(reaching levels: [Double]) -> [Double] {
    var found = fractions.filter { fraction in
      // It may jump there.
      let sides = [progress(fraction.nextDown), progress(fraction)].sorted()
      return levels.contains { $0 >= sides[0] - 1e-12 && $0 <= sides[1] + 1e-12 }
    }
    for (from, to) in zip(fractions, fractions.dropFirst()) {
      let (start, end) = (progress(from), progress(to.nextDown))
      for level in levels where (start < level) == (level < end) && level != end {
        let change = Bisection.change(from: from, to: to) {
          (progress($0) < level) == (start < level)
        }
        found.append(change.first)
      }
    }
    return found
  }
}

extension CurveEvaluator {
  /// The inputs within 0…1 at which the curve may turn, jump, have a corner, or be steepest.
  package var breaks: [Double] {
    pieces.flatMap { piece in [piece.start.point.x, piece.end.point.x] + piece.steepest }
  }
}

extension CurvePiece {
  /// Where time passes slowest, so that the value may change at once; none on straight pieces.
  fileprivate var steepest: [Double] {
    let (start, end) = (x.p2 - 2 * x.p1 + x.p0, x.p3 - 2 * x.p2 + x.p1)
    guard abs(start - end) > 1e-12 else { return [] }
    let t = start / (start - end)
    return t > 0 && t < 1 ? [x.value(t)] : []
  }
}

extension SpringSolver {
  /// The fractions of a time in seconds at which it turns back; some thousands at most.
  func turns(over seconds: Double) -> [Double] {
    var fractions: [Double] = []
    while fractions.count < 4096, let time = turningTime(fractions.count), time < seconds {
      fractions.append(time / seconds)
    }
    return fractions
  }
}
