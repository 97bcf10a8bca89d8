/// A flattened path is the line that Android's `PathInterpolator` makes of Béziers.
///
/// It halves each until the middle of a piece is within .002 of the middle of its chord.
/// Source: AOSP `core/java/android/view/animation/PathInterpolator.java` (`PRECISION`) and
/// `libs/hwui/jni/Path.cpp` (`addBezier`, `subdividePoints`), Android 5 and later.
package struct FlattenedPath: Sendable {
  private let lines: [Line]

  /// A line is a chord of a part, from one parameter to another one.
  private struct Line: Sendable {
    let part: PathCurve.Part
    let from, to: (t: Float, x: Float, y: Float)
  }

  private static let precision: Float = 0.002

  /// Flattens a path that is a curve of time.
  ///
  /// - Throws: ``MotionError`` if it is none.
  package init(_ data: PathData) throws(MotionError) {
    let parts = try PathCurve(data).parts
    let degrees = data.segments.dropFirst().map { segment in
      switch segment {
      case .cubic: 3
      case .quadratic: 2
      case .move, .line, .arc, .close: 1
      }
    }
    lines = zip(parts, degrees).flatMap { Self.lines(of: $0, degree: $1) }
  }

  /// Flattens a cubic Bézier.
  package init(_ curve: CubicBezier) {
    let part = PathCurve.Part(
      .init(x: 0, y: 0), .init(x: curve.x1, y: curve.y1), .init(x: curve.x2, y: curve.y2),
      .init(x: 1, y: 1))
    lines = Self.lines(of: part, degree: 3)
  }

  private static func lines(of part: PathCurve.Part, degree: Int) -> [Line] {
    func point(_ t: Float) -> (t: Float, x: Float, y: Float) {
      (t, value(part.x, t), value(part.y, t))
    }
    func isFar(_ from: (t: Float, x: Float, y: Float), _ to: (t: Float, x: Float, y: Float)) -> Bool
    {
      let middle = point((from.t + to.t) / 2)
      let (x, y) = (middle.x - (from.x + to.x) / 2, middle.y - (from.y + to.y) / 2)
      return x * x + y * y > precision * precision
    }
    var lines: [Line] = []
    var checksTwice = degree == 3
    var from = point(0)
    var waiting = [point(1)]
    while let to = waiting.last {
      let middle = point((from.t + to.t) / 2)
      var isSplit = degree > 1 && isFar(from, to)
      if !isSplit, checksTwice {
        isSplit = isFar(from, middle)
        if isSplit { checksTwice = false }
      }
      if isSplit, waiting.count < 40 {
        waiting.append(middle)
      } else {
        lines.append(Line(part: part, from: from, to: to))
        from = waiting.removeLast()
      }
    }
    return lines
  }

  private static func value(_ coordinate: Cubic, _ t: Float) -> Float {
    let (p0, p1) = (Float(coordinate.p0), Float(coordinate.p1))
    let (p2, p3) = (Float(coordinate.p2), Float(coordinate.p3))
    let rest = 1 - t
    let inner = 3 * rest * rest * t * p1 + 3 * rest * t * t * p2
    return rest * rest * rest * p0 + inner + t * t * t * p3
  }

  /// Returns what is shown at an input.
  package func value(at input: Double) -> Double {
    guard input > 0, input < 1 else { return input <= 0 ? 0 : 1 }
    guard let line = lines.last(where: { Double($0.from.x) <= input }) else { return 0 }
    let width = Double(line.to.x) - Double(line.from.x)
    guard width > 0 else { return Double(line.from.y) }
    let (start, end) = (Double(line.from.y), Double(line.to.y))
    return start + (input - Double(line.from.x)) / width * (end - start)
  }

  /// How far it is off at most; exact, as the difference from each line has its extrema in closed form.
  package var largestDifference: LargestDifference {
    var worst = LargestDifference()
    for line in lines {
      let (from, to) = (line.from, line.to)
      let width = Double(to.x) - Double(from.x)
      guard width > 0 else { continue }
      let slope = (Double(to.y) - Double(from.y)) / width
      let (x, y) = (line.part.x, line.part.y)
      // y − slope·x is a cubic of the parameter, and its turns are where the difference is largest.
      let difference = Cubic(
        y.p0 - slope * x.p0, y.p1 - slope * x.p1, y.p2 - slope * x.p2, y.p3 - slope * x.p3)
      let level = Double(from.y) - slope * Double(from.x)
      let (start, end) = (Double(from.t), Double(to.t))
      for t in [start, end] + difference.turns where t >= start && t <= end {
        worst.consider(difference.value(t) - level, at: min(max(x.value(t), 0), 1))
      }
    }
    return worst
  }
}
