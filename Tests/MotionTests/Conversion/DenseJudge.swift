import Motion

/// A dense judge looks for the largest difference of two motions at many inputs, and climbs to the
/// top about the best of them.
///
/// It is written apart from what it judges. Béziers are looked at by their own parameter, so that
/// many inputs lie where they are steep.
struct DenseJudge {
  /// The inputs that are looked at; in any order.
  var inputs: [Double]
  /// One motion and the other.
  let one, other: (Double) -> Double

  init(inputs: [Double], _ one: @escaping (Double) -> Double, _ other: @escaping (Double) -> Double)
  {
    (self.inputs, self.one, self.other) = (inputs, one, other)
  }

  /// The largest difference found.
  var largest: Double {
    let sorted = Set(inputs).sorted()
    let heights = sorted.map { abs(one($0) - other($0)) }
    guard var best = heights.max() else { return 0 }
    for index in heights.indices where heights[index] >= best * 0.95 {
      let (low, high) = (sorted[max(index - 1, 0)], sorted[min(index + 1, sorted.count - 1)])
      best = max(best, top(low, high))
    }
    return best
  }

  /// Thirds, again and again.
  private func top(_ low: Double, _ high: Double) -> Double {
    var (low, high, best) = (low, high, 0.0)
    for _ in 0..<60 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      let (a, b) = (abs(one(left) - other(left)), abs(one(right) - other(right)))
      best = max(best, a, b)
      if a < b { low = left } else { high = right }
    }
    return best
  }

  /// Inputs within 0…1: even ones, those of a shape's own parameter, and about its stops.
  static func inputs(_ shapes: [Curve.Shape], even count: Int = 2000) -> [Double] {
    (0...count).map { Double($0) / Double(count) } + shapes.flatMap(own)
  }

  /// How far values are off where neighbouring inputs have others: there is no double between.
  static func rounding(_ shape: Curve.Shape) -> Double {
    switch shape {
    case .cubicBezier(let x1, _, let x2, _): x2 == 1 || x1 == 1 && x2 == 0 ? 5e-6 : 1e-9
    case .path: 5e-6
    default: 1e-9
    }
  }

  private static func own(_ shape: Curve.Shape) -> [Double] {
    switch shape {
    case .cubicBezier(let x1, _, let x2, _): bezier(0, x1, x2, 1)
    case .named(let name):
      bezier(0, name.controlPoints.x1, name.controlPoints.x2, 1)
    case .linear(let stops): lines(stops.map(\.input))
    case .steps(let count, _): about((0...count).map { Double($0) / Double(count) })
    case .path(let path): path.segments.indices.dropFirst().flatMap { part($0, of: path) }
    case .use: []
    }
  }

  private static func lines(_ ends: [Double]) -> [Double] {
    var inputs = about(ends)
    for (from, to) in zip(ends, ends.dropFirst()) {
      for step in 1..<16 { inputs.append(from + (to - from) * Double(step) / 16) }
    }
    return inputs.filter { (0...1).contains($0) }
  }

  /// A little before, at and after inputs.
  private static func about(_ inputs: [Double]) -> [Double] {
    inputs.flatMap { [$0 - 1e-12, $0, $0 + 1e-12] }.filter { (0...1).contains($0) }
  }

  private static func part(_ index: Int, of path: PathData) -> [Double] {
    guard let from = end(path.segments[index - 1]) else { return [] }
    switch path.segments[index] {
    case .cubic(let first, let second, let to): return bezier(from.x, first.x, second.x, to.x)
    case .line(let to): return [from.x, to.x]
    default: return []
    }
  }

  private static func end(_ segment: PathData.Segment) -> PathData.Point? {
    switch segment {
    case .move(let to), .line(let to), .cubic(_, _, let to), .quadratic(_, let to): to
    default: nil
    }
  }

  private static func bezier(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    (0...1000).map { step in
      let t = Double(step) / 1000
      let r = 1 - t
      return a * r * r * r + 3 * b * r * r * t + 3 * c * r * t * t + d * t * t * t
    }
  }
}
