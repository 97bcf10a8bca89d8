/// Values that are reached one after the other.
///
/// Source: CAKeyframeAnimation, "keyTimes", "timingFunctions", "calculationMode", "tensionValues".
public struct RuntimeKeyframes {
  private let values: [RuntimeValue]
  private let mode: CAAnimationCalculationMode
  /// When each is reached, 0…1, and with discrete values also the end; evenly if they are too few.
  public var times: [Double] = []
  /// How the progress of each segment runs.
  public var timings: [(Double) -> Double] = []
  public var tension: [Double] = []
  public var continuity: [Double] = []
  public var bias: [Double] = []

  public init(_ values: [RuntimeValue], mode: CAAnimationCalculationMode) {
    (self.values, self.mode) = (values, mode)
  }

  /// The value at a progress; beyond the ends, the first or last segment goes on.
  public func value(at progress: Double) -> RuntimeValue {
    if mode == .discrete { return discrete(progress) }
    guard values.count > 1 else { return values[0] }
    if mode == .paced || mode == .cubicPaced { return paced(progress) }
    let times = linearTimes
    let index = segment(times, progress)
    let span = times[index + 1] - times[index]
    var part = span > 0 ? (progress - times[index]) / span : 1
    if index < timings.count, part >= 0, part <= 1 { part = timings[index](part) }
    return point(index, part)
  }

  private func discrete(_ progress: Double) -> RuntimeValue {
    var times = times
    if times.count != values.count + 1 {
      times = (0...values.count).map { Double($0) / Double(values.count) }
    }
    let index = times.dropLast().lastIndex { $0 <= progress } ?? 0
    return values[min(index, values.count - 1)]
  }

  private var linearTimes: [Double] {
    times.count == values.count
      ? times : values.indices.map { Double($0) / Double(values.count - 1) }
  }

  private func segment(_ times: [Double], _ progress: Double) -> Int {
    let index = times.dropLast().lastIndex { $0 <= progress } ?? 0
    return min(max(index, 0), values.count - 2)
  }

  /// A point of a segment, straight or as a cubic curve.
  private func point(_ index: Int, _ part: Double) -> RuntimeValue {
    let (from, to) = (values[index], values[index + 1])
    guard mode == .cubic || mode == .cubicPaced, let start = from.parts, let end = to.parts,
      start.count == end.count
    else { return from.interpolated(to: to, part) }
    let leaving = tangent(at: index, isLeaving: true)
    let arriving = tangent(at: index + 1, isLeaving: false)
    let (square, cube) = (part * part, part * part * part)
    return from.with(
      start.indices.map {
        start[$0] * (2 * cube - 3 * square + 1) + end[$0] * (3 * square - 2 * cube)
          + leaving[$0] * (cube - 2 * square + part) + arriving[$0] * (cube - square)
      })
  }

  /// The tangent at a key.
  ///
  /// Source: Kochanek and Bartels, as CAKeyframeAnimation's properties refer to it. Assumed: at the
  /// ends the neighbor is reflected; tangents aren't scaled by uneven times.
  private func tangent(at index: Int, isLeaving: Bool) -> [Double] {
    let own = values[index].parts ?? []
    func difference(_ from: Int, _ to: Int) -> [Double]? {
      guard values.indices.contains(from), values.indices.contains(to),
        let first = values[from].parts, let second = values[to].parts,
        first.count == own.count, second.count == own.count
      else { return nil }
      return zip(first, second).map { $1 - $0 }
    }
    let (before, after) = (difference(index - 1, index), difference(index, index + 1))
    let zero = own.map { _ in 0.0 }
    func setting(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    let (t, c, b) = (setting(tension), setting(continuity), setting(bias))
    let side = isLeaving ? c : -c
    let first = (1 - t) * (1 + b) * (1 + side) / 2
    let second = (1 - t) * (1 - b) * (1 - side) / 2
    return zip(before ?? after ?? zero, after ?? before ?? zero).map { first * $0 + second * $1 }
  }

  // Source: "paced: … keyTimes and timingFunctions are ignored". Assumed: by the distance of values;
  // along a curve, by its length.
  private func paced(_ progress: Double) -> RuntimeValue {
    let steps = mode == .paced ? 1 : 2_000
    var lengths = [0.0]
    var last = values[0]
    for index in 0..<(values.count - 1) {
      for step in 1...steps {
        let next = point(index, Double(step) / Double(steps))
        lengths.append(lengths[lengths.count - 1] + last.distance(to: next))
        last = next
      }
    }
    let whole = lengths[lengths.count - 1]
    guard whole > 0 else {
      let place = progress * Double(values.count - 1)
      let index = min(Int(max(place, 0)), values.count - 2)
      return point(index, place - Double(index))
    }
    let goal = progress * whole
    var (low, high) = (0, lengths.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= goal { low = middle } else { high = middle }
    }
    let span = lengths[low + 1] - lengths[low]
    let part = (Double(low % steps) + (span > 0 ? (goal - lengths[low]) / span : 0)) / Double(steps)
    return point(low / steps, part)
  }
}
