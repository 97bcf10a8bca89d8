import RuntimeQuartzCore

public struct AnyTransition {
  fileprivate indirect enum Kind {
    case identity
    case modifier(active: any ViewModifier, identity: any ViewModifier)
    case asymmetric(insertion: AnyTransition, removal: AnyTransition)
    case combined(inner: AnyTransition, outer: AnyTransition)
    case animated(AnyTransition, Animation?)
    case custom(any Transition)
  }

  private let kind: Kind

  fileprivate init(_ kind: Kind) { self.kind = kind }

  public nonisolated(unsafe) static let identity = AnyTransition(.identity)
  public nonisolated(unsafe) static let opacity = modifier(
    active: OpacityEffect(opacity: 0), identity: OpacityEffect(opacity: 1))
  // Source: AnyTransition, "scale": from or to nothing, around the center.
  public static var scale: AnyTransition { scale(scale: 0) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    modifier(
      active: ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor),
      identity: ScaleEffect(scale: CGSize(width: 1, height: 1), anchor: anchor))
  }
  // Source: AnyTransition, "slide": in from the leading edge, out towards the trailing edge.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }
  public static func move(edge: Edge) -> AnyTransition {
    modifier(
      active: MoveEffect(edge: edge, part: 1), identity: MoveEffect(edge: edge, part: 0))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    modifier(active: OffsetEffect(offset: offset), identity: OffsetEffect(offset: .zero))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  // Source: AnyTransition, "push(from:)": moves in from the edge and fades in; leaves the other
  // way.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite))
      .combined(with: opacity)
  }

  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(.modifier(active: active, identity: identity))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion, removal: removal))
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(inner: self, outer: other))
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(self, animation))
  }

  /// Whether the animation of a transition is only that of its phases.
  ///
  /// By default, it's also that of whatever else changes in the modifiers of the transition: an
  /// effect in the body of an animatable modifier is then animated in every frame, and lags behind.
  public nonisolated(unsafe) static var runtimeAnimatesOnlyPhases = false

  /// Evaluates a view with what's around it in a phase.
  ///
  /// - Parameter changes: Whether the phase has just changed.
  // Assumed, as others have found by taking SwiftUI apart: both parts of an asymmetric transition
  // stay in place, the removal around the insertion, each at its identity while the other one is at
  // work; an animation replaces that of every transaction around the content.
  @MainActor func apply(
    _ phase: TransitionPhase, _ node: ViewNode, _ scope: Scope, changes: Bool, _ content: any View
  ) {
    func inside(_ transition: AnyTransition, _ phase: TransitionPhase) -> TransitionView {
      TransitionView(
        transition: transition, phase: phase, changes: changes, content: content,
        transaction: scope.transaction)
    }
    switch kind {
    case .identity: PlaceholderContentView<Never>(view: content).evaluate(node, scope)
    case .modifier(let active, let identity):
      let modifier = phase.isIdentity ? identity : active
      evaluate(modifier, node, scope, content)
    case .asymmetric(let insertion, let removal):
      let (first, last) = (phase == .willAppear, phase == .didDisappear)
      removal.apply(
        last ? phase : .identity, node, scope, changes: changes,
        inside(insertion, first ? phase : .identity))
    case .combined(let inner, let outer):
      outer.apply(phase, node, scope, changes: changes, inside(inner, phase))
    case .animated(let transition, let animation):
      var scope = scope
      scope.needsFrames = !Self.runtimeAnimatesOnlyPhases
      if changes || scope.needsFrames { scope.transaction.animation = animation }
      transition.apply(phase, node, scope, changes: changes, content)
    case .custom(let transition): evaluate(transition, phase, node, scope, content)
    }
  }

  @MainActor private func evaluate(
    _ modifier: some ViewModifier, _ node: ViewNode, _ scope: Scope, _ content: any View
  ) { PlaceholderContentView<Never>(view: content).modifier(modifier).evaluate(node, scope) }

  @MainActor private func evaluate<T: Transition>(
    _ transition: T, _ phase: TransitionPhase, _ node: ViewNode, _ scope: Scope, _ content: any View
  ) {
    transition.body(content: PlaceholderContentView(view: content), phase: phase)
      .evaluate(node, scope)
  }
}

/// A view in a phase of a transition.
private nonisolated struct TransitionView: View, PrimitiveView {
  typealias Body = Never
  let transition: AnyTransition
  let phase: TransitionPhase
  let changes: Bool
  let content: any View
  /// The one around all transitions.
  let transaction: Transaction

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    var scope = scope
    scope.transaction = transaction
    transition.apply(phase, node.child(0), scope, changes: changes, content)
    node.keep(1)
  }
}

public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  // Source: TransitionPhase, "value": -1 before it appears, 1 after it disappears.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase)
    -> Self.Body
  typealias Content = PlaceholderContentView<Self>
}

nonisolated private struct TransitionTrait: PrimitiveModifier {
  let transition: AnyTransition

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    node.applies(nil, content, scope)
    node.transition = transition
  }
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionTrait(transition: t))
  }
  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
    modifier(TransitionTrait(transition: AnyTransition(.custom(transition))))
  }
}
