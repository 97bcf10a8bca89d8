import Motion

extension ScreenRecipe {
  /// The fidelity of what an error of progress does to the pages.
  func fidelity(ofProgress fidelity: Fidelity) -> Fidelity {
    guard let error = fidelity.error else { return fidelity }
    return .approximate(error * steepness, at: fidelity.instant, notes: fidelity.notes)
  }

  /// How faithful it is when its times are kept in whole milliseconds.
  func fidelityInMilliseconds() throws(Unsupported) -> Fidelity {
    let waiting = try Milliseconds.whole(delay).fidelity
    let (time, rounding) = try Milliseconds.whole(duration)
    if rounding == .exact { return waiting }
    let whole = max(Double(time) / 1000, 0.001)
    let mine: MotionGraph
    let its: MotionGraph
    switch timing {
    case .easing(let easing):
      if easing.jumps { return rounding.combined(with: waiting) }
      let evaluator = try evaluated(CurveEvaluator(easing.shape))
      (mine, its) = (MotionGraph(evaluator, over: duration), MotionGraph(evaluator, over: whole))
    case .spring(let spring):
      mine = MotionGraph(spring.solver, until: duration, last: 1)
      its = MotionGraph(spring.solver, until: whole, pace: duration / whole, last: 1)
    }
    let worst = LargestDifference(of: mine, its).fidelity(notes: rounding.notes)
    return fidelity(ofProgress: worst).combined(with: waiting)
  }

  /// What must be known of the middle of the screen if the platform's eye is over the page's own.
  static let movingEye = "the platform's eye moves with a page that turns while it moves"
}
