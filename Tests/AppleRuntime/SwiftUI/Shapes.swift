public import RuntimeQuartzCore

public protocol ShapeStyle: Sendable {}

nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  nonisolated public func fill<S>(_ content: S) -> some View where S: ShapeStyle {
    StyledShape(shape: self, style: content)
  }

  /// How it's drawn in a size.
  func outline(in size: CGSize) -> RuntimeShape {
    RuntimeShape(
      name: String(describing: Self.self),
      cornerRadius: (self as? RoundedRectangle)?.cornerSize.width,
      path: path(in: CGRect(origin: .zero, size: size)))
  }

  func look(in size: CGSize) -> RuntimeEffect { .shape(outline(in: size)) }
}

nonisolated private struct StyledShape<S: Shape, Style: ShapeStyle>: View, PrimitiveView {
  typealias Body = Never
  let shape: S
  let style: Style

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    shape.modifier(StyleEffect(style: style, isBehind: false)).evaluate(node.child(0), scope)
    node.keep(1)
  }
}

public struct Path: Equatable, Sendable {
  private enum Piece: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  private var pieces: [Piece] = []

  public init() {}
  public init(_ path: CGPath) {
    pieces = path.elements.map { element in
      switch element {
      case .move(let end): .move(end)
      case .line(let end): .line(end)
      case .quadratic(let end, let control): .quadratic(end, control)
      case .cubic(let end, let control1, let control2): .cubic(end, control1, control2)
      case .close: .close
      }
    }
  }
  public init(_ rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }

  public mutating func move(to end: CGPoint) { pieces.append(.move(end)) }
  public mutating func addLine(to end: CGPoint) { pieces.append(.line(end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pieces.append(.quadratic(end, control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pieces.append(.cubic(end, control1, control2))
  }
  public mutating func closeSubpath() { pieces.append(.close) }
}

public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  // The curves of the corners aren't compared.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  // Source: RoundedRectangle, "animatableData": that of its corner size.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}
