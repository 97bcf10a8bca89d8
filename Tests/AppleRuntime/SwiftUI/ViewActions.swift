import RuntimeQuartzCore

/// Another transaction for what's inside, when a value changes.
///
/// Source: View, "animation(_:value:)": applies the animation when the value changes; nil doesn't
/// animate. Transaction, "disablesAnimations": switches that off.
nonisolated private struct ValueAnimation<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    var inner = scope
    if let last = node.memory as? [Value], last != [value], !scope.transaction.disablesAnimations {
      inner.transaction.animation = animation
    }
    node.memory = [value]
    content.evaluate(node.child(0), inner)
    node.keep(1)
  }
}

nonisolated private struct Appearance: PrimitiveModifier {
  let action: (() -> Void)?

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    if node.isNew, let action { scope.host.whenAppeared(action) }
    node.applies(nil, content, scope)
  }
}

/// A task that starts when the view appears and when its value changes.
///
/// Source: View, "task(id:priority:_:)": cancels and restarts the task when the value changes, and
/// cancels it after the view disappears.
nonisolated private struct TaskModifier<Value: Equatable>: PrimitiveModifier {
  @MainActor final class Running {
    var value: Value
    var cancel: (() -> Void)?

    init(_ value: Value) { self.value = value }
  }

  let value: Value
  let action: @Sendable () async -> Void

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    let known = node.memory as? Running
    let running = known ?? Running(value)
    if known == nil || running.value != value {
      running.value = value
      node.memory = running
      scope.host.startTask { [action] in
        MainActor.assumeIsolated {
          running.cancel?()
          let task = Task.immediate { @MainActor in await action() }
          running.cancel = { task.cancel() }
        }
      }
      node.whenGone = { [weak host = scope.host] in
        host?.startTask { MainActor.assumeIsolated { running.cancel?() } }
      }
    }
    node.applies(nil, content, scope)
  }
}

nonisolated private struct TapModifier: PrimitiveModifier {
  let action: () -> Void

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    node.applies(nil, content, scope)
    node.tap = action
  }
}

nonisolated public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  public typealias Body = Never
  var action: (kind: AccessibilityActionKind, action: () -> Void)?

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    node.applies(nil, content, scope)
    node.accessibilityAction = action
  }
}

// Source: View, "zIndex(_:)"; a trait, which isn't animated.
nonisolated private struct ZIndexModifier: PrimitiveModifier {
  let value: Double

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    node.applies(nil, content, scope)
    node.zIndex = value
  }
}

// Source: View, "id(_:)": when the identifier changes, the state of the view is reset.
nonisolated private struct IdentityModifier: PrimitiveModifier {
  let id: AnyHashable

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    node.updateItems([(id, content)], scope)
  }
}

/// A modifier that doesn't change what's compared.
nonisolated struct PlainModifier: PrimitiveModifier {
  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    content.evaluate(node.child(0), scope)
    node.keep(1)
  }
}

public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
}

extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { modifier(ValueAnimation(animation: animation, value: value)) }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(Appearance(action: action))
  }
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { modifier(TaskModifier(value: value, action: action)) }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { modifier(TapModifier(action: action)) }
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(action: (actionKind, handler)))
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { modifier(AccessibilityAttachmentModifier()) }
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
