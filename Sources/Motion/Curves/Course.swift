/// A course is a function of a number, with the points between which it only rises or only falls.
///
/// Of two points at one input the function jumps, from the value of the first to that of the second.
/// Before the first point and after the last it does not turn either.
struct Course: Sendable {
  /// The points, no input being less than the one before.
  let points: [Point]
  private let function: @Sendable (Double) -> Double

  /// A point is an input and the value there.
  struct Point: Hashable, Sendable {
    var input, value: Double
  }

  /// Makes a course of a function, which must be continuous and monotonic between the points.
  init(through points: [Point], _ function: @escaping @Sendable (Double) -> Double) {
    (self.points, self.function) = (points, function)
  }

  /// The value at an input.
  func value(at input: Double) -> Double { function(input) }

  /// The value next to an input, on one side of it.
  private func limit(at input: Double, fromBelow: Bool) -> Double {
    var low = points.partitioningIndex { $0.input >= input }
    guard low < points.count, points[low].input == input else { return function(input) }
    if fromBelow { return points[low].value }
    while low + 1 < points.count, points[low + 1].input == input { low += 1 }
    return points[low].value
  }

  /// Returns this function of another one's values, over that one's inputs.
  ///
  /// - Parameter isClosed: Whether the value at the last input is one of it.
  func following(_ inner: Course, isClosed: Bool = true) -> Course {
    var found: [Point] = []
    func add(_ input: Double, _ value: Double) {
      let point = Point(input: input, value: value)
      if found.last != point { found.append(point) }
    }
    for (from, to) in zip(inner.points, inner.points.dropFirst()) where from.input < to.input {
      if from.value == to.value {
        let value = function(from.value)
        add(from.input, value)
        add(to.input, value)
        continue
      }
      let rises = from.value < to.value
      let (low, high) = (min(from.value, to.value), max(from.value, to.value))
      // At the very instant it may be on the other side of a jump than just after.
      add(from.input, function(from.value))
      let passed = points.filter { $0.input > low && $0.input < high }
      add(from.input, limit(at: from.value, fromBelow: !rises))
      for point in rises ? passed : passed.reversed() {
        add(inner.input(reaching: point.input, from, to), point.value)
      }
      add(to.input, limit(at: to.value, fromBelow: rises))
    }
    if isClosed, let last = inner.points.last { add(last.input, function(last.value)) }
    let (outer, inner) = (function, inner.function)
    return Course(through: found) { outer(inner($0)) }
  }

  /// The course with a number added to every value.
  func adding(_ number: Double) -> Course { scaled { $0 + number } }

  /// The course with every value in another scale, which grows or falls throughout.
  func scaled(_ scale: @escaping @Sendable (Double) -> Double) -> Course {
    let function = function
    return Course(through: points.map { Point(input: $0.input, value: scale($0.value)) }) {
      scale(function($0))
    }
  }

  /// Returns the first input at which the function is at or above a value; nil if it never is.
  func input(reaching value: Double) -> Double? {
    guard let index = points.firstIndex(where: { $0.value >= value }) else { return nil }
    guard index > 0 else { return points[0].input }
    return input(reaching: value, points[index - 1], points[index])
  }

  /// The input between two neighbouring points at which the function has a value between theirs.
  ///
  /// False position, and halving every third step; good to the last digits of the input.
  private func input(reaching goal: Double, _ from: Point, _ to: Point) -> Double {
    var (low, high) = (from.input, to.input)
    var (before, after) = (from.value - goal, to.value - goal)
    if before == 0 { return low }
    guard low < high, after != 0 else { return high }
    for step in 1...200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high, high - low > 1e-16 else { break }
      let straight = low + (high - low) * (before / (before - after))
      let isUsable = step % 3 != 0 && straight > low && straight < high
      let next = isUsable ? straight : middle
      let error = function(next) - goal
      if error == 0 { return next }
      if (error < 0) == (before < 0) {
        (low, before) = (next, error)
      } else {
        (high, after) = (next, error)
      }
    }
    return high
  }
}

extension CurveEvaluator {
  /// The values in order at every input within 0…1 between which the curve only rises or only falls.
  package var turns: [Double] { coursePoints.map(\.value) }

  /// The points of the curve's course.
  var coursePoints: [Course.Point] {
    let pieces = pieces
    let ends = [pieces.first?.start.point].compactMap(\.self) + pieces.map(\.end.point)
    let points = ends.map { Course.Point(input: $0.x, value: $0.y) }
    // What jumps at 0 has jumped.
    return Array(points[(points.lastIndex { $0.input == 0 } ?? 0)...])
  }
}

extension SpringSolver {
  /// The points of the course of a spring by the fraction of a time in seconds, at whose end it is at
  /// its target.
  ///
  /// Each swing is within the one before, so that the first ones show all that there is.
  func coursePoints(over seconds: Double) -> [Course.Point] {
    var points = [Course.Point(input: 0, value: 0)]
    for index in 0..<8 {
      guard let turn = turningPoint(index), turn.time < seconds else { break }
      points.append(.init(input: turn.time / seconds, value: turn.position))
    }
    points.append(.init(input: 1, value: position(at: seconds)))
    points.append(.init(input: 1, value: 1))
    return points
  }
}
