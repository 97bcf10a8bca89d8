import Motion

extension PresetFacts {
  /// Derives the facts of a motion without references, as `ReferenceResolver` leaves it.
  ///
  /// What cannot be evaluated is nil: what depends on a measure, a time that is a reference, a shape
  /// that is not a curve, and figures beyond what a number can hold.
  public init(of motion: Motion) {
    self.init()
    switch motion {
    case .curve(let curve): derive(curve)
    case .spring(let spring): derive(spring)
    case .duration(let duration):
      if case .seconds(let seconds) = duration { self.duration = seconds }
    case .keyframes(let keyframes): derive(keyframes)
    case .transition(let transition):
      delay = transition.delay?.seconds
      derive(transition.timing, lasting: transition.duration)
    case .animator(let animator):
      delay = animator.delay?.seconds
      derive(animator.timing, lasting: animator.duration)
    case .group(let group): duration = group.length
    }
    if let duration, !duration.isFinite { self.duration = nil }
  }

  private mutating func derive(_ curve: Curve) {
    duration = curve.duration?.seconds
    delay = curve.delay?.seconds
    if let shape = MotionShape(curve.shape) { take(shape, over: duration) }
  }

  /// Times are one run's, as its parent sees it: the duration divided by the speed.
  private mutating func derive(_ keyframes: Keyframes) {
    duration = keyframes.runLength
    delay = keyframes.beginTime?.seconds
    if let shape = MotionShape(keyframes) { take(shape, over: duration) }
  }

  mutating func take(_ shape: MotionShape, over seconds: Double?) {
    let shape = shape.finite
    overshoot = shape.overshoot
    ninety = shape.ninety
    sketch = shape.sketch
    feel = FeelWord.words(for: shape, lasting: seconds)
  }
}
