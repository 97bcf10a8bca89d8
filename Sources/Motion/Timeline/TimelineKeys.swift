/// Timeline keys are the keys of a track while they are put together.
struct TimelineKeys {
  typealias Keyframe = TimelineTrack.Keyframe

  var keys: [Keyframe] = []
  /// Whether values go on straight where progress leaves 0…1.
  var goesOn = false

  init(_ keys: [Keyframe] = []) { self.keys = keys }

  /// Adds a key; one at the time of the last, which has its value, only says how that goes on.
  mutating func join(_ key: Keyframe) {
    guard let last = keys.last, last.time == key.time, last.value.known.isNear(key.value.known)
    else {
      keys.append(key)
      return
    }
    keys[keys.count - 1].easing = key.easing
    keys[keys.count - 1].leaving = key.leaving
  }

  /// Takes away what is only seen where progress leaves 0…1.
  mutating func dropOutside() {
    while keys.count > 1, keys[0].time < 0, keys[1].time <= 0 { keys.removeFirst() }
    while keys.count > 1, keys[keys.count - 1].time > 1, keys[keys.count - 2].time >= 1 {
      keys.removeLast()
    }
  }

  /// Adds a key at which the value stays until the next.
  mutating func hold(_ value: AnimatedValue, at time: Double) {
    keys.append(Keyframe(time: time, value: value, easing: .hold))
  }

  /// The keys of a number that goes from 0 to an end by an easing.
  init(to end: Double, by easing: TimelineEasing?) {
    keys = [
      Keyframe(time: 0, value: .number(0), easing: easing), Keyframe(time: 1, value: .number(end)),
    ]
    // A curve may be elsewhere when its time is over.
    if let easing, easing(1) != 1 { hold(.number(end * easing(1)), at: 1) }
  }

  /// The keys of an animator's animation, which waits a fraction of the time.
  init(
    from: AnimatedValue, to: AnimatedValue, by easing: TimelineEasing?, after delay: Double
  ) {
    if delay > 0 { hold(from, at: 0) }
    var begin = delay
    if let easing, easing(0) != 0, delay < 1 {
      // An animator stands at its start before it jumps from there.
      hold(from, at: delay)
      begin = min(delay + 1e-12, 1)
    }
    keys.append(Keyframe(time: begin, value: from, easing: easing))
    keys.append(Keyframe(time: 1, value: to))
  }

  /// The keys of values that stay until the next of some times.
  init(holding times: [Double], _ value: (Double) -> AnimatedValue) {
    // Where the value jumps at 0, it is another one as long as progress is below 0.
    let jumps = times.count > 1 && times[1] <= 0
    let shown = (jumps ? [-1] : []) + times
    self.init(shown.map { Keyframe(time: $0, value: value($0), easing: .hold) })
  }
}

extension TimelineKeys {
  /// The keys of a course through values; nil for one that is paced along curves.
  ///
  /// - Parameter timings: How each segment runs.
  init?(_ evaluator: KeyframeEvaluator, timings: [TimelineEasing?]) {
    self.init()
    let (values, times) = (evaluator.values, evaluator.timeline.times)
    switch evaluator.form {
    case .steps:
      // Where the value jumps at 0, it is the first one as long as progress is below 0.
      if times.count > 1, times[1] <= 0, let first = values.first { hold(first, at: -1) }
      for (index, time) in times.enumerated() {
        hold(values[min(index, values.count - 1)], at: time)
      }
    case .texts:
      goesOn = true
      for (index, (time, value)) in zip(times, values).enumerated() {
        keys.append(
          Keyframe(time: time, value: value, easing: index < timings.count ? timings[index] : nil))
      }
    case .segments(let segments):
      add(segments, values, at: times, timings)
    case .paced(let segments, _, _):
      guard segments.allSatisfy({ $0.tangents == nil }) else { return nil }
      add(segments, values, at: times, [])
    }
  }

  private mutating func add(
    _ segments: [HermiteSegment], _ values: [AnimatedValue], at times: [Double],
    _ timings: [TimelineEasing?]
  ) {
    goesOn = true
    for (index, value) in values.enumerated() {
      let (before, after) = (index - 1, index)
      keys.append(
        Keyframe(
          time: times[index], value: value,
          easing: after < segments.count && after < timings.count ? timings[after] : nil,
          leaving: after < segments.count ? segments[after].tangents?.out : nil,
          arriving: before >= 0 ? segments[before].tangents?.in : nil))
    }
  }

  /// The keys of frames; nil if they are paced along a curve.
  init?(_ frames: FrameEvaluator) {
    self.init()
    if frames.runs.first.map({ $0.start > 0 }) ?? true { hold(frames.start, at: 0) }
    // Where the value jumps at 0, it is the starting one as long as progress is below 0.
    if frames.runs.contains(where: { $0.start <= 0 && $0.end <= $0.start }) {
      hold(frames.start, at: -1)
    }
    var hasJumped = false
    for (index, run) in frames.runs.enumerated() {
      let until = index + 1 < frames.runs.count ? frames.runs[index + 1].start : .infinity
      guard run.start < until else {
        hasJumped = hasJumped || run.end <= run.start
        continue
      }
      // After a jump at the same time there is nothing to join.
      if hasJumped { hold(run.curve.value(at: 0), at: run.start) }
      hasJumped = false
      if run.isStep || run.end <= run.start {
        if run.end > run.start {
          join(Keyframe(time: run.start, value: run.curve.value(at: 0), easing: .hold))
        }
        if run.end <= until { hold(run.curve.value(at: 1), at: max(run.end, run.start)) }
      } else {
        guard let course = TimelineKeys(run.curve, timings: []) else { return nil }
        add(course, of: run, until: until)
      }
    }
    goOn(frames.edges)
  }

