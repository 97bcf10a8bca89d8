/// A keyframe plan is what an evaluator is made from: times, segments, and notes on the way.
struct KeyframePlan {
  let values: [SIMD4<Double>]
  let keyTimes: [Double]?
  let timings: [ProgressFunction?]
  var spline = Spline()
  var notes: [KeyframeNote] = []

  init(values: [SIMD4<Double>], keyTimes: [Double]?, timings: [ProgressFunction?]) {
    (self.values, self.keyTimes, self.timings) = (values, keyTimes, timings)
  }

  /// The number for each key; missing ones stay 0.
  mutating func perKey(_ numbers: Keyframes.PerKey?) -> [Double] {
    switch numbers {
    case nil: return []
    case .all(let number): return values.map { _ in number }
    case .each(let numbers):
      if numbers.count != values.count {
        notes.append(.perKeyCount(values: values.count, given: numbers.count))
      }
      return numbers
    }
  }

  /// Straight or cubic segments through the values.
  func segments(isCubic: Bool) -> [HermiteSegment] {
    if isCubic { return spline.segments(through: values) }
    return zip(values, values.dropFirst()).map { HermiteSegment(start: $0, end: $1) }
  }

  /// Times for values that are joined.
  mutating func timeline(count: Int, isCubic: Bool) -> KeyTimeline {
    var (timeline, mismatch) = KeyTimeline.fitting(keyTimes, count: count)
    if let mismatch { notes.append(.keyTimesIgnored(mismatch)) }
    let segments = max(count - 1, 0)
    if !timings.isEmpty, timings.count != segments {
      notes.append(.timingCount(segments: segments, timings: timings.count))
    }
    timeline.timings = timings
    if isCubic, values.count > 1 {
      notes.append(.reflectedEnds)
      if mismatch == nil, keyTimes != nil, values.count > 2, !isEven(timeline.times) {
        notes.append(.uniformKnots)
      }
    }
    return timeline
  }

  /// Times for values that are jumped between: one more than values, so that the last is seen.
  ///
  /// Switches and names in another mode keep that mode's times: each shows from its own on.
  mutating func stepTimeline(count: Int, mode: Keyframes.CalculationMode) -> KeyTimeline {
    if mode != .discrete { notes.append(.discreteOnly) }
    if timings.contains(where: { $0 != nil }) { notes.append(.timingsIgnored) }
    let isPaced = mode == .paced || mode == .cubicPaced
    if isPaced, keyTimes != nil { notes.append(.keyTimesIgnored(.paced)) }
    if mode != .discrete, !isPaced, let keyTimes {
      let (timeline, mismatch) = KeyTimeline.fitting(keyTimes, count: count)
      guard let mismatch else { return timeline }
      notes.append(.keyTimesIgnored(mismatch))
      return KeyTimeline(evenly: count + 1)
    }
    let (timeline, mismatch) = KeyTimeline.fitting(isPaced ? nil : keyTimes, count: count + 1)
    if let mismatch { notes.append(.keyTimesIgnored(mismatch)) }
    return timeline
  }

  /// Times in proportion to lengths; even ones if nothing moves.
  mutating func pacedTimeline(_ lengths: [Double], isCubic: Bool) -> KeyTimeline {
    if keyTimes != nil { notes.append(.keyTimesIgnored(.paced)) }
    if timings.contains(where: { $0 != nil }) { notes.append(.timingsIgnored) }
    notes.append(isCubic ? .arcLengthPace : .euclideanPace)
    if isCubic, values.count > 1 { notes.append(.reflectedEnds) }
    if let timeline = KeyTimeline(lengths: lengths) { return timeline }
    if values.count > 1 { notes.append(.equalValues) }
    return KeyTimeline(evenly: values.count)
  }

  private func isEven(_ times: [Double]) -> Bool {
    let step = 1 / Double(times.count - 1)
    return times.indices.allSatisfy { abs(times[$0] - Double($0) * step) < 1e-9 }
  }
}
