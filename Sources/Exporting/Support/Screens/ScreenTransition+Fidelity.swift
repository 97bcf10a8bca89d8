import Motion

extension ScreenTransition {
  /// The fidelity of what an error of progress does to the pages.
  func fidelity(ofProgress fidelity: Fidelity) -> Fidelity {
    guard let error = fidelity.error else { return fidelity }
    let mine = Fidelity.approximate(
      error * steepness, at: fidelity.instant, notes: fidelity.notes)
    return fidelity.missing.reduce(mine) { $0.without($1) }
  }

  /// The fidelity when its times are kept in whole milliseconds.
  func fidelityInMilliseconds() throws(Unsupported) -> Fidelity {
    let waiting = try Milliseconds.whole(delay).fidelity
    let (time, rounding) = try Milliseconds.whole(duration)
    if rounding == .exact { return waiting }
    let whole = try fidelity(over: max(Double(time) / 1000, 0.001), notes: rounding.notes)
    return whole.combined(with: waiting)
  }

  /// The fidelity if it takes another time.
  func fidelity(over time: Double, notes: [String]) throws(Unsupported) -> Fidelity {
    let mine: CurveGraph
    let its: CurveGraph
    switch timing {
    case .easing(let easing):
      if easing.jumps { return .approximate(nil, notes: notes) }
      let evaluator = try evaluated(CurveEvaluator(easing.shape))
      (mine, its) = (CurveGraph(evaluator, over: duration), CurveGraph(evaluator, over: time))
    case .spring(let spring):
      mine = CurveGraph(spring.solver, until: duration, last: 1)
      its = CurveGraph(spring.solver, until: time, pace: duration / time, last: 1)
    }
    let worst = LargestDifference(of: mine, its)
    // The part that a spring omits at its end may begin a little earlier or later.
    return fidelity(ofProgress: .measured(worst, notes: notes))
  }

  /// The note for platforms whose viewpoint is over the center of the page, not of the screen.
  static let movingEye = "the platform's viewpoint follows a page that rotates while it moves"
}
