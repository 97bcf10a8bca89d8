import Motion

/// A time series is a number over time, looked at so finely that its turns are met.
struct TimeSeries {
  /// A point is an instant and the value then.
  struct Point: Hashable {
    var time, value: Double
  }

  /// The points in order; the turns between those that were looked at are among them.
  let points: [Point]

  /// Looks at a function of time; nil if it has no value at an instant.
  ///
  /// - Parameters:
  ///   - steps: Into how many equal steps the time is cut; turns less than a step apart may be
  ///     missed, others are found to a thousandth of a step, and their values to a millionth.
  ///   - breaks: Where it may turn or has corners, so that it is looked at there and between them.
  init?(
    from start: Double, to end: Double, steps: Int, breaks: [Double] = [],
    value: (Double) -> Double?
  ) {
    var even: [Point] = []
    var times = (0...max(steps, 1)).map { step in
      start + (end - start) * Double(step) / Double(max(steps, 1))
    }
    if !breaks.isEmpty {
      for (one, next) in zip(breaks, breaks.dropFirst()) {
        times += (0..<8).map { one + (next - one) * Double($0) / 8 }
      }
      times = Set(times + breaks).filter { (start...end).contains($0) }.sorted()
    }
    for time in times {
      guard let value = value(time), value.isFinite else { return nil }
      even.append(Point(time: time, value: value))
    }
    self.init(even, value: value)
  }

  /// Looks for the turns of a function between points of it.
  init(_ even: [Point], value: (Double) -> Double?) {
    var points: [Point] = []
    for (index, point) in even.enumerated() {
      points.append(point)
      guard index > 0, index + 1 < even.count else { continue }
      let (before, after) = (even[index - 1], even[index + 1])
      let isHigh = point.value > before.value && point.value > after.value
      let isLow = point.value < before.value && point.value < after.value
      guard isHigh || isLow else { continue }
      let sign: Double = isHigh ? -1 : 1
      let turn = GoldenSection.lowest(in: before.time...after.time, steps: 16) { time in
        sign * (value(time) ?? point.value)
      }
      guard turn.height < sign * point.value else { continue }
      let index = turn.input < point.time ? points.count - 1 : points.count
      points.insert(Point(time: turn.input, value: sign * turn.height), at: index)
    }
    self.points = points
  }

  /// Makes a time series that swings at least as far as any through points that are equally spaced.
  ///
  /// At a turn it goes on as far as it came in the step before or goes in the one after.
  init(beyond even: [Point]) {
    points = even.indices.map { index in
      guard index > 0, index + 1 < even.count else { return even[index] }
      let value = even[index].value
      let (before, after) = (value - even[index - 1].value, value - even[index + 1].value)
      guard before * after > 0 else { return even[index] }
      let beyond = abs(before) > abs(after) ? before : after
      return Point(time: even[index].time, value: value + beyond)
    }
  }

  /// Makes a time series that goes through values, only whose order counts.
  init(corners: [Double]) {
    points = corners.enumerated().map { Point(time: Double($0), value: $1) }
  }

  /// The least and the largest value.
  var range: ClosedRange<Double> {
    let values = points.map(\.value)
    guard let least = values.min(), let largest = values.max() else { return 0...0 }
    return least...largest
  }

  /// A swing is a way between two turns.
  struct Swing: Hashable {
    /// When it last was at its start, and first at its end.
    var start, end: Double
    /// The values there.
    var from, to: Double
  }

  /// The swings of at least a size, each opposed to the one before.
  func swings(of size: Double) -> [Swing] {
    var swings: [Swing] = []
    guard let first = points.first else { return [] }
    var (low, high) = (Extreme(first), Extreme(first))
    var isRising: Bool?
    for point in points.dropFirst() {
      if isRising != true, low.value - point.value >= 0 { low.meet(point) }
      if isRising != false, point.value - high.value >= 0 { high.meet(point) }
      let (rise, fall) = (point.value - low.value, high.value - point.value)
      if isRising != true, rise >= size - 1e-9 {
        if isRising == false { swings.append(Swing(from: high, to: low)) }
        (isRising, high) = (true, Extreme(point))
      } else if isRising != false, fall >= size - 1e-9 {
        if isRising == true { swings.append(Swing(from: low, to: high)) }
        (isRising, low) = (false, Extreme(point))
      }
    }
    if let isRising {
      swings.append(isRising ? Swing(from: low, to: high) : Swing(from: high, to: low))
    }
    return swings
  }

  /// The farthest value so far, when it was first met and when last.
  fileprivate struct Extreme {
    var value, first, last: Double

    init(_ point: Point) { (value, first, last) = (point.value, point.time, point.time) }

    mutating func meet(_ point: Point) {
      if point.value != value { self = Extreme(point) }
      last = point.time
    }
  }
}

extension TimeSeries.Swing {
  fileprivate init(from start: TimeSeries.Extreme, to end: TimeSeries.Extreme) {
    self.init(start: start.last, end: end.first, from: start.value, to: end.value)
  }
}
