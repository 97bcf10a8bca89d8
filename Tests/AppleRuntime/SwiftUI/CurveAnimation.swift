import RuntimeQuartzCore

/// Progress along a curve.
///
/// Source: CustomAnimation, "shouldMerge(previous:value:time:context:)": by default, an animation
/// runs together with the one before it, and the results are combined. Assumed: it reports no
/// velocity, which is the default too.
struct CurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
  }

  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double { duration }
}
