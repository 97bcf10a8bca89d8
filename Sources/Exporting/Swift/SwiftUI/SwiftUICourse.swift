import Motion

/// A SwiftUI course is all that a motion moves of its targets, as pieces that SwiftUI has keyframes for.
struct SwiftUICourse {
  /// A channel is one number of a property.
  struct Channel: Hashable {
    var target: String?
    var property: String
    /// The index of the number in the property's value.
    var part: Int
    /// The type of the property's values.
    var shape: TimelineShape
    var pieces: [SwiftUIPiece]
    /// The string at the start and at the end; empty for numbers.
    var words: [String] = []

    /// The value before and after.
    var first: AffineSum { pieces.first?.from ?? AffineSum(0) }
    var last: AffineSum { pieces.last?.to ?? AffineSum(0) }

    /// The only piece in which something changes; nil if there are several.
    var move: SwiftUIPiece? {
      let moves = pieces.filter { !$0.isStill }
      guard moves.count <= 1 else { return nil }
      // A jump needs separate keyframes.
      let jumps = zip(pieces, pieces.dropFirst()).contains { $0.to != $1.from }
      return jumps ? nil : moves.first ?? pieces.first
    }
  }

  var channels: [Channel] = []
  /// How long it takes, in seconds; of what never ends, how long one cycle is.
  let duration: Double
  let isEndless: Bool
  /// How much later it starts for each further target; nil if all start together.
  let stagger: Double?
  /// How long all of it waits before it moves, in seconds.
  private(set) var lead = 0.0
  /// How near it is, and what must be known of it.
  private(set) var fidelity = Fidelity.exact

  /// Writes a motion out.
  ///
  /// - Throws: ``Unsupported`` if it can't be evaluated, or has no values over time.
  init(_ motion: Motion) throws(Unsupported) {
    var plain = try evaluated(Timeline(motion))
    // Unknown start values are those of a view that nothing moved.
    var assumed: [String: Double] = [:]
    for (name, value) in plain.starts where !Self.isPlace(name) { assumed[name] = value }
    plain = plain.bound(assumed)
    guard let clock = plain.clock else { throw Unsupported("SwiftUI has no equivalent") }
    let staggers = Set((plain.tracks.flatMap(\.clocks) + [clock]).compactMap(\.stagger))
    guard staggers.count <= 1 else {
      throw Unsupported("SwiftUI modifiers support only one stagger for all targets")
    }
    stagger = staggers.first
    isEndless = plain.isEndless
    duration = isEndless ? clock.timing.cycle : plain.duration ?? 0
    guard duration > 0, duration < 86_400 else {
      throw Unsupported("SwiftUI keyframes need a known duration")
    }
    if isEndless, plain.tracks.contains(where: { !$0.clocks.isEmpty }) {
      throw Unsupported("SwiftUI keyframes repeat only as a whole")
    }
    let evaluator = try evaluated(MotionEvaluator(motion))
    for property in plain.properties where property.name != "progress" && property.name != "hidden"
    {
      let track = evaluator.tracks.first {
        $0.target == property.target && $0.property == property.name
      }
      try add(property, breaks: track?.breaks ?? [])
    }
    if channels.isEmpty { throw Unsupported("it animates no property of a SwiftUI view") }
    if case .animator(let animator) = motion {
      lead = animator.delay?.seconds ?? 0
    } else {
      let moves = channels.flatMap(\.pieces).filter { !$0.isStill }
      lead = moves.map(\.start).min() ?? 0
    }
  }

  /// Whether the start of a property is a place, which only the app knows.
  private static func isPlace(_ name: String) -> Bool {
    ["position", "frame", "center", "bounds", "constraint", "cornerRadius"].contains {
      name.contains(".\($0)")
    }
  }

