@testable import Motion

/// A halving Bézier is one whose parameter is found by halving alone, so that it is a stair.
struct HalvingBezier: RuntimeCurve {
  let curve: CubicBezier
  /// How far the input found may be off.
  private let tolerance: Double
  /// How often it halves at most.
  private let steps: Int

  /// Flutter's `Cubic`, which halves until the input is off by less than .001.
  ///
  /// Source: `packages/flutter/lib/src/animation/curves.dart`, `Cubic.transformInternal` and
  /// `_cubicErrorBound`, Flutter 1 to 3.
  static func flutter(_ curve: CubicBezier) -> HalvingBezier {
    // Sixty halvings are as many as doubles allow.
    HalvingBezier(curve: curve, tolerance: 0.001, steps: 60)
  }

  /// Motion's `cubicBezier`, which halves at most 12 times, until the input is off by 1e-7.
  ///
  /// Source: `packages/motion-utils/src/easing/cubic-bezier.ts`, Motion 12 and 13.
  static func motion(_ curve: CubicBezier) -> HalvingBezier {
    HalvingBezier(curve: curve, tolerance: 1e-7, steps: 12)
  }

  func value(at input: Double) -> Double {
    guard input > 0, input < 1 else { return input }
    var (low, high) = (0.0, 1.0)
    for step in 1... {
      let middle = (low + high) / 2
      let found = curve.x.value(middle)
      if abs(found - input) < tolerance || step == steps { return curve.y.value(middle) }
      if found < input { low = middle } else { high = middle }
    }
    return input
  }
}
