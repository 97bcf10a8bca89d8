import Motion

/// CSS segments are what a channel's tracks do between keyframes, where CSS has an easing for all of it.
struct CSSSegments {
  /// The keys; the last one's timing means nothing.
  let keys: [CSSTrajectory.Key]

  /// Finds the keys of tracks that begin and end their segments together, by the same easings.
  ///
  /// Nil if there is anything that CSS has no form for: it is then fitted.
  ///
  /// - Parameter components: The components of a track's value.
  init?(_ tracks: [CSSTrack], components: (CSSTrack, MotionPoint) -> [Double]) {
    var lists: [[TimelineSegment]] = []
    for track in tracks {
      guard let segments = track.segments else { return nil }
      lists.append(segments)
    }
    let starts = Set(lists.flatMap { $0.map(\.start) }).sorted()
    var keys: [CSSTrajectory.Key] = []
    for (start, end) in zip(starts, starts.dropFirst() + [1]) {
      var value: [Double] = []
      var timing: CSSTimingFunction?
      for (track, segments) in zip(tracks, lists) {
        guard let segment = segments.last(where: { $0.start <= start }) else { return nil }
        let (from, to) = (components(track, segment.from), components(track, segment.to))
        if from == to {
          value += from
          continue
        }
        // Between its ends only a straight segment can be cut.
        guard segment.start == start && segment.end == end else { return nil }
        guard let own = CSSTimingFunction(segment.easing), track.mixesAlike(from, to),
          timing == nil || timing?.text == own.text
        else { return nil }
        timing = own
        value += from
      }
      keys.append(CSSTrajectory.Key(fraction: start, value: value, timing: timing ?? .linear))
    }
    let last = zip(tracks, lists).flatMap { track, segments in
      segments.last.map { components(track, $0.to) } ?? []
    }
    keys.append(CSSTrajectory.Key(fraction: 1, value: last, timing: .linear))
    self.keys = keys
  }
}

extension CSSTrack {
  /// Whether CSS mixes two values as Curvet does: colors of different opacity are multiplied by it.
  fileprivate func mixesAlike(_ from: [Double], _ to: [Double]) -> Bool {
    guard case .color = css else { return true }
    return from.suffix(from.count / 4) == to.suffix(to.count / 4)
  }
}

extension CSSTimingFunction {
  /// Makes the timing function of an easing; nil if CSS has none, as for springs.
  fileprivate init?(_ easing: TimelineEasing?) {
    guard let easing else {
      self = .linear
      return
    }
    switch easing.form {
    case .hold, .steps(1, .end): self = .stepEnd
    case .spring: return nil
    case .bezier, .linear, .steps:
      guard let shape = easing.shape else { return nil }
      self.init(exactly: shape)
    }
  }
}
