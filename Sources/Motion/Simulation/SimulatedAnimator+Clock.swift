extension SimulatedAnimator {
  /// Lets time pass up to an instant; one that has passed already changes nothing.
  public mutating func advance(to time: Double) {
    guard time >= now else { return }
    if let run, time >= run.begin + run.length {
      now = run.begin + run.length
      land()
    }
    now = time
    if let run { follow(run) }
  }

  /// Runs from where it is towards its end.
  mutating func run(
    for length: Double, delay: Double = 0, timing: ProgressFunction? = nil, pace: Double? = nil,
    vertical: ProgressFunction? = nil
  ) {
    guard !animations.isEmpty else {
      record(.nothingToDo)
      return
    }
    if fractionComplete > 0 {
      note(.remaining)
      note(.position)
    }
    let next = timing ?? self.timing
    let isOff = abs(main.position - Self.position(next, main.progress(elapsed))) > 1e-9
    let restarts = next.isSpring && elapsed != (isReversed ? 1 : 0) && (timing != nil || isOff)
    if restarts { note(.springRestart) } else if isOff { note(.blend) }
    let time = restarts ? next.springTime ?? length : length
    let run = Run(
      begin: now + max(delay, 0), length: max(time, 0), elapsed: elapsed, pace: pace ?? duration,
      timing: next, vertical: timing == nil ? verticalTiming : vertical, restarts: restarts)
    self.run = run
    hold { ($0.origin, $0.verticalOrigin) = ($0.position, $0.verticalPosition) }
    record(.running(remaining: run.length))
    if run.begin + run.length <= now { land() }
  }

  /// The remaining time at the usual pace.
  var remaining: Double { (1 - fractionComplete) * duration }

  /// The remaining time at the pace of a run.
  func rest(of run: Run) -> Double { (1 - fractionComplete) * run.pace }

  /// Puts values where they are at this instant of a run.
  ///
  /// They follow the timing; if they did not begin on it, the difference fades evenly.
  mutating func follow(_ run: Run) {
    let part = run.length > 0 ? min(max((now - run.begin) / run.length, 0), 1) : 1
    let goal = isReversed ? 0.0 : 1
    elapsed = part == 1 ? goal : run.elapsed + (goal - run.elapsed) * part
    let elapsed = elapsed
    if run.restarts { return spring(run, to: goal) }
    hold { animation in
      let (begin, progress) = (animation.progress(run.elapsed), animation.progress(elapsed))
      func place(_ timing: ProgressFunction, from origin: Double) -> Double {
        let miss = origin - Self.position(timing, begin)
        return Self.position(timing, progress) + miss * (1 - part)
      }
      animation.position = place(run.timing, from: animation.origin)
      animation.verticalPosition = place(
        run.vertical ?? run.timing, from: animation.verticalOrigin)
    }
  }

  /// Puts values where a spring that took over has them.
  private mutating func spring(_ run: Run, to goal: Double) {
    let elapsed = elapsed
    hold { animation in
      let (begin, end) = (animation.progress(run.elapsed), animation.progress(goal))
      guard begin != end else { return }
      let part = (animation.progress(elapsed) - begin) / (end - begin)
      let target = end == 0 ? 0.0 : 1
      func place(_ timing: ProgressFunction, from origin: Double) -> Double {
        origin + (target - origin) * Self.position(timing, part)
      }
      animation.position = place(run.timing, from: animation.origin)
      animation.verticalPosition = place(
        run.vertical ?? run.timing, from: animation.verticalOrigin)
    }
  }

  /// Puts values where a fraction set by hand wants them.
  mutating func scrub() {
    let (elapsed, isLinear, timing) = (elapsed, scrubsLinearly, timing)
    let vertical = verticalTiming ?? timing
    hold { animation in
      let progress = animation.progress(elapsed)
      animation.position = isLinear ? progress : Self.position(timing, progress)
      animation.verticalPosition = isLinear ? progress : Self.position(vertical, progress)
    }
  }

  /// Comes to the end it was playing to.
  mutating func land() {
    run = nil
    elapsed = isReversed ? 0 : 1
    scrub()
    if pausesOnCompletion {
      record(.pausedOnCompletion)
    } else {
      complete(at: isReversed ? .start : .end)
    }
  }

  /// Calls completions and becomes inactive.
  mutating func complete(at position: AnimatorPosition) {
    if completions > 0 { record(.completed(at: position)) }
    discard()
  }

  /// Becomes inactive and throws away what it had.
  mutating func discard() {
    record(.discarded(animations: animations.count, completions: completions))
    for name in names { settled[name] = value(of: name) }
    run = nil
    state = .inactive
    animations = []
    completions = 0
    if isReversed { note(.keptReversal) }
  }

  mutating func hold(_ change: (inout Animation) -> Void) {
    change(&main)
    for index in animations.indices { change(&animations[index]) }
  }

  mutating func record(_ kind: AnimatorEvent.EventKind) {
    events.append(AnimatorEvent(time: now, kind: kind))
  }

  mutating func note(_ note: AnimatorNote) { if !notes.contains(note) { notes.append(note) } }

  func illegal(_ verb: AnimatorVerb, _ reason: IllegalAnimatorCall.Reason) -> IllegalAnimatorCall {
    IllegalAnimatorCall(verb: verb, state: state, reason: reason)
  }

  private static func position(_ timing: ProgressFunction, _ progress: Double) -> Double {
    // A spring is not quite there when its time is over; the animator is.
    progress == 0 || progress == 1 ? progress : timing(progress)
  }
}
