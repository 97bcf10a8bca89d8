/// An animator outcome is how an animator stands right after a step of a script.
public struct AnimatorOutcome: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double
  /// What was called.
  public var call: AnimatorCall
  /// The state after it.
  public var state: AnimatorState
  /// Whether it runs and plays towards the start.
  public var isRunning, isReversed: Bool
  /// The fraction that UIKit would report.
  public var fractionComplete: Double
  /// Where its values are between start, 0, and end, 1.
  public var position: Double
  /// The call's crash; nothing comes after it.
  public var crash: IllegalAnimatorCall?
}

extension SimulatedAnimator {
  /// Makes one call at the time that has been reached.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - rules: What gestures mean; without them, they have no effect.
  ///   - isOpen: Whether the motion began at its end, for gestures.
  ///   - timing: The progress function of a timing that a script names; nil is the animator's own.
  /// - Throws: ``IllegalAnimatorCall`` where UIKit would raise an exception.
  public mutating func perform(
    _ call: AnimatorCall, rules: InteractionRules? = nil, isOpen: Bool = false,
    timing: (String) -> ProgressFunction? = { _ in nil }
  ) throws(IllegalAnimatorCall) {
    switch call {
    case .start(let delay): try start(afterDelay: delay)
    case .pause: try pause()
    case .continue(let factor, let name):
      try self.continue(durationFactor: factor, timing: name.flatMap(timing))
    case .reverse(let value): try reverse(value)
    case .fraction(let fraction): try setFraction(fraction)
    case .stop(let withoutFinishing): try stop(withoutFinishing: withoutFinishing)
    case .finish(let position): try finish(at: position)
    case .add(let name, let delayFactor): try add(name, delayFactor: delayFactor)
    case .interruptible(let value): try setInterruptible(value)
    case .gesture(let gesture):
      guard let rules else { return record(.ignored(.gesture)) }
      try perform(gesture, rules, isOpen: isOpen)
    }
  }

  /// Plays a script up to its end or the first call that would crash.
  public mutating func play(
    _ script: AnimatorScript, rules: InteractionRules? = nil, isOpen: Bool = false,
    timing: (String) -> ProgressFunction? = { _ in nil }
  ) -> [AnimatorOutcome] {
    var outcomes: [AnimatorOutcome] = []
    for step in script.steps {
      var crash: IllegalAnimatorCall?
      advance(to: step.time)
      do {
        try perform(step.call, rules: rules, isOpen: isOpen, timing: timing)
      } catch {
        crash = error
      }
      outcomes.append(
        AnimatorOutcome(
          time: step.time, call: step.call, state: state, isRunning: isRunning,
          isReversed: isReversed, fractionComplete: fractionComplete, position: position,
          crash: crash))
      if crash != nil { break }
    }
    return outcomes
  }

  private mutating func perform(
    _ gesture: AnimatorGesture, _ rules: InteractionRules, isOpen: Bool
  ) throws(IllegalAnimatorCall) {
    switch gesture {
    case .began:
      try pause()
      heldFraction = fractionComplete
    case .moved(let translation):
      if isReversed { note(.releasedSign) }
      try setFraction(
        rules.progress(
          held: heldFraction, translation: translation, isOpen: isOpen, isReversed: isReversed))
    case .ended(let velocity):
      let progress = isReversed ? 1 - fractionComplete : fractionComplete
      switch rules.release(progress: progress, velocity: velocity, isOpen: isOpen) {
      case .stay: break
      case .goOn: try self.continue()
      case .finish: try resume(reversed: false)
      case .cancel: try resume(reversed: true)
      case .run(let reversed): try resume(reversed: reversed)
      }
    }
  }

  private mutating func resume(reversed: Bool) throws(IllegalAnimatorCall) {
    try reverse(reversed)
    try self.continue()
  }
}
