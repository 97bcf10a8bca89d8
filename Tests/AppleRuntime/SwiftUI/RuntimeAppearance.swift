public import RuntimeQuartzCore

/// What a modifier does to the view inside of it.
public enum RuntimeEffect: Equatable, Sendable {
  case opacity(Double)
  case offset(CGSize)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(Angle, ProjectionTransform)
  /// A transform of a view of a size.
  case projection(ProjectionTransform, CGSize)
  case blur(CGFloat)
  case background(Color)
  case material(Material)
  case foreground(Color)
  case clip(RuntimeShape)
  case shape(RuntimeShape)
  case shadow(Color, radius: CGFloat, CGSize)
  case frame(width: CGFloat?, height: CGFloat?)
  case position(CGPoint)

  /// What it does to places in a view of a size.
  func transform(in size: CGSize) -> ProjectionTransform? {
    switch self {
    case .offset(let offset):
      ProjectionTransform(translation: CGPoint(x: offset.width, y: offset.height))
    case .scale(let scale, let anchor):
      ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .around(anchor.point(in: size))
    case .rotation(let angle, let anchor):
      ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians))
        .around(anchor.point(in: size))
    case .rotation3D(_, let transform), .projection(let transform, _): transform
    default: nil
    }
  }
}

/// A shape, as far as a test compares it.
public struct RuntimeShape: Equatable, Sendable {
  public let name: String
  /// Nil if it isn't a rounded rectangle.
  public let cornerRadius: CGFloat?
  /// The path in the view's size.
  public let path: Path
}

/// How something is drawn at the moment.
public struct RuntimeAppearance: Equatable, Sendable {
  public let name: String
  /// The size that it's laid out in.
  public let size: CGSize
  /// What maps its own coordinates to the host's.
  public let transform: ProjectionTransform
  /// The effects on it, from the inner to the outer ones.
  public let effects: [RuntimeEffect]
  /// How many things are drawn before.
  public let order: Int

  /// The product of all opacities.
  public var opacity: Double {
    effects.reduce(1) { if case .opacity(let opacity) = $1 { $0 * opacity } else { $0 } }
  }
  /// The sum of all offsets, whatever is between them.
  public var offset: CGSize {
    effects.reduce(.zero) { sum, effect in
      guard case .offset(let next) = effect else { return sum }
      return CGSize(width: sum.width + next.width, height: sum.height + next.height)
    }
  }
  /// The sum of all blurs.
  public var blur: CGFloat {
    effects.reduce(0) { if case .blur(let radius) = $1 { $0 + radius } else { $0 } }
  }
  /// The innermost background color.
  public var background: Color? {
    effects.lazy.compactMap { if case .background(let color) = $0 { color } else { nil } }.first
  }
  /// The innermost foreground color.
  public var foreground: Color? {
    effects.lazy.compactMap { if case .foreground(let color) = $0 { color } else { nil } }.first
  }
  /// The innermost clip.
  public var clip: RuntimeShape? {
    effects.lazy.compactMap { if case .clip(let shape) = $0 { shape } else { nil } }.first
  }
  /// The corner radius of the innermost clip.
  public var cornerRadius: CGFloat { clip?.cornerRadius ?? 0 }
  /// Where its center is in the host.
  public var center: CGPoint {
    CGPoint(x: size.width / 2, y: size.height / 2).applying(transform)
  }
}

/// Something that's drawn, with the way that leads to it.
struct Drawing {
  let appearance: RuntimeAppearance
  /// The nodes from the root on, with what maps their coordinates to the host's.
  let path: [(node: ViewNode, transform: ProjectionTransform)]
}

extension ViewNode {
  /// Adds what it draws.
  ///
  /// - Parameter effects: Those around it, from the inner to the outer ones.
  func draw(
    into drawings: inout [Drawing], _ transform: ProjectionTransform, _ effects: [RuntimeEffect],
    _ path: [(node: ViewNode, transform: ProjectionTransform)]
  ) {
    let own = self.effects?(size) ?? []
    let effects = own + effects
    let path = path + [(self, transform)]
    let inside = own.compactMap { $0.transform(in: size) }
      .reduce(transform) { $1.concatenating($0) }
    if let name {
      let appearance = RuntimeAppearance(
        name: name, size: size, transform: inside, effects: effects, order: drawings.count)
      drawings.append(Drawing(appearance: appearance, path: path))
    }
    for child in drawsBackward ? children.reversed() : children {
      for item in child.group.inDrawingOrder {
        let place = ProjectionTransform(translation: item.origin).concatenating(inside)
        item.draw(into: &drawings, place, effects, path)
      }
    }
  }
}

extension [ViewNode] {
  /// From the back to the front.
  // Assumed: among views with the same zIndex, those that leave are behind.
  @MainActor fileprivate var inDrawingOrder: [ViewNode] {
    let levels = map { (zIndex: $0.trait(\.zIndex) ?? 0, rank: $0.isLeaving ? 0 : 1) }
    return indices.sorted {
      (levels[$0].zIndex, levels[$0].rank, $0) < (levels[$1].zIndex, levels[$1].rank, $1)
    }.map { self[$0] }
  }
}
