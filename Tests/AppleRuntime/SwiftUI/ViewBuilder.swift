import RuntimeQuartzCore

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildBlock<each Content>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)> where repeat each Content: View
  {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: View, F: View { _ConditionalContent(choice: .first(first)) }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: View, F: View { _ConditionalContent(choice: .second(second)) }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View { AnyView(content) }
}

nonisolated public struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never
  let views: [any View]

  nonisolated init(views: [any View]) { self.views = views }

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    for (index, view) in views.enumerated() { view.evaluate(node.child(index), scope) }
    node.keep(views.count)
  }
}

extension Optional: View where Wrapped: View { public typealias Body = Never }

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    node.updateItems(map { [(0, $0)] } ?? [], scope)
  }
}

nonisolated public struct _ConditionalContent<TrueContent, FalseContent>: View, PrimitiveView
where TrueContent: View, FalseContent: View {
  enum Choice {
    case first(TrueContent)
    case second(FalseContent)
  }

  public typealias Body = Never
  let choice: Choice

  nonisolated init(choice: Choice) { self.choice = choice }

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    switch choice {
    case .first(let view): node.updateItems([(true, view)], scope)
    case .second(let view): node.updateItems([(false, view)], scope)
    }
  }
}

nonisolated public struct EmptyView: View, PrimitiveView {
  public typealias Body = Never
  nonisolated public init() {}
  @MainActor func update(_ node: ViewNode, _ scope: Scope) { node.keep(0) }
}

nonisolated public struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  private let view: any View

  nonisolated public init<V>(_ view: V) where V: View { self.view = view }

  // Source: AnyView: "whenever the type of view used with an AnyView changes, the old hierarchy is
  // destroyed and a new hierarchy is created for the new type".
  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    node.updateItems([(ObjectIdentifier(type(of: view)), view)], scope)
  }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
    self.id = { $0[keyPath: id] }
  }

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    node.updateItems(data.map { (AnyHashable(id($0)), content($0)) }, scope)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: \.id, content: content) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) { self.init(data, id: \.self, content: content) }
}
