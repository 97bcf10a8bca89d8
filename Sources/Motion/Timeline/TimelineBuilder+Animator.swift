extension TimelineBuilder {
  /// An animator that is started and left alone.
  ///
  /// UIKit sets the model's values at the start: before its delay is over the starting values show,
  /// and the final ones afterwards.
  func run(_ animator: Animator) throws(MotionError) -> Run {
    let timed = try TimedProgress(
      animator.timing, duration: animator.duration?.seconds, lengths: lengths)
    let progress = try AnimatorProgress(animator, timed, lengths, isContinued: !isPrinted)
    var run = Run(duration: progress.duration)
    run.clock.timing.beginTime = animator.delay?.seconds ?? 0
    run.clock.timing.fillMode = .both
    // Printed, each part of a place has a spring of its own.
    let animations =
      progress.hasVertical && isPrinted
      ? animator.animations.flatMap(\.alongAxes) : animator.animations
    var moves: [Move] = []
    for (index, animation) in animations.enumerated() {
      let property = AnimatedProperty(animation, at: index)
      let known = moves.firstIndex {
        $0.property.target == property.target && $0.property.name == property.name
      }
      let place = known ?? moves.count
      if known == nil { moves.append(Move(property: property)) }
      try add(property, to: &moves[place])
    }
    run.tracks = moves.flatMap { $0.tracks(progress, isPrinted: isPrinted) }
    if moves.isEmpty { run.tracks = [progress.progress(isPrinted: isPrinted)] }
    run.add(timed.notes + progress.notes + [animator.timing?.trimmingNote].compactMap(\.self))
    return run
  }

  private func add(_ property: AnimatedProperty, to move: inout Move) throws(MotionError) {
    do throws(KeyframeError) {
      let current = move.steps.last?.to
      var (from, frames, notes) = try property.resolved(current: current, lengths: lengths)
      let open = start(notes, property.name, like: from)
      if let open {
        (from, frames, notes) = try property.resolved(current: open.shifted, lengths: lengths)
      }
      move.start = move.start ?? open?.identity
      move.notes += notes.map(\.text)
      for frame in frames {
        let to = frame.isRelative ? from.adding(frame.value) : frame.value
        guard to.hasShape(of: from) else { throw .mixedValues(index: 1) }
        move.steps.append((from, to, frame.start))
      }
    } catch {
      throw MotionError("\(property.name): \(error.message)", kind: error.kind, help: error.help)
    }
  }
}

/// A move is a property that is moved by one animation, or by several at once.
private struct Move {
  let property: AnimatedProperty
  /// The values between which each animation goes, in order, after a fraction of the time.
  var steps: [(from: AnimatedValue, to: AnimatedValue, delay: Double)] = []
  /// The assumed value at the start.
  var start: AnimatedValue?
  var notes: [String] = []

  /// The tracks of the animations.
  ///
  /// Several are relative, as UIKit has them: the last counts, and what earlier ones have not done yet
  /// is added.
  func tracks(_ progress: AnimatorProgress, isPrinted: Bool) -> [TimelineTrack] {
    guard let goal = steps.last?.to else { return [] }
    let (target, name) = (property.target, property.name)
    var tracks: [TimelineTrack] = []
    for (index, step) in steps.enumerated().reversed() {
      var track: TimelineTrack
      if index == steps.count - 1 {
        track = progress.track(target, name, step.from, step.to, step.delay, isPrinted: isPrinted)
        track.notes = notes
        if steps.contains(where: { $0.delay > 0 }) { track.notes.append(AnimatorNote.delayed.text) }
        if steps.count > 1 { track.notes.append(Self.blendNote) }
      } else {
        guard let left = step.to.difference(to: step.from), step.to.hasShape(of: goal) else {
          continue
        }
        let zero = step.to.multiplied(by: 0)
        track = progress.track(target, name, left, zero, step.delay, isPrinted: isPrinted)
        track.base = TimelineValue(zero)
      }
      track.start = start
      tracks.append(track)
    }
    return tracks
  }

  private static let blendNote =
    "if several animations change one property, the last to start wins, blended"
}

