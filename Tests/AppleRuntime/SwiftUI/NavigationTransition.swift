import RuntimeQuartzCore

@MainActor @preconcurrency public protocol NavigationTransition {}

public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier?
  }

  private final class Space {}

  private var space: Space?

  public init() {}

  public var wrappedValue: Namespace.ID { ID(object: space.map(ObjectIdentifier.init)) }
}

extension Namespace: ConnectedProperty {
  mutating func connect(to node: ViewNode, at offset: Int, _ scope: Scope) {
    space = node.state(at: offset) { Space() }
  }
}

// How the system moves between screens isn't published, so these only stand where they are.
extension View {
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(PlainModifier())
  }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { modifier(PlainModifier()) }
}
