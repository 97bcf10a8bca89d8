public import RuntimeQuartzCore

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}

/// What a gesture does.
struct DragActions {
  var minimumDistance: CGFloat
  var changed: [(DragGesture.Value) -> Void] = []
  var ended: [(DragGesture.Value) -> Void] = []
  var reset: [() -> Void] = []
}

/// A gesture that knows what it does.
@MainActor protocol ActingGesture {
  var actions: DragActions { get }
}

public struct DragGesture: Gesture, ActingGesture {
  public struct Value: Equatable, Sendable {
    public var startLocation: CGPoint
    public var location: CGPoint
    public let velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    // Assumed: a quarter of a second further.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  let actions: DragActions

  public init(minimumDistance: CGFloat = 10) {
    actions = DragActions(minimumDistance: minimumDistance)
  }
}

public struct _ModifiedGesture<Value>: Gesture, ActingGesture {
  let actions: DragActions
}

public struct GestureStateGesture<Base, State>: Gesture, ActingGesture
where Base: Gesture {
  public typealias Value = Base.Value
  let actions: DragActions
}

@propertyWrapper public struct GestureState<Value> {
  private let initial: Value
  private var location: Location<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value { location?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }

  // Source: GestureState: "resets the property back to its initial state when the gesture ends".
  func reset() { location?.set(initial) }
}

extension GestureState: Sendable where Value: Sendable {}

extension GestureState: ConnectedProperty {
  mutating func connect(to node: ViewNode, at offset: Int, _ scope: Scope) {
    location = node.state(at: offset) { Location(initial) }
  }
}

extension Gesture {
  private var ownActions: DragActions {
    (self as? any ActingGesture)?.actions ?? DragActions(minimumDistance: .infinity)
  }

  private func doing(_ action: @escaping (Value) -> Void) -> (DragGesture.Value) -> Void {
    { if let value = $0 as? Value { action(value) } }
  }

  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    var actions = ownActions
    actions.changed.append(
      doing { value in
        var (next, transaction) = (state.wrappedValue, Transaction.current)
        body(value, &next, &transaction)
        state.set(next, transaction)
      })
    actions.reset.append { state.reset() }
    return GestureStateGesture(actions: actions)
  }

  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Self.Value) -> Void)
    -> _ModifiedGesture<Self.Value> where Self.Value: Equatable
  {
    var actions = ownActions
    actions.changed.append(doing(action))
    return _ModifiedGesture(actions: actions)
  }

  @MainActor @preconcurrency public func onEnded(_ action: @escaping (Self.Value) -> Void)
    -> _ModifiedGesture<Self.Value>
  {
    var actions = ownActions
    actions.ended.append(doing(action))
    return _ModifiedGesture(actions: actions)
  }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture on a view.
struct AttachedGesture {
  let actions: DragActions
  let mask: GestureMask
  let isSimultaneous: Bool
}

nonisolated private struct GestureModifier: PrimitiveModifier {
  let gesture: any Gesture
  let mask: GestureMask
  let isSimultaneous: Bool

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    node.applies(nil, content, scope)
    node.gesture = (gesture as? any ActingGesture).map {
      AttachedGesture(actions: $0.actions, mask: mask, isSimultaneous: isSimultaneous)
    }
  }
}

extension View {
  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View where T: Gesture
  { modifier(GestureModifier(gesture: gesture, mask: mask, isSimultaneous: false)) }
  nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View where T: Gesture
  { modifier(GestureModifier(gesture: gesture, mask: mask, isSimultaneous: true)) }
}
