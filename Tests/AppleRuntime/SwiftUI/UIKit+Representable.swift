public import RuntimeUIKit

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Self.Coordinator == Void {
  public func makeCoordinator() -> Self.Coordinator { () }
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  /// Makes its view once, and updates it with every evaluation.
  func show(_ node: ViewNode, _ scope: Scope) {
    typealias Known = (view: UIViewType, coordinator: Coordinator)
    let known = node.memory as? Known
    let coordinator = known?.coordinator ?? makeCoordinator()
    let context = Context(
      coordinator: coordinator, transaction: scope.transaction, environment: scope.environment)
    let view = known?.view ?? makeUIView(context: context)
    node.memory = Known(view, coordinator)
    updateUIView(view, context: context)
    node.draws(String(describing: Self.self))
    node.layout = { [weak view] _, space in
      view?.frame.size = space
      return space
    }
  }
}
