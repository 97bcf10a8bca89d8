import RuntimeQuartzCore

nonisolated public struct KeyframeAnimator<Value, KeyframePath, Content>: View, PrimitiveView
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  /// What a place in the tree knows of its run.
  private final class Run {
    let trigger: AnyEquatable?
    let start: Double
    let timeline: KeyframeTimeline<Value>?
    let rest: Value

    init(
      trigger: AnyEquatable?, start: Double, timeline: KeyframeTimeline<Value>?, rest: Value
    ) {
      (self.trigger, self.start, self.timeline, self.rest) = (trigger, start, timeline, rest)
    }

    func value(at time: Double, repeats: Bool) -> Value {
      guard let timeline else { return rest }
      let duration = timeline.duration
      let elapsed = time - start
      guard repeats, duration > 0 else { return timeline.value(time: elapsed) }
      return timeline.value(time: elapsed - (elapsed / duration).rounded(.down) * duration)
    }
  }

  public typealias Body = Never
  private let initialValue: Value
  private let trigger: AnyEquatable?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.trigger, repeats) = (initialValue, AnyEquatable(trigger), false)
    (self.content, self.keyframes) = (content, keyframes)
  }

  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, trigger, repeats) = (initialValue, nil, repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  // Source: View, "keyframeAnimator(initialValue:trigger:content:keyframes:)": the closure is
  // called with the current value, the new animation replaces the old one, and "the previous
  // velocity will be preserved". When it finishes, it "will remain at the end value, which becomes
  // the initial value for the next animation". Assumed: a loop starts from the initial value every
  // time.
  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    var run =
      node.memory as? Run
      ?? Run(
        trigger: trigger, start: scope.time, timeline: repeats ? timeline(initialValue) : nil,
        rest: initialValue)
    if let trigger, trigger != run.trigger {
      let now = run.value(at: scope.time, repeats: false)
      var next = timeline(now)
      if let last = run.timeline { next = next.continuing(last, at: scope.time - run.start) }
      run = Run(trigger: trigger, start: scope.time, timeline: next, rest: now)
    }
    node.memory = run
    content(run.value(at: scope.time, repeats: repeats)).evaluate(node.child(0), scope)
    node.keep(1)
  }

  private func timeline(_ value: Value) -> KeyframeTimeline<Value> {
    KeyframeTimeline(initialValue: value) { keyframes(value) }
  }
}

/// A value that's compared with others of its type.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (one: AnyEquatable, other: AnyEquatable) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
    return isEqual(one.value)
  }
}

extension View {
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: self), $0) },
      keyframes: keyframes)
  }
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: self), $0) },
      keyframes: keyframes)
  }
}