  /// Lets frames go on where progress leaves 0…1; what does not move there stays.
  private mutating func goOn(_ edges: (first: FrameEvaluator.Run?, last: FrameEvaluator.Run?)) {
    guard let first = keys.first, first.value.isContinuous, let last = keys.last else { return }
    goesOn = true
    if edges.first == nil {
      keys.insert(
        Keyframe(time: min(first.time, 0) - 1, value: first.value.known, easing: .hold), at: 0)
    }
    if edges.last?.goesOnAbove != true { hold(last.value.known, at: max(last.time, 1) + 1) }
  }

  /// Adds the keys of a run, cut where the next one takes over.
  private mutating func add(_ course: TimelineKeys, of run: FrameEvaluator.Run, until end: Double) {
    let length = run.end - run.start
    func time(_ key: Keyframe) -> Double { key.time == 1 ? run.end : run.start + key.time * length }
    for (from, to) in zip(course.keys, course.keys.dropFirst()) {
      let (begin, finish) = (time(from), time(to))
      // A jump where the next one takes over still happens.
      guard begin < end || begin == end && finish == end else { return }
      var (start, last) = (from, to)
      (start.time, last.time, start.arriving, last.leaving) = (begin, finish, nil, nil)
      if finish > end {
        let part = (end - begin) / (finish - begin)
        let cut = run.curve.value(at: (end - run.start) / length)
        if start.leaving != nil {
          last.arriving = run.curve.velocity(at: (end - run.start) / length)
            .map { TimelineValue($0.multiplied(by: 1 / length)).multiplied(by: end - begin) }
          start.leaving = start.leaving?.multiplied(by: part)
        }
        (last.time, last.value) = (end, TimelineValue(cut))
      }
      join(start)
      last.easing = .hold
      keys.append(last)
    }
  }

  /// The keys of a course that is only known by its values, made of curves that are off by about a
  /// billionth of its size.
  ///
  /// Outside 0…1 it goes on straight.
  ///
  /// - Parameters:
  ///   - breaks: When it may jump or have a corner; it is smooth between them.
  ///   - point: The value and its change, by progress.
  init(
    baked breaks: [Double], _ point: (Double) -> (value: AnimatedValue, change: SIMD4<Double>)
  ) {
    self.init()
    goesOn = true
    let stops = Set(breaks.filter { $0 > 0 && $0 < 1 } + [0, 1]).sorted()
    // A path may go far between two stops that are close to each other.
    let looks = zip(stops, stops.dropFirst()).flatMap { from, to in
      stride(from: 0, to: 1, by: 0.0625).map { from + $0 * (to - from) }
    }
    let sizes = (looks + [1]).compactMap { point($0).value.components.map { $0.length } }
    let tolerance = 1e-9 * max(sizes.max() ?? 1, 1)
    for (from, to) in zip(stops, stops.dropFirst()) { bake(from, to, tolerance, 0, point) }
    // The timing of a segment has no say outside of it: there it may have another direction.
    if let first = keys.first {
      keys.insert(Keyframe(time: -1, value: point(-1).value), at: 0)
      keys[1].arriving = nil
      if let own = first.value.known.components, let beside = point(0).value.components,
        (own - beside).length > tolerance
      {
        keys.insert(Keyframe(time: 0, value: point(0).value), at: 1)
      }
    }
    keys.append(Keyframe(time: 2, value: point(2).value))
  }

  /// How many keys are made of a course at most; what is left is as close as its last keys are.
  private static let mostBaked = 20_000

  private mutating func bake(
    _ from: Double, _ to: Double, _ tolerance: Double, _ depth: Int,
    _ point: (Double) -> (value: AnimatedValue, change: SIMD4<Double>)
  ) {
    let span = to - from
    // A corner or a jump belongs to both sides of it.
    let inside = min(span * 1e-6, 1e-9)
    func side(_ edge: Double, _ near: Double) -> (value: AnimatedValue, change: SIMD4<Double>) {
      let (own, found) = (point(edge).value, point(near))
      guard let at = own.components, let beside = found.value.components else { return found }
      let isJump = (at - beside).length > tolerance + 2 * found.change.length * inside
      return (isJump ? found.value : own, found.change)
    }
    let (start, end) = (side(from, from + inside), side(to, to - inside))
    let segment = HermiteSegment(
      start: start.value.components ?? .zero, end: end.value.components ?? .zero,
      tangents: (start.change * span, end.change * span))
    let isNear = [0.125, 0.3, 0.5, 0.7, 0.875].allSatisfy { part in
      let error = segment.value(at: part) - (point(from + part * span).value.components ?? .zero)
      return error.length <= tolerance
    }
    if !isNear, depth < 40, keys.count < Self.mostBaked, from + span / 2 > from,
      from + span / 2 < to
    {
      bake(from, from + span / 2, tolerance, depth + 1, point)
      bake(from + span / 2, to, tolerance, depth + 1, point)
      return
    }
    let key = Keyframe(time: from, value: start.value, leaving: segment.tangents?.out)
    if let last = keys.last?.value.known.components, (last - segment.start).length > tolerance {
      keys.append(key)
    } else {
      join(key)
    }
    keys.append(Keyframe(time: to, value: end.value, arriving: segment.tangents?.in))
  }
}

extension AnimatedValue {
  /// Whether it is another value but for rounding.
  fileprivate func isNear(_ other: AnimatedValue) -> Bool {
    guard let mine = components, let its = other.components else { return self == other }
    return (mine - its).length <= 1e-12 * max(mine.length, 1)
  }
}
