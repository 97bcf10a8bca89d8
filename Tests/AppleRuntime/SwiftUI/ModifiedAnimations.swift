import RuntimeQuartzCore

/// An animation that starts later.
struct DelayedAnimation: TimedAnimation {
  let inner: Animation
  let delay: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : inner.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : inner.velocity(value: value, time: time - delay, context: context)
  }

  // Assumed: merges only with an animation of the same kind that's modified in the same way.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self, previous.delay == delay,
      inner.isAlike(previous.inner)
    else { return false }
    return inner.shouldMerge(
      previous: previous.inner, value: value, time: max(time - delay, 0), context: &context)
  }

  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double {
    delay + inner.end(of: value, context: context)
  }
}

/// An animation whose time runs at another speed.
struct SpedAnimation: TimedAnimation {
  let inner: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? { inner.animate(value: value, time: time * speed, context: &context) }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    inner.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  // Assumed: merges only with an animation of the same kind that's modified in the same way.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self, previous.speed == speed,
      inner.isAlike(previous.inner)
    else { return false }
    return inner.shouldMerge(
      previous: previous.inner, value: value, time: time * speed, context: &context)
  }

  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double {
    inner.end(of: value, context: context) / speed
  }
}

extension Animation {
  /// Whether another animation is of the same kind.
  fileprivate func isAlike(_ other: Animation) -> Bool { type(of: base) == type(of: other.base) }
}

/// An animation that runs more than once.
///
/// Source: Animation, "repeatCount(_:autoreverses:)". Assumed: on the way back, it's the same
/// animation from the end to the start, not one whose time runs backward.
struct RepeatedAnimation: TimedAnimation {
  let inner: Animation
  /// Nothing is forever.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let period = inner.end(of: value, context: context)
    guard period > 0, time < end(of: value, context: context) else { return nil }
    let number = (time / period).rounded(.down)
    let moved =
      inner.animate(value: value, time: time - number * period, context: &context) ?? value
    let isBack = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? value - moved : moved
  }

  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double {
    count.map { Double($0) * inner.end(of: value, context: context) } ?? .infinity
  }
}

/// Animations that run together, each after a time.
///
/// Assumed, as others have found by taking SwiftUI apart: each animation goes from where the ones
/// before it are at the moment, which still move, to its own target. When the last one ends, all
/// do.
struct CombinedAnimation: TimedAnimation {
  struct Part: Hashable {
    let animation: Animation
    let start: Double
  }

  /// Where each part goes to.
  struct Targets<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: [(value: V, context: AnimationContext<V>)] { [] }
  }

  let parts: [Part]

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var targets = context.state[Targets<V>.self]
    defer { context.state[Targets<V>.self] = targets }
    var place = V.zero
    for (index, part) in parts.enumerated() {
      let way = targets[index].value - place
      let moved = part.animation.animate(
        value: way, time: time - part.start, context: &targets[index].context)
      if moved == nil, index == parts.count - 1 { return nil }
      place += moved ?? way
    }
    return place
  }

  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double {
    guard let part = parts.last, let target = context.state[Targets<V>.self].last else { return 0 }
    return part.start + part.animation.end(of: target.value, context: target.context)
  }
}
