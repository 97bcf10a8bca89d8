extension SimulatedAnimator {
  /// The fraction that UIKit reports of an animator that a finger holds.
  ///
  /// While one that scrubs linearly is paused, it is the position: set again, it moves nothing.
  public var heldFractionComplete: Double {
    guard scrubsLinearly, state == .active, !isRunning, !animations.isEmpty else {
      return fractionComplete
    }
    let position = min(max(isReversed ? 1 - main.position : main.position, 0), 1)
    return abs(position - fractionComplete) > 1e-9 ? position : fractionComplete
  }

  mutating func perform(
    _ gesture: AnimatorGesture, _ rules: InteractionRules, isOpen: Bool
  ) throws(IllegalAnimatorCall) {
    switch gesture {
    case .began(let velocity):
      if rules.begin == .axisDominates { note(.axis) }
      isHeld = velocity.map(rules.begins) ?? true
      guard isHeld else { return record(.gestureRefused) }
      if rules.gesture == .press { return try press() }
      let hasBegun = state == .active
      try pause()
      heldFraction = hasBegun ? heldFractionComplete : rules.startProgress
      // Set as a fraction, the fraction of the time would move what is on its values by a curve.
      if hasBegun, heldFraction != fractionComplete { note(.heldPosition) }
    case .moved(let translation):
      guard isHeld || rules.isAbsolute else { return record(.ignored(.gesture)) }
      if isReversed { note(.releasedSign) }
      try setFraction(
        rules.progress(
          held: rules.isAbsolute ? rules.startProgress : heldFraction, translation: translation,
          isOpen: isOpen,
          isReversed: isReversed && !rules.isAbsolute))
    case .ended(let velocity): try release(velocity: velocity, rules, isOpen: isOpen)
    case .cancelled:
      note(.cancelled)
      guard rules.hasThreshold, isHeld || rules.isAbsolute else {
        return try release(velocity: 0, rules, isOpen: isOpen)
      }
      isHeld = false
      try letGo { animator throws(IllegalAnimatorCall) in try animator.carryOut(.cancel) }
    }
  }

  private mutating func release(
    velocity: Double, _ rules: InteractionRules, isOpen: Bool
  ) throws(IllegalAnimatorCall) {
    guard isHeld || rules.isAbsolute else { return record(.ignored(.gesture)) }
    isHeld = false
    let fraction = heldFractionComplete
    let progress = isReversed ? 1 - fraction : fraction
    if rules.onRelease == .projected { note(.projected) }
    let decision = rules.release(progress: progress, velocity: velocity, isOpen: isOpen)
    let isBack = decision.isBack ?? isReversed
    releaseVelocity = rules.relative(velocity, at: progress, isBack: isBack, isOpen: isOpen)
    try letGo { animator throws(IllegalAnimatorCall) in try animator.carryOut(decision) }
  }

  /// Lets go of what a press has kept active at its end.
  private mutating func letGo(
    _ release: (inout SimulatedAnimator) throws(IllegalAnimatorCall) -> Void
  ) throws(IllegalAnimatorCall) {
    guard let pauses = pausesWhenLetGo else { return try release(&self) }
    (pausesOnCompletion, pausesWhenLetGo) = (pauses, nil)
    try release(&self)
    guard !pauses, state == .active, !isRunning, !isReversed, fractionComplete >= 1 else { return }
    try stop(withoutFinishing: false)
    try finish(at: .end)
  }

  /// Does what a release has decided.
  mutating func carryOut(_ decision: InteractionRules.Decision) throws(IllegalAnimatorCall) {
    record(.released(decision))
    guard state == .active else { return }
    switch decision {
    case .stay: break
    case .proceed: try goOn()
    case .finish: try resume(reversed: false)
    case .cancel: try resume(reversed: true)
    case .run(let reversed): try resume(reversed: reversed)
    }
  }

  private mutating func resume(reversed: Bool) throws(IllegalAnimatorCall) {
    try reverse(reversed)
    try goOn()
  }

  private mutating func goOn() throws(IllegalAnimatorCall) {
    if !isRunning {
      try self.continue(durationFactor: restFactor, timing: restTiming(releaseVelocity))
    }
  }

  /// Starts; what a finger catches on its way back turns round where it is.
  ///
  /// Held to its end it stays active, so that letting go can still turn it round.
  private mutating func press() throws(IllegalAnimatorCall) {
    if pausesWhenLetGo == nil { pausesWhenLetGo = pausesOnCompletion }
    pausesOnCompletion = true
    let isCaught = state == .active && isReversed
    if isCaught { try reverse(false) }
    if !isCaught || !isRunning { try start() }
  }
}
