import RuntimeQuartzCore

/// A spring that takes over the place and the velocity of the animation before it.
///
/// Source: Animation, "spring(response:dampingFraction:blendDuration:)": "each animation will be
/// replaced by their successor, preserving velocity". WWDC 2023, "Explore SwiftUI animation":
/// springs return true from shouldMerge, and incorporate the velocity of the previous animation.
struct SpringAnimation: TimedAnimation {
  let spring: Spring

  /// Where a value was, and how fast, when the spring took over.
  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    var place = V.zero
    var velocity = V.zero
    var time = 0.0
    static var defaultValue: Start<V> { Start() }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < end(of: value, context: context) else { return nil }
    let start = context.state[Start<V>.self]
    return start.place
      + spring.value(
        target: value - start.place, initialVelocity: start.velocity, time: time - start.time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    guard time < end(of: value, context: context) else { return nil }
    let start = context.state[Start<V>.self]
    return spring.velocity(
      target: value - start.place, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let place = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[Start<V>.self] = Start(place: place, velocity: velocity, time: time)
    return true
  }

  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double {
    let start = context.state[Start<V>.self]
    return start.time
      + spring.settlingDuration(
        target: value - start.place, initialVelocity: start.velocity, epsilon: settled)
  }
}

/// A spring that adds to the animation before it.
///
/// Source: Animation, "interpolatingSpring(mass:stiffness:damping:initialVelocity:)": "preserves
/// velocity across overlapping animations by adding the effects of each animation". The velocity is
/// in distances per second.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  let initialVelocity: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < end(of: value, context: context) else { return nil }
    return spring.value(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double {
    spring.settlingDuration(
      target: value, initialVelocity: value.scaled(by: initialVelocity), epsilon: settled)
  }
}

/// What's left of the way when a spring ends.
///
/// Assumed: the epsilon of Spring.settlingDuration, in the unit of the value.
private let settled = 0.001
