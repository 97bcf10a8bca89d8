public import RuntimeQuartzCore

/// A modifier that changes how a view is drawn, not how it's laid out.
protocol EffectModifier: PrimitiveModifier {
  func effects(in size: CGSize) -> [RuntimeEffect]
}

extension EffectModifier {
  func update(_ node: ViewNode, _ scope: Scope, _ content: any View) {
    node.applies(effects, content, scope)
  }
}

nonisolated struct OpacityEffect: EffectModifier, Animatable {
  var opacity: Double
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func effects(in size: CGSize) -> [RuntimeEffect] { [.opacity(opacity)] }
}

nonisolated struct OffsetEffect: EffectModifier, Animatable {
  var offset: CGSize
  nonisolated var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  func effects(in size: CGSize) -> [RuntimeEffect] { [.offset(offset)] }
}

/// An offset by a part of the view's size, towards an edge.
///
/// Assumed: by its own size, as in a parent that it fills.
nonisolated struct MoveEffect: EffectModifier, Animatable {
  let edge: Edge
  var part: Double
  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }
  func effects(in size: CGSize) -> [RuntimeEffect] {
    let (width, height) = (size.width * part, size.height * part)
    return switch edge {
    case .top: [.offset(CGSize(width: 0, height: -height))]
    case .bottom: [.offset(CGSize(width: 0, height: height))]
    case .leading: [.offset(CGSize(width: -width, height: 0))]
    case .trailing: [.offset(CGSize(width: width, height: 0))]
    }
  }
}

nonisolated struct ScaleEffect: EffectModifier, Animatable {
  var scale: CGSize
  var anchor: UnitPoint
  nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
  func effects(in size: CGSize) -> [RuntimeEffect] { [.scale(scale, anchor: anchor)] }
}

nonisolated private struct RotationEffect: EffectModifier, Animatable {
  var angle: Angle
  var anchor: UnitPoint
  nonisolated var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
  func effects(in size: CGSize) -> [RuntimeEffect] { [.rotation(angle, anchor: anchor)] }
}

/// A rotation in space.
///
/// Assumed: with a perspective of 1, the eye is as far away as the longer side.
nonisolated private struct Rotation3DEffect: EffectModifier, Animatable {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat
  nonisolated var animatableData: Double {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  func effects(in size: CGSize) -> [RuntimeEffect] {
    let point = anchor.point(in: size)
    var transform = CATransform3DIdentity
    let side = max(size.width, size.height)
    transform.m34 = side > 0 ? -perspective / side : 0
    transform = CATransform3DTranslate(transform, 0, 0, anchorZ)
    transform = CATransform3DRotate(transform, angle.radians, axis.x, axis.y, axis.z)
    transform = CATransform3DTranslate(transform, 0, 0, -anchorZ)
    return [.rotation3D(angle, ProjectionTransform(transform).around(point))]
  }
}

nonisolated private struct BlurEffect: EffectModifier, Animatable {
  var radius: CGFloat
  nonisolated var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  func effects(in size: CGSize) -> [RuntimeEffect] { [.blur(radius)] }
}

nonisolated private struct ShadowEffect: EffectModifier, Animatable {
  let color: Color
  var radius: CGFloat
  var offset: CGSize
  nonisolated var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }
  func effects(in size: CGSize) -> [RuntimeEffect] { [.shadow(color, radius: radius, offset)] }
}

nonisolated private struct ClipEffect<S: Shape>: EffectModifier, Animatable {
  var shape: S
  nonisolated var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  func effects(in size: CGSize) -> [RuntimeEffect] { [.clip(shape.outline(in: size))] }
}

extension View {
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetEffect(offset: offset))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius))
  }
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  nonisolated public func clipShape<S>(_ shape: S) -> some View where S: Shape {
    modifier(ClipEffect(shape: shape))
  }
  // The host has no safe area, so that a style ends where the view does.
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View where S: ShapeStyle
  { modifier(StyleEffect(style: style, isBehind: true)) }
  @ViewBuilder nonisolated public func foregroundColor(_ color: Color?) -> some View {
    if let color { foregroundStyle(color) } else { self }
  }
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(StyleEffect(style: style, isBehind: false))
  }
}
