/// Progress breaks are the fractions of the time at which a progress may turn, jump or have a corner.
///
/// Between two of them it only rises or only falls, and is smooth.
struct ProgressBreaks: Sendable {
  /// The fractions within 0…1, ascending, with both ends.
  let fractions: [Double]
  private let progress: ProgressFunction

  /// Finds the breaks of a timing stretched over any time, as ``ProgressFunction`` has it.
  ///
  /// - Throws: ``MotionError`` if a reference or a measure is not known.
  init(_ timing: Timing?, lengths: [String: Double] = [:]) throws(MotionError) {
    progress = try ProgressFunction(timing, lengths: lengths)
    switch timing {
    case nil, .preset: fractions = [0, 1]
    case .curve(let curve): fractions = Self.sorted(try CurveEvaluator(curve.shape).breaks)
    case .spring(let spring):
      let solver = try SpringEvaluator(spring, symbols: lengths).solver
      fractions = Self.sorted(solver.turns(over: solver.restingTime))
    }
  }

  /// Finds the breaks of what times a transition or an animator, as ``TimedProgress`` has it.
  ///
  /// - Throws: ``MotionError`` if a reference or a measure is not known.
  init(
    _ timing: Timing?, duration: Double?, lengths: [String: Double] = [:]
  ) throws(MotionError) {
    guard case .spring(var spring) = timing else {
      try self.init(timing, lengths: lengths)
      return
    }
    let timed = try TimedProgress(timing, duration: duration, lengths: lengths)
    if case .settling(let ratio, _) = spring.parameters {
      spring.parameters = .settling(dampingRatio: ratio, duration: .seconds(timed.duration))
    }
    let solver = try SpringEvaluator(spring, symbols: lengths).solver
    self.init(timed.function, solver.turns(over: timed.duration))
  }

  private init(_ progress: ProgressFunction, _ inner: [Double]) {
    (self.progress, fractions) = (progress, Self.sorted(inner))
  }

  private static func sorted(_ fractions: [Double]) -> [Double] {
    Set(fractions.filter { $0 > 0 && $0 < 1 } + [0, 1]).sorted()
  }

  /// Returns the fractions at which the progress passes some levels, and its own breaks.
  func fractions(passing levels: [Double]) -> [Double] {
    var found = fractions
    for (from, to) in zip(fractions, fractions.dropFirst()) {
      let (start, end) = (progress(from), progress(to.nextDown))
      for level in levels where (start < level) == (level < end) && level != end {
        found.append(Self.input(from: from, to: to) { (progress($0) < level) == (start < level) })
      }
    }
    return found
  }

  /// The input between two at which a condition ceases to hold.
  private static func input(from: Double, to: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
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
    guard start != end else { return [] }
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