  private mutating func add(
    _ property: TimelineProperty, breaks: [Double]
  ) throws(Unsupported) {
    let track = property.tracks[property.tracks.count - 1]
    guard case .keys(let keys) = track.content, let first = keys.first, let last = keys.last else {
      throw Unsupported("SwiftUI has no equivalent")
    }
    var channel = Channel(
      target: track.target, property: track.property, part: 0, shape: track.shape, pieces: [])
    switch (first.value.known, last.value.known) {
    case (.string(let from), .string(let to)) where keys.count == 2:
      channel.words = [from, to]
      var numbers = track
      var ends = keys
      (ends[0].value, ends[1].value) = (TimelineValue(.number(0)), TimelineValue(.number(1)))
      numbers.content = .keys(ends)
      guard let pieces = Self.pieces(of: numbers, 0, until: duration) else {
        throw Unsupported("SwiftUI has no keyframes for \(track.property)")
      }
      channel.pieces = pieces
      channels.append(channel)
    case (.number, _), (.vector, _), (.color, _):
      for part in first.value.sums.indices {
        channel.part = part
        if property.tracks.count == 1, let pieces = Self.pieces(of: track, part, until: duration) {
          channel.pieces = pieces
        } else {
          let baked = try SwiftUIBaking(property, part, duration, breaks: breaks)
          channel.pieces = baked.pieces
          if baked.error > 1e-5 {
            fidelity = fidelity.combined(with: .approximate(baked.error))
          }
        }
        channels.append(channel)
      }
    default:
      fidelity = fidelity.combined(
        with: .approximate(nil, notes: ["the app must animate \(track.property)"]))
    }
  }

  /// The pieces of a track without any loss; nil if SwiftUI has no keyframes for them.
  private static func pieces(
    of track: TimelineTrack, _ part: Int, until end: Double
  ) -> [SwiftUIPiece]? {
    guard var pieces = [SwiftUIPiece](track, part) else { return nil }
    for (depth, clock) in track.clocks.reversed().enumerated() {
      guard let timed = pieces.timed(by: clock, isInnermost: depth == 0) else { return nil }
      pieces = timed
    }
    guard let first = pieces.first, let last = pieces.last, first.start >= 0, last.end <= end + 1e-9
    else { return nil }
    func still(_ start: Double, _ end: Double, _ value: AffineSum) -> SwiftUIPiece {
      SwiftUIPiece(start: start, end: end, from: value, to: value)
    }
    if first.start > 0 { pieces.insert(still(0, first.start, first.from), at: 0) }
    if last.end < end - 1e-9 { pieces.append(still(last.end, end, last.to)) }
    return pieces
  }
}

extension MediaTiming {
  /// How long one cycle takes in the parent's time.
  fileprivate var cycle: Double { speed == 0 ? .infinity : cycleDuration / abs(speed) }
}

extension [SwiftUIPiece] {
  /// The pieces of a track by the fraction of its innermost clock, 0…1.
  fileprivate init?(_ track: TimelineTrack, _ part: Int) {
    self = []
    guard case .keys(let keys) = track.content, let first = keys.first, let last = keys.last else {
      return nil
    }
    func sum(_ value: TimelineValue?) -> AffineSum? {
      guard let sums = value?.sums, sums.indices.contains(part) else { return nil }
      return sums[part]
    }
    let base = sum(track.base) ?? AffineSum(0)
    guard let begin = sum(first.value), let finish = sum(last.value) else { return nil }
    if first.time > 0 {
      append(SwiftUIPiece(start: 0, end: first.time, from: base + begin, to: base + begin))
    }
    for (one, other) in zip(keys, keys.dropFirst()) where other.time > one.time {
      guard let from = sum(one.value), let to = sum(other.value) else { return nil }
      let span = other.time - one.time
      if let leaving = sum(one.leaving), let arriving = sum(other.arriving) {
        guard one.easing == nil else { return nil }
        append(
          SwiftUIPiece(
            start: one.time, end: other.time, from: base + from, to: base + to,
            form: .cubic(leaving * (1 / span), arriving * (1 / span))))
        continue
      }
      guard let unit = [SwiftUIPiece](one.easing) else { return nil }
      for piece in unit {
        var piece = piece.moved(by: one.time, scale: span)
        func value(_ fraction: AffineSum) -> AffineSum {
          let fraction = fraction.base
          if fraction == 0 { return base + from }
          if fraction == 1 { return base + to }
          return base + from + (to + from * -1) * fraction
        }
        (piece.from, piece.to) = (value(piece.from), value(piece.to))
        append(piece)
      }
    }
    // Where the value jumps at the very end, the last piece takes no time.
    if last.time < 1 || self.last?.to != base + finish {
      append(
        SwiftUIPiece(start: Swift.min(last.time, 1), end: 1, from: base + finish, to: base + finish)
      )
    }
    guard !isEmpty, count <= 40 else { return nil }
  }

