extension PlainMotion {
  /// The value of a track at an instant; nil if nothing applies.
  ///
  /// - Parameter time: Seconds from the beginning; fractions for a curve without a duration.
  package func value(of track: PlainTrack, at time: Double) -> PlainValue? {
    if case .spring(let spring) = track.course { return .sums([spring.position(at: time)]) }
    var local = time
    var fraction = time
    var progress: PlainEasing?
    for clock in [clock].compactMap(\.self) + track.clocks {
      let instant = clock.timing.instant(at: local)
      guard instant.applies else { return nil }
      (local, fraction, progress) = (instant.time, instant.fraction, clock.progress)
    }
    return track.value(at: progress.map { $0(fraction) } ?? fraction)
  }

  /// The values of everything at an instant, one of each property of each target.
  ///
  /// Of several tracks the last that applies is seen; what is added, is added to what is below.
  /// Progress is no property: its tracks stay apart.
  package func frame(
    at time: Double
  ) -> [(target: String?, property: String, value: PlainValue?)] {
    var frame: [(target: String?, property: String, value: PlainValue?)] = []
    for track in tracks {
      let value = value(of: track, at: time)
      let same = frame.firstIndex { $0.target == track.target && $0.property == track.property }
      guard let same, track.property != "progress" else {
        let whole = value.flatMap { value in track.base?.adding(value) ?? value }
        frame.append((track.target, track.property, whole))
        continue
      }
      guard let value else { continue }
      if track.base != nil, let below = frame[same].value {
        frame[same].value = below.adding(value)
      } else {
        frame[same].value = track.base?.adding(value) ?? value
      }
    }
    return frame
  }
}

extension PlainTrack {
  /// The value at a progress, without what it is added to; nil for springs.
  package func value(at progress: Double) -> PlainValue? {
    guard case .keys(let keys) = course, let first = keys.first, let last = keys.last else {
      return nil
    }
    let progress = goesOn ? progress : min(max(progress, first.time), last.time)
    guard keys.count > 1 else { return first.value }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle].time <= progress { low = middle + 1 } else { high = middle }
    }
    let index = min(max(low - 1, 0), keys.count - 2)
    let (from, to) = (keys[index], keys[index + 1])
    let span = to.time - from.time
    guard span > 0 else { return to.value }
    var fraction = (progress - from.time) / span
    if progress == to.time { fraction = 1 }
    if let easing = from.easing, fraction > 0 || fraction == 0, fraction < 1 {
      fraction = easing(fraction)
    }
    return from.value(at: fraction, to: to)
  }
}

extension PlainTrack.Key {
  /// The value at a fraction of the segment to another key.
  fileprivate func value(at fraction: Double, to key: PlainTrack.Key) -> PlainValue {
    if fraction == 0 { return value }
    if fraction == 1 { return key.value }
    guard value.isContinuous else { return fraction < 1 ? value : key.value }
    guard let leaving, let arriving = key.arriving else {
      return value.adding(key.value, times: fraction).adding(value, times: -fraction)
    }
    if fraction < 0 { return value.adding(leaving, times: fraction) }
    if fraction > 1 { return key.value.adding(arriving, times: fraction - 1) }
    let square = fraction * fraction
    let cube = square * fraction
    let toEnd = 3 * square - 2 * cube
    return value.adding(key.value, times: toEnd).adding(value, times: -toEnd)
      .adding(leaving, times: cube - 2 * square + fraction).adding(arriving, times: cube - square)
  }
}
