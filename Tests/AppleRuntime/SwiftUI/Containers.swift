public import RuntimeQuartzCore

nonisolated public struct ZStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  private let alignment: Alignment
  private let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    content.evaluate(node.child(0), scope)
    node.keep(1)
    node.layout = Layouts.layers(alignment)
    node.isContainer = true
  }
}

nonisolated public struct Group<Content>: View where Content: View {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { content }
}

nonisolated public struct GeometryReader<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  private let content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  // Source: GeometryReader: "returns a flexible preferred size to its parent layout".
  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    let size = node.memory as? CGSize ?? scope.space
    content(GeometryProxy(size: size)).evaluate(node.child(0), scope)
    node.keep(1)
    node.isContainer = true
    let host = scope.host
    node.layout = { [weak host] node, space in
      node.memory = space
      if space != size { host?.needsAnotherPass = true }
      _ = Layouts.layers(.topLeading)(node, space)
      for item in node.items { item.origin = .zero }
      return space
    }
  }
}

public struct GeometryProxy {
  public let size: CGSize
}

/// A view that a test finds by name; it takes all the space that it's offered.
nonisolated public struct RuntimeLeaf: View, PrimitiveView {
  public typealias Body = Never
  private let name: String

  /// Makes a leaf that a host finds by this name.
  nonisolated public init(_ name: String) { self.name = name }

  @MainActor func update(_ node: ViewNode, _ scope: Scope) { node.draws(name) }
}
