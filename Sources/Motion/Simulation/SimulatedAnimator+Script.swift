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
    case .add(let name, let authored, let delayFactor):
      // Measures cannot stand in a script, so that every value is known.
      let value = authored.flatMap { try? AnimatedValue($0, current: .number(0), lengths: [:]) }
      try add(name, to: value, delayFactor: delayFactor)
    case .interruptible(let value): try setInterruptible(value)
    case .gesture(let gesture):
      guard let rules else { return record(.ignored(.gesture)) }
      try perform(gesture, rules, isOpen: isOpen)
    }
  }
}