/// Animator progress says how far each of its animations is at every fraction of the whole run.
private struct AnimatorProgress: Sendable {
  /// How long the whole run takes, in seconds.
  let duration: Double
  /// The notes on assumptions about the continuation.
  private(set) var notes: [String] = []
  /// Whether places move along y in another way than along x.
  let hasVertical: Bool
  private let easings: (along: TimelineEasing?, upright: TimelineEasing?)
  private let rest: Rest?

  /// The progress after a continuation.
  ///
  /// The run is paused there and goes on as the continuation says; between the timings the difference
  /// fades evenly, as `SimulatedAnimator` has it.
  private struct Rest: Sendable {
    /// The progress of the animations at the pause, and the fraction of the whole run until it.
    let pause, fraction: Double
    let easing: TimelineEasing?
    /// Whether the timing is a spring that takes over.
    let restarts: Bool
  }

  init(
    _ animator: Animator, _ timed: TimedProgress, _ lengths: [String: Double], isContinued: Bool
  ) throws(MotionError) {
    hasVertical = timed.vertical != nil
    func easing(_ timing: Timing?) throws(MotionError) -> TimelineEasing? {
      try TimelineEasing(
        timing, duration: timed.duration, over: timed.vertical == nil ? nil : timed.duration,
        lengths: lengths)
    }
    easings.along = try easing(animator.timing)
    if case .spring(let spring)? = animator.timing, let upright = spring.upright {
      easings.upright = try easing(.spring(upright))
    } else {
      easings.upright = nil
    }
    guard isContinued, let continuation = animator.continuation,
      let pause = continuation.from?.value
    else {
      (duration, rest) = (timed.duration, nil)
      if isContinued, animator.continuation != nil {
        notes = ["the pause isn't specified; shown without the continuation"]
      }
      return
    }
    let factor = continuation.durationFactor ?? 0
    let next = try continuation.timing.map { timing throws(MotionError) in
      try ProgressFunction(timing, lengths: lengths)
    }
    var length = factor > 0 ? factor * timed.duration : (1 - pause) * timed.duration
    if pause > 0 { length = next?.springTime ?? length }
    duration = pause * timed.duration + length
    let restarts = next?.isSpring == true && pause > 0
    rest = Rest(
      pause: pause, fraction: duration > 0 ? pause * timed.duration / duration : 1,
      easing: next == nil
        ? easings.along : try TimelineEasing(continuation.timing, lengths: lengths),
      restarts: restarts)
    notes.append("shown paused at fraction \(pause) and continued immediately")
    if factor > 0 { notes.append(AnimatorNote.durationFactor.text) }
    if next != nil {
      notes.append((restarts ? AnimatorNote.springRestart : .blend).text)
    }
  }

  /// The track of the animator's own progress, if it animates nothing.
  func progress(isPrinted: Bool) -> TimelineTrack {
    guard isPrinted else {
      return track(nil, "progress", .number(0), .number(1), 0, isPrinted: isPrinted)
    }
    return TimelineTrack(property: "progress", keys: TimelineKeys(to: 1, by: easings.along))
  }

  /// The track of a property from one value to another, after a fraction of the time.
  func track(
    _ target: String?, _ name: String, _ from: AnimatedValue, _ to: AnimatedValue,
    _ delay: Double, isPrinted: Bool
  ) -> TimelineTrack {
    let axis = hasVertical ? VelocityAxis(of: name) : .x
    let easing = axis == .y ? easings.upright : easings.along
    // It stands at its start before it jumps from there, which keys only come close to.
    let isKeyed = rest == nil && axis != .both && (easing?(0) ?? 0) == 0
    if isPrinted || isKeyed {
      let keys = TimelineKeys(from: from, to: to, by: easing, after: delay)
      return TimelineTrack(target: target, property: name, keys: keys)
    }
    let progress = self
    let change = from.difference(to: to)
    @Sendable func point(_ fraction: Double, _ easing: TimelineEasing?) -> MotionPoint {
      let (position, slope) = progress.position(of: easing, at: fraction, after: delay)
      return MotionPoint(
        value: from.interpolated(to: to, position), velocity: change?.multiplied(by: slope))
    }
    let breaks = breaks(of: easing, after: delay)
    var way: TimelineTrack.Function.Way?
    if rest == nil {
      way = .eased(easing, delay: delay)
    } else {
      way = .paced(
        .init(breaks: breaks) { progress.position(of: easing, at: $0, after: delay).value })
    }
    if axis == .both { way = nil }
    let function = TimelineTrack.Function(breaks: breaks, way: way) { fraction in
      let along = point(fraction, easing)
      guard axis == .both else { return along }
      let upright = point(fraction, progress.easings.upright)
      return MotionPoint(
        value: axis.joined(along.value, upright.value),
        velocity: axis.joined(along.velocity, upright.velocity))
    }
    var track = TimelineTrack(target: target, property: name, content: .function(function))
    track.isStepped = !to.isContinuous
    return track
  }

