/// Timeline segments are the parts of one run of a track of keys, while they are put together.
///
/// Each lies between two keys. Where the progress of the whole turns, a key may be passed several times.
struct TimelineSegments {
  private(set) var segments: [TimelineSegment] = []
  private let keys: [TimelineTrack.Keyframe]
  private let progress: TimelineEasing?
  private let goesOn: Bool
  private let point: (TimelineValue) -> MotionPoint

  /// Makes the segments of keys by the progress of the whole.
  ///
  /// - Parameters:
  ///   - keys: At least one.
  ///   - point: Makes the point of a value.
  init(
    _ keys: [TimelineTrack.Keyframe], by progress: TimelineEasing?, goesOn: Bool,
    point: @escaping (TimelineValue) -> MotionPoint
  ) {
    self.keys = keys.count > 1 ? keys : keys + keys
    (self.progress, self.goesOn, self.point) = (progress, goesOn, point)
    let reached =
      progress == nil ? levels : ProgressBreaks(progress).fractions(reaching: levels)
    var start = 0.0
    // A fraction may be found twice, a rounding apart.
    for cut in reached.filter({ $0 < 1 - 1e-12 }).sorted() + [1] where cut > start + 1e-12 {
      add(start, cut)
      start = cut
    }
    joinJumps()
  }

  /// The progress at which one stretch ends, or another begins.
  private var levels: [Double] {
    func isEven(_ index: Int) -> Bool {
      keys[index].easing == nil && keys[index].leaving == nil && keys[index].value.isContinuous
    }
    var levels = keys.map(\.time)
    // Where values go on straight, or where progress ends, nothing else ends.
    let isOpen = goesOn || isInside
    if isOpen, isEven(keys.count - 2) { levels.removeLast() }
    if isOpen, isEven(0), !levels.isEmpty { levels.removeFirst() }
    if progress != nil {
      for (key, next) in zip(keys, keys.dropFirst()) {
        levels += (key.easing?.joints ?? []).map { key.time + (next.time - key.time) * $0 }
      }
    }
    return Set(levels).sorted()
  }

  /// Whether progress never leaves the keys.
  private var isInside: Bool {
    guard let progress else { return false }
    let reach = keys[0].time - 1e-12...keys[keys.count - 1].time + 1e-12
    return ProgressBreaks(progress).fractions.allSatisfy { fraction in
      reach.contains(progress(fraction)) && reach.contains(progress(max(fraction.nextDown, 0)))
    }
  }

  private func level(_ fraction: Double) -> Double { progress?(fraction) ?? fraction }

  /// The progress that counts where values don't go on.
  private func clamped(_ level: Double) -> Double {
    goesOn ? level : min(max(level, keys[0].time), keys[keys.count - 1].time)
  }

  /// Adds what lies between two fractions, within which no key is passed.
  private mutating func add(_ start: Double, _ end: Double) {
    let middle = level(start + (end - start) / 2)
    let stretch = TimelineStretch(keys, at: clamped(middle))
    let (low, high) = (stretch.fraction(level(start)), stretch.fraction(level(end.nextDown)))
    let inside = stretch.fraction(clamped(middle))
    if clamped(middle) != middle || stretch.isStill || low == inside && inside == high {
      let done = stretch.done(inside)
      return append(start, end, stretch, done, done, .eased(nil))
    }
    if stretch.isHeld, (0..<1).contains(inside) {
      return append(start, end, stretch, 0, 0, .eased(.hold))
    }
    let outer = progress.flatMap { $0.isStraight(from: start, to: end) ? nil : $0 }
    if stretch.isStraight {
      return add(
        Straight(
          start: start, end: end, low: low, high: high, stretch: stretch, outer: outer,
          inner: stretch.easing(at: inside)))
    }
    let bend = outer == nil ? stretch.bend(from: low, to: high) : nil
    if let cut = bend?.cut {
      add(start, end, cutAt: start + (end - start) * (cut - low) / (high - low))
    } else if let easing = bend?.easing {
      append(start, end, stretch, low, high, .eased(easing))
    } else {
      append(start, end, stretch, low, high, .free)
    }
  }

  private mutating func add(_ start: Double, _ end: Double, cutAt cut: Double) {
    add(start, cut)
    add(cut, end)
  }

