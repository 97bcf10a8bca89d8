import RuntimeQuartzCore

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("A primitive modifier has no body.") }
}

/// A modifier that SwiftUI itself provides.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  func update(_ node: ViewNode, _ scope: Scope, _ content: any View)
}

extension ViewModifier {
  func evaluate(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    var modifier = self
    node.connect(&modifier, scope)
    node.present(&modifier, scope)
    if let primitive = modifier as? any PrimitiveModifier {
      primitive.update(node, scope, content)
    } else if let geometry = modifier as? any GeometryEffect {
      node.applies({ [.projection(geometry.effectValue(size: $0), $0)] }, content, scope)
    } else {
      modifier.body(content: Content(view: content)).evaluate(node.child(0), scope)
      node.keep(1)
    }
  }
}

nonisolated public struct _ViewModifier_Content<Modifier>: View, PrimitiveView
where Modifier: ViewModifier {
  public typealias Body = Never
  let view: any View

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    view.evaluate(node.child(0), scope)
    node.keep(1)
  }
}

nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
  public typealias Body = Never
  let view: any View

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    view.evaluate(node.child(0), scope)
    node.keep(1)
  }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    modifier.evaluate(node, scope, content)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
