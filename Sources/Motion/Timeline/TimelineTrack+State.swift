/// A timeline state is a value, and how fast it changes.
package struct TimelineState: Sendable {
  /// The value.
  package var value: TimelineValue
  /// Its change per second, or by progress; nil if it changes in steps.
  package var velocity: TimelineValue?

  init(_ value: TimelineValue, _ velocity: TimelineValue?) {
    (self.value, self.velocity) = (value, velocity)
  }

  /// A state that stays; what changes in steps has no velocity then either.
  init(still value: TimelineValue) {
    (self.value, velocity) = (value, value.known.components == nil ? nil : value.multiplied(by: 0))
  }
}

extension TimelineTrack {
  /// The state at an instant outside of all clocks, without what it is added to; nil if nothing applies.
  func state(at time: Double) -> TimelineState? {
    var (local, fraction, rate) = (time, time, 1.0)
    for (index, clock) in clocks.enumerated() {
      let instant = clock.timing.instant(at: local)
      guard instant.applies else { return nil }
      // A group's time is in seconds, that of a run in fractions.
      rate *= instant.rate * (index + 1 < clocks.count ? clock.timing.duration : 1)
      (local, fraction) = (instant.time, instant.fraction)
    }
    if let progress = clocks.last?.progress {
      rate = rate == 0 ? 0 : rate * progress.slope(at: fraction)
      fraction = progress(fraction)
    }
    guard var state = state(atProgress: fraction) else { return nil }
    if rate == 0 {
      // A track that waits stands still, however it is to leave.
      if !isStepped || state.velocity != nil { state = TimelineState(still: state.value) }
    } else if rate != 1 {
      state.velocity = state.velocity?.multiplied(by: rate)
    }
    return state
  }

  /// The state at a progress; a spring's by its own seconds.
  private func state(atProgress progress: Double) -> TimelineState? {
    switch content {
    case .keys(let keys): state(of: keys, at: progress)
    case .spring(let spring): spring.state(at: progress)
    case .function(let function): function.state(at: progress)
    }
  }

  private func state(of keys: [Keyframe], at progress: Double) -> TimelineState? {
    guard let first = keys.first, let last = keys.last else { return nil }
    guard keys.count > 1 else { return TimelineState(still: first.value) }
    let inside = goesOn ? progress : min(max(progress, first.time), last.time)
    let index = Self.index(of: keys, at: inside)
    let (start, end) = (keys[index].time, keys[index + 1].time)
    let span = end - start
    guard span > 0 else { return TimelineState(still: keys[index + 1].value) }
    // Where it ends, it has arrived.
    var fraction = inside == end ? 1 : (inside - start) / span
    var rate = inside == progress ? 1 / span : 0
    if let easing = keys[index].easing, fraction >= 0, fraction <= 1 {
      if rate != 0 { rate *= easing.slope(at: fraction) }
      if fraction < 1 { fraction = easing(fraction) }
    }
    return keys[index].state(at: fraction, to: keys[index + 1], rate)
  }
}

extension TimelineTrack {
  /// The index of the key whose segment holds at a progress; of keys that coincide, the last one counts.
  static func index(of keys: [Keyframe], at progress: Double) -> Int {
    min(max(keys.partitioningIndex { $0.time > progress } - 1, 0), keys.count - 2)
  }
}

extension TimelineTrack.Keyframe {
  /// The state at a fraction of the segment to another key, at so many segments per unit of progress.
  func state(
    at fraction: Double, to key: TimelineTrack.Keyframe, _ rate: Double
  ) -> TimelineState {
    guard value.known.components != nil else {
      return TimelineState(
        TimelineValue(value.known.interpolated(to: key.value.known, fraction)), nil)
    }
    let own = segment(to: key) { $0.known.components }
    var (found, velocity) = (value, value)
    found.set(own.value(at: fraction), nil)
    velocity.set(own.derivative(at: fraction) * rate, nil)
    for name in parameters(to: key) {
      let part = segment(to: key) { $0.plus[name] }
      found.set(part.value(at: fraction), name)
      velocity.set(part.derivative(at: fraction) * rate, name)
    }
    return TimelineState(found, velocity)
  }

  /// The parameters of the segment to another key.
  func parameters(to key: TimelineTrack.Keyframe) -> Set<String> {
    [value, key.value, leaving, key.arriving].reduce(into: []) {
      $0.formUnion($1?.plus.keys.map(\.self) ?? [])
    }
  }

  /// The segment to another key, of the numbers themselves or of the amounts of a parameter.
  func segment(
    to key: TimelineTrack.Keyframe, _ part: (TimelineValue) -> SIMD4<Double>?
  ) -> HermiteSegment {
    var segment = HermiteSegment(start: part(value) ?? .zero, end: part(key.value) ?? .zero)
    if let leaving, let arriving = key.arriving {
      segment.tangents = (part(leaving) ?? .zero, part(arriving) ?? .zero)
    }
    return segment
  }
}

extension TimelineTrack.SpringRun {
  fileprivate func state(at time: Double) -> TimelineState {
    guard time >= delay else { return TimelineState(still: TimelineValue(.number(0))) }
    let own = solver.state(at: time - delay)
    var (value, velocity) = (
      TimelineValue(.number(own.position)), TimelineValue(.number(own.velocity))
    )
    if let other = faster?.state(at: time - delay), let faster {
      let change = self.velocity + AffineSum(-solver.initialVelocity)
      let unit = change * (1 / (faster.initialVelocity - solver.initialVelocity))
      value.add(unit, SIMD4(other.position - own.position, 0, 0, 0))
      velocity.add(unit, SIMD4(other.velocity - own.velocity, 0, 0, 0))
    }
    return TimelineState(value, velocity)
  }
}

extension TimelineTrack.Function {
  /// The state at a progress; nil if it has no value there.
  func state(at progress: Double) -> TimelineState? {
    let own = point(progress)
    guard let known = own.value else { return nil }
    var state = TimelineState(TimelineValue(known), own.velocity.map { TimelineValue($0) })
    for (unknown, point) in parts {
      let one = point(progress)
      if let change = known.difference(to: one.value)?.components {
        state.value.add(unknown, change)
      }
      if let change = own.velocity?.difference(to: one.velocity)?.components {
        state.velocity?.add(unknown, change)
      }
    }
    return state
  }
}