  /// The fractions of the run at which an animation may turn, jump or have a corner.
  private func breaks(of easing: TimelineEasing?, after delay: Double) -> [Double] {
    func parts(_ easing: TimelineEasing?, from begin: Double) -> [Double] {
      ProgressBreaks(easing).fractions.map { begin + (1 - begin) * $0 }
    }
    let upright = hasVertical ? parts(easings.upright, from: delay) : []
    let own = parts(easing, from: delay) + upright
    guard let rest, rest.pause < 1 else { return own }
    let before = own.filter { $0 < rest.pause }.map { $0 * rest.fraction / rest.pause }
    let begin = rest.restarts ? max(delay, rest.pause) : delay
    let after = parts(rest.easing, from: begin).filter { $0 > rest.pause }.map { part in
      rest.fraction + (1 - rest.fraction) * (part - rest.pause) / (1 - rest.pause)
    }
    return before + [rest.fraction] + after
  }

  /// How far an animation is, and how fast that changes by the fraction.
  ///
  /// - Parameter delay: The fraction of the animator's time that the animation waits.
  private func position(
    of easing: TimelineEasing?, at fraction: Double, after delay: Double
  ) -> (value: Double, slope: Double) {
    guard let rest, fraction >= rest.fraction, rest.fraction < 1 else {
      let pace = rest.map { $0.fraction > 0 ? $0.pause / $0.fraction : 0 } ?? 1
      let (value, slope) = Self.follow(easing, fraction * pace, delay)
      return (value, slope * pace)
    }
    let pace = (1 - rest.pause) / (1 - rest.fraction)
    let part = (fraction - rest.fraction) / (1 - rest.fraction)
    let now = rest.pause + (1 - rest.pause) * part
    let held = Self.follow(easing, rest.pause, delay).value
    if rest.restarts {
      // A spring that takes over covers the distance that was left, from where the animation was.
      func progress(_ part: Double) -> Double {
        delay < 1 ? min(max((part - delay) / (1 - delay), 0), 1) : part >= 1 ? 1 : 0
      }
      let begin = progress(rest.pause)
      guard begin < 1, progress(now) > begin else { return (held, 0) }
      let place = (progress(now) - begin) / (1 - begin)
      let (value, slope) = Self.follow(rest.easing, place, 0)
      let left = 1 - held
      return (held + left * value, left * slope * pace / (1 - delay) / (1 - begin))
    }
    let (value, slope) = Self.follow(rest.easing, now, delay)
    let miss = held - Self.follow(rest.easing, rest.pause, delay).value
    return (value + miss * (1 - part), slope * pace - miss / (1 - rest.fraction))
  }

  /// A spring is not quite there when its time is over; the animator is.
  private static func follow(
    _ easing: TimelineEasing?, _ part: Double, _ delay: Double
  ) -> (value: Double, slope: Double) {
    func slope(_ fraction: Double) -> Double { easing?.slope(at: fraction) ?? 1 }
    if part >= 1 { return (1, slope(1) / max(1 - delay, .ulpOfOne)) }
    guard part >= delay, delay < 1 else { return (0, 0) }
    let progress = (part - delay) / (1 - delay)
    let value = progress > 0 ? easing?(progress) ?? progress : 0
    return (value, slope(progress) / (1 - delay))
  }
}
