import Motion

extension MediaTiming {
  /// How long one cycle takes in the parent's time.
  var cycle: Double { speed == 0 ? .infinity : cycleDuration / abs(speed) }
}

extension [SwiftUIPiece] {
  /// The pieces of a track by the fraction of its innermost clock, 0…1.
  init?(_ track: TimelineTrack, _ part: Int) {
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
  /// - Parameters:
  ///   - isInnermost: Whether their time is a fraction of a run, not seconds.
  ///   - isWhole: Whether nothing ends what the clock repeats forever.
  func timed(
    by clock: TimelineClock, isInnermost: Bool, isWhole: Bool
  ) -> [SwiftUIPiece]? {
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
    guard active.isFinite else { return isWhole ? run : nil }
    let runs = (active / cycle).rounded()
    guard abs(runs * cycle - active) < 1e-9, runs >= 1, Double(count) * runs <= 40 else {
      return nil
    }
    run = (0..<Int(runs)).flatMap { index in
      run.map { $0.moved(by: timing.beginTime + Double(index) * cycle) }
    }
    // The app's code has set the last value, however it is reached.
    if timing.modelValue == .set, let last, let end = run.last, end.to != last.to {
      run.append(SwiftUIPiece(start: end.end, end: end.end, from: last.to, to: last.to))
    }
    return run
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
