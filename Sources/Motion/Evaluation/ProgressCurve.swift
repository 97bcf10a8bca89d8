/// An animator's course says how far each of its animations is at every fraction of the whole run.
///
/// Where the motion has a continuation with a fraction, the run is paused there and goes on as it
/// says; between the timings the difference fades evenly, as `SimulatedAnimator` has it.
struct ProgressCurve: Sendable {
  /// How long the whole run takes, in seconds.
  let duration: Double
  /// The notes on assumptions.
  let notes: [String]
  /// Whether places move along y in another way than along x.
  var isSplit: Bool { vertical != nil }
  private let timing: ProgressFunction
  private let vertical: ProgressFunction?
  private let rest: Rest?

  /// The course after a continuation.
  private struct Rest: Sendable {
    /// The progress of the animations at the pause, and the fraction of the whole run until it.
    var pause, fraction: Double
    var timing: ProgressFunction
    /// Whether the timing is a spring that takes over.
    var restarts: Bool
  }

  init(_ animator: Animator, lengths: [String: Double]) throws(MotionError) {
    let progress = try TimedProgress(
      animator.timing, duration: animator.duration?.seconds, lengths: lengths)
    (timing, vertical) = (progress.function, progress.vertical)
    guard let continuation = animator.continuation else {
      duration = progress.duration
      notes = progress.notes
      rest = nil
      return
    }
    guard let pause = continuation.from?.value else {
      duration = progress.duration
      rest = nil
      notes = progress.notes + ["the pause isn't specified; shown without the continuation"]
      return
    }
    let factor = continuation.durationFactor ?? 0
    let next = try continuation.timing.map { timing throws(MotionError) in
      try ProgressFunction(timing, lengths: lengths)
    }
    var length = factor > 0 ? factor * progress.duration : (1 - pause) * progress.duration
    if pause > 0 { length = next?.springTime ?? length }
    duration = pause * progress.duration + length
    rest = Rest(
      pause: pause, fraction: duration > 0 ? pause * progress.duration / duration : 1,
      timing: next ?? timing, restarts: next?.isSpring == true && pause > 0)
    var notes = progress.notes
    notes.append("shown paused at fraction \(pause) and continued immediately")
    if factor > 0 { notes.append(AnimatorNote.durationFactor.text) }
    if let next {
      let restarts = next.isSpring && pause > 0
      notes.append((restarts ? AnimatorNote.springRestart : .blend).text)
    }
    self.notes = notes
  }

  /// How far an animation is, and how fast that changes by the fraction.
  ///
  /// - Parameters:
  ///   - delay: The fraction of the animator's time that the animation waits.
  ///   - isUpright: Whether it is along y.
  func position(
    at fraction: Double, after delay: Double, isUpright: Bool = false
  ) -> (value: Double, slope: Double) {
    let timing = isUpright ? vertical ?? self.timing : self.timing
    guard let rest, fraction >= rest.fraction, rest.fraction < 1 else {
      let pace = rest.map { $0.fraction > 0 ? $0.pause / $0.fraction : 0 } ?? 1
      let (value, slope) = Self.follow(timing, fraction * pace, delay)
      return (value, slope * pace)
    }
    let pace = (1 - rest.pause) / (1 - rest.fraction)
    let part = (fraction - rest.fraction) / (1 - rest.fraction)
    if rest.restarts { return spring(rest, part, after: delay, timing) }
    let (value, slope) = Self.follow(rest.timing, rest.pause + (1 - rest.pause) * part, delay)
    let held = Self.follow(timing, rest.pause, delay).value
    let miss = held - Self.follow(rest.timing, rest.pause, delay).value
    return (value + miss * (1 - part), slope * pace - miss / (1 - rest.fraction))
  }

  /// Where a spring has an animation that took over the distance that was left.
  private func spring(
    _ rest: Rest, _ part: Double, after delay: Double, _ timing: ProgressFunction
  ) -> (Double, Double) {
    func progress(_ part: Double) -> Double {
      delay < 1 ? min(max((part - delay) / (1 - delay), 0), 1) : part >= 1 ? 1 : 0
    }
    let held = Self.follow(timing, rest.pause, delay).value
    let begin = progress(rest.pause)
    let now = progress(rest.pause + (1 - rest.pause) * part)
    guard begin < 1, now > begin else { return (held, 0) }
    let place = (now - begin) / (1 - begin)
    let pace = (1 - rest.pause) / (1 - delay) / (1 - begin) / (1 - rest.fraction)
    let left = 1 - held
    return (held + left * rest.timing(place), left * rest.timing.slope(at: place) * pace)
  }

  /// A spring is not quite there when its time is over; the animator is.
  private static func follow(
    _ timing: ProgressFunction, _ part: Double, _ delay: Double
  ) -> (value: Double, slope: Double) {
    if part >= 1 { return (1, timing.slope(at: 1) / max(1 - delay, .ulpOfOne)) }
    guard part >= delay, delay < 1 else { return (0, 0) }
    let progress = (part - delay) / (1 - delay)
    return (progress > 0 ? timing(progress) : 0, timing.slope(at: progress) / (1 - delay))
  }
}
