import RuntimeQuartzCore

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Body == Never {
  public var body: Never { fatalError("A primitive view has no body.") }
}

extension Never: View {
  public typealias Body = Never
  nonisolated public var body: Never { fatalError("Never has no value") }
}

/// A view that SwiftUI itself provides.
@MainActor protocol PrimitiveView {
  func update(_ node: ViewNode, _ scope: Scope)
}

extension View {
  func evaluate(_ node: ViewNode, _ scope: Scope) {
    node.begin(Self.self)
    var view = self
    node.connect(&view, scope)
    node.present(&view, scope)
    if let primitive = view as? any PrimitiveView {
      primitive.update(node, scope)
    } else if let shape = view as? any Shape {
      node.draws(String(describing: Self.self), style: { [shape.look(in: $0)] })
    } else if let view = view as? any UIViewRepresentable {
      view.show(node, scope)
    } else {
      view.body.evaluate(node.child(0), scope)
      node.keep(1)
    }
  }
}

/// What a view is evaluated with.
struct Scope {
  unowned let host: RuntimeHost
  let time: Double
  var environment: EnvironmentValues
  var transaction: Transaction
  /// The space that the nearest frame or the host offers.
  var space: CGSize
  /// Whether animations start further ones in every frame.
  var needsFrames = false
}
