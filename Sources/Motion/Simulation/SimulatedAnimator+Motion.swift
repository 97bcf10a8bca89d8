extension SimulatedAnimator {
  /// Makes the animator that a motion describes, inactive.
  ///
  /// Animations are named by their property, after their target and a full stop if they have
  /// one. The motion's delay is for whoever starts it.
  ///
  /// - Parameters:
  ///   - motion: The animator, with what it uses filled in.
  ///   - duration: Its duration in seconds, looked up if it refers to a preset.
  ///   - timing: The progress function of its timing.
  ///   - settlingDuration: Of a spring that is given physically; the duration is then ignored.
  public init(
    _ motion: Animator, duration: Double, timing: ProgressFunction,
    settlingDuration: Double? = nil
  ) {
    let animations = motion.animations.map { animation in
      let name = [animation.target, animation.property].compactMap { $0 }.joined(separator: ".")
      return (name: name, delayFactor: animation.delayFactor?.value ?? 0)
    }
    self.init(
      duration: duration, timing: timing, settlingDuration: settlingDuration,
      animations: animations)
    isInterruptible = motion.isInterruptible ?? true
    pausesOnCompletion = motion.pausesOnCompletion ?? false
    scrubsLinearly = motion.scrubsLinearly ?? true
  }

  /// An animator that runs at once, as runningPropertyAnimator(withDuration:delay:options:) makes.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - delay: How long it waits before, in seconds.
  ///   - timing: How progress runs, from the options' curve.
  ///   - options: The options it is given.
  /// - Returns: The animator, and the options that it ignores.
  /// - Throws: ``IllegalAnimatorCall`` if the delay is negative.
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

  /// Makes one call at the time that has been reached.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - rules: What gestures mean; without them, they have no effect.
  ///   - isOpen: Whether the motion began at its end, for gestures.
  ///   - timing: The progress function of a timing that a script names; nil is the animator's own.
  /// - Throws: ``IllegalAnimatorCall`` if UIKit would raise an exception.
  public mutating func perform(
    _ call: AnimatorCall, rules: InteractionRules? = nil, isOpen: Bool = false,
    timing: (String) -> ProgressFunction? = { _ in nil }
  ) throws(IllegalAnimatorCall) {
    if isDropped { return record(.ignored(call.verb)) }
    switch call {
    case .start(let delay): try start(afterDelay: delay)
    case .pause: try pause()
    case .continue(let factor, let name):
      try self.continue(durationFactor: factor, timing: name.flatMap(timing))
    case .reverse(let value): try reverse(value)
    case .fraction(let fraction): try setFraction(fraction)
    case .stop(let withoutFinishing): try stop(withoutFinishing: withoutFinishing)
    case .finish(let position): try finish(at: position)
    case .add(let name, let authored, let delayFactor):
      // Measures cannot stand in a script, so that every value is known.
      let property = name.split(separator: ".").last.map(String.init) ?? name
      let value = authored.flatMap {
        try? AnimatedValue($0, current: .number(0), of: property, lengths: [:])
      }
      try add(name, to: value, delayFactor: delayFactor)
    case .interruptible(let value): try setInterruptible(value)
    case .release: try release()
    case .gesture(let gesture):
      guard let rules else { return record(.ignored(.gesture)) }
      try perform(gesture, rules, isOpen: isOpen)
    }
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
