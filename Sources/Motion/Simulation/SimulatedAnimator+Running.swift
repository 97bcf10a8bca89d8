extension SimulatedAnimator {
  /// An animator that runs at once, as runningPropertyAnimator(withDuration:delay:options:) makes.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - delay: How long it waits before, in seconds.
  ///   - timing: How progress runs, from the options' curve.
  ///   - options: The options it is given.
  /// - Returns: The animator, and the options that it ignores.
  /// - Throws: ``IllegalAnimatorCall`` where the delay is negative.
  public static func running(
    duration: Double, delay: Double = 0, timing: ProgressFunction = .linear,
    options: Set<ViewAnimationOption> = []
  ) throws(IllegalAnimatorCall) -> (animator: SimulatedAnimator, ignored: [ViewAnimationOption]) {
    var animator = SimulatedAnimator(duration: duration, timing: timing)
    try animator.start(afterDelay: delay)
    let ignored = ViewAnimationOption.allCases
      .filter { options.contains($0) && $0.isIgnoredByAnimators }
    return (animator, ignored)
  }
}

/// A view animation option is one of UIView.AnimationOptions that change how an animation runs.
public enum ViewAnimationOption: String, CaseIterable, Hashable, Sendable {
  case `repeat`, autoreverse, transitionFlipFromLeft, transitionFlipFromRight
  case transitionFlipFromTop, transitionFlipFromBottom, transitionCurlUp, transitionCurlDown
  case transitionCrossDissolve, curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear

  /// Whether animators ignore it: repeats, reversals and transitions.
  public var isIgnoredByAnimators: Bool { !rawValue.hasPrefix("curve") }
}
