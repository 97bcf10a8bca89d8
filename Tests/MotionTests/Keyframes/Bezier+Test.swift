import Motion

extension ProgressFunction {
  /// A Bézier curve by bisection: slow, simple, and independent of the one that ships.
  static func bezier(_ points: [Double]) -> ProgressFunction {
    @Sendable func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    return ProgressFunction { x in
      if x <= 0 { return 0 }
      if x >= 1 { return 1 }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<200 {
        let middle = (low + high) / 2
        if value(middle, points[0], points[2]) < x { low = middle } else { high = middle }
      }
      return value((low + high) / 2, points[1], points[3])
    }
  }

  static let easeInEaseOut = bezier([0.42, 0, 0.58, 1])
}
