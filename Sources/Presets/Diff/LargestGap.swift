import Motion

/// The largest gap between two courses over a time, and when it is first.
///
/// Instants are looked at in even steps and about every break. A stretch between two of them is then
/// halved until the gap there can't be larger than the one found, if both courses only rise or only
/// fall in it; and the largest hills are climbed. So what is found is an extremum, not a sample.
package struct LargestGap {
  /// The gap: the largest difference of a component.
  package private(set) var height = 0.0
  /// When it is first.
  package private(set) var time = 0.0
  /// The gap then as a fraction of its component's range in both courses together.
  private(set) var fraction = 0.0
  private let end: Double
  private let courses: (Double) -> Pair?
  private var samples: [Sample] = []

  /// The values of both courses at an instant; nil where one of them has no value.
  typealias Pair = (base: SIMD4<Double>, other: SIMD4<Double>)

  private struct Sample {
    var time: Double
    var pair: Pair?
    var height: Double
  }

  /// Looks for the largest gap from 0 to an end.
  ///
  /// - Parameters:
  ///   - end: Until when it is looked for.
  ///   - breaks: When one of the courses may turn, jump or have a corner.
  ///   - steps: How many even steps are taken; fewer than 1,024 are for many courses at once.
  ///   - courses: What both have at an instant.
  init(
    until end: Double, breaks: [Double], steps: Int = 1024,
    _ courses: @escaping (Double) -> Pair?
  ) {
    (self.end, self.courses) = (end, courses)
    // Made a fraction and back, an instant may slip by some units in the last place.
    let near = 8 * end.ulp
    var times = (0...steps).map { end * Double($0) / Double(steps) }
    for instant in breaks where instant >= 0 && instant <= end {
      times += [max(instant - near, 0), instant, min(instant + near, end)]
    }
    samples = Set(times).sorted().map { sample($0) }
    for sample in samples { take(sample) }
    let isThorough = steps >= 1024
    climb(isThorough ? 16 : 4)
    refine(budget: (isThorough ? 8 : 2) * steps)
    if let pair = courses(time) { fraction = fraction(of: pair.base - pair.other) }
    // Just before a jump is at the jump.
    if let jump = breaks.first(where: { abs($0 - time) <= near }) { time = jump }
  }

  /// The largest fraction of its range by which a component differs.
  private func fraction(of gap: SIMD4<Double>) -> Double {
    let pairs = samples.compactMap(\.pair)
    guard var low = pairs.first?.base else { return 0 }
    var high = low
    for pair in pairs {
      low = pointwiseMin(low, pointwiseMin(pair.base, pair.other))
      high = pointwiseMax(high, pointwiseMax(pair.base, pair.other))
    }
    let range = high - low
    return (0..<4).reduce(0) { range[$1] > 0 ? max($0, min(abs(gap[$1]) / range[$1], 1)) : $0 }
  }

  /// Looks for the largest difference of two functions from 0 to an end.
  package init(
    until end: Double, breaks: [Double], steps: Int = 1024,
    of base: @escaping (Double) -> Double, and other: @escaping (Double) -> Double
  ) {
    self.init(until: end, breaks: breaks, steps: steps) { time in
      (SIMD4(base(time), 0, 0, 0), SIMD4(other(time), 0, 0, 0))
    }
  }

  private func sample(_ time: Double) -> Sample {
    guard let pair = courses(time) else { return Sample(time: time, pair: nil, height: 0) }
    let gap = pair.base - pair.other
    let height = max(gap.max(), -gap.min())
    return Sample(time: time, pair: pair, height: height.isFinite ? height : 0)
  }

  private mutating func take(_ sample: Sample) {
    let isHigher = sample.height > height * (1 + 1e-12)
    let isEarlier = sample.height >= height * (1 - 1e-12) && sample.time < time - 1e-9 * end
    let isNearer = sample.height > height && abs(sample.time - time) <= 1e-9 * end
    if isHigher || isEarlier || isNearer { time = sample.time }
    height = max(height, sample.height)
  }

  /// Climbs the highest hills.
  private mutating func climb(_ count: Int) {
    let hills = samples.indices.filter { index in
      let height = samples[index].height
      return height >= self.height / 2 && height > 0
        && height >= samples[max(index - 1, 0)].height
        && height >= samples[min(index + 1, samples.count - 1)].height
    }
    for index in hills.sorted(by: { samples[$0].height > samples[$1].height }).prefix(count) {
      let time = samples[index].time
      // About a break there are instants so near that they may round alike.
      let before = samples[..<index].last { $0.time < time - 1e-9 * end }
      let after = samples[index...].first { $0.time > time + 1e-9 * end }
      climb(before?.time ?? time, time)
      climb(time, after?.time ?? time)
    }
  }

  private mutating func climb(_ start: Double, _ end: Double) {
    guard start < end else { return }
    let top = GoldenSection.lowest(in: start...end, steps: 64) { -sample($0).height }
    take(sample(top.input))
  }

  /// Halves what may hold a larger gap.
  private mutating func refine(budget: Int) {
    var stretches = Array(zip(samples, samples.dropFirst()))
    var (left, summit) = (budget, (height: height, width: 0.0))
    while !stretches.isEmpty, left > 0 {
      let worth = height * (1 + 1e-6)
      var halves: [(Sample, Sample)] = []
      for (start, end) in stretches where Self.most(start, end) > worth {
        let middle = sample((start.time + end.time) / 2)
        guard middle.time > start.time, middle.time < end.time, left > 0 else { continue }
        left -= 1
        if middle.height > summit.height {
          summit = (middle.height, end.time - start.time)
        }
        take(middle)
        halves += [(start, middle), (middle, end)]
      }
      stretches = halves
    }
    let top = time
    climb(max(top - summit.width, 0), top)
    climb(top, min(top + summit.width, end))
  }

  /// The largest gap that there can be between two instants, if both courses only rise or only fall.
  private static func most(_ start: Sample, _ end: Sample) -> Double {
    guard let from = start.pair, let to = end.pair else {
      // Where one of them begins or ends is found, too.
      return start.pair == nil && end.pair == nil ? 0 : .infinity
    }
    let (one, two) = (from.base - to.other, to.base - from.other)
    return max(one.max(), -one.min(), two.max(), -two.min(), start.height, end.height)
  }
}
