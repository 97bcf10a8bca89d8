extension TimelineProperty {
  /// The instants at which it may turn, jump or have a corner, in the first cycles, ascending.
  ///
  /// They are where to look for extremes: between them numbers only rise or only fall.
  var breaks: [Double] {
    let found = tracks.reduce(into: Set<Double>()) { $0.formUnion($1.breaks) }
    return Array(found.sorted().prefix(MediaTiming.mostBreaks))
  }
}

extension TimelineTrack {
  fileprivate var breaks: [Double] {
    let timings = clocks.map(\.timing)
    guard let own = timings.last else { return courseBreaks }
    var found: [Double] = []
    for (index, group) in timings.dropLast().enumerated() {
      found += Self.instants(of: [0, group.duration], in: timings.prefix(index + 1))
    }
    let progress = ProgressBreaks(clocks.last?.progress)
    let fractions = progress.fractions + progress.fractions(reaching: Set(courseBreaks).sorted())
    return found + Self.instants(of: fractions.map { $0 * own.duration }, in: timings[...])
  }

  /// The progress at which values begin, turn or end.
  private var courseBreaks: [Double] {
    switch content {
    case .function(let function): return function.breaks
    case .spring(let spring):
      let seconds = spring.solver.lastCrossing() ?? spring.solver.restingTime
      return spring.solver.turns(over: seconds).map { spring.delay + $0 * seconds }
    case .keys(let keys):
      var breaks: [Double] = []
      for (key, next) in zip(keys, keys.dropFirst()) {
        let progress = ProgressBreaks(key.easing)
        let inner = progress.fractions.dropFirst().dropLast()
        let turns = progress.fractions(reaching: key.turns(to: next))
        breaks.append(key.time)
        breaks += (inner + turns).map { key.time + (next.time - key.time) * $0 }
      }
      return breaks + keys.suffix(1).map(\.time)
    }
  }

  /// Local times of the innermost timing in the time outside of all.
  private static func instants(of times: [Double], in chain: ArraySlice<MediaTiming>) -> [Double] {
    var times = times
    for timing in chain.reversed() {
      times = Array(timing.parentTimes(of: times).prefix(MediaTiming.mostBreaks))
    }
    return times
  }
}

extension TimelineTrack.Keyframe {
  /// The fractions of the segment to another key at which a number or the amount of a parameter turns.
  fileprivate func turns(to key: TimelineTrack.Keyframe) -> [Double] {
    guard leaving != nil else { return [] }
    let names = [nil] + parameters(to: key).map(Optional.some)
    let turns = names.flatMap { name in
      segment(to: key) { value in name.map { value.plus[$0] ?? .zero } ?? value.known.components }
        .turns
    }
    return turns.filter { $0 > 0 && $0 < 1 }
  }
}

extension MediaTiming {
  /// How many instants of one property are kept.
  fileprivate static let mostBreaks = 4096

  /// The instants of the parent's time at which local times come, in the first cycles.
  fileprivate func parentTimes(of times: [Double]) -> [Double] {
    let end = parentDuration.isFinite ? parentDuration : cycleDuration / max(abs(speed), 1e-9)
    guard speed != 0, cycleDuration > 0, end.isFinite else { return [beginTime] }
    let cycle = cycleDuration / abs(speed)
    let locals = autoreverses ? times + times.map { cycleDuration - $0 } : times
    var found = [beginTime, beginTime + end]
    for local in locals {
      var time = ((local - timeOffset) / speed).truncatingRemainder(dividingBy: cycle)
      if time < 0 { time += cycle }
      for _ in 0..<16 where time <= end {
        found.append(beginTime + time)
        time += cycle
      }
    }
    return found
  }
}
