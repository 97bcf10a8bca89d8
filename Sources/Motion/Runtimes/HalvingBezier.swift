/// A halving Bézier is one whose parameter is found by halving alone, so that it is a stair.
package struct HalvingBezier: RuntimeCurve {
  package let curve: CubicBezier
  /// How far the input found may be off.
  private let tolerance: Double
  /// How often it halves at most.
  private let steps: Int

  /// Flutter's `Cubic`, which halves until the input is off by less than .001.
  ///
  /// Source: `packages/flutter/lib/src/animation/curves.dart`, `Cubic.transformInternal` and
  /// `_cubicErrorBound`, Flutter 1 to 3.
  package static func flutter(_ curve: CubicBezier) -> HalvingBezier {
    // Sixty halvings are as many as doubles allow.
    HalvingBezier(curve: curve, tolerance: 0.001, steps: 60)
  }

  /// Motion's `cubicBezier`, which halves at most 12 times, until the input is off by 1e-7.
  ///
  /// Source: `packages/motion-utils/src/easing/cubic-bezier.ts`, Motion 12 and 13.
  package static func motion(_ curve: CubicBezier) -> HalvingBezier {
    HalvingBezier(curve: curve, tolerance: 1e-7, steps: 12)
  }

  package func value(at input: Double) -> Double {
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

  /// Exact but for rounding: every stair is held against the curve over all of its inputs.
  package var largestDifference: RuntimeDifference {
    var worst = RuntimeDifference()
    visit(0, 1, inputs: (0, 1), step: 1, &worst)
    return worst
  }

  /// Looks at the stairs that inputs come to that have led between two parameters.
  private func visit(
    _ low: Double, _ high: Double, inputs: (from: Double, to: Double), step: Int,
    _ worst: inout RuntimeDifference
  ) {
    guard inputs.from < inputs.to else { return }
    let middle = (low + high) / 2
    let found = curve.x.value(middle)
    let isLast = step == steps
    let start = isLast ? inputs.from : max(inputs.from, found - tolerance)
    let end = isLast ? inputs.to : min(inputs.to, found + tolerance)
    if start < end {
      let value = curve.y.value(middle)
      let range = curve.range(from: start, to: end)
      let (below, above) = (value - range.lowerBound, range.upperBound - value)
      let isAtStart = abs(curve.value(at: start) - value) >= abs(curve.value(at: end) - value)
      worst.take(max(below, above), at: isAtStart ? start : end)
    }
    if isLast { return }
    visit(
      low, middle, inputs: (inputs.from, min(inputs.to, found - tolerance)), step: step + 1, &worst)
    visit(
      middle, high, inputs: (max(inputs.from, found + tolerance), inputs.to), step: step + 1, &worst
    )
  }
}
