import Motion

/// A CSS timeline is when an animation runs: what is beside its name in `animation`.
struct CSSTimeline {
  /// How long one run takes, in seconds.
  var duration: Double
  /// How long it waits; negative is how far into itself it begins.
  var delay: Double
  /// How often it runs; infinite if it has no end.
  var iterations: Double
  /// Whether every second run goes backwards, or all do.
  var isAlternate, isReversed: Bool
  /// What is shown before and after.
  var fill: FillMode

  /// Makes the timeline of a media timing, whose parent begins and is over at given instants.
  ///
  /// - Throws: ``Unsupported`` if CSS cannot run so.
  init(
    _ timing: MediaTiming, after start: Double = 0, until end: Double = .infinity
  ) throws(Unsupported) {
    let pace = abs(timing.speed)
    guard pace > 0 else { throw Unsupported(.motion, "with speed 0 it doesn't move") }
    duration = timing.duration / pace
    delay = start + timing.beginTime
    iterations = timing.duration > 0 ? timing.activeDuration / timing.duration : 1
    isAlternate = timing.autoreverses
    isReversed = timing.speed < 0 && !timing.autoreverses
    fill = timing.fillMode
    if delay + iterations * duration > end {
      if delay >= end { throw Unsupported("a member begins when its group is over") }
      iterations = (end - delay) / duration
    }
    guard timing.timeOffset != 0, timing.duration > 0 else { return }
    if delay != 0 || fill == .backwards || fill == .both && timing.beginTime > 0 {
      throw Unsupported("CSS cannot both wait and begin in the midst of itself")
    }
    let offset = timing.timeOffset / pace
    let cycle = timing.cycleDuration / pace
    let within = offset - (offset / cycle).rounded(.down) * cycle
    delay = timing.speed < 0 ? within - cycle : -within
    iterations += -delay / duration
  }

  /// The same, over at once: what a cut leaves of it; nil if it never ends.
  var cut: CSSTimeline? {
    var cut = self
    (cut.duration, cut.delay) = (0, 0)
    return iterations.isFinite ? cut : nil
  }

  /// The value of `animation`.
  func text(_ name: String, _ timing: String) -> String {
    var words = [name, CSSText.time(duration)]
    if timing != "ease" { words.append(timing) }
    if delay != 0 { words.append(CSSText.time(delay)) }
    if iterations == .infinity {
      words.append("infinite")
    } else if iterations != 1 {
      words.append(CSSText.number(iterations))
    }
    if isAlternate { words.append("alternate") }
    if isReversed { words.append("reverse") }
    if fill != .removed { words.append(fill.rawValue) }
    return words.joined(separator: " ")
  }
}
