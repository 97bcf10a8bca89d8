import Motion

extension ScreenRecipe {
  /// The fidelity of what an error of progress does to the pages.
  func fidelity(ofProgress fidelity: Fidelity) -> Fidelity {
    guard let error = fidelity.error else { return fidelity }
    let mine = Fidelity.approximate(
      error * steepness, at: fidelity.instant, notes: fidelity.notes)
    return fidelity.missing.reduce(mine) { $0.without($1) }
  }

  /// How faithful it is when its times are kept in whole milliseconds.
  func fidelityInMilliseconds() throws(Unsupported) -> Fidelity {
    let waiting = try Milliseconds.whole(delay).fidelity
    let (time, rounding) = try Milliseconds.whole(duration)
    if rounding == .exact { return waiting }
    let whole = try fidelity(over: max(Double(time) / 1000, 0.001), notes: rounding.notes)
    return whole.combined(with: waiting)
  }

  /// How faithful it is if it takes another time.
  func fidelity(over time: Double, notes: [String]) throws(Unsupported) -> Fidelity {
    let mine: MotionGraph
    let its: MotionGraph
    switch timing {
    case .easing(let easing):
      if easing.jumps { return .approximate(nil, notes: notes) }
      let evaluator = try evaluated(CurveEvaluator(easing.shape))
      (mine, its) = (MotionGraph(evaluator, over: duration), MotionGraph(evaluator, over: time))
    case .spring(let spring):
      mine = MotionGraph(spring.solver, until: duration, last: 1)
      its = MotionGraph(spring.solver, until: time, pace: duration / time, last: 1)
    }
    let worst = LargestDifference(of: mine, its)
    // What a spring leaves out at its end, it leaves out a little earlier or later.
    let difference = RuntimeDifference(worst.error, at: worst.input)
    return fidelity(ofProgress: .measured(difference, notes: notes))
  }

  /// What must be known of the middle of the screen if the platform's eye is over the page's own.
  static let movingEye = "the platform's eye moves with a page that turns while it moves"
}
