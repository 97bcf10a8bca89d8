extension SimulatedAnimator {
  /// Starts, or goes on where it was paused; without animations it only becomes active.
  ///
  /// - Throws: ``IllegalAnimatorCall`` while it is stopped.
  public mutating func start(afterDelay delay: Double = 0) throws(IllegalAnimatorCall) {
    guard state != .stopped else { throw illegal(.start, .stopped) }
    guard delay.isFinite, delay >= 0 else { throw illegal(.start, .argument) }
    guard !isRunning else { return record(.ignored(.start)) }
    activate()
    run(for: remaining, delay: delay)
  }

  /// Pauses; an inactive animator becomes active.
  ///
  /// - Throws: ``IllegalAnimatorCall`` while it is stopped, or runs and is not interruptible.
  public mutating func pause() throws(IllegalAnimatorCall) {
    guard state != .stopped else { throw illegal(.pause, .stopped) }
    try checkInterruptible(.pause)
    activate()
    if let run {
      record(.paused)
      if run.pace != duration { note(.pausedPace) }
    }
    run = nil
  }

  /// Goes on with another timing or in another time; both hold until that run ends.
  ///
  /// The remaining time is the factor times the original duration (the header; an article reads it
  /// as the factor times what remains), and 0 leaves it as it is.
  ///
  /// - Throws: ``IllegalAnimatorCall`` if it is not active and paused.
  public mutating func `continue`(
    durationFactor: Double = 0, timing: ProgressFunction? = nil
  ) throws(IllegalAnimatorCall) {
    guard state == .active, !isRunning else { throw illegal(.continue, .notPaused) }
    guard durationFactor.isFinite, durationFactor >= 0 else { throw illegal(.continue, .argument) }
    if durationFactor > 0 { note(.durationFactor) }
    guard durationFactor > 0 else { return run(for: remaining, timing: timing) }
    let rest = 1 - fractionComplete
    let length = durationFactor * duration
    run(for: length, timing: timing, pace: rest > 0 ? length / rest : nil)
  }

  /// Sets the direction of play; nil turns it round.
  ///
  /// A running animator turns at once, and keeps the timing and the pace of its run. On a stopped
  /// one it has no effect.
  ///
  /// - Throws: ``IllegalAnimatorCall`` while it runs and is not interruptible.
  public mutating func reverse(_ value: Bool? = nil) throws(IllegalAnimatorCall) {
    guard state != .stopped else { return record(.ignored(.reverse)) }
    try checkInterruptible(.reverse)
    let value = value ?? !isReversed
    guard value != isReversed else { return }
    isReversed = value
    if state == .active { note(.reversedFraction) }
    if let run {
      self.run(
        for: rest(of: run), delay: run.begin - now, timing: run.timing, pace: run.pace,
        vertical: run.vertical)
    }
  }

  /// Sets the fraction that is complete, within 0…1; an inactive animator becomes active.
  ///
  /// While running, exactly 0 or 1 ends it, unless it pauses on completion; whether completions are
  /// called then is not documented: here they are, with the end that was set.
  ///
  /// - Throws: ``IllegalAnimatorCall`` while it is stopped, or runs and is not interruptible.
  public mutating func setFraction(_ fraction: Double) throws(IllegalAnimatorCall) {
    guard state != .stopped else { throw illegal(.fraction, .stopped) }
    guard fraction.isFinite else { throw illegal(.fraction, .argument) }
    try checkInterruptible(.fraction)
    activate()
    guard !animations.isEmpty else { return record(.nothingToDo) }
    let fraction = min(max(fraction, 0), 1)
    elapsed = isReversed ? 1 - fraction : fraction
    scrub()
    guard let run else { return note(scrubsLinearly ? .scrub : .curvedScrub) }
    note(.runningFraction)
    if fraction > 0, fraction < 1 {
      self.run(
        for: rest(of: run), timing: run.timing, pace: run.pace, vertical: run.vertical)
    } else {
      note(.edgeFractions)
      self.run = nil
      if pausesOnCompletion {
        record(.pausedOnCompletion)
      } else {
        complete(at: elapsed == 1 ? .end : .start)
      }
    }
  }

  /// Stops where it is: for good without calling completions, or until it is finished.
  ///
  /// On an inactive or stopped animator it does nothing.
  ///
  /// - Throws: ``IllegalAnimatorCall`` while it runs and is not interruptible.
  public mutating func stop(withoutFinishing: Bool) throws(IllegalAnimatorCall) {
    guard state == .active else { return record(.ignored(.stop)) }
    try checkInterruptible(.stop)
    run = nil
    record(.stopped)
    if withoutFinishing { discard() } else { state = .stopped }
  }

  /// Finishes a stopped animator: values go to that position and completions are called with it.
  ///
  /// - Throws: ``IllegalAnimatorCall`` if it is not stopped.
  public mutating func finish(at position: AnimatorPosition) throws(IllegalAnimatorCall) {
    guard state == .stopped else { throw illegal(.finish, .notStopped) }
    if position != .current {
      elapsed = position == .end ? 1 : 0
      scrub()
    }
    complete(at: position)
  }

  /// Adds an animation that waits for a fraction of the remaining time and then takes what is left.
  ///
  /// Without a delay one that is added while running starts at once.
  ///
  /// - Parameters:
  ///   - name: What it animates.
  ///   - value: The value it leads to; from the one that earlier animations lead to.
  ///   - delayFactor: The fraction of the remaining time that it waits, 0…1.
  /// - Throws: ``IllegalAnimatorCall`` while it is stopped.
  public mutating func add(
    _ name: String, to value: AnimatedValue? = nil, delayFactor: Double = 0
  ) throws(IllegalAnimatorCall) {
    guard state != .stopped else { throw illegal(.add, .stopped) }
    guard delayFactor >= 0, delayFactor <= 1 else { throw illegal(.add, .argument) }
    if delayFactor > 0 { note(.delayed) }
    let begin = state == .active ? elapsed : isReversed ? 1 : 0
    let end = isReversed && state == .active ? 0.0 : 1
    let from = state == .active ? begin + (end - begin) * delayFactor : delayFactor
    if animations.contains(where: { $0.name == name }) { note(.lastWins) }
    var animation = Animation(name: name, from: from, to: end)
    animation.values = value.map { Values(start: start(of: name, like: $0), end: $0) }
    animations.append(animation)
    remember(name)
    record(.added(name))
  }

  /// Adds a completion.
  ///
  /// - Throws: ``IllegalAnimatorCall`` while it is stopped.
  public mutating func addCompletion() throws(IllegalAnimatorCall) {
    guard state != .stopped else { throw illegal(.add, .stopped) }
    completions += 1
  }

  /// Sets whether it may be paused or changed while it runs.
  ///
  /// - Throws: ``IllegalAnimatorCall`` if it is not inactive.
  public mutating func setInterruptible(_ value: Bool) throws(IllegalAnimatorCall) {
    guard state == .inactive else { throw illegal(.interruptible, .notInactive) }
    isInterruptible = value
  }

  /// Lets go of the last reference to it; later calls have nothing to reach.
  ///
  /// UIKit keeps one that runs until it has ended.
  ///
  /// - Throws: ``IllegalAnimatorCall`` while it is paused or stopped.
  public mutating func release() throws(IllegalAnimatorCall) {
    if state == .stopped || state == .active && !isRunning { throw illegal(.release, .dropped) }
    isDropped = true
    note(.dropped)
    record(.dropped(isKept: isRunning))
  }

  private func checkInterruptible(_ verb: AnimatorVerb) throws(IllegalAnimatorCall) {
    if isRunning, !isInterruptible { throw illegal(verb, .notInterruptible) }
  }

  private mutating func activate() {
    guard state == .inactive else { return }
    state = .active
    elapsed = isReversed ? 1 : 0
    scrub()
    record(.activated)
  }
}
