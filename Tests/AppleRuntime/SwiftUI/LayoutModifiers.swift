public import RuntimeQuartzCore

// Assumed: the lengths themselves are animated.
nonisolated private struct FrameModifier: PrimitiveModifier, Animatable {
  var width, height: CGFloat?
  let alignment: Alignment
  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = newValue.first }
      if height != nil { height = newValue.second }
    }
  }

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    var inner = scope
    inner.space = CGSize(width: width ?? scope.space.width, height: height ?? scope.space.height)
    node.applies({ _ in [.frame(width: width, height: height)] }, content, inner)
    node.layout = Layouts.frame(width: width, height: height, alignment)
  }
}

nonisolated private struct PositionModifier: PrimitiveModifier, Animatable {
  var center: CGPoint
  nonisolated var animatableData: CGPoint.AnimatableData {
    get { center.animatableData }
    set { center.animatableData = newValue }
  }

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    node.applies({ _ in [.position(center)] }, content, scope)
    node.layout = Layouts.position(center)
  }
}

/// Another view behind or in front of a view.
nonisolated private struct BesideModifier<Other: View>: PrimitiveModifier {
  let other: Other
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    content.evaluate(node.child(0), scope)
    other.evaluate(node.child(1), scope)
    node.keep(2)
    node.layout = Layouts.beside(alignment)
    node.drawsBackward = isBehind
  }
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(FrameModifier(width: width, height: height, alignment: alignment)) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(center: CGPoint(x: x, y: y)))
  }
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(BesideModifier(other: content(), alignment: alignment, isBehind: true))
  }
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(BesideModifier(other: content(), alignment: alignment, isBehind: false))
  }
  @_disfavoredOverload nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(BesideModifier(other: background, alignment: alignment, isBehind: true))
  }
  @_disfavoredOverload nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    modifier(BesideModifier(other: overlay, alignment: alignment, isBehind: false))
  }
}
