/// Motion breaks are the instants at which what a motion moves may turn, jump or have a corner.
///
/// They are where to look for extremes. Between them properties are nearly always smooth; those at
/// which cubic courses turn are not among them.
package struct MotionBreaks: Sendable {
  private var shared: Set<Double> = []
  private var own: [[String?]: Set<Double>] = [:]

  /// How many instants of one property are kept.
  private static let most = 4096

  /// Finds the breaks of a motion without references, in its evaluator's time.
  ///
  /// - Parameter lengths: The values of lengths that measures depend on, by name.
  package init(of motion: Motion, lengths: [String: Double] = [:]) {
    // What is not known moves no break, unless it is a pace.
    let known = motion.replacingMeasures { .number((try? $0.evaluate(lengths)) ?? 1) }
    add(known, lengths, target: nil, groupDuration: nil, member: nil, outside: [])
  }

  /// The instants for one property of one target, ascending.
  package func instants(target: String?, property: String) -> [Double] {
    Array(shared.union(own[[target, property]] ?? []).sorted().prefix(Self.most))
  }

  private mutating func add(
    _ motion: Motion, _ lengths: [String: Double], target: String?, groupDuration: Double?,
    member: MotionGroup.Member?, outside: [MediaTiming]
  ) {
    guard let run = try? MotionRun(motion, lengths: lengths, groupDuration: groupDuration) else {
      return
    }
    var timing = run.timing
    if let member { timing = MediaTiming(member, motion: timing) { $0.seconds } }
    let chain = outside + [timing]
    if case .group(let group) = motion {
      let given = group.duration?.seconds ?? groupDuration
      shared.formUnion(Self.instants(of: [0, timing.duration], in: chain))
      for member in group.members {
        guard case .motion(let motion) = member.content else { continue }
        add(
          motion, lengths, target: member.target ?? target, groupDuration: given, member: member,
          outside: chain)
      }
      return
    }
    guard let breaks = try? motion.breaks(lengths) else { return }
    func instants(_ fractions: [Double]) -> [Double] {
      Self.instants(of: fractions.map { $0 * timing.duration }, in: chain)
    }
    shared.formUnion(instants(breaks.fractions))
    for property in motion.animatedProperties {
      let name = [property.target ?? target, property.name]
      own[name, default: []].formUnion(instants(motion.fractions(of: property, breaks, lengths)))
    }
  }

  /// Local times of the innermost timing in the time outside of all.
  private static func instants(of times: [Double], in chain: [MediaTiming]) -> [Double] {
    var times = times
    for timing in chain.reversed() { times = Array(timing.parentTimes(of: times).prefix(most)) }
    return times
  }
}

extension MotionProgress {
  /// The fractions of the time at which the progress of a motion may turn, jump or have a corner.
  package static func breaks(of motion: Motion, lengths: [String: Double] = [:]) -> [Double] {
    switch motion {
    case .spring(let spring):
      guard let solver = try? SpringEvaluator(spring, symbols: lengths).solver else { return [] }
      return solver.turns(over: solver.lastCrossing() ?? solver.restingTime)
    case .keyframes(let keyframes):
      guard let breaks = try? motion.breaks(lengths), keyframes.tracks.count == 1 else { return [] }
      return motion.fractions(of: AnimatedProperty(keyframes.tracks[0]), breaks, lengths)
    case .curve, .duration, .transition, .animator, .group:
      return (try? motion.breaks(lengths))?.fractions ?? []
    }
  }
}

extension Motion {
  /// The breaks of what times it, by the fraction of one run.
  fileprivate func breaks(_ lengths: [String: Double]) throws(MotionError) -> ProgressBreaks {
    switch self {
    case .curve(let curve): try ProgressBreaks(.curve(curve))
    case .spring(let spring): try ProgressBreaks(.spring(spring), lengths: lengths)
    case .keyframes(let keyframes): try ProgressBreaks(keyframes.timing, lengths: lengths)
    case .duration, .group: try ProgressBreaks(nil)
    case .transition, .animator:
      try ProgressBreaks(timing, duration: self.duration?.seconds, lengths: lengths)
    }
  }

  /// The fractions of one run at which a property may begin, turn, or end.
  fileprivate func fractions(
    of property: AnimatedProperty, _ breaks: ProgressBreaks, _ lengths: [String: Double]
  ) -> [Double] {
    if case .animator = self {
      // An animation that waits has all of the timing in what is left of the time.
      return property.spans.flatMap { span in
        breaks.fractions.map { span.start + (1 - span.start) * $0 }
      }
    }
    var levels = property.isPaced ? property.pacedKeys(lengths) : property.keys
    if case .keyframes(let keyframes) = self, case .values(let index) = property.source,
      !property.isPaced
    {
      let timings = keyframes.tracks[index].timings ?? []
      for (span, timing) in zip(property.spans, timings) {
        let inner = (try? ProgressBreaks(timing, lengths: lengths))?.fractions ?? []
        levels += inner.map { span.start + span.duration * $0 }
      }
    }
    return breaks.fractions(passing: Set(levels).sorted())
  }
}

extension AnimatedProperty {
  /// The fractions at which a pace comes to its values, by their distances; none if curves join them.
  fileprivate func pacedKeys(_ lengths: [String: Double]) -> [Double] {
    guard !isCubic, let values else { return [] }
    let points = values.compactMap { value -> SIMD4<Double>? in
      guard let value else { return nil }
      return try? AnimatedValue(value, current: .number(0), lengths: lengths).components
    }
    var way = 0.0
    let ways = zip(points, points.dropFirst()).map { start, end -> Double in
      way += (end - start).length
      return way
    }
    return points.count == values.count && way > 0 ? ways.map { $0 / way } : []
  }
}

extension MediaTiming {
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
