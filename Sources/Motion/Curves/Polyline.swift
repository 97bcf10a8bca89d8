/// A polyline is a curve of straight lines through stops, as CSS `linear()` evaluates it.
struct Polyline: Hashable, Sendable {
  /// The stops; no input is less than the one before.
  let stops: [Curve.Stop]

  /// Makes a polyline; an input less than one before it is raised to that.
  ///
  /// - Throws: ``MotionError`` if there is no stop or a number is not finite.
  init(_ stops: [Curve.Stop]) throws(MotionError) {
    guard !stops.isEmpty else { throw MotionError("a linear curve needs at least one stop") }
    guard stops.allSatisfy({ $0.input.isFinite && $0.output.isFinite }) else {
      throw MotionError("the stops of a linear curve must be finite")
    }
    var largest = stops[0].input
    self.stops = stops.map { stop in
      largest = max(largest, stop.input)
      return Curve.Stop(input: largest, output: stop.output)
    }
  }

  /// The straight line from (0, 0) to (1, 1).
  init() { stops = [Curve.Stop(input: 0, output: 0), Curve.Stop(input: 1, output: 1)] }

  /// Returns the value at an input; the first and the last line go on outside the stops.
  ///
  /// Of stops with the same input the last one counts. A single stop is a constant.
  func value(at input: Double) -> Double {
    guard let (from, to) = line(at: input) else { return stops[0].output }
    if from.input == to.input { return to.output }
    let fraction = (input - from.input) / (to.input - from.input)
    return from.output + (to.output - from.output) * fraction
  }

  /// Returns the slope at an input; at a stop that of the line that begins there.
  func derivative(at input: Double) -> Double {
    guard let (from, to) = line(at: input), from.input < to.input else { return 0 }
    return (to.output - from.output) / (to.input - from.input)
  }

  /// The line an input belongs to, from the last stop not after it.
  private func line(at input: Double) -> (Curve.Stop, Curve.Stop)? {
    guard stops.count > 1 else { return nil }
    let index = min(max(stops.partitioningIndex { $0.input > input } - 1, 0), stops.count - 2)
    return (stops[index], stops[index + 1])
  }

  /// The corners within 0…1, with the ends there.
  var corners: [PathData.Point] {
    var corners = stops.filter { (0...1).contains($0.input) }
      .map { PathData.Point(x: $0.input, y: $0.output) }
    // Before two first stops at the same input the value is the second one's.
    if stops.count > 1, stops[0].input > 0, stops[0].input == stops[1].input {
      corners.removeFirst(min(corners.count, 1))
    }
    if corners.first?.x != 0 { corners.insert(.init(x: 0, y: value(at: 0)), at: 0) }
    if corners.last?.x != 1 { corners.append(.init(x: 1, y: value(at: 1))) }
    return corners
  }
}
