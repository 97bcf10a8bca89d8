import RuntimeQuartzCore

nonisolated public struct PhaseAnimator<Phase, Content>: View, PrimitiveView
where Phase: Equatable, Content: View {
  /// What a place in the tree knows of its run.
  @MainActor private final class Run {
    var index = 0
    var trigger: AnyEquatable?
    /// When the next phase is due.
    var end: Double?

    init(trigger: AnyEquatable?) { self.trigger = trigger }
  }

  public typealias Body = Never
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnyEquatable(trigger))
    (self.content, self.animation) = (content, animation)
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  // Source: PhaseAnimator: cycles through the phases, from the moment that it appears or once after
  // the trigger changes, each when the animation before it ends. Assumed: the closure is asked for
  // the phase to animate to; if nothing is animated, the next phase is a frame later.
  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    let known = node.memory as? Run
    let run = known ?? Run(trigger: trigger)
    node.memory = run
    var inner = scope
    if known == nil { content(phases[0]).evaluate(node.child(0), scope) }
    if phases.count > 1, isDue(run, isNew: known == nil, at: scope.time) {
      run.index = (run.index + 1) % phases.count
      let record = AnimationRecord(in: scope.transaction.record)
      inner.transaction = Transaction(animation: animation(phases[run.index]))
      inner.transaction.record = record
      content(phases[run.index]).evaluate(node.child(0), inner)
      let isOver = trigger != nil && run.index == 0
      run.end = isOver ? nil : max(record.end ?? 0, scope.time + 1 / 60)
      if let end = run.end { scope.host.wake(at: end, needsFrames: false) }
    } else {
      content(phases[run.index]).evaluate(node.child(0), scope)
    }
    node.keep(1)
  }

  @MainActor private func isDue(_ run: Run, isNew: Bool, at time: Double) -> Bool {
    guard let trigger else { return isNew || time >= run.end ?? .infinity }
    if trigger != run.trigger {
      (run.trigger, run.index) = (trigger, 0)
      return true
    }
    return time >= run.end ?? .infinity
  }
}

extension View {
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping @Sendable (Phase) -> Animation? = { (_: Any) in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(view: self), $0) },
      animation: animation)
  }
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping @Sendable (Phase) -> Animation? = { (_: Any) in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(view: self), $0) },
      animation: animation)
  }
}
