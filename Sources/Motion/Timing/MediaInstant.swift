/// A media instant is where an animation stands at an instant of its parent's time.
public struct MediaInstant: Hashable, Sendable {
  /// Whether it is before, within or after its whole length.
  public var phase: Phase
  /// How many cycles have gone by; a run and the run back are one.
  public var cycle: Int
  /// How far the run is, 0…1; it falls while running back.
  public var fraction: Double
  /// The same in seconds of local time: what members of a group take as their parent's time.
  public var time: Double
  /// How fast the fraction changes with the parent's time, per second; 0 outside the whole length.
  public var rate: Double
  /// Whether it shows: while active, and outside if the fill mode says so.
  public var applies: Bool

  /// A phase of an animation's life.
  public enum Phase: String, Hashable, Sendable {
    case before, active, after
  }
}

extension MediaTiming {
  /// Where the animation is at an instant.
  ///
  /// A boundary between cycles counts as the start of the next one, the very end as the end of the
  /// last one (fraction 1, or 0 if it autoreverses); a fractional count stops midway. Before
  /// beginTime it stands where it will begin. Under the header's reading of offsets it stands at
  /// the start, or at the end if it runs backwards.
  ///
  /// - Parameter time: The parent's time, in seconds, finite.
  public func instant(at time: Double) -> MediaInstant {
    let elapsed = time - beginTime
    let phase: MediaInstant.Phase
    let local: Double
    switch offsetReading {
    case .observed:
      let played = elapsed * abs(speed)
      phase = elapsed < 0 ? .before : played >= activeDuration ? .after : .active
      let length = min(max(played, 0), activeDuration)
      local = timeOffset + (speed < 0 ? -length : length)
    case .header:
      local = elapsed * speed + timeOffset
      if elapsed < 0 {
        phase = .before
      } else if speed < 0 {
        phase = local < 0 ? .after : local > activeDuration ? .before : .active
      } else {
        let isOver = speed == 0 ? local > activeDuration : local >= activeDuration
        phase = isOver ? .after : local < 0 ? .before : .active
      }
    }
    var instant = place(local, phase)
    instant.applies =
      switch phase {
      case .before: fillMode == .backwards || fillMode == .both
      case .active: true
      case .after: fillMode == .forwards || fillMode == .both
      }
    return instant
  }

  private func place(_ local: Double, _ phase: MediaInstant.Phase) -> MediaInstant {
    guard duration > 0 else {
      let fraction = autoreverses || phase == .before ? 0.0 : 1
      return MediaInstant(
        phase: phase, cycle: 0, fraction: fraction, time: 0, rate: 0, applies: false)
    }
    let length = cycleDuration
    var local = local
    if offsetReading == .header, phase != .active {
      local = (phase == .before) == (speed >= 0) ? 0 : activeDuration
    }
    // Forever has no end to stand at; a run without end stands at its start.
    guard local.isFinite else {
      return MediaInstant(phase: phase, cycle: 0, fraction: 0, time: 0, rate: 0, applies: false)
    }
    var cycle = (local / length).rounded(.down)
    if local - cycle * length == 0, endsHere(local, phase) { cycle -= 1 }
    // Far out, cycles can no longer be distinguished.
    var run = min(max(local - cycle * length, 0), length)
    var isBack = false
    if autoreverses, run > duration || (run == duration && speed >= 0 && phase == .active) {
      isBack = true
      run = length - run
    }
    let direction = (isBack ? -1.0 : 1) * speed / duration
    return MediaInstant(
      phase: phase, cycle: Int(clamping: cycle), fraction: run / duration, time: run,
      rate: phase == .active ? direction : 0, applies: false)
  }

  /// Whether a boundary between cycles belongs to the cycle before it.
  private func endsHere(_ local: Double, _ phase: MediaInstant.Phase) -> Bool {
    if offsetReading == .header, speed != 0 {
      return phase != .active && local == activeDuration && local > 0
    }
    if speed > 0 { return phase == .after && local > 0 }
    if speed < 0 { return phase != .after }
    return local == activeDuration && local > 0
  }
}

extension Int {
  /// The nearest integer that there is.
  init(clamping value: Double) {
    self = Int(exactly: value.rounded(.down)) ?? (value < 0 ? .min : .max)
  }
}