  /// Adds what runs straight from one value to another.
  private mutating func add(_ part: Straight) {
    let (start, end) = (part.start, part.end)
    if let easing = part.whole {
      let ends =
        part.outer == nil ? (0, 1) : (part.stretch.fraction(0), part.stretch.fraction(1))
      return append(start, end, part.stretch, ends.0, ends.1, .eased(easing))
    }
    let easing = part.easing
    if part.outer != nil, case .steps? = part.inner?.form {
      let done = part.done(start + (end - start) / 2)
      return append(start, end, part.stretch, done, done, .eased(nil))
    }
    if easing == nil, let joint = part.joints.first { return add(start, end, cutAt: joint) }
    let (first, last) = (part.done(start), part.last)
    let turn = part.turns.max { abs(part.done($0) - first) < abs(part.done($1) - first) }
    if let turn, abs(last - first) < 1e-3 * abs(part.done(turn) - first) {
      return add(start, end, cutAt: turn)
    }
    if first == last { return append(start, end, part.stretch, first, last, .eased(nil)) }
    if part.isEven || easing != nil {
      return append(start, end, part.stretch, first, last, .eased(easing))
    }
    let breaks = part.breaks.map { ($0 - start) / (end - start) }
    let pace = TimelineSegment.Pace(breaks: breaks, graph: part.graph) { fraction in
      fraction >= 1
        ? 1 : (part.done(start + (end - start) * fraction) - first) / (last - first)
    }
    append(start, end, part.stretch, first, last, .paced(pace))
  }

  private mutating func append(
    _ start: Double, _ end: Double, _ stretch: TimelineStretch, _ first: Double, _ last: Double,
    _ interpolation: TimelineSegment.Interpolation
  ) {
    segments.append(
      TimelineSegment(
        start: start, end: end, from: point(stretch.value(first)), to: point(stretch.value(last)),
        interpolation: interpolation))
  }

  /// Lets what is held jump to where the next begins; at the very end the last value counts.
  private mutating func joinJumps() {
    let last = clamped(level(1))
    let stretch = TimelineStretch(keys, at: last)
    let final = point(stretch.value(stretch.done(stretch.fraction(last))))
    for index in segments.indices {
      let next = index + 1 < segments.count ? segments[index + 1].from : final
      if segments[index].isHeld, segments[index].to != next {
        (segments[index].to, segments[index].interpolation) = (next, .eased(.hold))
      }
    }
    guard let end = segments.last, end.to != final else { return }
    // An easing may end elsewhere than at 1, and is there, too, when it is over.
    if case .eased(let easing?) = end.interpolation, easing(1) != 1 { return }
    segments.append(
      TimelineSegment(start: 1, end: 1, from: final, to: final, interpolation: .eased(nil)))
  }
}

/// A straight part of a stretch, by the fraction of the run.
private struct Straight {
  let start, end: Double
  /// The fractions of the stretch at both ends.
  let low, high: Double
  let stretch: TimelineStretch
  /// The progress of the whole; nil if that runs evenly here.
  let outer: TimelineEasing?
  /// The easing of the stretch; nil if it runs evenly.
  let inner: TimelineEasing?

  var isEven: Bool { outer == nil && inner == nil }

  /// How much of the way between the keys is done at a fraction of the run.
  func done(_ time: Double) -> Double {
    let part = time >= end.nextDown ? 1 : (time - start) / (end - start)
    let fraction =
      outer.map { stretch.fraction($0(time)) } ?? (part == 1 ? high : low + (high - low) * part)
    return inner == nil ? fraction : stretch.done(fraction)
  }

  /// How much is done at the end; a spring is at its target when its time is over.
  var last: Double {
    if case .spring? = outer?.form { done(end) } else { done(end.nextDown) }
  }

  /// The only easing, if all of it is seen.
  var whole: TimelineEasing? {
    if let outer {
      return start == 0 && end == 1 && inner == nil ? outer.part(from: 0, to: 1) : nil
    }
    return low == 0 && high == 1 ? inner?.part(from: 0, to: 1) : nil
  }

  /// The part of the only easing, if it can be written down.
  var easing: TimelineEasing? {
    if let outer { return inner == nil ? outer.part(from: start, to: end) : nil }
    return inner?.part(from: low, to: high)
  }

  /// The graph of the only easing, if its extrema can be found.
  var graph: CurveGraph? {
    if let outer { return inner == nil ? outer.graph(from: start, to: end) : nil }
    return inner?.graph(from: low, to: high)
  }

  /// Where easings can't be written in one.
  var joints: [Double] { times(outer?.joints, inner?.joints) }

  /// Where it may turn.
  var breaks: [Double] { times(outer?.breaks, inner?.breaks) }

  /// Where it may turn, and some instants between if an easing turns within another one.
  var turns: [Double] {
    guard outer != nil, inner != nil else { return breaks }
    return breaks + (1..<16).map { start + (end - start) * Double($0) / 16 }
  }

  private func times(_ outer: [Double]?, _ inner: [Double]?) -> [Double] {
    let own = self.outer == nil ? inner?.map(time) : nil
    return ((outer ?? []) + (own ?? [])).filter { $0 > start + 1e-12 && $0 < end - 1e-12 }.sorted()
  }

  private func time(_ fraction: Double) -> Double {
    start + (end - start) * (fraction - low) / (high - low)
  }
}
