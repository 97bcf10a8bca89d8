@testable import Motion

/// A runtime curve is a Bézier as an animation library evaluates it, with the library's own solver.
protocol RuntimeCurve {
  /// Returns what the library shows at an input within 0…1.
  func value(at input: Double) -> Double
}

extension EasingRuntime {
  /// The library's solver.
  func solver(_ curve: CubicBezier) -> any RuntimeCurve {
    switch self {
    case .motion: HalvingBezier.motion(curve)
    case .reanimated: NewtonBezier(curve)
    case .flutter: HalvingBezier.flutter(curve)
    case .compose: FloatBezier(curve)
    case .android: FlattenedPath(curve)
    }
  }
}

extension FlattenedPath: RuntimeCurve {}

extension CubicBezier {
  /// Inputs to look at for what a solver does: even ones, and ever closer to the ends and to where x
  /// hardly grows, as there solvers are worst.
  func telling(even count: Int, step: Double) -> [Double] {
    var inputs = (1..<count).map { Double($0) / Double(count) }
    var centers = [0.0, 1]
    let flattest = -x.b / (3 * x.a)
    if flattest > 0, flattest < 1 { centers.append(x.value(flattest)) }
    for center in centers {
      var way = 0.3
      while way > 1e-13 {
        inputs += [center - way, center + way].filter { $0 > 0 && $0 < 1 }
        way /= step
      }
    }
    return inputs
  }
}
