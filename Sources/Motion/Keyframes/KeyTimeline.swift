/// A key timeline says which segment progress is in, and how far into it.
struct KeyTimeline: Sendable {
  /// When each key is reached: from 0 to 1, never decreasing.
  let times: [Double]
  /// How each segment runs; missing ones run evenly.
  var timings: [ProgressFunction?] = []

  /// A location in a segment: how far, and how fast that changes with progress.
  struct Location {
    var segment: Int
    var fraction: Double
    var rate: Double
  }

  /// Key times, evenly spaced.
  init(evenly count: Int) {
    times = count < 2 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Key times in proportion to lengths; nil if all lengths are 0.
  init?(lengths: [Double]) {
    var sum = 0.0
    let ends = lengths.map { length in
      sum += length
      return sum
    }
    guard sum > 0, sum.isFinite else { return nil }
    times = [0] + ends.dropLast().map { $0 / sum } + [1]
  }

  /// Authored key times if they fit, else even ones and the reason.
  ///
  /// Core Animation's rule: as many as wanted, the first 0, the last 1, each at least the one
  /// before; otherwise they are ignored.
  static func fitting(_ authored: [Double]?, count: Int) -> (KeyTimeline, KeyTimesMismatch?) {
    let even = KeyTimeline(evenly: count)
    guard let authored else { return (even, nil) }
    guard authored.count == count, let first = authored.first, let last = authored.last else {
      return (even, .count(wanted: count, found: authored.count))
    }
    if count > 1 {
      if first != 0 { return (even, .first(first)) }
      if last != 1 { return (even, .last(last)) }
    }
    let drop = (1..<max(count, 1)).first { !(authored[$0] >= authored[$0 - 1]) }
    if let drop { return (even, .decreasing(index: drop)) }
    return (KeyTimeline(authored), nil)
  }

  private init(_ times: [Double]) { self.times = times }

  /// The index of the last key at or before a progress; 0 before the first.
  ///
  /// Where keys coincide, the later one wins at the instant.
  func key(at progress: Double) -> Int {
    max(times.partitioningIndex { $0 > progress } - 1, 0)
  }

  /// The location of a progress; beyond the ends, fractions go on below 0 and above 1.
  ///
  /// At a key the location is the start of the segment that begins there, at the last key the end of
  /// the last segment. Call it with at least two keys.
  func location(at progress: Double) -> Location {
    let segment = min(key(at: progress), times.count - 2)
    let span = times[segment + 1] - times[segment]
    guard span > 0 else { return Location(segment: segment, fraction: 1, rate: 0) }
    let fraction = progress == times[segment + 1] ? 1 : (progress - times[segment]) / span
    guard segment < timings.count, let timing = timings[segment], fraction >= 0, fraction <= 1
    else {
      return Location(segment: segment, fraction: fraction, rate: 1 / span)
    }
    return Location(
      segment: segment, fraction: fraction == 1 ? 1 : timing(fraction),
      rate: timing.slope(at: fraction) / span)
  }
}

extension Keyframes.Track {
  /// How many points its course leads through: values, or the ends of a path's segments.
  ///
  /// Nil for frames, which have times of their own.
  public var pointCount: Int? {
    switch content {
    case .values(let values): values.count
    case .path(let path): path.pieces.count + 1
    case .frames: nil
    }
  }

  /// Why its key times are ignored; nil if they fit, or there are none.
  ///
  /// It counts rather than evaluates, so that measures and names do not matter.
  public var keyTimesMismatch: KeyTimesMismatch? {
    guard let keyTimes else { return nil }
    guard let pointCount else { return .frames }
    switch calculationMode ?? .linear {
    case .paced, .cubicPaced: return .paced
    case .linear, .cubic:
      return KeyTimeline.fitting(keyTimes.map(\.value), count: pointCount).1
    case .discrete:
      return KeyTimeline.fitting(keyTimes.map(\.value), count: pointCount + 1).1
    }
  }
}