  /// The pieces in the time of the clock's parent; nil if SwiftUI has no keyframes for them.
  ///
  /// - Parameter isInnermost: Whether their time is a fraction of a run, not seconds.
  fileprivate func timed(by clock: TimelineClock, isInnermost: Bool) -> [SwiftUIPiece]? {
    let timing = clock.timing
    guard timing.speed > 0, timing.timeOffset == 0, timing.duration > 0, timing.beginTime >= 0,
      let eased = eased(by: clock.progress)
    else { return nil }
    let length = timing.duration / timing.speed
    var run = eased.map { $0.moved(by: 0, scale: isInnermost ? length : 1 / timing.speed) }
    // A group cuts what takes longer, and waits for what takes less.
    guard let end = run.last, end.end <= length + 1e-9, run[0].start >= 0 else { return nil }
    if run[0].start > 0 {
      run.insert(
        SwiftUIPiece(start: 0, end: run[0].start, from: run[0].from, to: run[0].from), at: 0)
    }
    if end.end < length - 1e-9 {
      run.append(SwiftUIPiece(start: end.end, end: length, from: end.to, to: end.to))
    }
    if timing.autoreverses {
      let back = run.reversed().compactMap { $0.reversed(within: length) }
      guard back.count == run.count else { return nil }
      run += back.map { $0.moved(by: length) }
    }
    let cycle = timing.cycle
    let active = timing.parentDuration
    guard active.isFinite else { return timing.beginTime == 0 ? run : nil }
    let runs = (active / cycle).rounded()
    guard abs(runs * cycle - active) < 1e-9, runs >= 1, Double(count) * runs <= 40 else {
      return nil
    }
    return (0..<Int(runs)).flatMap { index in
      run.map { $0.moved(by: timing.beginTime + Double(index) * cycle) }
    }
  }

  /// The pieces with the progress of a whole run, over 0…1.
  private func eased(by easing: TimelineEasing?) -> [SwiftUIPiece]? {
    guard let easing else { return self }
    guard allSatisfy({ $0.form == .even }) else { return nil }
    if count == 1 {
      guard let unit = [SwiftUIPiece](easing) else { return nil }
      return unit.map { piece in
        var piece = piece
        let (from, change) = (self[0].from, self[0].to + self[0].from * -1)
        func value(_ fraction: AffineSum) -> AffineSum {
          fraction.base == 1 ? self[0].to : from + change * fraction.base
        }
        (piece.from, piece.to) = (value(piece.from), value(piece.to))
        return piece
      }
    }
    return split(by: easing)
  }

  /// Straight pieces, each with the part of a Bézier that runs through it; nil for other easings, and if it
  /// passes a piece twice.
  private func split(by easing: TimelineEasing) -> [SwiftUIPiece]? {
    guard !easing.overshoots else { return nil }
    var start = 0.0
    var result: [SwiftUIPiece] = []
    for (index, piece) in enumerated() {
      let end = index == count - 1 ? 1 : easing.fraction(reaching: piece.end)
      guard let end, end > start,
        case .bezier(let curves)? = easing.part(from: start, to: end)?.form, curves.count == 1
      else { return nil }
      var piece = piece
      (piece.start, piece.end) = (start, end)
      if !piece.isStill { piece.form = .bezier(curves[0].prefix(4).map(SwiftUIPiece.tidy)) }
      result.append(piece)
      start = end
    }
    return result
  }
}
