public import RuntimeQuartzCore

@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>)
    -> V? where V: VectorArithmetic
  nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic
  nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

// Source: CustomAnimation, "velocity(value:time:context:)" and
// "shouldMerge(previous:value:time:context:)": the default implementations return nil and false.
extension CustomAnimation {
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic { nil }
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic { false }
}

public struct AnimationContext<Value> where Value: VectorArithmetic {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false

  init() {}
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct AnimationState<Value> where Value: VectorArithmetic {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// An animation that knows when it ends, without being tried out.
protocol TimedAnimation: CustomAnimation {
  /// The seconds after which a value is animated.
  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double
}

extension Animation {
  /// The seconds after which a value is animated; infinite if it isn't within a day.
  func end<V: VectorArithmetic>(of value: V, context: AnimationContext<V>) -> Double {
    if let timed = base as? any TimedAnimation { return timed.end(of: value, context: context) }
    func isOver(_ time: Double) -> Bool {
      var copy = context
      return animate(value: value, time: time, context: &copy) == nil
    }
    var (low, high) = (0.0, 1.0)
    while !isOver(high) {
      (low, high) = (high, high * 2)
      if high > 86_400 { return .infinity }
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
