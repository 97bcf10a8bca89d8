/// A track outline is the course of one property: the values at which it starts, turns back and ends.
public struct TrackOutline: Sendable {
  /// The values; none if nothing ever applies.
  public let values: [MotionPoint]
  /// When it first changes and when it comes to rest, in the evaluator's time.
  public let start, end: Double

  /// Finds the course of a track.
  ///
  /// - Parameter times: The times at which it is looked at, in order.
  public init(of track: MotionTrack, at times: [Double]) {
    let seen = times.map { (time: $0, point: track.point(at: $0)) }
      .filter { $0.point.value != nil }
    guard let first = seen.first, let last = seen.last else {
      (values, start, end) = ([], 0, 0)
      return
    }
    let points = seen.map(\.point)
    let extent = points.reduce(0) { max($0, $1.distance(to: first.point) ?? 0) }
    func differs(_ one: MotionPoint, _ other: MotionPoint) -> Bool {
      one.distance(to: other).map { $0 > extent * 1e-9 } ?? true
    }
    let leaving = points.firstIndex { differs($0, first.point) }
    let resting = points.lastIndex { differs($0, last.point) }
    start = leaving.map { seen[max($0 - 1, 0)].time } ?? first.time
    end = resting.map { seen[min($0 + 1, seen.count - 1)].time } ?? first.time
    var turns = [points[0]]
    for index in Self.turns(of: points) { turns.append(points[index]) }
    if let before = turns.last, differs(before, last.point) { turns.append(last.point) }
    values = turns
  }

  /// The places between the ends at which a component turns back, or something named changes.
  private static func turns(of points: [MotionPoint]) -> [Int] {
    let numbers = points.compactMap { point -> [Double]? in
      if case .css(let value)? = point.value { return value.numbers }
      return point.value?.isContinuous == true ? point.value?.parts : nil
    }
    guard numbers.count == points.count else {
      return points.indices.dropFirst().dropLast().filter { points[$0] != points[$0 - 1] }
    }
    var turns: Set<Int> = []
    // A list without an effect has no numbers, which are about 0.
    for component in 0..<(numbers.map(\.count).max() ?? 0) {
      turns.formUnion(
        reversals(in: numbers.map { component < $0.count ? $0[component] : 0 }))
    }
    return turns.sorted()
  }

  /// The places at which numbers turn back by more than a hundredth of their range.
  private static func reversals(in numbers: [Double]) -> [Int] {
    guard let least = numbers.min(), let most = numbers.max(), most > least else { return [] }
    let seen = (most - least) / 100
    var (turns, low, high, direction): ([Int], Int, Int, Int) = ([], 0, 0, 0)
    for (index, number) in numbers.enumerated() {
      if number > numbers[high] { high = index }
      if number < numbers[low] { low = index }
      if direction <= 0, number - numbers[low] > seen {
        if direction < 0 { turns.append(low) }
        (direction, high) = (1, index)
      } else if direction >= 0, numbers[high] - number > seen {
        if direction > 0 { turns.append(high) }
        (direction, low) = (-1, index)
      }
    }
    return turns
  }
}

extension MotionPoint {
  /// How far its value is from another's: the largest difference of a component, 0 if they are
  /// equal; nil if they differ in kind or by a name, or if only one applies.
  public func distance(to other: MotionPoint) -> Double? {
    guard terms.count == other.terms.count else { return nil }
    guard var largest = Self.distance(value, other.value) else { return nil }
    for (term, its) in zip(terms, other.terms) {
      guard term.measure == its.measure, let distance = Self.distance(term.value, its.value) else {
        return nil
      }
      largest = max(largest, distance)
    }
    return largest
  }

  private static func distance(_ value: AnimatedValue?, _ other: AnimatedValue?) -> Double? {
    if value == other { return 0 }
    guard let value, let change = value.difference(to: other)?.components else { return nil }
    return (0..<4).reduce(0) { max($0, abs(change[$1])) }
  }
}
