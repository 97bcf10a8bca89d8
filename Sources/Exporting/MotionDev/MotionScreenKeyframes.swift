import Motion

/// Motion screen keyframes are a track of a page over time: values, their times, and their easings.
///
/// Motion eases each segment separately, so that the easing of the whole is split at each value.
struct MotionScreenKeyframes {
  var values: [ScreenValue]
  /// Fractions of the time, from 0 to 1.
  var times: [Double]
  var easings: [CodeExportEasing]
  /// How near they are to the track, before Motion plays them.
  var fidelity = Fidelity.exact

  /// Whether it never moves.
  var isConstant: Bool { values.allSatisfy { $0 == values[0] } }

  /// Makes the keyframes of a track.
  ///
  /// - Parameters:
  ///   - easing: How the progress of the whole runs over the time.
  ///   - tolerance: How far straight lines along the progress may be off.
  init(_ track: ScreenTrack, easing: CodeExportEasing, tolerance: Double) throws(Unsupported) {
    let evaluator = try evaluated(CurveEvaluator(easing.shape))
    let extrema = evaluator.extrema
    let reach = min(0, extrema.least.value)...max(1, extrema.largest.value)
    if track.isStraight(in: reach) {
      (values, times) = ([track.value(at: 0).plain, track.value(at: 1).plain], [0, 1])
      easings = [easing]
      return
    }
    (values, times, easings) = ([], [], [])
    let isMonotonic = reach == 0...1
    switch easing {
    case .linear: part(track, at: track.marks) { $0 }
    case .cubic where isMonotonic:
      part(track, at: track.marks) { evaluator.input(reaching: $0) ?? $0 }
      let whole = TimelineEasing.known(.curve(Curve(easing.shape)))
      let parts = zip(times.indices, times.indices.dropFirst()).map {
        start, end -> CodeExportEasing? in
        guard values[start] != values[end] else { return .linear }
        let part = whole?.part(from: times[start], to: times[end]).flatMap(
          CSSOutputTimingFunction.init)
        return (part?.shape).flatMap { try? CodeExportEasing($0) }
      }
      easings = parts.compactMap(\.self)
      if easings.count < parts.count { try fit(track, evaluator, tolerance) }
    case .stops(let points): follow(track, points)
    case .cubic, .steps, .path: try fit(track, evaluator, tolerance)
    }
  }

  /// Puts keys along straight lines that are close to the progress.
  private mutating func fit(
    _ track: ScreenTrack, _ progress: CurveEvaluator, _ tolerance: Double
  ) throws(Unsupported) {
    (values, times) = ([], [])
    let line = CodeExportEasing.line(along: CurveGraph(progress), tolerance: tolerance)
    follow(track, line.stops)
    let error = line.difference.error * max(1, track.steepness)
    fidelity = error < Fidelity.invisible ? .exact : .approximate(error, at: nil, notes: [])
  }

  /// Puts a key where the progress reaches each mark.
  private mutating func part(
    _ track: ScreenTrack, at marks: [Double], _ time: (Double) -> Double
  ) {
    for mark in marks {
      let at = mark <= 0 ? 0 : mark >= 1 ? 1 : CSSOutputText.rounded(time(mark), places: 9)
      let before = track.value(before: mark)
      let after = track.value(at: mark)
      if mark > 0, before != after { append(before, at: at) }
      append(after, at: at)
    }
    easings = Array(repeating: .linear, count: max(values.count - 1, 0))
  }

  /// Puts a key at each end of the straight lines that the track is along the lines of the progress.
  private mutating func follow(_ track: ScreenTrack, _ points: [PathData.Point]) {
    for (from, to) in zip(points, points.dropFirst()) {
      append(track.value(at: from.y), at: from.x)
      let (least, largest) = (min(from.y, to.y), max(from.y, to.y))
      var marks = track.marks.filter { least < $0 && $0 < largest }
      if to.y < from.y { marks.reverse() }
      for mark in marks {
        let time = from.x + (to.x - from.x) * (mark - from.y) / (to.y - from.y)
        let ends = [track.value(before: mark), track.value(at: mark)]
        for value in (to.y < from.y ? ends.reversed() : ends) {
          append(value, at: CSSOutputText.rounded(time, places: 9))
        }
      }
      append(track.value(at: to.y), at: to.x)
    }
    if let first = times.first, first > 0 { insertStart() }
    if let last = times.last, last < 1, let value = values.last { append(value, at: 1) }
    drop()
    easings = Array(repeating: .linear, count: max(values.count - 1, 0))
  }

  private mutating func insertStart() {
    values.insert(values[0], at: 0)
    times.insert(0, at: 0)
  }

  /// Drops what lies between equal values.
  private mutating func drop() {
    let kept = values.indices.filter { index in
      index == 0 || index == values.count - 1 || values[index] != values[index - 1]
        || values[index] != values[index + 1]
    }
    (values, times) = (kept.map { values[$0] }, kept.map { times[$0] })
  }

  private mutating func append(_ value: ScreenValue, at time: Double) {
    let value = value.plain
    // Rounded times don't go back.
    let time = max(time, times.last ?? 0)
    if times.last == time, values.last == value { return }
    values.append(value)
    times.append(time)
  }
}

extension ScreenValue {
  /// The value in as many digits as are seen.
  fileprivate var plain: ScreenValue {
    ScreenValue(
      CSSOutputText.rounded(number, places: 9), width: CSSOutputText.rounded(width, places: 9),
      height: CSSOutputText.rounded(height, places: 9),
      open: open.mapValues { CSSOutputText.rounded($0, places: 9) })
  }
}

extension ScreenTrack {
  /// The progress at which a line ends and another begins, with 0 and 1.
  fileprivate var marks: [Double] {
    Set(keys.map(\.progress).filter { $0 > 0 && $0 < 1 } + [0, 1]).sorted()
  }

  /// The value just before a progress, which is another one where it jumps.
  fileprivate func value(before progress: Double) -> ScreenValue {
    keys.first { abs($0.progress - progress) < 1e-12 }?.value ?? value(at: progress)
  }

  /// Whether it's one straight line wherever the progress comes.
  fileprivate func isStraight(in reach: ClosedRange<Double>) -> Bool {
    keys.count == 2 && keys[0].progress <= reach.lowerBound && keys[1].progress >= reach.upperBound
  }
}
