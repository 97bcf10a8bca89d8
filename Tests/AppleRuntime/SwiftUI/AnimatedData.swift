import RuntimeQuartzCore

/// A value that's on its way to the last one that it was set to.
///
/// Source: CustomAnimation, "animate(value:time:context:)": an animation moves a vector that starts
/// at zero; it's the difference of two values.
final class AnimatedData<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// From where the value starts to where it ends.
    var way: Value
    let start: Double
    var context = AnimationContext<Value>()
    /// The time at which it ends.
    var end = Double.infinity
  }

  private var target: Value
  private var run: Run?

  init(_ value: Value) { target = value }

  /// What's shown at a time.
  func value(at time: Double) -> Value {
    guard var current = run else { return target }
    guard time < current.end,
      let moved = current.animation.animate(
        value: current.way, time: time - current.start, context: &current.context)
    else {
      run = nil
      return target
    }
    run = current
    return target - current.way + moved
  }

  /// Sets a new target.
  ///
  /// - Returns: When an animation ends that this starts.
  // Assumed: a change without an animation moves what runs, which goes on.
  func set(_ value: Value, animation: Animation?, at time: Double) -> Double? {
    guard value != target else { return nil }
    _ = self.value(at: time)
    let change = value - target
    target = value
    guard let animation else { return nil }
    var next =
      run.map { Self.joined($0, animation, change, at: time) }
      ?? Run(animation: animation, way: change, start: time)
    next.end = next.start + next.animation.end(of: next.way, context: next.context)
    run = next
    return next.end
  }

  // Source: CustomAnimation, "shouldMerge(previous:value:time:context:)": if it returns true, the
  // new animation takes over state and elapsed time; if not, "both animations run together and the
  // system combines their results".
  private static func joined(
    _ run: Run, _ animation: Animation, _ change: Value, at time: Double
  ) -> Run {
    var next = run
    let elapsed = time - run.start
    next.way += change
    if animation.shouldMerge(
      previous: run.animation, value: run.way, time: elapsed, context: &next.context)
    {
      next.animation = animation
      return next
    }
    typealias Targets = CombinedAnimation.Targets<Value>
    var parts = [CombinedAnimation.Part(animation: run.animation, start: 0)]
    var targets = [(value: run.way, context: run.context)]
    if let combined = run.animation.base as? CombinedAnimation {
      (parts, targets) = (combined.parts, run.context.state[Targets.self])
    }
    parts.append(CombinedAnimation.Part(animation: animation, start: elapsed))
    targets.append((next.way, AnimationContext()))
    next.context = AnimationContext()
    next.context.state[Targets.self] = targets
    next.animation = Animation(CombinedAnimation(parts: parts))
    return next
  }
}
